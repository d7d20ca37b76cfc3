// SPDX-License-Identifier: GPL-3.0-or-later
// The rooms of check-ins, check-outs and undone housekeeping in the audit trail: each row has them,
// and is found by their numbers.
#include "engine/engine_hotel.h"
#include "storage/reader.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

storage::AuditPage trail(EngineHotel &hotel, RecordKind kind, const QString &search = {})
{
    hotel.engine->flush();
    const auto reader = storage::Reader::open(hotel.file());
    storage::AuditQuery query;
    query.property = hotel.property;
    query.kinds = {kind};
    query.search = search;
    query.bulkAsOne = true;
    const auto page = (*reader)->ask(storage::AuditTrail{query, 0, 10});
    if (!page) qWarning("%s", qPrintable(page.error().text()));
    return page.value_or(storage::AuditPage());
}

std::vector<inventory::Room> roomsOf(const EngineHotel &hotel)
{
    return (*hotel.engine->snapshot(hotel.property))->catalogue.rooms;
}

}  // namespace

class TestAuditRooms : public QObject {
    Q_OBJECT

private slots:
    void guestsAreCheckedInAndOutOfNamedRooms();
    void roomGivenDaysAfterTheArrivalIsNoneOfTheCheckIn();
    void roomOfALateArrivalIsThatOfItsNight();
    void eachStayOfAPageHasItsOwnRooms();
    void undoneHousekeepingNamesItsRooms();
};

/// One of the rooms is assigned before the arrival; the other one is left on the same day.
void TestAuditRooms::guestsAreCheckedInAndOutOfNamedRooms()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto rooms = roomsOf(hotel);
    const RoomId first = rooms[0].id, second = rooms[1].id, third = rooms[2].id;
    const auto booked = hotel.engine->run(HoldAndConfirm{hotel.hold(1, 0, 2, 2), {}});
    QVERIFY(booked);
    const BookingId id = booked->booking;
    QVERIFY(hotel.engine->run(AssignRooms{hotel.desk(), {{id, {}, first, {}}}}));
    hotel.clock.advance(kSecond);
    QVERIFY(hotel.engine->run(CheckIn{hotel.desk(), id, 0, {}, {first, second}, false}));
    hotel.clock.advance(kSecond);
    QVERIFY(hotel.engine->run(AssignRooms{hotel.desk(), {{id, second, third, {}}}}));
    QVERIFY(hotel.engine->run(CloseDay{hotel.desk(), true, {}}));
    QVERIFY(hotel.engine->run(CheckOut{hotel.desk(), id, 0, {}}));
    const auto in = trail(hotel, RecordKind::BookingCheckedIn);
    QCOMPARE(in.total, 1);
    QCOMPARE(in.rows.front().rooms, (std::vector<RoomId>{first, second}));
    const auto out = trail(hotel, RecordKind::BookingCheckedOut);
    QCOMPARE(out.total, 1);
    QCOMPARE(out.rows.front().rooms, (std::vector<RoomId>{first, third}));
    const auto found = [&](RecordKind kind, size_t room) {
        return trail(hotel, kind, rooms[room].number).total;
    };
    QCOMPARE(found(RecordKind::BookingCheckedIn, 0), 1);
    QCOMPARE(found(RecordKind::BookingCheckedIn, 1), 1);
    QCOMPARE(found(RecordKind::BookingCheckedIn, 2), 0);
    QCOMPARE(found(RecordKind::BookingCheckedOut, 1), 0);
    QCOMPARE(found(RecordKind::BookingCheckedOut, 2), 1);
}

/// As a PMS reports a guest whose room is not known yet.
void TestAuditRooms::roomGivenDaysAfterTheArrivalIsNoneOfTheCheckIn()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto rooms = roomsOf(hotel);
    const auto booked = hotel.engine->run(HoldAndConfirm{hotel.hold(1, 0, 4), {}});
    QVERIFY(booked);
    const BookingId id = booked->booking;
    QVERIFY(hotel.engine->run(CheckIn{hotel.desk(), id, 0, {}, {}, false}));
    QCOMPARE(trail(hotel, RecordKind::BookingCheckedIn).rows.front().rooms, std::vector<RoomId>());
    QVERIFY(hotel.engine->run(CloseDay{hotel.desk(), true, {}}));
    QVERIFY(hotel.engine->run(CloseDay{hotel.desk(), true, {}}));
    QVERIFY(hotel.engine->run(AssignRooms{hotel.desk(), {{id, {}, rooms[3].id, {}}}}));
    const auto in = trail(hotel, RecordKind::BookingCheckedIn);
    QCOMPARE(in.total, 1);
    QCOMPARE(in.rows.front().rooms, std::vector<RoomId>());
    QCOMPARE(trail(hotel, RecordKind::BookingCheckedIn, rooms[3].number).total, 0);
}

/// The stay began on the day before, without the guest.
void TestAuditRooms::roomOfALateArrivalIsThatOfItsNight()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto rooms = roomsOf(hotel);
    const auto booked = hotel.engine->run(HoldAndConfirm{hotel.hold(1, 0, 3), {}});
    QVERIFY(booked);
    const BookingId id = booked->booking;
    QVERIFY(hotel.engine->run(MoveBusinessDate{hotel.desk(), kToday + 1}));
    QVERIFY(hotel.engine->run(CheckIn{hotel.desk(), id, 0, {}, {rooms[1].id}, false}));
    QVERIFY(hotel.engine->run(CloseDay{hotel.desk(), true, {}}));
    const auto in = trail(hotel, RecordKind::BookingCheckedIn);
    QCOMPARE(in.total, 1);
    QCOMPARE(in.rows.front().rooms, std::vector<RoomId>{rooms[1].id});
    QCOMPARE(trail(hotel, RecordKind::BookingCheckedIn, rooms[1].number).total, 1);
}

/// They are read together: of several dates, and with moves between them.
void TestAuditRooms::eachStayOfAPageHasItsOwnRooms()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto rooms = roomsOf(hotel);
    std::vector<BookingId> stays;
    for (const int in : {0, 1}) {
        const auto booked = hotel.engine->run(HoldAndConfirm{hotel.hold(1, in, 3), {}});
        QVERIFY(booked);
        stays.push_back(booked->booking);
    }
    QVERIFY(hotel.engine->run(CheckIn{hotel.desk(), stays[0], 0, {}, {rooms[0].id}, false}));
    QVERIFY(hotel.engine->run(CloseDay{hotel.desk(), true, {}}));
    QVERIFY(hotel.engine->run(CheckIn{hotel.desk(), stays[1], 0, {}, {rooms[1].id}, false}));
    hotel.clock.advance(kSecond);
    QVERIFY(
        hotel.engine->run(AssignRooms{hotel.desk(), {{stays[0], rooms[0].id, rooms[2].id, {}}}}));
    QVERIFY(
        hotel.engine->run(AssignRooms{hotel.desk(), {{stays[1], rooms[1].id, rooms[3].id, {}}}}));
    QVERIFY(hotel.engine->run(CloseDay{hotel.desk(), true, {}}));
    for (const BookingId id : stays) QVERIFY(hotel.engine->run(CheckOut{hotel.desk(), id, 0, {}}));
    const auto in = trail(hotel, RecordKind::BookingCheckedIn);
    QCOMPARE(in.total, 2);
    QCOMPARE(in.rows[0].rooms, std::vector<RoomId>{rooms[1].id});
    QCOMPARE(in.rows[1].rooms, std::vector<RoomId>{rooms[0].id});
    const auto out = trail(hotel, RecordKind::BookingCheckedOut);
    QCOMPARE(out.total, 2);
    QCOMPARE(out.rows[0].rooms, std::vector<RoomId>{rooms[3].id});
    QCOMPARE(out.rows[1].rooms, std::vector<RoomId>{rooms[2].id});
}

void TestAuditRooms::undoneHousekeepingNamesItsRooms()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto rooms = roomsOf(hotel);
    const std::vector<RoomId> two{rooms[0].id, rooms[2].id};
    const auto set =
        hotel.engine->run(SetHousekeeping{hotel.desk(), two, HousekeepingStatus::Dirty, {}});
    QVERIFY(set);
    QVERIFY(hotel.engine->run(UndoStep{hotel.desk(), set->step, false, {}}));
    const auto undone = trail(hotel, RecordKind::StepUndone);
    QCOMPARE(undone.total, 1);
    QCOMPARE(undone.rows.front().rooms, two);
    QCOMPARE(trail(hotel, RecordKind::StepUndone, rooms[2].number).total, 1);
    QCOMPARE(trail(hotel, RecordKind::StepUndone, rooms[1].number).total, 0);
}

QTEST_GUILESS_MAIN(TestAuditRooms)
#include "test_audit_rooms.moc"
