// SPDX-License-Identifier: GPL-3.0-or-later
// Undoing housekeeping after a restart, when only the log says what has happened in the rooms
// since: on both databases, because its questions to them are the same texts.
#include "engine/hotel_view.h"
#include "engine/room_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using Status = HousekeepingStatus;

namespace {

class Rooms : public RoomHotel {
public:
    /// A guest in house for three nights.
    BookingId guestIn(int room)
    {
        const BookingId id = book(0, 3);
        return id && enter(id, {RoomId{room}}) ? id : BookingId{};
    }
    /// The step of a new status; 0: it failed.
    qint64 set(int room, Status status)
    {
        const auto done = engine->run(SetHousekeeping{desk(), {RoomId{room}}, status, {}});
        return done ? done->step : 0;
    }
    Result<Answer> undoStep(qint64 step) { return engine->run(UndoStep{desk(), step, false, {}}); }
    bool leave(BookingId id) { return engine->run(CheckOut{desk(), id, 0, {}}).has_value(); }
    Status statusOf(int room) const
    {
        return engine::HotelView(**engine->snapshot(property)).housekeeping(RoomId{room});
    }
};

QString occupied(int room)
{
    return QStringLiteral("Room %1 was occupied in the meantime").arg(100 + room);
}

}  // namespace

class TestRoomsSince : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void stepIsNotUndoneAfterAStayBeforeTheRestart();
    void stepAfterADepartureIsUndone();
    void aRoomThatAGroupHasLeftBeforeIsRestored();
    void stepIsUndoneIfLaterOnesAreUndoneBeforeIt();
};

/// The rooms were dirty already, so there is no record of them.
void TestRoomsSince::stepIsNotUndoneAfterAStayBeforeTheRestart()
{
    constexpr int kLeft = 1, kPassed = 2, kSlept = 3;
    Rooms hotel;
    QVERIFY(hotel.start());
    QVERIFY(hotel.guestIn(kSlept));
    std::vector<qint64> steps;
    for (const int room : {kLeft, kPassed, kSlept}) steps.push_back(hotel.set(room, Status::Dirty));
    const BookingId guest = hotel.guestIn(kPassed);
    QVERIFY(guest && hotel.move(guest, kPassed, kLeft));
    QVERIFY(hotel.nextDay());
    QVERIFY(hotel.leave(guest));
    QVERIFY(hotel.reopen());
    for (size_t i = 0; i < steps.size(); ++i) {
        const auto undone = hotel.undoStep(steps[i]);
        QVERIFY(!undone);
        QCOMPARE(undone.error().text(), occupied(int(i) + 1));
    }
}

/// The guest of before the step, and one who moved before it, have not been in the rooms since.
void TestRoomsSince::stepAfterADepartureIsUndone()
{
    Rooms hotel;
    QVERIFY(hotel.start());
    const BookingId gone = hotel.guestIn(1), moved = hotel.guestIn(2);
    QVERIFY(gone && moved);
    hotel.clock.advance(kSecond);
    QVERIFY(hotel.leave(gone));
    QVERIFY(hotel.move(moved, 2, 3));
    std::vector<qint64> steps;
    for (const int room : {1, 2}) {
        QVERIFY(hotel.set(room, Status::Clean));
        steps.push_back(hotel.set(room, Status::Dirty));
    }
    // A move between other rooms, and a stay that ends in another one.
    QVERIFY(hotel.move(moved, 3, 4));
    QVERIFY(hotel.nextDay());
    QVERIFY(hotel.leave(moved));
    QVERIFY(hotel.reopen());
    for (const qint64 step : steps) {
        const auto undone = hotel.undoStep(step);
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text()));
    }
    for (const int room : {1, 2}) QCOMPARE(hotel.statusOf(room), Status::Clean);
}

void TestRoomsSince::aRoomThatAGroupHasLeftBeforeIsRestored()
{
    constexpr int kOne = 1, kLeft = 2, kOther = 3;
    Rooms hotel;
    QVERIFY(hotel.start());
    const BookingId group = hotel.book(0, 4, 2);
    QVERIFY(group && hotel.enter(group, {RoomId{kOne}, RoomId{kLeft}}));
    QVERIFY(hotel.nextDay());
    QVERIFY(hotel.move(group, kLeft, kOther));
    QVERIFY(hotel.set(kLeft, Status::Clean));
    const qint64 step = hotel.set(kLeft, Status::Dirty);
    QVERIFY(hotel.nextDay());
    QVERIFY(hotel.reopen());
    QVERIFY(hotel.undoStep(step));
    QCOMPARE(hotel.statusOf(kLeft), Status::Clean);
}

void TestRoomsSince::stepIsUndoneIfLaterOnesAreUndoneBeforeIt()
{
    constexpr int kRoom = 1;
    Rooms hotel;
    QVERIFY(hotel.start());
    QVERIFY(hotel.guestIn(kRoom));
    std::vector<qint64> steps;
    for (const Status status : {Status::Dirty, Status::Inspected, Status::Dirty})
        steps.push_back(hotel.set(kRoom, status));
    QVERIFY(hotel.reopen());
    QCOMPARE(hotel.undoStep(steps[0]).error().code, ErrorCode::Stale);
    QVERIFY(hotel.undoStep(steps[2]));
    QVERIFY(hotel.reopen());
    QVERIFY(hotel.undoStep(steps[1]));
    QVERIFY(hotel.undoStep(steps[0]));
    QCOMPARE(hotel.statusOf(kRoom), Status::Clean);
}

QTEST_GUILESS_MAIN(TestRoomsSince)
#include "test_rooms_since.moc"
