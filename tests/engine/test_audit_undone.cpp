// SPDX-License-Identifier: GPL-3.0-or-later
// What the audit trail says became of the records of a step after an undo of a part of it.
#include "engine/engine_hotel.h"
#include "storage/reader.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using storage::Undone;

class TestAuditUndone : public QObject {
    Q_OBJECT

private slots:
    void onlyRestoredCellsAreUndone();
    void nightsWithTheirOldValueAreNotMissed();
    void onlyRestoredRoomsAreUndone();
    void redoneIsWhatTheRedoSetAgain();

private:
    static Answer set(EngineHotel &hotel, std::vector<RoomTypeId> types, int in, int nights,
                      int rooms)
    {
        EditCells edit;
        edit.caller = hotel.desk();
        edit.roomTypes = std::move(types);
        edit.ranges = {{kToday + in, nights}};
        edit.value = rooms;
        return *hotel.engine->run(EditBlock(edit));
    }
    static Answer undo(EngineHotel &hotel, qint64 step)
    {
        return *hotel.engine->run(UndoStep{hotel.desk(), step, true, {}});
    }
    /// Of the records of a step.
    static std::vector<Undone> undone(EngineHotel &hotel, const Answer &step)
    {
        hotel.engine->flush();
        const auto reader = storage::Reader::open(hotel.file());
        storage::AuditQuery query;
        query.property = hotel.property;
        query.upTo = step.seq;
        const auto page = *(*reader)->ask(storage::AuditTrail{query, 0, step.seq - step.step + 1});
        std::vector<Undone> all;
        for (const storage::AuditRow &row : page.rows) all.insert(all.begin(), row.undone);
        return all;
    }
};

/// The first record of a step stands for all of its settings.
void TestAuditUndone::onlyRestoredCellsAreUndone()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const Answer both = set(hotel, {RoomTypeId{1}, RoomTypeId{2}}, 0, 3, 2);
    QCOMPARE(undone(hotel, both), (std::vector<Undone>{Undone::No, Undone::No}));
    set(hotel, {RoomTypeId{2}}, 0, 3, 1);
    const Answer back = undo(hotel, both.step);
    QCOMPARE(back.cells, 3);
    QCOMPARE(undone(hotel, both), (std::vector<Undone>{Undone::Partly, Undone::No}));

    const Answer one = set(hotel, {RoomTypeId{1}}, 5, 3, 2);
    set(hotel, {RoomTypeId{1}}, 6, 1, 1);
    undo(hotel, one.step);
    QCOMPARE(undone(hotel, one), std::vector<Undone>{Undone::Partly});
}

/// The second of the three nights had the value before the step.
void TestAuditUndone::nightsWithTheirOldValueAreNotMissed()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    set(hotel, {RoomTypeId{1}}, 1, 1, 2);
    const Answer three = set(hotel, {RoomTypeId{1}}, 0, 3, 2);
    QCOMPARE(three.cells, 2);
    QCOMPARE(undo(hotel, three.step).cells, 2);
    QCOMPARE(undone(hotel, three), std::vector<Undone>{Undone::Wholly});
}

void TestAuditUndone::onlyRestoredRoomsAreUndone()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto rooms = (*hotel.engine->snapshot(hotel.property))->catalogue.rooms;
    const auto status = [&](std::vector<RoomId> of, HousekeepingStatus to) {
        return *hotel.engine->run(SetHousekeeping{hotel.desk(), std::move(of), to, {}});
    };
    const Answer two = status({rooms[0].id, rooms[1].id}, HousekeepingStatus::Dirty);
    status({rooms[0].id}, HousekeepingStatus::Inspected);
    undo(hotel, two.step);
    QCOMPARE(undone(hotel, two), (std::vector<Undone>{Undone::No, Undone::Wholly}));
}

void TestAuditUndone::redoneIsWhatTheRedoSetAgain()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const Answer both = set(hotel, {RoomTypeId{1}, RoomTypeId{2}}, 0, 1, 2);
    const Answer back = undo(hotel, both.step);
    QCOMPARE(undone(hotel, both), (std::vector<Undone>{Undone::Wholly, Undone::Wholly}));
    set(hotel, {RoomTypeId{2}}, 0, 1, 1);
    undo(hotel, back.step);
    QCOMPARE(undone(hotel, back),
             (std::vector<Undone>{Undone::Partly, Undone::Wholly, Undone::No}));
}

QTEST_GUILESS_MAIN(TestAuditUndone)
#include "test_audit_undone.moc"
