// SPDX-License-Identifier: GPL-3.0-or-later
// Every condition of a rate plan at every command that sells it: refused with the condition's name,
// or, where a channel has sold it already, booked and noted.
#include "booking/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

constexpr RatePlanId kSpecial{2};
constexpr ChannelId kOta{3};
constexpr int kArrival = 4;  ///< days after kToday, a Monday: Friday
constexpr int kNights = 3;

struct Case {
    const char *name;
    const char *field;
    void (*set)(pricing::PlanConditions &);
};

const Case kCases[] = {
    {"sale begins later", "dates of sale", [](auto &c) { c.saleFrom = kToday + 1; }},
    {"sale is over", "dates of sale", [](auto &c) { c.saleTo = kToday - 1; }},
    {"stay begins later", "dates of stay", [](auto &c) { c.stayFrom = kToday + kArrival + 1; }},
    {"stay ends earlier", "dates of stay", [](auto &c) { c.stayTo = kToday + kArrival + 1; }},
    {"longer", "min LOS", [](auto &c) { c.minNights = kNights + 1; }},
    {"shorter", "max LOS", [](auto &c) { c.maxNights = kNights - 1; }},
    {"earlier", "min days ahead", [](auto &c) { c.minDaysAhead = kArrival + 1; }},
    {"later", "max days ahead", [](auto &c) { c.maxDaysAhead = kArrival - 1; }},
    {"weekday", "arrival weekdays", [](auto &c) { c.arrivalWeekdays = 0x6f; }},
    {"channel", "channel", [](auto &c) { c.channels = {ChannelId{2}}; }},
    {"code", "code", [](auto &c) { c.code = QStringLiteral("ACME"); }},
};

HouseInput hotel(void (*set)(pricing::PlanConditions &))
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
    set(special.conditions);
    in.plans.push_back(special);
    return in;
}

TakeHold special(const TestHouse &h)
{
    TakeHold hold = h.hold(kTwin, kArrival, kNights);
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
    r.stay = Stay(kToday + kArrival, kNights);
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
    const HouseInput in = hotel([](pricing::PlanConditions &c) {
        c.saleFrom = c.saleTo = kToday;
        c.stayFrom = kToday + kArrival;
        c.stayTo = kToday + kArrival + kNights - 1;
        c.minNights = c.maxNights = kNights;
        c.minDaysAhead = c.maxDaysAhead = kArrival;
        c.arrivalWeekdays = 1 << 4;
        c.channels = {ChannelId{1}};
    });
    for (const auto &[name, answer] : sold(in))
        QVERIFY2(answer, answer ? "" : qPrintable(QLatin1String(name) + answer.error().text()));
    TestHouse h(in);
    const auto answer = h(reservation(h));
    QVERIFY(answer);
    QVERIFY(!answer->brokenCondition.isEmpty());  // the only one: its channel
}

void TestPlanConditions::everyCommandNamesTheBrokenCondition()
{
    for (const Case &one : kCases) {
        for (const auto &[name, answer] : sold(hotel(one.set))) {
            const QByteArray at = QByteArray(one.name) + ", " + name;
            QVERIFY2(!answer, at.constData());
            QVERIFY2(answer.error().code == ErrorCode::Restricted, at.constData());
            QVERIFY2(answer.error().field == QLatin1String(one.field), at.constData());
        }
    }
}

void TestPlanConditions::deskMaySellRegardless()
{
    for (const Case &one : kCases) {
        TestHouse h(hotel(one.set));
        TakeHold hold = special(h);
        QVERIFY(!h(hold));
        hold.ignoreRestrictions = true;
        QVERIFY(h(hold));
    }
}

void TestPlanConditions::namedCodeOpensThePlan()
{
    TestHouse h(hotel([](auto &c) { c.code = QStringLiteral("ACME"); }));
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
    for (const Case &one : kCases) {
        TestHouse h(hotel(one.set));
        const auto answer = h(reservation(h));
        QVERIFY2(answer, one.name);
        QVERIFY2(!answer->brokenCondition.isEmpty(), one.name);
        QCOMPARE(h.batch.reasons.size(), size_t(1));
        QCOMPARE(h.batch.reasons.back().seq, answer->seq);
        QCOMPARE(h.batch.reasons.back().booking, answer->booking);
        QCOMPARE(h.batch.reasons.back().reason, answer->brokenCondition);
    }
    TestHouse h(hotel([](auto &) {}));
    const auto answer = h(reservation(h));
    QVERIFY(answer && answer->brokenCondition.isEmpty());
    QVERIFY(h.batch.reasons.empty());
}

void TestPlanConditions::historyIsNotAsked()
{
    for (const Case &one : kCases) {
        TestHouse h(hotel(one.set));
        RecordReservation past = reservation(h);
        past.caller.effective = kStart;
        const auto answer = h(past);
        QVERIFY2(answer, one.name);
        QVERIFY2(answer->brokenCondition.isEmpty(), one.name);
    }
}

void TestPlanConditions::soldStayIsNeverRefused()
{
    for (const Case &one : kCases) {
        TestHouse h(hotel(one.set));
        ChangeBooking c = change(h, booked(h, kSpecial));
        c.stay = Stay(kToday + kArrival, kNights);
        c.adults = 2;
        QVERIFY2(h(c), one.name);
        c.roomType = kDouble;
        QVERIFY2(h(c), one.name);
    }
}

void TestPlanConditions::otherStayMustMeetThem()
{
    TestHouse h(hotel([](auto &c) {
        c.minNights = kNights;
        c.code = QStringLiteral("ACME");
        c.channels = {ChannelId{2}};
    }));
    ChangeBooking c = change(h, booked(h, kSpecial));
    c.stay = Stay(kToday + kArrival, kNights - 1);
    QCOMPARE(h(c).error().field, QStringLiteral("min LOS"));
    c.stay = Stay(kToday + kArrival + 1, kNights);
    QVERIFY(h(c));  // its channel and its code are the same
    c.stay.reset();
    c.rooms = 2;
    QVERIFY(h(c));
}

/// As a PMS reports it. Before the arrival the same is a sale.
void TestPlanConditions::earlyDepartureIsNotNoted()
{
    for (const bool inHouse : {true, false}) {
        TestHouse h(hotel([](auto &c) { c.minNights = kNights; }));
        TakeHold hold = h.hold(kTwin, 0, kNights);
        hold.plan = kSpecial;
        const auto sold = h(HoldAndConfirm{hold, guest()});
        QVERIFY(sold);
        if (inHouse) QVERIFY(h(CheckIn{h.desk(), sold->booking, 0, {}, {}, true}));
        ChangeBooking c = change(h, sold->booking);
        c.stay = Stay(kToday, kNights - 1);
        c.always = true;
        const auto changed = h(c);
        QVERIFY(changed);
        QCOMPARE(changed->brokenCondition.isEmpty(), inHouse);
    }
}

void TestPlanConditions::guestInHouseMayChangeThePlan()
{
    for (const bool inHouse : {true, false}) {
        TestHouse h(hotel([](auto &c) { c.minNights = kNights + 1; }));
        const auto sold = h(HoldAndConfirm{h.hold(kTwin, 0, kNights), guest()});
        QVERIFY(sold);
        if (inHouse) QVERIFY(h(CheckIn{h.desk(), sold->booking, 0, {}, {}, true}));
        ChangeBooking c = change(h, sold->booking);
        c.plan = kSpecial;
        QCOMPARE(h(c).has_value(), inHouse);
    }
}

QTEST_GUILESS_MAIN(TestPlanConditions)
#include "test_plan_conditions.moc"
