// SPDX-License-Identifier: GPL-3.0-or-later
// Values by date and age bands are read as they are written, in both languages, and what is wrong
// is named.
#include "desktop/words/tax_texts.h"
#include "support/widget_test.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::desktop;
using pricing::AgeBand;
using pricing::DatedValue;

namespace {

const Night kNow = Night::of(2026, 3, 2);
const TaxValues kRates{true, {}}, kAmounts{false, {}};
const QLocale kEnglish(QLocale::English, QLocale::UnitedKingdom), kGerman(QLocale::German);

QString reasonOf(const QString &text, const TaxValues &how)
{
    const auto read = parseValues(text, how, kNow, kEnglish);
    return read ? QString() : read.error().reason;
}

}  // namespace

class TestTaxTexts : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void valuesComeBackAsTheyAreWritten()
    {
        const std::vector<DatedValue> rates{
            {std::nullopt, 600}, {Night::of(2027, 1, 1), 750}, {Night::of(2028, 7, 1), 0}};
        for (const QLocale &locale : {kEnglish, kGerman}) {
            const QString text = valuesText(rates, kRates, locale);
            const auto read = parseValues(text, kRates, kNow, locale);
            QVERIFY2(read, qPrintable(text));
            QVERIFY2(*read == rates, qPrintable(text));
            const std::vector<DatedValue> amounts{{std::nullopt, 400}, {kNow + 9, 123'450}};
            const QString typed = valuesText(amounts, kAmounts, locale);
            const auto again = parseValues(typed, kAmounts, kNow, locale);
            QVERIFY2(again && *again == amounts, qPrintable(typed));
        }
        QCOMPARE(valuesText(rates, kRates, kEnglish),
                 QStringLiteral("6 %; 7.50 % from 1 Jan 2027; 0 % from 1 Jul 2028"));
        QVERIFY(parseValues(QStringLiteral(" ; "), kRates, kNow, kEnglish)->empty());
    }

    void signsMayBeLeftOut()
    {
        const auto rate =
            parseValues(QStringLiteral("6;7% from 2027-01-01"), kRates, kNow, kEnglish);
        QVERIFY(rate);
        QCOMPARE((*rate)[0].value, 600);
        QCOMPARE((*rate)[1].value, 700);
        QCOMPARE((*rate)[1].from, std::optional(Night::of(2027, 1, 1)));
        const auto amount = parseValues(QStringLiteral("4"), kAmounts, kNow, kEnglish);
        QCOMPARE(amount->front().value, 400);
    }

    void wrongValuesAreNamed()
    {
        QVERIFY(reasonOf(QStringLiteral("6; many"), kRates).contains(QStringLiteral("“many”")));
        QVERIFY(reasonOf(QStringLiteral("6.125"), kRates).contains(QStringLiteral("not a rate")));
        QVERIFY(reasonOf(QStringLiteral("-1"), kRates).contains(QStringLiteral("not a rate")));
        QVERIFY(reasonOf(QStringLiteral("6 from soon"), kRates).contains(QStringLiteral("“soon”")));
        QVERIFY(
            reasonOf(QStringLiteral("free"), kAmounts).contains(QStringLiteral("not an amount")));
    }

    void agesComeBackAsTheyAreWritten()
    {
        const std::vector<AgeBand> ages{{0, 5, 0}, {6, 11, 5'000}, {12, std::nullopt, 10'000}};
        const QString text = agesText(ages, kEnglish);
        QCOMPARE(text, QStringLiteral("0–5: 0 %; 6–11: 50 %; 12+: 100 %"));
        const auto read = parseAges(text, kEnglish);
        QVERIFY(read && *read == ages);
        const auto typed = parseAges(QStringLiteral("0-5:0;6 - 11 : 50;12+:100%"), kEnglish);
        QVERIFY(typed && *typed == ages);
        QVERIFY(parseAges({}, kEnglish)->empty());
        const auto wrong = parseAges(QStringLiteral("0–5: 0 %; children"), kEnglish);
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().field, QStringLiteral("age bands"));
        QVERIFY(wrong.error().reason.contains(QStringLiteral("“children”")));
    }
};

QTEST_MAIN(TestTaxTexts)
#include "test_tax_texts.moc"
