// SPDX-License-Identifier: GPL-3.0-or-later
// Every condition of a rate plan at every command that sells it: refused with the condition's name,
// or, where a channel has sold it already, booked and noted.
#include "booking/small_hotel.h"
#include "support/condition_cases.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

constexpr RatePlanId kSpecial{2};
constexpr ChannelId kOta{3};
const Stay kStay(kToday + 4, 3);
const ConditionedSale kSale{kToday, kStay};

HouseInput hotel(const pricing::PlanConditions &conditions)
{
    HouseInput in = smallHotel();
    in.catalogue.channels.push_back(
        {ChannelId{2}, inventory::ChannelKind::Website, QStringLiteral("Website"), 300, 900});
    in.catalogue.channels.push_back(
        {kOta, inventory::ChannelKind::Ota, QStringLiteral("OTA"), 300, 900});
    pricing::RatePlan special;
    special.id = kSpecial;
    special.code = special.name = QStringLiteral("SPECIAL");
    special.parent = kBar;
    special.percentBasisPoints = -1000;
    special.conditions = conditions;
    in.plans.push_back(special);
    return in;
}

HouseInput hotel(const ConditionCase &one)
{
    pricing::PlanConditions conditions;
    one.set(conditions, kSale);
    return hotel(conditions);
}

TakeHold special(const TestHouse &h)
{
    TakeHold hold = h.hold(kTwin, kSale.daysAhead(), kStay.nights());
    hold.plan = kSpecial;
    return hold;
}

Guest guest()
{
    Guest one;
    one.name = QStringLiteral("Ana Reis");
    return one;
}

/// A booking of the same stay on the base plan, or on the special one without its conditions.
BookingId booked(TestHouse &h, RatePlanId plan)
{
    TakeHold hold = special(h);
    hold.plan = plan;
    hold.ignoreRestrictions = true;
    const auto answer = h(HoldAndConfirm{hold, guest()});
    return answer ? answer->booking : BookingId{};
}

ChangeBooking change(const TestHouse &h, BookingId booking)
{
    ChangeBooking c;
    c.caller = h.desk();
    c.booking = booking;
    return c;
}

/// The answers of all commands that sell the plan.
std::vector<std::pair<const char *, Result<Answer>>> sold(const HouseInput &in)
{
    std::vector<std::pair<const char *, Result<Answer>>> all;
    const auto ask = [&](const char *name, auto commandOf) {
        TestHouse h(in);
        all.emplace_back(name, h(commandOf(h)));
    };
    ask("hold", [](TestHouse &h) { return Command(special(h)); });
    ask("cheapest", [](TestHouse &h) { return Command(TakeCheapest{special(h), {}}); });
    ask("booking", [](TestHouse &h) { return Command(HoldAndConfirm{special(h), guest()}); });
    ask("request", [](TestHouse &h) {
        RequestBooking request;
        request.caller = h.desk();
        request.what = special(h);
        request.guest = guest();
        return Command(request);
    });
    ask("another plan", [](TestHouse &h) {
        ChangeBooking c = change(h, booked(h, kBar));
        c.plan = kSpecial;
        return Command(c);
    });
    return all;
}

RecordReservation reservation(const TestHouse &h)
{
    RecordReservation r;
    r.caller = h.desk();
    r.caller.channel = kOta;
    r.roomType = kTwin;
    r.stay = kStay;
    r.plan = kSpecial;
    r.total = 12'000;
    r.guest = guest();
    r.key.digest = QByteArrayLiteral("R1");
    return r;
}

}  // namespace

class TestPlanConditions : public QObject {
    Q_OBJECT

private slots:
    void whatMeetsThemIsSold();
    void everyCommandNamesTheBrokenCondition();
    void roomTypesThatAreTooSmallDoNotHideTheCondition();
    void deskMaySellRegardless();
    void namedCodeOpensThePlan();
    void channelsReservationIsBookedAndNoted();
    void historyIsNotAsked();
    void soldStayIsNeverRefused();
    void otherStayMustMeetThem();
    void earlyDepartureIsNotNoted();
    void guestInHouseMayChangeThePlan();
};

void TestPlanConditions::whatMeetsThemIsSold()
{
    pricing::PlanConditions met = metConditions(kSale);
    met.code.clear();
    const HouseInput in = hotel(met);
    for (const auto &[name, answer] : sold(in))
        QVERIFY2(answer, answer ? "" : qPrintable(QLatin1String(name) + answer.error().text()));
    TestHouse h(in);
    const auto answer = h(reservation(h));
    QVERIFY(answer);
    QVERIFY(!answer->brokenCondition.isEmpty());  // the only one: its channel
}

void TestPlanConditions::everyCommandNamesTheBrokenCondition()
{
    for (const ConditionCase &one : kConditionCases) {
        for (const auto &[name, answer] : sold(hotel(one))) {
            const QByteArray at = QByteArray(one.name) + ", " + name;
            QVERIFY2(!answer, at.constData());
            QVERIFY2(answer.error().code == ErrorCode::Restricted, at.constData());
            QVERIFY2(answer.error().field == QLatin1String(one.field), at.constData());
            QVERIFY2(answer.error().reason.contains(QLatin1String(one.reason)), at.constData());
        }
    }
}

/// The first room type is for two guests, the others are not.
void TestPlanConditions::roomTypesThatAreTooSmallDoNotHideTheCondition()
{
    for (const ConditionCase &one : kConditionCases) {
        TestHouse h(hotel(one));
        TakeCheapest cheapest{special(h), {}};
        cheapest.hold.adults = 3;
        QCOMPARE(h(cheapest).error().field, QLatin1String(one.field));
        cheapest.among = {kTwin};
        QCOMPARE(h(cheapest).error().field, QStringLiteral("guests"));
    }
}

void TestPlanConditions::deskMaySellRegardless()
{
    for (const ConditionCase &one : kConditionCases) {
        TestHouse h(hotel(one));
        TakeHold hold = special(h);
        QVERIFY(!h(hold));
        hold.ignoreRestrictions = true;
        QVERIFY(h(hold));
    }
}

void TestPlanConditions::namedCodeOpensThePlan()
{
    TestHouse h(hotel({.code = QStringLiteral("ACME")}));
    TakeHold hold = special(h);
    hold.code = QStringLiteral("acm");
    QCOMPARE(h(hold).error().field, QStringLiteral("code"));
    hold.code = QStringLiteral(" acme");
    QVERIFY(h(hold));
    ChangeBooking c = change(h, booked(h, kBar));
    c.plan = kSpecial;
    QCOMPARE(h(c).error().field, QStringLiteral("code"));
    c.code = QStringLiteral("Acme");
    QVERIFY(h(c));
}

void TestPlanConditions::channelsReservationIsBookedAndNoted()
{
    for (const ConditionCase &one : kConditionCases) {
        TestHouse h(hotel(one));
        const auto answer = h(reservation(h));
        QVERIFY2(answer, one.name);
        QVERIFY2(answer->brokenCondition.contains(QLatin1String(one.reason)), one.name);
        QCOMPARE(h.batch.reasons.size(), size_t(1));
        QCOMPARE(h.batch.reasons.back().seq, answer->seq);
        QCOMPARE(h.batch.reasons.back().booking, answer->booking);
        QCOMPARE(h.batch.reasons.back().reason, answer->brokenCondition);
    }
    TestHouse h(hotel(pricing::PlanConditions{}));
    const auto answer = h(reservation(h));
    QVERIFY(answer && answer->brokenCondition.isEmpty());
    QVERIFY(h.batch.reasons.empty());
}

void TestPlanConditions::historyIsNotAsked()
{
    for (const ConditionCase &one : kConditionCases) {
        TestHouse h(hotel(one));
        RecordReservation past = reservation(h);
        past.caller.effective = kStart;
        const auto answer = h(past);
        QVERIFY2(answer, one.name);
        QVERIFY2(answer->brokenCondition.isEmpty(), one.name);
    }
}

void TestPlanConditions::soldStayIsNeverRefused()
{
    for (const ConditionCase &one : kConditionCases) {
        TestHouse h(hotel(one));
        ChangeBooking c = change(h, booked(h, kSpecial));
        c.stay = kStay;
        c.adults = 2;
        QVERIFY2(h(c), one.name);
        c.roomType = kDouble;
        QVERIFY2(h(c), one.name);
    }
}

void TestPlanConditions::otherStayMustMeetThem()
{
    TestHouse h(hotel(
        {.minNights = kStay.nights(), .channels = {ChannelId{2}}, .code = QStringLiteral("ACME")}));
    ChangeBooking c = change(h, booked(h, kSpecial));
    c.stay = Stay(kStay.checkIn(), kStay.nights() - 1);
    QCOMPARE(h(c).error().field, QStringLiteral("min LOS"));
    c.stay = Stay(kStay.checkIn() + 1, kStay.nights());
    QVERIFY(h(c));  // its channel and its code are the same
    c.stay.reset();
    c.rooms = 2;
    QVERIFY(h(c));
}

/// As a PMS reports it. Before the arrival the same is a sale.
void TestPlanConditions::earlyDepartureIsNotNoted()
{
    for (const bool inHouse : {true, false}) {
        TestHouse h(hotel({.minNights = kStay.nights()}));
        TakeHold hold = h.hold(kTwin, 0, kStay.nights());
        hold.plan = kSpecial;
        const auto sold = h(HoldAndConfirm{hold, guest()});
        QVERIFY(sold);
        if (inHouse) QVERIFY(h(CheckIn{h.desk(), sold->booking, 0, {}, {}, true}));
        ChangeBooking c = change(h, sold->booking);
        c.stay = Stay(kToday, kStay.nights() - 1);
        c.always = true;
        const auto changed = h(c);
        QVERIFY(changed);
        QCOMPARE(changed->brokenCondition.isEmpty(), inHouse);
    }
}

void TestPlanConditions::guestInHouseMayChangeThePlan()
{
    for (const bool inHouse : {true, false}) {
        TestHouse h(hotel({.minNights = kStay.nights() + 1}));
        const auto sold = h(HoldAndConfirm{h.hold(kTwin, 0, kStay.nights()), guest()});
        QVERIFY(sold);
        if (inHouse) QVERIFY(h(CheckIn{h.desk(), sold->booking, 0, {}, {}, true}));
        ChangeBooking c = change(h, sold->booking);
        c.plan = kSpecial;
        QCOMPARE(h(c).has_value(), inHouse);
    }
}

QTEST_GUILESS_MAIN(TestPlanConditions)
#include "test_plan_conditions.moc"
