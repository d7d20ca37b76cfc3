// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/sample_report.h"
#include "reports/words.h"

#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::reports;

namespace {

const QLocale kEnglish(QLocale::English, QLocale::UnitedStates);
const QLocale kGerman(QLocale::German, QLocale::Germany);

Stay from(int year, int month, int day, int nights)
{
    return Stay(Night::of(year, month, day), nights);
}

}  // namespace

class TestReportWords : public QObject {
    Q_OBJECT

private slots:
    void figuresFollowTheLocale()
    {
        const Currency eur = *Currency::make(QStringLiteral("EUR"));
        QCOMPARE(percentText({831, 1000}, kEnglish), QStringLiteral("83.1\u00a0%"));
        QCOMPARE(percentText({831, 1000}, kGerman), QStringLiteral("83,1\u00a0%"));
        QCOMPARE(amountText(123456789, eur, kEnglish), QStringLiteral("1,234,567.89"));
        QCOMPARE(amountText(123456789, eur, kGerman), QStringLiteral("1.234.567,89"));
        QCOMPARE(amountText(-5, eur, kEnglish), QStringLiteral("\u22120.05"));
        const Currency yen = *Currency::make(QStringLiteral("JPY"));
        QCOMPARE(amountText(Ratio{100001, 2}, yen, kEnglish), QStringLiteral("50,000"));
    }

    void aDashStandsWhereThereIsNothingToDivideBy()
    {
        QCOMPARE(percentText({}, kEnglish), QStringLiteral("\u2013"));
        QCOMPARE(figureText(Column::Adr, {}, {}, kEnglish), QStringLiteral("\u2013"));
    }

    void whatBothEndsShareIsSaidOnce()
    {
        QCOMPARE(periodText(from(2026, 7, 1, 31), kEnglish), QStringLiteral("July 2026"));
        QCOMPARE(periodText(from(2025, 8, 1, 365), kEnglish),
                 QStringLiteral("August 2025 \u2013 July 2026"));
        QCOMPARE(periodText(from(2026, 7, 3, 4), kEnglish), QStringLiteral("3\u20136 Jul 2026"));
        QCOMPARE(periodText(from(2026, 7, 30, 4), kEnglish),
                 QStringLiteral("30 Jul \u2013 2 Aug 2026"));
        QCOMPARE(periodText(from(2025, 12, 30, 4), kEnglish),
                 QStringLiteral("30 Dec 2025 \u2013 2 Jan 2026"));
        QCOMPARE(periodText(from(2026, 7, 3, 1), kEnglish), QStringLiteral("3 Jul 2026"));
    }

    void rowsAreNamedByTheirUnit()
    {
        QCOMPARE(nightsText(from(2026, 7, 10, 1), Granularity::Day, kEnglish),
                 QStringLiteral("Fri 10 Jul 2026"));
        QCOMPARE(nightsText(from(2026, 7, 6, 7), Granularity::Week, kEnglish),
                 QStringLiteral("Week 28 \u00b7 6\u201312 Jul 2026"));
        QCOMPARE(nightsText(from(2026, 7, 1, 31), Granularity::Month, kEnglish),
                 QStringLiteral("July 2026"));
        QCOMPARE(nightsText(from(2026, 7, 1, 10), Granularity::Month, kEnglish),
                 QStringLiteral("1\u201310 Jul 2026"));
    }
};

QTEST_APPLESS_MAIN(TestReportWords)
#include "test_report_words.moc"
