// SPDX-License-Identifier: GPL-3.0-or-later
// Parsing of typed dates.
#include "desktop/words/typed_date.h"

#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;

class TestTypedDate : public QObject {
    Q_OBJECT

private slots:
    void datesAreUnderstood_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("iso");
        QTest::newRow("ISO") << "en_GB"
                             << "2026-07-18"
                             << "2026-07-18";
        QTest::newRow("British") << "en_GB"
                                 << "18/7/2026"
                                 << "2026-07-18";
        QTest::newRow("American") << "en_US"
                                  << "7/18/2026"
                                  << "2026-07-18";
        QTest::newRow("American, short") << "en_US"
                                         << "7/18"
                                         << "2026-07-18";
        QTest::newRow("German") << "de_DE"
                                << "18.7.2026"
                                << "2026-07-18";
        QTest::newRow("German, short") << "de_DE"
                                       << "18.7."
                                       << "2026-07-18";
        QTest::newRow("two digits") << "de_DE"
                                    << "18.07.27"
                                    << "2027-07-18";
        QTest::newRow("over this year") << "de_DE"
                                        << "1.3."
                                        << "2027-03-01";
        QTest::newRow("today") << "de_DE"
                               << "10.7."
                               << "2026-07-10";
        QTest::newRow("named") << "en_GB"
                               << "18 Jul"
                               << "2026-07-18";
        QTest::newRow("named first") << "en_GB"
                                     << "July 18"
                                     << "2026-07-18";
        QTest::newRow("named with a year") << "en_GB"
                                           << "18 July 2027"
                                           << "2027-07-18";
        QTest::newRow("German name") << "de_DE"
                                     << "18. Dezember"
                                     << "2026-12-18";
        QTest::newRow("a month") << "en_GB"
                                 << "December"
                                 << "2026-12-01";
        QTest::newRow("leap day") << "de_DE"
                                  << "29.2."
                                  << "2028-02-29";
        QTest::newRow("days on") << "en_GB"
                                 << "+30"
                                 << "2026-08-09";
        QTest::newRow("days back") << "en_GB"
                                   << "-7"
                                   << "2026-07-03";
    }
    void datesAreUnderstood()
    {
        QFETCH(QString, locale);
        QFETCH(QString, text);
        QFETCH(QString, iso);
        const auto night = parseDate(text, Night::of(2026, 7, 10), QLocale(locale));
        QVERIFY2(night, night ? "" : qPrintable(night.error().text()));
        QCOMPARE(night->iso(), iso);
    }

    void daysAndWeekdaysAreUnderstood_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("iso");
        QTest::newRow("without a space") << "en_GB"
                                         << "31Aug"
                                         << "2026-08-31";
        QTest::newRow("with the weekday") << "en_GB"
                                          << "Tue 14 Jul 2026"
                                          << "2026-07-14";
        QTest::newRow("with the weekday, German") << "de_DE"
                                                  << "Do., 24.12."
                                                  << "2026-12-24";
        QTest::newRow("weekday") << "en_GB"
                                 << "tue"
                                 << "2026-07-14";
        QTest::newRow("weekday of today") << "en_GB"
                                          << "Fri"
                                          << "2026-07-10";
        QTest::newRow("German weekday") << "de_DE"
                                        << "mi"
                                        << "2026-07-15";
        QTest::newRow("today, named") << "en_GB"
                                      << "Today"
                                      << "2026-07-10";
        QTest::newRow("tomorrow") << "de_DE"
                                  << "tomorrow"
                                  << "2026-07-11";
        QTest::newRow("yesterday") << "en_GB"
                                   << "yesterday"
                                   << "2026-07-09";
    }
    void daysAndWeekdaysAreUnderstood() { datesAreUnderstood(); }

    void datesWithoutAYearCanBeInThePast()
    {
        const auto iso = [](const char *text, YearlessDate yearless) {
            const auto night = parseDate(QString::fromLatin1(text), Night::of(2026, 7, 10),
                                         QLocale::c(), yearless);
            return night ? night->iso() : QString();
        };
        QCOMPARE(iso("15.12.", YearlessDate::Last), QStringLiteral("2025-12-15"));
        QCOMPARE(iso("10.7.", YearlessDate::Last), QStringLiteral("2026-07-10"));
        QCOMPARE(iso("1.3.", YearlessDate::Nearest), QStringLiteral("2026-03-01"));
        QCOMPARE(iso("31.7.", YearlessDate::Nearest), QStringLiteral("2026-07-31"));
    }

    void anythingElseIsRefusedWithAnExample()
    {
        for (const char *text :
             {"", "soon", "32.1.2026", "31 Jun", "s", "2026-13-01", "Ju", "1.2.3.4", "+x"}) {
            const auto night =
                parseDate(QString::fromLatin1(text), Night::of(2026, 7, 10), QLocale::c());
            QVERIFY2(!night, text);
            QVERIFY(night.error().text().contains(QStringLiteral("+30")));
        }
    }
};

QTEST_GUILESS_MAIN(TestTypedDate)
#include "test_typed_date.moc"
