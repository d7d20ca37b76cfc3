// SPDX-License-Identifier: GPL-3.0-or-later
// The cities of time zones: only a full name finds a zone, a part of it lists the candidates.
#include "desktop/first_start/city_zones.h"
#include "desktop/first_start/german_cities.h"
#include "desktop/first_start/large_cities.h"

#include <QtCore/QTimeZone>
#include <QtTest/QTest>

using namespace roomrack::desktop;

namespace {

const QLocale kEnglish(QLocale::English, QLocale::UnitedKingdom);
const QLocale kGerman(QLocale::German, QLocale::Germany);

QStringList labels(const std::vector<CityZone> &cities)
{
    QStringList out;
    for (const CityZone &c : cities) out << c.label();
    return out;
}

}  // namespace

class TestCityZones : public QObject {
    Q_OBJECT

private slots:
    void onlyAFullNameFindsAZone_data()
    {
        QTest::addColumn<QString>("city");
        QTest::addColumn<QString>("zone");
        const auto row = [](const char *city, const char *zone) {
            QTest::newRow(city) << QString::fromUtf8(city) << QString::fromLatin1(zone);
        };
        row("lisbon", "Europe/Lisbon");
        row(" New York ", "America/New_York");
        row("São Paulo", "America/Sao_Paulo");
        row("St. John's", "America/St_Johns");
        row("Wien", "Europe/Vienna");
        row("rom", "Europe/Rome");
        row("Kopenhagen", "Europe/Copenhagen");
        row("Lissabon", "Europe/Lisbon");
        row("Zürich", "Europe/Zurich");
        row("Brüssel", "Europe/Brussels");
        for (const char *city : {"Munich", "München", "Cologne", "Köln", "Nuremberg", "hamburg"})
            row(city, "Europe/Berlin");
        for (const char *city :
             {"Roma", "Milan", "Mailand", "Florence", "Firenze", "Venice", "Naples", "Turin"})
            row(city, "Europe/Rome");
        row("Praha", "Europe/Prague");
        row("Warszawa", "Europe/Warsaw");
        row("Cracow", "Europe/Warsaw");
        row("Lisboa", "Europe/Lisbon");
        row("Athína", "Europe/Athens");
        row("København", "Europe/Copenhagen");
        row("Gothenburg", "Europe/Stockholm");
        row("Bruxelles", "Europe/Brussels");
        row("Antwerp", "Europe/Brussels");
        row("Geneva", "Europe/Zurich");
        row("Lucerne", "Europe/Zurich");
        row("Moskva", "Europe/Moscow");
        row("Seville", "Europe/Madrid");
        row("The Hague", "Europe/Amsterdam");
        row("București", "Europe/Bucharest");
        row("Beograd", "Europe/Belgrade");
        row("Mun", "");
        row("Vie", "");
        row("Wie", "");
        row("Nowhere", "");
        row("", "");
        row("UTC", "");
    }
    void onlyAFullNameFindsAZone()
    {
        QFETCH(QString, city);
        QFETCH(QString, zone);
        QCOMPARE(CityZones(kEnglish).zoneOf(city), zone);
    }

    void aPartListsTheCandidates()
    {
        const CityZones zones(kEnglish);
        const QStringList found = labels(zones.matching(QStringLiteral("vie")));
        QVERIFY(found.contains(QStringLiteral("Vienna, Austria")));
        QVERIFY(found.contains(QStringLiteral("Vientiane, Laos")));
        QVERIFY(!found.filter(QStringLiteral("Addis")).size());
        QVERIFY2(labels(zones.matching(QStringLiteral("york"))).first().startsWith(u"New York"),
                 "any word of the name");
        QVERIFY2(zones.matching(QStringLiteral("v")).empty(), "one letter says too little");
    }

    void countriesAreFoundInTheWindowsLanguageAndTheirOwn()
    {
        const QStringList vienna{QStringLiteral("Wien, Österreich")};
        const CityZones german(kGerman);
        QCOMPARE(labels(german.matching(QStringLiteral("Österreich"))), vienna);
        QCOMPARE(labels(german.matching(QStringLiteral("austria"))), vienna);
        QCOMPARE(labels(CityZones(kEnglish).matching(QStringLiteral("osterreich"))),
                 QStringList{QStringLiteral("Vienna, Austria")});
    }

    void germanNamesAreFoundAndShownInGerman()
    {
        const CityZones german(kGerman), english(kEnglish);
        QCOMPARE(labels(english.matching(QStringLiteral("wien"))),
                 QStringList{QStringLiteral("Vienna, Austria")});
        QCOMPARE(labels(german.matching(QStringLiteral("vienna"))),
                 QStringList{QStringLiteral("Wien, Österreich")});
        QCOMPARE(german.zoneOf(QStringLiteral("Vienna")), QStringLiteral("Europe/Vienna"));
        QCOMPARE(cityOfZone(QStringLiteral("Europe/Rome"), kGerman).city, QStringLiteral("Rom"));
        for (const GermanCity &city : kGermanCities) {
            const QString zone = QLatin1String(city.zone);
            const bool known = QTimeZone::isTimeZoneIdAvailable(zone.toLatin1());
            QVERIFY2(known || zone.startsWith(u"Europe/K"), city.zone);  // one of Kiev and Kyiv
        }
    }

    void largeCitiesThatNameNoZoneAreFoundByEachName()
    {
        const CityZones german(kGerman), english(kEnglish);
        const QStringList munich{QStringLiteral("Munich, Germany")};
        QCOMPARE(labels(english.matching(QStringLiteral("munic"))), munich);
        QCOMPARE(labels(english.matching(QStringLiteral("munche"))), munich);
        QCOMPARE(labels(german.matching(QStringLiteral("munich"))),
                 QStringList{QStringLiteral("München, Deutschland")});
        for (const LargeCity &city : kLargeCities) {
            for (const char *name : {city.english, city.german, city.other}) {
                const QString zone = english.zoneOf(QString::fromUtf8(name));
                if (*name) QCOMPARE(zone, QString::fromLatin1(city.zone));
            }
        }
        for (const CityName &city : kMoreNames) {
            const QString zone = english.zoneOf(QString::fromUtf8(city.name));
            QCOMPARE(zone, QString::fromLatin1(city.zone));
        }
    }

    void theCountryOfAZoneHasItsCurrency()
    {
        QCOMPARE(currencyOfZone(QStringLiteral("Europe/Vienna")), QStringLiteral("EUR"));
        QCOMPARE(currencyOfZone(QStringLiteral("Europe/Zagreb")), QStringLiteral("EUR"));
        QCOMPARE(currencyOfZone(QStringLiteral("Asia/Tokyo")), QStringLiteral("JPY"));
        QCOMPARE(currencyOfZone(QStringLiteral("UTC")), QString());
        QCOMPARE(currencyOfZone(QString()), QString());
        QCOMPARE(cityOfZone(QStringLiteral("Europe/Vienna"), kEnglish).label(),
                 QStringLiteral("Vienna, Austria"));
    }
};

QTEST_GUILESS_MAIN(TestCityZones)
#include "test_city_zones.moc"
