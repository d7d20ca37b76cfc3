// SPDX-License-Identifier: GPL-3.0-or-later
// What a booking guarantees from creation to departure, one test per guarantee.
#include "booking/booking_of.h"
#include "booking/small_hotel.h"

#include <QTest>

#include <limits>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestBookings : public QObject {
    Q_OBJECT

private slots:
    void bookingKeepsTheNumberOfItsHold();
    void channelReservationIsTakenBeyondTheLimitAndFlagged();
    void sameForeignKeyIsTakenOnce();
    void whatUsersAddIsPaidAtTheProperty();
    void ownRoomsDoNotCountAgainstAChange();
    void refusedChangeFreesNothing();
    void staleVersionIsRefused();
    void hiddenNumberIsNeverThatOfABooking();
    void secondCancellationRepeatsTheFirst();
    void lateCancellationCostsTheFirstNight();
    void assignedTypeCountsFromCheckIn();
    void roomIsGivenToOneBookingANight();
    void earlyDepartureGivesNightsBack();
    void guestInHouseMayStayLonger();
    void closingTheDayFindsNoShows();
    void holdsBeforeTodayAreRefusedAfterTheDayIsClosed();
    void editOfAChangedCellIsStale();
    void editOutsideTheLedgerChangesNothing();
    void overbookingByLeadTimeFollowsTheBusinessDate();
    void oversoldFlagGoesWhenTheNightFits();

private:
    static BookingId book(TestHouse &house, RoomTypeId type, int in, int nights, int rooms = 1,
                          RatePlanId plan = {})
    {
        HoldAndConfirm c{house.hold(type, in, nights, rooms),
                         {QStringLiteral("A. Example"), {}, {}, {}, {}, {}}};
        c.what.plan = plan;
        const auto answer = house(c);
        return answer ? answer->booking : BookingId{};
    }
    static RecordReservation reservation(const TestHouse &house, RoomTypeId type, int in,
                                         int nights, int rooms)
    {
        RecordReservation c;
        c.caller = house.desk();
        c.roomType = type;
        c.stay = Stay(kToday + in, nights);
        c.rooms = rooms;
        return c;
    }
};

void TestBookings::bookingKeepsTheNumberOfItsHold()
{
    TestHouse house;
    const auto hold = house(house.hold(kTwin, 0, 2));
    const auto booking = house(
        ConfirmHold{house.desk(), hold->hold, {QStringLiteral("A. Example"), {}, {}, {}, {}, {}}});
    QCOMPARE(booking->booking.value, hold->hold.value);
    QCOMPARE(house.batch.guests.size(), 1);
    QCOMPARE(house.left(kTwin, 0), 2);
}

void TestBookings::channelReservationIsTakenBeyondTheLimitAndFlagged()
{
    TestHouse house;
    const auto answer = house(reservation(house, kSuite, 0, 2, 3));
    QVERIFY(answer && answer->oversold);
    QCOMPARE(house.left(kSuite, 0), -1);
    QCOMPARE(house.batch.oversold.size(), 4);  // type and pool, two nights
    QCOMPARE(house.batch.oversold[0].rooms, 1);
}

void TestBookings::sameForeignKeyIsTakenOnce()
{
    TestHouse house;
    RecordReservation c = reservation(house, kTwin, 0, 2, 1);
    c.key = {QByteArrayLiteral("row"), 1};
    const auto first = house(c), second = house(c);
    QVERIFY(!first->repeated && second->repeated);
    QCOMPARE(second->booking, first->booking);
    c.key.occurrence = 2;
    QVERIFY(!house(c)->repeated);
    QCOMPARE(house.left(kTwin, 0), 1);
}

void TestBookings::whatUsersAddIsPaidAtTheProperty()
{
    TestHouse house;
    RecordReservation told = reservation(house, kTwin, 0, 2, 1);
    told.total = 200'00;
    told.channelCollects = true;
    const auto made = house(told);
    QVERIFY(made.has_value());
    const auto stored = [&] { return house.batch.bookings.back(); };
    QCOMPARE(stored().channelCollects, std::optional<qint64>(200'00));
    ChangeBooking c;
    c.caller = house.desk();
    c.booking = made->booking;
    c.version = 1;
    c.total = 260'00;
    c.channelCollects = false;
    QVERIFY(house(c));
    QCOMPARE(stored().channelCollects, std::optional<qint64>(200'00));
    // A PMS is not the booking's channel either.
    c.caller.channel = {};
    c.version = 2;
    c.total = 250'00;
    c.always = true;
    QVERIFY(house(c));
    QCOMPARE(stored().channelCollects, std::optional<qint64>(200'00));
    QCOMPARE(dueAtProperty(stored()), qint64(50'00));
    const auto cancelled = house(CancelBooking{house.desk(), made->booking, 3, 0});
    QVERIFY(cancelled.has_value());
    const auto back = house(ReinstateBooking{house.desk(), made->booking, 4, {}});
    QVERIFY2(back, back ? "" : qPrintable(back.error().text()));
    QCOMPARE(back->due->minor, qint64(50'00));
    // The channel sends the new total: it collects all of it.
    c.caller = house.desk();
    c.version = 5;
    c.total = 300'00;
    c.channelCollects.reset();
    QVERIFY(house(c));
    QCOMPARE(stored().channelCollects, std::optional<qint64>(300'00));
    c.version = 6;
    c.channelCollects = false;
    QVERIFY(house(c));
    QVERIFY(!stored().channelCollects);
}

void TestBookings::ownRoomsDoNotCountAgainstAChange()
{
    TestHouse house;
    const BookingId id = book(house, kSuite, 0, 3, 2);
    ChangeBooking c;
    c.caller = house.desk();
    c.booking = id;
    c.version = 1;
    c.stay = Stay(kToday + 1, 3);
    const auto moved = house(c);
    QVERIFY(moved);
    QCOMPARE(moved->version, 2);
    QCOMPARE(house.left(kSuite, 0), 2);
    QCOMPARE(house.left(kSuite, 3), 0);
}

void TestBookings::refusedChangeFreesNothing()
{
    TestHouse house;
    const BookingId id = book(house, kSuite, 0, 2, 1);
    QVERIFY(book(house, kSuite, 5, 1, 2));
    const size_t records = house.batch.records.size();
    ChangeBooking c;
    c.caller = house.desk();
    c.booking = id;
    c.version = 1;
    c.stay = Stay(kToday + 4, 3);
    const auto refused = house(c);
    QCOMPARE(refused.error().code, ErrorCode::SoldOut);
    QCOMPARE(house.left(kSuite, 0), 1);
    QCOMPARE(house.batch.records.size(), records);
    QCOMPARE(house.house.booking(id)->version, 1);
}

void TestBookings::staleVersionIsRefused()
{
    TestHouse house;
    const BookingId id = book(house, kTwin, 0, 2);
    QCOMPARE(house(CancelBooking{house.desk(), id, 9}).error().code, ErrorCode::Stale);
    QVERIFY(house(CancelBooking{house.desk(), id, 1}));
}

void TestBookings::hiddenNumberIsNeverThatOfABooking()
{
    constexpr qint64 kLeast = std::numeric_limits<qint64>::min();
    constexpr qint64 kMost = std::numeric_limits<qint64>::max();
    for (const qint64 number : {qint64{0}, qint64{1}, qint64{5}, kMost}) {
        QVERIFY(hidden(BookingId{number}).value < 0);
        QCOMPARE(asked(hidden(BookingId{number})), BookingId{number});
    }
    for (const qint64 number : {qint64{-1}, qint64{-5}, kLeast}) {
        QVERIFY(hidden(BookingId{number}).value < 0);
        QVERIFY(asked(BookingId{number}).value >= 0);
    }
}

void TestBookings::secondCancellationRepeatsTheFirst()
{
    TestHouse house;
    const BookingId id = book(house, kTwin, 0, 2);
    const auto first = house(CancelBooking{house.desk(), id, 1});
    const auto second = house(CancelBooking{house.desk(), id, 1});
    QVERIFY(second && second->repeated);
    QCOMPARE(second->version, first->version);
    QCOMPARE(house.left(kTwin, 0), 3);
}

void TestBookings::lateCancellationCostsTheFirstNight()
{
    TestHouse house;
    const BookingId early = book(house, kTwin, 20, 2, 1, kBar),
                    late = book(house, kTwin, 0, 2, 1, kBar);
    QCOMPARE(house(CancelBooking{house.desk(), early, 1})->fee, 0);
    QCOMPARE(house(CancelBooking{house.desk(), late, 1})->fee, 5000);
}

void TestBookings::assignedTypeCountsFromCheckIn()
{
    TestHouse house;
    const BookingId id = book(house, kTwin, 0, 2);
    QVERIFY(house(CheckIn{house.desk(), id, 1, kSuite, {}, false}));
    QCOMPARE(house.left(kTwin, 0), 3);
    QCOMPARE(house.left(kSuite, 0), 1);
    QCOMPARE(house.house.booking(id)->reserved, kTwin);
    QCOMPARE(house(CancelBooking{house.desk(), id, 2}).error().code, ErrorCode::WrongState);
}

void TestBookings::roomIsGivenToOneBookingANight()
{
    TestHouse house;
    const BookingId a = book(house, kTwin, 0, 2), b = book(house, kTwin, 0, 1),
                    c = book(house, kDouble, 0, 1);
    QVERIFY(house(CheckIn{house.desk(), a, 1, {}, {RoomId{2}}, false}));
    const auto taken = house(CheckIn{house.desk(), b, 1, {}, {RoomId{2}}, false});
    QCOMPARE(taken.error().code, ErrorCode::SoldOut);
    QCOMPARE(house(CheckIn{house.desk(), b, 1, {}, {RoomId{5}}, false}).error().code,
             ErrorCode::Invalid);
    QVERIFY(house(CheckIn{house.desk(), b, 1, {}, {}, true}));
    QCOMPARE(house.batch.roomsGiven.back().room, RoomId{1});
    QVERIFY(house(CheckIn{house.desk(), c, 1, {}, {}, true}));
    QCOMPARE(house.batch.roomsGiven.back().room, RoomId{3});
}

void TestBookings::earlyDepartureGivesNightsBack()
{
    TestHouse house;
    const BookingId id = book(house, kTwin, 0, 5);
    QVERIFY(house(CheckIn{house.desk(), id, 1, {}, {}, true}));
    QVERIFY(house(CloseDay{house.desk(), true}));
    QVERIFY(house(CloseDay{house.desk(), true}));
    QVERIFY(house(CheckOut{house.desk(), id, 2, {}}));
    QCOMPARE(house.house.booking(id)->stay.nights(), 2);
    QCOMPARE(house.left(kTwin, 1), 2);
    QCOMPARE(house.left(kTwin, 2), 3);
    QVERIFY(house.batch.roomsGiven.back().release);
    QCOMPARE(house.batch.roomsGiven.back().stay.checkIn(), kToday + 2);
}

void TestBookings::guestInHouseMayStayLonger()
{
    TestHouse house;
    const BookingId id = book(house, kSuite, 0, 2, 1);
    QVERIFY(house(CheckIn{house.desk(), id, 1, {}, {}, false}));
    QVERIFY(house(reservation(house, kSuite, 0, 1,
                              3)));  // last night is oversold: it is past now
    QVERIFY(house(CloseDay{house.desk(), true}));
    ChangeBooking c;
    c.caller = house.desk();
    c.booking = id;
    c.version = 2;
    c.stay = Stay(kToday, 4);
    QVERIFY(house(c));
}

void TestBookings::closingTheDayFindsNoShows()
{
    TestHouse house;
    const BookingId came = book(house, kTwin, 0, 2), not_ = book(house, kDouble, 0, 2),
                    later = book(house, kDouble, 1, 1);
    QVERIFY(house(CheckIn{house.desk(), came, 1, {}, {}, false}));
    const auto closed = house(CloseDay{house.desk(), true});
    QVERIFY(closed);
    QCOMPARE(house.house.booking(not_)->status, BookingStatus::NoShow);
    QCOMPARE(house.house.booking(later)->status, BookingStatus::Confirmed);
    QCOMPARE(house.house.booking(came)->status, BookingStatus::CheckedIn);
    QCOMPARE(house.house.catalogue().property.businessDate, kToday + 1);
    QCOMPARE(house.batch.records.back().value, 1);
}

void TestBookings::holdsBeforeTodayAreRefusedAfterTheDayIsClosed()
{
    TestHouse house;
    QVERIFY(house(CloseDay{house.desk(), true}));
    QCOMPARE(house(house.hold(kTwin, 0, 1)).error().field, QStringLiteral("check-in"));
    QVERIFY(house(house.hold(kTwin, kHorizon, 1)));  // and the horizon moved with the date
}

void TestBookings::editOfAChangedCellIsStale()
{
    TestHouse house;
    EditCells c;
    c.caller = house.desk();
    c.roomTypes = {kTwin};
    c.ranges = {{kToday, 3}};
    c.value = 1;
    c.seen = SeenVersion{0, house.lastSeq};
    QVERIFY(house(house.hold(kDouble, 2, 1)));  // a pool change is a change of each of its types
    QCOMPARE(house(EditBlock(c)).error().code, ErrorCode::Stale);
    QCOMPARE(house.left(kTwin, 0), 3);
    c.seen = SeenVersion{0, house.lastSeq};
    QVERIFY(house(EditBlock(c)));
    c.seen = SeenVersion{1, house.lastSeq};  // another epoch
    QCOMPARE(house(EditBlock(c)).error().code, ErrorCode::Stale);
}

void TestBookings::editOutsideTheLedgerChangesNothing()
{
    TestHouse house;
    EditCells c;
    c.caller = house.desk();
    c.roomTypes = {kTwin};
    c.ranges = {{kToday, 3}, {kToday + 5000, 1}};
    c.value = 1;
    QCOMPARE(house(EditBlock(c)).error().field, QStringLiteral("night"));
    c.ranges = {{kToday, 3}};
    c.value = -2;
    QCOMPARE(house(EditBlock(c)).error().field, QStringLiteral("rooms to sell"));
    QVERIFY(house.batch.isEmpty());
    QCOMPARE(house.left(kTwin, 0), 3);
}

void TestBookings::overbookingByLeadTimeFollowsTheBusinessDate()
{
    TestHouse house;
    inventory::OverbookingRule rule;
    rule.amount = 2;
    rule.ceiling = 2;
    rule.minLeadDays = 2;
    inventory::OverbookingRule types = rule;
    types.scope = inventory::RuleScope::RoomType;
    QVERIFY(house(SetPolicy{house.desk(), {rule, types}}));
    QCOMPARE(house.left(kSuite, 1), 2);
    QCOMPARE(house.left(kSuite, 2), 4);
    QVERIFY(book(house, kSuite, 2, 1, 4));
    QVERIFY(house.batch.oversold.empty());
    QVERIFY(house(CloseDay{house.desk(), true}));  // shorter lead time: the limit falls
    QCOMPARE(house.left(kSuite, 2), -2);
    QCOMPARE(house.batch.oversold.size(), 2);
}

void TestBookings::oversoldFlagGoesWhenTheNightFits()
{
    TestHouse house;
    const auto taken = house(reservation(house, kSuite, 0, 1, 3));
    QVERIFY(taken->oversold);
    QVERIFY(house(CancelBooking{house.desk(), taken->booking, 1}));
    QCOMPARE(house.batch.oversold.back().rooms, 0);
}

QTEST_GUILESS_MAIN(TestBookings)
#include "test_bookings.moc"
