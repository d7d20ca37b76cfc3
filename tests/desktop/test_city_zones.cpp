// SPDX-License-Identifier: GPL-3.0-or-later
// The cities of time zones: only a full name finds a zone, a part of it lists the candidates.
#include "desktop/first_start/city_zones.h"
#include "desktop/first_start/german_cities.h"

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
