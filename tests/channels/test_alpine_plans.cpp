// SPDX-License-Identifier: GPL-3.0-or-later
// AlpineBits rate plans: each with its own offer and meals, one amount for each guest above the
// standard number; checked against its schemas, and against the rules beside them.
#include "channels/alpine_pair.h"
#include "channels/alpinebits/alpine_messages.h"
#include "protocols/alpinebits/rate_plans.h"
#include "support/environment.h"
#include "support/outside.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::channels;
using namespace roomrack::protocols::alpinebits;
using namespace roomrack::tests;
using protocols::alpinebits::Rate;

namespace {

const QString kDoubleBar = AlpineServer::rateOf(QStringLiteral("BAR"), QStringLiteral("DBL"));

}  // namespace

class TestAlpinePlans : public QObject {
    Q_OBJECT

private slots:
    void aPlanIsWholeByTheStandard_data();
    void aPlanIsWholeByTheStandard();
    void aPlanHasItsOwnMeals();
    void pricesAboveTheStandardNumberAreOfFurtherGuests();
    void furtherGuestsAreNeverTooCheapAndNeverMadeDear();
    void pricesWithoutTheStandardNumberAreRefused();
};

void TestAlpinePlans::aPlanIsWholeByTheStandard_data()
{
    QTest::addColumn<int>("newest");
    for (const int v : {0, 1, 2}) QTest::addRow("version %d", v) << v;
}

/// The standard's schema, and the rules for a new plan beside it.
void TestAlpinePlans::aPlanIsWholeByTheStandard()
{
    QFETCH(int, newest);
    auto options = AlpinePair::options();
    options.newest = static_cast<Version>(newest);
    auto settings = agreed();
    settings.rates[0].guests = {1, 2, 3};
    AlpinePair line(options, settings);
    line.hello();
    line.wantAll();
    line.want({RowKind::Rate, kDouble, kBar, 3}, kFirst, kNights, 12'500);
    sync::Limits limits;
    limits.minStay = 3;
    limits.maxStay = 9;
    limits.closedToArrival = true;
    line.want({RowKind::Limits, kDouble, kBar, 0}, kFirst + 2, 3, limits.packed());
    std::vector<QByteArray> said;
    QCOMPARE(line.sendRooms().kind, Verdict::Kind::Done);
    said.push_back(line.sent);
    QCOMPARE(line.sendRates().kind, Verdict::Kind::Done);
    said.push_back(line.sent);
    const auto whole = decodeRatePlans(line.sent);
    QCOMPARE(whole->plans[0].offers.size(), size_t(1));
    QVERIFY(whole->plans[0].offers[0].rule.has_value());
    QCOMPARE(whole->plans[0].offers[0].rule->occupancies.size(), size_t(1));
    QCOMPARE(whole->plans[0].offers[0].rule->occupancies[0].ageCode, QStringLiteral("10"));
    line.want({RowKind::Rate, kDouble, kBar, 3}, kFirst, 2, 13'000);
    QCOMPARE(line.sendRates().kind, Verdict::Kind::Done);
    said.push_back(line.sent);
    QVERIFY(decodeRatePlans(line.sent)->plans[0].offers.empty());
    const QString schema = QStringLiteral("xsd/alpinebits/alpinebits-%1.xsd")
                               .arg(textOf(static_cast<Version>(newest)));
    ROOMRACK_OUTSIDE_AGREES(xmllintSays(sharedData(schema), said));
}

void TestAlpinePlans::aPlanHasItsOwnMeals()
{
    using pricing::MealPlan;
    const std::vector<std::pair<MealPlan, const char *>> codes = {{MealPlan::RoomOnly, "14"},
                                                                  {MealPlan::Breakfast, "3"},
                                                                  {MealPlan::HalfBoard, "12"},
                                                                  {MealPlan::FullBoard, "10"},
                                                                  {MealPlan::AllInclusive, "1"}};
    for (const auto &[meals, code] : codes) {
        AlpinePair line(AlpinePair::options());
        line.hello();
        line.wantAll();
        line.sendRates();
        QCOMPARE(line.server.meals(QStringLiteral("BAR")), QStringLiteral("12"));
        // Described again in between: the whole plan is sent again, not only its nights.
        const quint8 again = line.dialect.describe(AlpinePair::facts(meals));
        QCOMPARE(again != 0, meals != MealPlan::HalfBoard);
        QCOMPARE(line.dialect.whole() & again, again);
        line.want({RowKind::Rate, kSuite, kBar, 2}, kFirst, 1, 21'000);
        QCOMPARE(line.sendRates().kind, Verdict::Kind::Done);
        QCOMPARE(line.server.meals(QStringLiteral("BAR")), QString::fromLatin1(code));
    }
}

void TestAlpinePlans::pricesAboveTheStandardNumberAreOfFurtherGuests()
{
    auto settings = agreed();
    settings.rates[0].guests = {1, 2, 3, 4};
    AlpinePair line(AlpinePair::options(), settings);
    line.hello();
    line.wantAll();
    line.want({RowKind::Rate, kDouble, kBar, 3}, kFirst, kNights, 13'000);
    line.want({RowKind::Rate, kDouble, kBar, 4}, kFirst, kNights, 16'000);
    QCOMPARE(line.sendRates().kind, Verdict::Kind::Done);
    const auto message = decodeRatePlans(line.sent);
    for (const Rate &rate : message->plans[0].rates) {
        if (rate.category != u"DBL") continue;
        QCOMPARE(rate.base.size(), size_t(2));
        QCOMPARE(rate.additional.size(), size_t(1));
        QCOMPARE(*rate.additional[0].amount, 3'000);
        QCOMPARE(rate.additional[0].ageCode, QStringLiteral("10"));
    }
    const auto price = [&line](int night, int guests) {
        return line.server.shop().price(kDoubleBar, kFirst + night, guests);
    };
    QCOMPARE(price(0, 1), 8'000);
    QCOMPARE(price(0, 2), 10'000);
    QCOMPARE(price(0, 3), 13'000);
    QCOMPARE(price(0, 4), 16'000);
    // A number without a price is left out; that is no refusal.
    line.want({RowKind::Rate, kDouble, kBar, 3}, kFirst, 1, 0);
    line.want({RowKind::Rate, kDouble, kBar, 4}, kFirst, 1, 0);
    const Verdict verdict = line.sendRates();
    QCOMPARE(verdict.kind, Verdict::Kind::Done);
    QVERIFY(verdict.refused.empty());
    QCOMPARE(price(0, 2), 10'000);
    QCOMPARE(price(0, 3), -1);
    QCOMPARE(price(1, 4), 16'000);
}

void TestAlpinePlans::furtherGuestsAreNeverTooCheapAndNeverMadeDear()
{
    using Prices = std::vector<GuestPrice>;
    const auto step = [](const Prices &prices) { return furtherGuest(prices, 2).value_or(-1); };
    QCOMPARE(step({{1, 80}, {2, 100}}), -1);
    QCOMPARE(step({{1, 80}, {2, 100}, {3, 130}}), 30);
    QCOMPARE(step({{2, 100}, {3, 130}, {4, 160}}), 30);
    QCOMPARE(step({{2, 100}, {4, 160}}), 30);
    QCOMPARE(step({{2, 100}, {3, 100}}), 0);
    // A markup rounds each by itself: a cent per guest is no difference.
    QCOMPARE(step({{2, 11'006}, {3, 12'111}, {4, 13'217}}), 1'106);
    // A third guest for 30 and a fourth for 60: no price may be charged that the property does not
    // have.
    QCOMPARE(step({{2, 100}, {3, 130}, {4, 190}}), -1);
    QCOMPARE(step({{2, 100}, {3, 90}}), -1);
    QCOMPARE(step({{3, 130}}), -1);
    QCOMPARE(step({{2, 0}, {3, 130}}), -1);
}

void TestAlpinePlans::pricesWithoutTheStandardNumberAreRefused()
{
    auto settings = agreed();
    settings.rates[0].guests = {1, 3};
    AlpinePair line(AlpinePair::options(), settings);
    line.hello();
    line.wantAll();
    line.want({RowKind::Rate, kDouble, kBar, 3}, kFirst, kNights, 13'000);
    const Verdict verdict = line.sendRates();
    QCOMPARE(verdict.kind, Verdict::Kind::Done);
    QCOMPARE(verdict.refused.size(), size_t(2));
    QVERIFY(verdict.refused[0].reason.contains(QStringLiteral("2 guest")));
    QCOMPARE(line.server.shop().price(kDoubleBar, kFirst, 1), -1);
    QCOMPARE(line.server.shop().price(
                 AlpineServer::rateOf(QStringLiteral("BAR"), QStringLiteral("SUI")), kFirst, 2),
             20'000);
}

QTEST_GUILESS_MAIN(TestAlpinePlans)
#include "test_alpine_plans.moc"
