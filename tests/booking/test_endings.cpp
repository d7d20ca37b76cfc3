// SPDX-License-Identifier: GPL-3.0-or-later
// Closed bookings: ended once, answered the same on repeats, and not kept in memory for ever.
#include "booking/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestEndings : public QObject {
    Q_OBJECT

private slots:
    void everyEndHasOneAnswer();
    void anotherEndIsRefused();
    void endedBookingsAreForgottenOnceTheFileHasThem();
    void whatWasForgottenIsAnsweredFromTheFile();
    void repeatedReservationSaysHowItsBookingStands();
    void noShowsOfAClosedDayOweWhatTheyOwedThen();

private:
    static BookingId book(TestHouse &house, int in = 0)
    {
        TakeHold what = house.hold(kTwin, in, 2);
        what.plan = kBar;
        const auto answer = house(HoldAndConfirm{what, {}});
        return answer ? answer->booking : BookingId{};
    }
    /// The answer without what distinguishes a repeat from the first.
    static Answer bare(Answer a)
    {
        a.repeated = false;
        a.seq = 0;
        return a;
    }
    static void compareTwice(TestHouse &house, const Command &command, qint64 fee)
    {
        const auto first = house(command);
        QVERIFY(first.has_value());
        const size_t records = house.batch.records.size();
        const auto second = house(command);
        QVERIFY(second.has_value() && second->repeated);
        QCOMPARE(house.restsOn, first->seq);
        QCOMPARE(first->fee, fee);
        QVERIFY(bare(*second) == bare(*first));
        QCOMPARE(house.batch.records.size(), records);
    }
};

void TestEndings::everyEndHasOneAnswer()
{
    TestHouse house;
    compareTwice(house, CancelBooking{house.desk(), book(house), 1}, 5000);
    compareTwice(house, MarkNoShow{house.desk(), book(house), 1}, 5000);
    const BookingId stayed = book(house);
    QVERIFY(house(CheckIn{house.desk(), stayed, 1, {}, {}, true}));
    compareTwice(house, CheckOut{house.desk(), stayed, 2, {}}, 0);
    // A no-show found by the night audit is like any other.
    const BookingId missing = book(house);
    QVERIFY(house(CloseDay{house.desk(), true}));
    const auto again = house(MarkNoShow{house.desk(), missing, 1});
    QVERIFY(again && again->repeated);
    QCOMPARE(again->fee, 5000);
    QCOMPARE(house.batch.fees.size(), size_t(3));
}

void TestEndings::anotherEndIsRefused()
{
    TestHouse house;
    const BookingId id = book(house);
    QVERIFY(house(CancelBooking{house.desk(), id, 1}));
    QCOMPARE(house(MarkNoShow{house.desk(), id, 2}).error().code, ErrorCode::WrongState);
    QCOMPARE(house(CheckOut{house.desk(), id, 2, {}}).error().code, ErrorCode::WrongState);
    QCOMPARE(house(CheckIn{house.desk(), id, 2, {}, {}, false}).error().code,
             ErrorCode::WrongState);
}

/// A year of a large hotel: closed bookings must not stay in memory until a restart.
void TestEndings::endedBookingsAreForgottenOnceTheFileHasThem()
{
    TestHouse house;
    const BookingId first = book(house);
    QVERIFY(house(CancelBooking{house.desk(), first, 1}));
    const auto end = [&](int many) {
        for (int i = 0; i < many; ++i) {
            if (!house(CancelBooking{house.desk(), book(house, i % 20), 1})) return false;
        }
        return true;
    };
    QVERIFY(end(5000));
    QVERIFY(house.house.state().bookings.isEmpty());
    QVERIFY(house.house.booking(first));  // not in the file yet
    house.committed = house.lastSeq;
    QVERIFY(end(1));
    QVERIFY(!house.house.booking(first));
    QCOMPARE(house.house.forgotten(CancelBooking{house.desk(), first, 1}), first);
}

void TestEndings::whatWasForgottenIsAnsweredFromTheFile()
{
    TestHouse house;
    Booking b;
    b.id = BookingId{7};
    b.property = kHotel;
    b.status = BookingStatus::Cancelled;
    b.version = 3;
    b.reserved = b.counted = kTwin;
    b.stay = Stay(kToday - 400, 2);
    b.total = 9000;
    const CancelBooking again{house.desk(), b.id, 2};
    QCOMPARE(house.house.forgotten(again), b.id);
    QCOMPARE(house(again).error().code, ErrorCode::NotFound);
    house.ended.insert(b.id, {b, 4500, 0});
    const auto answer = house(again);
    QVERIFY(answer && answer->repeated);
    QCOMPARE(answer->fee, 4500);
    QCOMPARE(answer->version, 3);
    QCOMPARE(answer->total, 9000);
    QCOMPARE(house.restsOn, 0);
    QCOMPARE(house(MarkNoShow{house.desk(), b.id, 0}).error().code, ErrorCode::WrongState);
}

void TestEndings::repeatedReservationSaysHowItsBookingStands()
{
    TestHouse house;
    RecordReservation told;
    told.caller = house.desk();
    told.roomType = kTwin;
    told.stay = Stay(kToday, 2);
    told.total = 12'000;
    told.key = {"A-1", 1};
    const auto taken = house(told);
    ChangeBooking change;
    change.caller = house.desk();
    change.booking = taken->booking;
    change.total = 11'000;
    QVERIFY(house(change));
    auto again = house(told);
    QVERIFY(again->repeated);
    QCOMPARE(again->version, 2);
    QCOMPARE(again->total, 11'000);
    QVERIFY(house(CancelBooking{house.desk(), taken->booking, 0}));
    again = house(told);
    QCOMPARE(again->booking, taken->booking);
    QCOMPARE(again->version, 3);
    QVERIFY(!house.house.forgotten(told));
}

void TestEndings::noShowsOfAClosedDayOweWhatTheyOwedThen()
{
    TestHouse h;
    TakeHold what = h.hold(kTwin, 0, 2);
    what.plan = kBar;
    QVERIFY(h(HoldAndConfirm{what, {}}));
    CloseDay close{h.desk(), true};
    close.caller.effective = kStart - 5 * 86'400 * kSecond;  // cancellation was still free
    const auto closed = h(close);
    QVERIFY(closed);
    QCOMPARE(closed->version, 1);
    QCOMPARE(closed->fee, 0);
}

QTEST_GUILESS_MAIN(TestEndings)
#include "test_endings.moc"
