// SPDX-License-Identifier: GPL-3.0-or-later
// Commands at the limits of their values: each is answered, and leaves nothing that breaks the file
// or the next command.
#include "booking/small_hotel.h"

#include <QTest>

#include <limits>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestEntryPoints : public QObject {
    Q_OBJECT

private slots:
    void whatTheFileDoesNotKnowIsRefused();
    void rangesThatRunOverAreRefused();
    void amountsThatNoSumCanHoldAreRefused();
    void policyThatAddsTooManyRoomsIsRefused();
    void guestsOfABookingMustFitItsRooms();
    void guestInHouseKeepsTheDayOfArrival();
    void nightsOfTheNewPriceReplaceTheOld();
    void roomOfAnEarlierGuestIsFreeForALateArrival();
    void guestInHouseKeepsTheRoom();
    void repeatedAnswerRestsOnWhatItRepeats();
    void refusalRestsOnRatesAndOnTheDate();
    void rateForTheStandardNumberIsOneRate();
    void limitsBeyondTheHorizonFollowTheirLeadTime();
    void cheapestSaysHowManyAreLeft();
    void whatLiesBeyondAShorterHorizonIsKept();
    void businessDateMovesByAThousandDaysAtMost();
};

/// The file has foreign keys on plans and channels: such a booking would fail the whole commit.
void TestEntryPoints::whatTheFileDoesNotKnowIsRefused()
{
    TestHouse h;
    TakeHold hold = h.hold(kTwin, 0, 2);
    hold.plan = RatePlanId{77};
    hold.agreedTotal = 5000;
    QCOMPARE(h(hold).error().field, QStringLiteral("rate plan"));
    QCOMPARE(h(HoldAndConfirm{hold, {}}).error().field, QStringLiteral("rate plan"));
    hold = h.hold(kTwin, 0, 2);
    hold.caller.channel = ChannelId{77};
    QCOMPARE(h(hold).error().field, QStringLiteral("channel"));
    QCOMPARE(h(HoldAndConfirm{hold, {}}).error().field, QStringLiteral("channel"));
    QCOMPARE(h(TakeCheapest{hold, {}}).error().field, QStringLiteral("channel"));

    RecordReservation told;
    told.caller = h.desk();
    told.roomType = kTwin;
    told.stay = Stay(kToday, 1);
    told.plan = RatePlanId{77};
    QCOMPARE(h(told).error().field, QStringLiteral("rate plan"));
    told.plan = {};
    told.caller.channel = ChannelId{77};
    QCOMPARE(h(told).error().field, QStringLiteral("channel"));
    told.caller.channel = {};
    const auto taken = h(told);
    QVERIFY(taken);

    ChangeBooking change;
    change.caller = h.desk();
    change.booking = taken->booking;
    change.plan = RatePlanId{77};
    change.total = 100;
    QCOMPARE(h(change).error().field, QStringLiteral("rate plan"));
    QCOMPARE(h.batch.records.size(), 1);
}

void TestEntryPoints::rangesThatRunOverAreRefused()
{
    constexpr qint32 kMost = std::numeric_limits<qint32>::max();
    TestHouse h;
    EditCells edit;
    edit.caller = h.desk();
    edit.roomTypes = {kTwin};
    edit.ranges = {{kToday, kMost}};
    QCOMPARE(h(EditBlock(edit)).error().field, QStringLiteral("night"));
    edit.ranges = {{Night(kMost), 5}};
    QCOMPARE(h(EditBlock(edit)).error().field, QStringLiteral("night"));

    TakeHold hold = h.hold(kTwin, 0, kMost);
    QCOMPARE(h(hold).error().field, QStringLiteral("check-out"));
    hold.stay = Stay(Night(kMost), 2);
    QVERIFY(!h(hold));

    RecordReservation told;
    told.caller = h.desk();
    told.roomType = kTwin;
    told.stay = Stay(kToday, kMost);
    QVERIFY(!h(told));
    told.stay = Stay(kToday, 2);
    told.adults = told.children = kMost;
    QCOMPARE(h(told).error().field, QStringLiteral("guests"));
    told.adults = told.children = 1;
    const auto taken = h(told);
    QVERIFY(taken);

    ChangeBooking change;
    change.caller = h.desk();
    change.booking = taken->booking;
    change.always = true;
    change.rooms = kMost;
    QVERIFY(!h(change));
    change.rooms = 1;
    change.adults = change.children = kMost;
    QVERIFY(!h(change));
    change = {};
    change.caller = h.desk();
    change.booking = taken->booking;
    change.always = true;
    change.stay = Stay(kToday + 1, kMost);
    QVERIFY(!h(change));
    QVERIFY(h(CheckIn{h.desk(), taken->booking, 0, {}, {}, false}));
    QVERIFY(!h(CheckOut{h.desk(), taken->booking, 0, Night(-kMost)}));
    QVERIFY(h(CheckOut{h.desk(), taken->booking, 0, kToday}));
    QVERIFY(!h(ReleaseHold{h.desk(), HoldId{std::numeric_limits<qint64>::min()}}));
}

/// Reports sum up booking totals: a few amounts near the integer limit would overflow every figure.
void TestEntryPoints::amountsThatNoSumCanHoldAreRefused()
{
    constexpr qint64 kHuge = qint64(1) << 62;
    TestHouse h;
    TakeHold hold = h.hold(kTwin, 0, 2);
    hold.agreedTotal = kHuge;
    QCOMPARE(h(hold).error().field, QStringLiteral("price"));
    QCOMPARE(h(HoldAndConfirm{hold, {}}).error().field, QStringLiteral("price"));
    RecordReservation told;
    told.caller = h.desk();
    told.roomType = kTwin;
    told.stay = Stay(kToday, 1);
    told.total = kHuge;
    QCOMPARE(h(told).error().field, QStringLiteral("price"));
    told.total = 100;
    const auto taken = h(told);
    ChangeBooking change;
    change.caller = h.desk();
    change.booking = taken->booking;
    change.total = kHuge;
    QCOMPARE(h(change).error().field, QStringLiteral("price"));
    // Ten thousand rooms at the highest rate for a whole month.
    EditCells rate;
    rate.caller = h.desk();
    rate.field = CellField::Rate;
    rate.roomTypes = {kTwin};
    rate.plan = kBar;
    rate.value = 1'000'000'000'000;
    rate.ranges = {{kToday, kHorizon}};
    QVERIFY(h(EditBlock(rate)));
    hold = h.hold(kTwin, 0, 28, 10'000);
    hold.plan = kBar;
    QCOMPARE(h(hold).error().field, QStringLiteral("price"));
}

void TestEntryPoints::policyThatAddsTooManyRoomsIsRefused()
{
    TestHouse h;
    inventory::OverbookingRule rule;
    rule.amount = rule.ceiling = std::numeric_limits<int>::max();
    QCOMPARE(h(SetPolicy{h.desk(), {rule}}).error().field, QStringLiteral("overbooking rule"));
    rule.amount = rule.ceiling = 10;
    rule.minLeadDays = std::numeric_limits<int>::min();
    rule.maxLeadDays = std::numeric_limits<int>::max();
    QVERIFY(!h(SetPolicy{h.desk(), {rule}}));
    rule.minLeadDays = 0;
    QVERIFY(h(SetPolicy{h.desk(), {rule}}));
    QCOMPARE(h.left(kTwin, 0), 3);
}

void TestEntryPoints::guestsOfABookingMustFitItsRooms()
{
    TestHouse h;
    const auto booked = h(HoldAndConfirm{h.hold(kTwin, 0, 2), {}});
    ChangeBooking change;
    change.caller = h.desk();
    change.booking = booked->booking;
    change.adults = 0;
    QCOMPARE(h(change).error().field, QStringLiteral("guests"));
    change.adults = 3;  // a twin takes two
    QCOMPARE(h(change).error().field, QStringLiteral("guests"));
    change.adults = 2;
    QVERIFY(h(change));
}

void TestEntryPoints::guestInHouseKeepsTheDayOfArrival()
{
    TestHouse h;
    const auto booked = h(HoldAndConfirm{h.hold(kTwin, 0, 2), {}});
    QVERIFY(h(CheckIn{h.desk(), booked->booking, 0, {}, {}, false}));
    ChangeBooking change;
    change.caller = h.desk();
    change.booking = booked->booking;
    change.stay = Stay(kToday + 10, 2);
    QCOMPARE(h(change).error().field, QStringLiteral("check-in"));
    // Closed to arrival does not prevent in-house guests from extending.
    EditCells closed;
    closed.caller = h.desk();
    closed.field = CellField::ClosedToArrival;
    closed.roomTypes = {kTwin};
    closed.ranges = {{kToday, 1}};
    closed.value = 1;
    QVERIFY(h(EditBlock(closed)));
    change.stay = Stay(kToday, 4);
    QVERIFY(h(change));
}

void TestEntryPoints::nightsOfTheNewPriceReplaceTheOld()
{
    TestHouse h;
    TakeHold what = h.hold(kTwin, 3, 3);  // over a weekend: nights differ
    what.plan = kBar;
    const auto booked = h(HoldAndConfirm{what, {}});
    QVERIFY(!h.batch.nightPrices.empty());
    h.batch.clear();
    ChangeBooking change;
    change.caller = h.desk();
    change.booking = booked->booking;
    change.rooms = 2;
    change.adults = 2;
    change.total = booked->total + 1;  // not divisible by two rooms without half cents
    QVERIFY(h(change));
    QCOMPARE(h.batch.nightPrices.size(), 1);
    QVERIFY(h.batch.nightPrices[0].nights.empty());
}

/// Past nights belong to the guest who stayed: they do not block a late arrival, nor are they
/// assigned a second time.
void TestEntryPoints::roomOfAnEarlierGuestIsFreeForALateArrival()
{
    TestHouse h;
    const auto early = h(HoldAndConfirm{h.hold(kTwin, 0, 1), {}});
    const auto late = h(HoldAndConfirm{h.hold(kTwin, 0, 3), {}});
    QVERIFY(h(CheckIn{h.desk(), early->booking, 0, {}, {RoomId{1}}, false}));
    QVERIFY(h(CloseDay{h.desk(), false}));
    QVERIFY(h(CheckOut{h.desk(), early->booking, 0, kToday + 1}));
    h.batch.clear();
    const auto came = h(CheckIn{h.desk(), late->booking, 0, {}, {RoomId{1}}, false});
    QVERIFY2(came.has_value(), came ? "" : qPrintable(came.error().text()));
    QCOMPARE(h.batch.roomsGiven.size(), 1);
    QCOMPARE(h.batch.roomsGiven[0].stay, Stay(kToday + 1, 2));
    QCOMPARE(h.batch.records.back().stay(), Stay(kToday + 1, 2));
}

/// A guest who extends or leaves earlier keeps the room: otherwise it would be assigned to another
/// guest while occupied.
void TestEntryPoints::guestInHouseKeepsTheRoom()
{
    TestHouse h;
    const auto first = h(HoldAndConfirm{h.hold(kTwin, 0, 2), {}});
    const auto second = h(HoldAndConfirm{h.hold(kTwin, 0, 5), {}});
    QVERIFY(h(CheckIn{h.desk(), first->booking, 0, {}, {RoomId{1}}, false}));
    h.batch.clear();
    ChangeBooking longer;
    longer.caller = h.desk();
    longer.booking = first->booking;
    longer.stay = Stay(kToday, 4);
    QVERIFY(h(longer));
    QCOMPARE(h.batch.roomsGiven.size(), 1);
    QCOMPARE(h.batch.roomsGiven[0].stay, Stay(kToday + 2, 2));
    QCOMPARE(h(CheckIn{h.desk(), second->booking, 0, {}, {RoomId{1}}, false}).error().field,
             QStringLiteral("room"));
    QVERIFY(h(CheckIn{h.desk(), second->booking, 0, {}, {RoomId{2}}, false}));

    h.batch.clear();
    longer.stay = Stay(kToday, 1);
    QVERIFY(h(longer));
    QCOMPARE(h.batch.roomsGiven.size(), 1);
    QVERIFY(h.batch.roomsGiven[0].release);
    QCOMPARE(h.batch.roomsGiven[0].stay, Stay(kToday + 1, 3));

    // The room is of a type of another pool, but the guest is in it until moved.
    h.batch.clear();
    longer.stay = {};
    longer.roomType = kSuite;
    QVERIFY(h(longer));
    QVERIFY(h.batch.roomsGiven.empty());
}

void TestEntryPoints::repeatedAnswerRestsOnWhatItRepeats()
{
    TestHouse h;
    const auto hold = h(h.hold(kTwin, 0, 2));
    h.now = h.now + 100 * kSecond;
    const auto extended = h(ExtendHold{h.desk(), hold->hold, 0});
    QVERIFY(!extended->repeated);
    const auto again = h(ExtendHold{h.desk(), hold->hold, 0});
    QVERIFY(again->repeated);
    QCOMPARE(h.restsOn, extended->seq);
    const auto moved = h(MoveBusinessDate{h.desk(), kToday + 1});
    const auto moveAgain = h(MoveBusinessDate{h.desk(), kToday + 1});
    QVERIFY(moveAgain->repeated);
    QCOMPARE(moveAgain->seq, 0);
    QCOMPARE(h.restsOn, moved->seq);
}

void TestEntryPoints::refusalRestsOnRatesAndOnTheDate()
{
    TestHouse h;
    EditCells rate;
    rate.caller = h.desk();
    rate.field = CellField::Rate;
    rate.roomTypes = {kTwin};
    rate.plan = kBar;
    rate.value = -1;
    rate.ranges = {{kToday + 2, 1}};
    const auto cleared = h(EditBlock(rate));
    TakeHold hold = h.hold(kTwin, 1, 3);
    hold.plan = kBar;
    QCOMPARE(h(hold).error().field, QStringLiteral("rate"));
    QCOMPARE(h.restsOn, cleared->seq);
    QCOMPARE(h(HoldAndConfirm{hold, {}}).error().field, QStringLiteral("rate"));
    QCOMPARE(h.restsOn, cleared->seq);
    const auto moved = h(MoveBusinessDate{h.desk(), kToday + 1});
    QVERIFY(!h(h.hold(kTwin, 0, 1)));
    QCOMPARE(h.restsOn, moved->seq);
    QVERIFY(!h(h.hold(RoomTypeId{99}, 0, 1)));
    QCOMPARE(h.restsOn, 0);
}

/// "2 guests" and "standard occupancy" are the same price of a room for two: with two rows in the
/// file the older one would win after a restart.
void TestEntryPoints::rateForTheStandardNumberIsOneRate()
{
    TestHouse h;
    EditCells rate;
    rate.caller = h.desk();
    rate.field = CellField::Rate;
    rate.roomTypes = {kTwin};
    rate.plan = kBar;
    rate.ranges = {{kToday, 1}};
    rate.value = 7000;
    rate.guests = 2;
    QVERIFY(h(EditBlock(rate)));
    QCOMPARE(h.batch.rates.back().guests, 0);
    QCOMPARE(h.batch.records.back().adults, 0);
    rate.guests = 1;
    QVERIFY(h(EditBlock(rate)));
    QCOMPARE(h.batch.rates.back().guests, 1);
}

/// Nights beyond the horizon are kept, and channels book them: a rule that ends there moves with
/// the date like any other.
void TestEntryPoints::limitsBeyondTheHorizonFollowTheirLeadTime()
{
    TestHouse h;
    inventory::OverbookingRule rule;
    rule.amount = rule.ceiling = 2;
    rule.maxLeadDays = kHorizon + 20;
    QVERIFY(h(SetPolicy{h.desk(), {rule}}));
    const int pool = h.house.ledger().poolOf(0);
    const Night night = kToday + kHorizon + 21;
    QCOMPARE(h.house.ledger().pool(pool, night).limit, 4);
    QVERIFY(h(MoveBusinessDate{h.desk(), kToday + 1}));
    QCOMPARE(h.house.ledger().pool(pool, night).limit, 6);
}

void TestEntryPoints::cheapestSaysHowManyAreLeft()
{
    TestHouse h;
    QVERIFY(h(h.hold(kDouble, 0, 1, 2)));  // two of the pool's four are left
    TakeHold stayRequest = h.hold(kTwin, 0, 1, 3);
    auto refused = h(TakeCheapest{stayRequest, {}});
    QCOMPARE(refused.error().code, ErrorCode::SoldOut);
    QCOMPARE(refused.error().left, 2);
    // The last type tried is closed: that is not the reason for the refusal.
    EditCells closed;
    closed.caller = h.desk();
    closed.field = CellField::StopSell;
    closed.roomTypes = {kSuite};
    closed.ranges = {{kToday, 1}};
    closed.value = 1;
    QVERIFY(h(EditBlock(closed)));
    refused = h(TakeCheapest{stayRequest, {}});
    QCOMPARE(refused.error().code, ErrorCode::SoldOut);
    QCOMPARE(refused.error().left, 2);
    QVERIFY(h(h.hold(kTwin, 0, 1, 2)));
    refused = h(TakeCheapest{stayRequest, {}});
    QCOMPARE(refused.error().code, ErrorCode::SoldOut);
    QCOMPARE(refused.error().left, 0);
    // If only the request itself is wrong, the answer names that.
    stayRequest.adults = 0;
    QCOMPARE(h(TakeCheapest{stayRequest, {}}).error().field, QStringLiteral("guests"));
    stayRequest.adults = 3;
    QCOMPARE(h(TakeCheapest{stayRequest, {RoomTypeId{99}}}).error().field,
             QStringLiteral("room type"));
}

/// A shorter horizon reduces the booking window; bookings beyond it still count.
void TestEntryPoints::whatLiesBeyondAShorterHorizonIsKept()
{
    HouseInput in = smallHotel();
    Booking b;
    b.id = BookingId{1};
    b.property = kHotel;
    b.reserved = b.counted = kTwin;
    b.stay = Stay(kToday + 900, 3);
    in.bookings = {b};
    Hold held;
    held.id = HoldId{2};
    held.property = kHotel;
    held.actor = kDeskActor;
    held.roomType = kTwin;
    held.stay = Stay(kToday + 950, 3);
    held.deadline = held.ceiling = kStart + 60 * kSecond;
    in.holds = {held};
    in.typeSettings = {{kHotel, kTwin, kToday - 20, 2, {}, 1}};
    TestHouse h(std::move(in));
    h.lastSeq = 2;
    QCOMPARE(h.house.ledger().type(0, kToday + 900).sold, 1);
    QCOMPARE(h.house.ledger().type(0, kToday + 950).held, 1);
    QCOMPARE(h.house.ledger().type(0, kToday - 20).typed, 2);
    QVERIFY(h(CancelBooking{h.desk(), b.id, 0}));
    QVERIFY(h(ReleaseHold{h.desk(), held.id}));
    QCOMPARE(h.house.ledger().type(0, kToday + 900).sold, 0);
}

/// Each night takes memory in every row: a single command must not exhaust it.
void TestEntryPoints::businessDateMovesByAThousandDaysAtMost()
{
    TestHouse h;
    const int nights = h.house.ledger().nights();
    for (const Night to : {kToday + 1001, Night(std::numeric_limits<qint32>::max())}) {
        const auto refused = h(MoveBusinessDate{h.desk(), to});
        QVERIFY(!refused);
        QCOMPARE(refused.error().field, QStringLiteral("business date"));
        QVERIFY(refused.error().reason.contains(QLatin1String("1000")));
        QVERIFY(refused.error().reason.contains(errorDate(kToday)));
    }
    QCOMPARE(h.house.ledger().nights(), nights);
    QVERIFY(h(MoveBusinessDate{h.desk(), kToday + 1000}));
    QVERIFY(!h(MoveBusinessDate{h.desk(), kToday}));
}

QTEST_GUILESS_MAIN(TestEntryPoints)
#include "core/error_values.h"
#include "test_entry_points.moc"
