// SPDX-License-Identifier: GPL-3.0-or-later
// A PMS names the guest of a room in which another one is still in house: both stay known.
#include "channels/inbound/reservation_plan.h"
#include "channels/pms_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

QString q(const char *text)
{
    return QString::fromLatin1(text);
}

QString number(BookingId id)
{
    return QString::number(id.value);
}

QStringList occupied(PmsHotel &h)
{
    const auto reader = storage::Reader::open(h.hotel.engine->file());
    const auto plan = (*reader)->ask(storage::RoomPlanOf{h.hotel.property, Stay(kToday, 5)});
    QStringList all;
    for (const auto &o : plan->occupied)
        all << QStringLiteral("%1 %2").arg(o.room.value).arg(o.booking.value);
    return all;
}

/// One of several bookings of a reservation of the OTA.
BookingId part(PmsHotel &h, const QString &reservation, int index, int type)
{
    RecordReservation c;
    c.caller = {h.hotel.property, kDeskActor, kOta, {}};
    c.roomType = RoomTypeId{type};
    c.stay = Stay(kToday, 3);
    c.plan = RatePlanId{1};
    c.total = 30'000;
    c.guest.reference = reservation;
    c.key = {channels::reservationDigest(reservation), index};
    const auto done = h.hotel.engine->run(Command(c));
    if (!done) qFatal("%s", qPrintable(done.error().text()));
    h.hotel.engine->flush();
    return done->booking;
}

}  // namespace

class TestPmsOccupied : public QObject {
    Q_OBJECT

private slots:
    void theGuestBeforeChecksOutFirst_data();
    void theGuestBeforeChecksOutFirst();
    void aGroupLeavesRoomByRoom();
    void aGuestWhoMovesTonightHasLeftTheRoom();
    void aGuestBehindAnotherIsShown();
    void aGuestWhoWaitsForTheRoomIsNoNoShow();
    void aGuestInAnUnknownRoomIsNoNoShow_data();
    void aGuestInAnUnknownRoomIsNoNoShow();
    void aGuestInARoomOutOfOrderIsNoNoShow_data();
    void aGuestInARoomOutOfOrderIsNoNoShow();
    void aGuestInARoomThatWasUsedTonightIsNoNoShow();
    void aRoomThatTheGuestCannotHaveStaysWithItsBooking_data();
    void aRoomThatTheGuestCannotHaveStaysWithItsBooking();
    void aGuestOfSeveralBookingsIsNoNoShow_data();
    void aGuestOfSeveralBookingsIsNoNoShow();
    void aGuestOfSeveralBookingsWhoMovesStaysTheSame();
    void aGroupInARoomOfAnotherPoolIsInHouse();
    void theRoomPlannedForAGuestWhoWaitsIsFree();
    void aTypeChangedAtTheDeskStays();
    void aTypeChangedAtTheDeskStaysInARoomPlannedForAnother();
};

void TestPmsOccupied::theGuestBeforeChecksOutFirst_data()
{
    QTest::addColumn<int>("days");
    QTest::addColumn<bool>("byPms");
    QTest::newRow("due out, by the PMS") << 1 << true;
    QTest::newRow("overdue, by the PMS") << 3 << true;
    QTest::newRow("overdue, at the desk") << 2 << false;
}

void TestPmsOccupied::theGuestBeforeChecksOutFirst()
{
    QFETCH(const int, days);
    QFETCH(const bool, byPms);
    PmsHotel h;
    const BookingId first = h.book(1, 0, 1), second = h.book(1, days, 2);
    h.line->say(h.pms.checkIn(h.guest(number(first), q("101")), h.scheduler->now()));
    h.run(2);
    for (int i = 0; i < days; ++i) h.moveDate();
    h.line->say(h.pms.checkIn(h.guest(number(second), q("101")), h.scheduler->now()));
    h.run(5);
    QCOMPARE(h.booking(second).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(second), QStringList());
    QCOMPARE(h.waiting().size(), 1);
    QVERIFY(h.waiting().front().contains(number(first)));
    if (byPms)
        h.line->say(h.pms.checkOut(number(first), q("101"), h.scheduler->now()));
    else
        h.apply(CheckOut{h.hotel.desk(), first, 0, {}});
    h.run(5);
    QCOMPARE(h.booking(first).status, BookingStatus::CheckedOut);
    QCOMPARE(h.booking(second).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(second), QStringList(q("101")));
    QCOMPARE(h.waiting(), QStringList());
}

/// The PMS has checked out one of two rooms, which a booking as a whole cannot say.
void TestPmsOccupied::aGroupLeavesRoomByRoom()
{
    PmsHotel h;
    const BookingId group = h.book(1, 0, 1, 2), next = h.book(1, 1, 1);
    h.apply(CheckIn{h.hotel.desk(), group, 0, {}, {RoomId{1}, RoomId{2}}, false});
    h.moveDate();
    h.line->say(h.pms.checkOut(number(group), q("102"), h.scheduler->now()));
    h.line->say(h.pms.checkIn(h.guest(number(next), q("102")), h.scheduler->now()));
    h.run(5);
    QCOMPARE(h.booking(group).status, BookingStatus::CheckedIn);
    QCOMPARE(h.booking(next).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(next), QStringList(q("102")));
}

/// A stay over two rooms: from tonight on the guest has the second one.
void TestPmsOccupied::aGuestWhoMovesTonightHasLeftTheRoom()
{
    PmsHotel h;
    const BookingId id = h.book(1, 0, 2), next = h.book(1, 1, 1);
    h.apply(AssignRooms{
        h.hotel.desk(),
        {{id, {}, RoomId{1}, Stay(kToday, 1)}, {id, {}, RoomId{2}, Stay(kToday + 1, 1)}}});
    h.apply(CheckIn{h.hotel.desk(), id, 0, {}, {}, false});
    QCOMPARE(h.rooms(id), QStringList(q("101")));
    h.moveDate();
    QCOMPARE(h.rooms(id), QStringList(q("102")));
    QCOMPARE(occupied(h), QStringList());
    h.line->say(h.pms.checkIn(h.guest(number(next), q("101")), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.rooms(next), QStringList(q("101")));
    h.moveDate();
    // The one who moved is due out of the second room, the next one of the first.
    QCOMPARE(occupied(h),
             (QStringList{QStringLiteral("1 ") + number(next), QStringLiteral("2 ") + number(id)}));
}

/// As older versions took it: the room plan and the rules still know the one who was there first.
void TestPmsOccupied::aGuestBehindAnotherIsShown()
{
    PmsHotel h;
    const BookingId first = h.book(1, 0, 1), second = h.book(1, 1, 2), third = h.book(1, 2, 1);
    h.apply(CheckIn{h.hotel.desk(), first, 0, {}, {RoomId{1}}, false});
    h.moveDate();
    Caller pms = h.hotel.desk();
    pms.channel = kPms;
    h.apply(CheckIn{pms, second, 0, {}, {RoomId{1}}, false});
    h.moveDate();
    const QStringList shown(QStringLiteral("1 ") + number(first));
    QCOMPARE(occupied(h), shown);
    h.apply(AssignRooms{h.hotel.desk(), {{second, RoomId{1}, RoomId{2}, {}}}});
    QCOMPARE(occupied(h), shown);
    const auto entered =
        h.hotel.engine->run(CheckIn{h.hotel.desk(), third, 0, {}, {RoomId{1}}, false});
    QVERIFY(!entered && entered.error().reason.contains(number(first)));
}

void TestPmsOccupied::aGuestWhoWaitsForTheRoomIsNoNoShow()
{
    PmsHotel h;
    const BookingId first = h.book(1, 0, 1), second = h.book(1, 1, 3);
    h.apply(CheckIn{h.hotel.desk(), first, 0, {}, {RoomId{1}}, false});
    h.moveDate();
    h.line->say(h.pms.checkIn(h.guest(number(second), q("101")), h.scheduler->now()));
    h.run(5);
    h.apply(CloseDay{h.hotel.desk(), true});
    h.run(5);
    QCOMPARE(h.booking(second).status, BookingStatus::CheckedIn);
    QCOMPARE(h.waiting().size(), 1);
    h.apply(CheckOut{h.hotel.desk(), first, 0, {}});
    h.run(5);
    QCOMPARE(h.rooms(second), QStringList(q("101")));
    QCOMPARE(h.waiting(), QStringList());
}

void TestPmsOccupied::aGuestInAnUnknownRoomIsNoNoShow_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<QString>("room");
    QTest::newRow("a room that does not exist") << 1 << q("999");
    QTest::newRow("a room of a pool with several types") << 3 << q("101");
}

void TestPmsOccupied::aGuestInAnUnknownRoomIsNoNoShow()
{
    QFETCH(int, type);
    QFETCH(QString, room);
    PmsHotel h;
    const BookingId one = h.book(type, 0, 3);
    h.line->say(h.pms.checkIn(h.guest(number(one), room), h.scheduler->now()));
    h.run(5);
    QCOMPARE(h.waiting().size(), 1);
    h.apply(CloseDay{h.hotel.desk(), true});
    h.run(5);
    QCOMPARE(h.booking(one).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(one), QStringList());
    QCOMPARE(h.waiting().size(), 1);
}

void TestPmsOccupied::aGuestInARoomOutOfOrderIsNoNoShow_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("nights");
    QTest::newRow("tonight") << 0 << 5;
    QTest::newRow("later in the stay") << 2 << 1;
}

/// The guest sleeps there all the same; the room follows when it is in order again.
void TestPmsOccupied::aGuestInARoomOutOfOrderIsNoNoShow()
{
    QFETCH(int, from);
    QFETCH(int, nights);
    PmsHotel h;
    const BookingId one = h.book(1, 0, 4);
    const Stay broken(kToday + from, nights);
    h.apply(SetRoomOutOfOrder{h.hotel.desk(), {RoomId{1}}, broken, true});
    h.line->say(h.pms.checkIn(h.guest(number(one), q("101")), h.scheduler->now()));
    h.run(5);
    QCOMPARE(h.booking(one).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(one), QStringList());
    QCOMPARE(h.waiting().size(), 1);
    QVERIFY2(h.waiting().front().contains(q("out of order")), qPrintable(h.waiting().front()));
    h.apply(CloseDay{h.hotel.desk(), true});
    h.run(5);
    QCOMPARE(h.booking(one).status, BookingStatus::CheckedIn);
    QCOMPARE(h.waiting().size(), 1);
    const Night first = std::max(broken.checkIn(), kToday + 1);
    h.apply(SetRoomOutOfOrder{
        h.hotel.desk(), {RoomId{1}}, Stay(first, broken.checkOut() - first), false});
    h.run(5);
    QCOMPARE(h.rooms(one), QStringList(q("101")));
    QCOMPARE(h.waiting(), QStringList());
}

/// The guest before has left on the day of arrival, and the night in the room is that guest's.
void TestPmsOccupied::aGuestInARoomThatWasUsedTonightIsNoNoShow()
{
    PmsHotel h;
    const BookingId left = h.book(1, 0, 1), next = h.book(1, 0, 3);
    h.apply(CheckIn{h.hotel.desk(), left, 0, {}, {RoomId{1}}, false});
    h.apply(CheckOut{h.hotel.desk(), left, 0, {}});
    h.line->say(h.pms.checkIn(h.guest(number(next), q("101")), h.scheduler->now()));
    h.run(5);
    QCOMPARE(h.booking(next).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(next), QStringList());
    QCOMPARE(h.waiting().size(), 1);
    h.apply(CloseDay{h.hotel.desk(), true});
    h.run(5);
    QCOMPARE(h.booking(next).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(next), QStringList(q("101")));
    QCOMPARE(h.waiting(), QStringList());
}

void TestPmsOccupied::aRoomThatTheGuestCannotHaveStaysWithItsBooking_data()
{
    QTest::addColumn<bool>("held");
    QTest::newRow("held tomorrow") << true;
    QTest::newRow("out of order tomorrow") << false;
}

/// It is refused for the night after that of the other booking.
void TestPmsOccupied::aRoomThatTheGuestCannotHaveStaysWithItsBooking()
{
    QFETCH(bool, held);
    PmsHotel h;
    const BookingId guest = h.book(1, 0, 2), other = h.book(1, 0, 1);
    h.apply(AssignRooms{h.hotel.desk(), {{other, {}, RoomId{1}, {}}}});
    if (held) {
        TakeHold hold = h.hotel.hold(1, 1, 1);
        hold.numbers = {RoomId{1}};
        h.apply(hold);
    } else {
        h.apply(SetRoomOutOfOrder{h.hotel.desk(), {RoomId{1}}, Stay(kToday + 1, 1), true});
    }
    h.run(2);
    h.line->say(h.pms.checkIn(h.guest(number(guest), q("101")), h.scheduler->now()));
    h.run(5);
    QCOMPARE(h.booking(guest).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(guest), QStringList());
    QCOMPARE(h.waiting().size(), 1);
    QCOMPARE(h.rooms(other), QStringList(q("101")));
}

void TestPmsOccupied::aGuestOfSeveralBookingsIsNoNoShow_data()
{
    QTest::addColumn<QString>("room");
    QTest::addColumn<QString>("another");
    QTest::newRow("rooms that do not exist") << q("998") << q("999");
    QTest::newRow("rooms of another pool") << q("105") << q("106");
}

/// Which of the bookings it is, a user must say: as many are in house as guests have arrived.
void TestPmsOccupied::aGuestOfSeveralBookingsIsNoNoShow()
{
    QFETCH(QString, room);
    QFETCH(QString, another);
    PmsHotel h;
    const BookingId one = part(h, q("W-1"), 1, 1), two = part(h, q("W-1"), 2, 2);
    h.line->say(h.pms.checkIn(h.guest(q("W-1"), room), h.scheduler->now()));
    h.run(5);
    QCOMPARE(h.booking(one).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(one), QStringList());
    QCOMPARE(h.booking(two).status, BookingStatus::Confirmed);
    QCOMPARE(h.waiting().size(), 1);
    // The same guest again is no other one.
    h.controller->pollNow(kPms);
    h.run(5);
    QCOMPARE(h.booking(two).status, BookingStatus::Confirmed);
    QVERIFY(!h.waiting().isEmpty());
    h.line->say(h.pms.checkIn(h.guest(q("W-1"), another), h.scheduler->now()));
    h.run(5);
    h.apply(CloseDay{h.hotel.desk(), true});
    h.run(5);
    QCOMPARE(h.booking(one).status, BookingStatus::CheckedIn);
    QCOMPARE(h.booking(two).status, BookingStatus::CheckedIn);
    QVERIFY(!h.waiting().isEmpty());
}

void TestPmsOccupied::aGuestOfSeveralBookingsWhoMovesStaysTheSame()
{
    PmsHotel h;
    const BookingId one = part(h, q("W-1"), 1, 1), two = part(h, q("W-1"), 2, 3);
    h.line->say(h.pms.checkIn(h.guest(q("W-1"), q("101")), h.scheduler->now()));
    h.run(5);
    QCOMPARE(h.rooms(one), QStringList(q("101")));
    h.line->say(h.pms.move(q("W-1"), q("101"), q("999"), h.scheduler->now()));
    h.run(5);
    QCOMPARE(h.booking(one).status, BookingStatus::CheckedIn);
    QCOMPARE(h.booking(two).status, BookingStatus::Confirmed);
    QCOMPARE(h.waiting().size(), 1);
    QVERIFY2(h.waiting().front().contains(q("999")), qPrintable(h.waiting().front()));
}

void TestPmsOccupied::aGroupInARoomOfAnotherPoolIsInHouse()
{
    PmsHotel h;
    const BookingId group = h.book(1, 0, 3, 2);
    h.line->say(h.pms.checkIn(h.guest(number(group), q("105")), h.scheduler->now()));
    h.run(5);
    QCOMPARE(h.booking(group).status, BookingStatus::CheckedIn);
    QCOMPARE(h.booking(group).counted, RoomTypeId{1});
    QCOMPARE(h.waiting().size(), 1);
    QVERIFY2(h.waiting().front().contains(q("105")), qPrintable(h.waiting().front()));
    h.apply(CloseDay{h.hotel.desk(), true});
    h.run(5);
    QCOMPARE(h.booking(group).status, BookingStatus::CheckedIn);
    QCOMPARE(h.waiting().size(), 1);
}

void TestPmsOccupied::theRoomPlannedForAGuestWhoWaitsIsFree()
{
    PmsHotel h;
    const BookingId first = h.book(1, 0, 1), second = h.book(1, 1, 3);
    h.apply(CheckIn{h.hotel.desk(), first, 0, {}, {RoomId{1}}, false});
    h.apply(AssignRooms{h.hotel.desk(), {{second, {}, RoomId{3}, {}}}});
    h.moveDate();
    h.line->say(h.pms.checkIn(h.guest(number(second), q("101")), h.scheduler->now()));
    h.run(5);
    QCOMPARE(h.booking(second).status, BookingStatus::CheckedIn);
    QCOMPARE(h.rooms(second), QStringList());
    h.line->say(h.pms.checkOut(number(second), q("101"), h.scheduler->now()));
    h.run(5);
    QCOMPARE(h.booking(second).status, BookingStatus::CheckedOut);
    h.controller->pollNow(kPms);
    h.run(5);
    QCOMPARE(h.waiting(), QStringList());
    QCOMPARE(occupied(h), QStringList(QStringLiteral("1 ") + number(first)));
}

/// The guest has the room until moved, and each record of the PMS names it.
void TestPmsOccupied::aTypeChangedAtTheDeskStays()
{
    PmsHotel h;  // room type 3 is alone in its pool, with rooms 105 to 108
    const BookingId id = h.book(3, 0, 4);
    h.line->say(h.pms.checkIn(h.guest(number(id), q("105")), h.scheduler->now()));
    h.run(2);
    h.moveDate();
    ChangeBooking change;
    change.caller = h.hotel.desk();
    change.booking = id;
    change.roomType = RoomTypeId{1};
    h.apply(change);
    h.line->say(h.pms.stayUntil(number(id), kToday + 5, h.scheduler->now()));
    h.run(2);
    h.controller->pollNow(kPms);
    h.run(5);
    QCOMPARE(h.booking(id).counted, RoomTypeId{1});
    QCOMPARE(h.booking(id).stay, Stay(kToday, 5));
    QCOMPARE(h.rooms(id), QStringList(q("105")));
    QCOMPARE(h.waiting(), QStringList());
}

void TestPmsOccupied::aTypeChangedAtTheDeskStaysInARoomPlannedForAnother()
{
    PmsHotel h;
    const BookingId id = h.book(3, 0, 4), next = h.book(3, 1, 1);
    h.line->say(h.pms.checkIn(h.guest(number(id), q("105")), h.scheduler->now()));
    h.run(2);
    ChangeBooking change;
    change.caller = h.hotel.desk();
    change.booking = id;
    change.roomType = RoomTypeId{1};
    h.apply(change);
    h.apply(AssignRooms{h.hotel.desk(), {{next, {}, RoomId{5}, {}}}});
    h.moveDate();
    QCOMPARE(h.rooms(id), QStringList());
    h.line->say(h.pms.stayUntil(number(id), kToday + 5, h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.booking(id).counted, RoomTypeId{1});
    QCOMPARE(h.rooms(id), QStringList(q("105")));
    QCOMPARE(h.rooms(next), QStringList());
    QCOMPARE(h.waiting(), QStringList());
}

QTEST_GUILESS_MAIN(TestPmsOccupied)
#include "test_pms_occupied.moc"
