// SPDX-License-Identifier: GPL-3.0-or-later
// The housekeeping status through an engine: listeners see it, the file keeps it, undo restores it.
#include "engine/engine_hotel.h"
#include "engine/hotel_view.h"
#include "storage/store.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using Status = HousekeepingStatus;

namespace {

Status statusNow(const EngineHotel &hotel, RoomId room)
{
    return engine::HotelView(**hotel.engine->snapshot(hotel.property)).housekeeping(room);
}

}  // namespace

class TestHousekeeping : public QObject {
    Q_OBJECT

private slots:
    void listenersSeeTheStatus()
    {
        EngineHotel hotel;
        QVERIFY(hotel.make());
        engine::HotelView view(**hotel.engine->snapshot(hotel.property));
        const RoomId room = view.catalogue().rooms.front().id;
        std::mutex lock;
        std::vector<engine::ChangeSetPtr> heard;
        const auto subscription =
            hotel.engine->listeners().add([&](const engine::ChangeSetPtr &set) {
                const std::lock_guard held(lock);
                heard.push_back(set);
            });
        QVERIFY(hotel.engine->run(SetHousekeeping{hotel.desk(), {room}, Status::Dirty, {}}));
        hotel.engine->flush();
        hotel.engine->listeners().remove(subscription);
        const std::lock_guard held(lock);
        for (const auto &set : heard) view.apply(*set);
        QCOMPARE(view.housekeeping(room), Status::Dirty);
    }

    void statusSurvivesARestart()
    {
        EngineHotel hotel;
        QVERIFY(hotel.make());
        const auto rooms = (*hotel.engine->snapshot(hotel.property))->catalogue.rooms;
        const RoomId first = rooms[0].id, second = rooms[1].id, third = rooms[2].id;
        const auto set = [&](RoomId room, Status status) {
            return hotel.engine->run(SetHousekeeping{hotel.desk(), {room}, status, {}});
        };
        QVERIFY(set(first, Status::Dirty));
        QVERIFY(set(second, Status::Inspected));
        QVERIFY(set(third, Status::Dirty));
        QVERIFY(set(third, Status::Clean));
        QVERIFY(hotel.reopen());
        QCOMPARE(statusNow(hotel, first), Status::Dirty);
        QCOMPARE(statusNow(hotel, second), Status::Inspected);
        QCOMPARE(statusNow(hotel, third), Status::Clean);
        hotel.engine.reset();
        const auto report = storage::verify(hotel.file());
        QVERIFY(report);
        for (const storage::VerifyFinding &f : report->findings)
            qWarning("%s: %s", qPrintable(f.where), qPrintable(f.what));
        QVERIFY(report->findings.empty());
    }

    void stepIsUndoneAfterARestart()
    {
        EngineHotel hotel;
        QVERIFY(hotel.make());
        const auto rooms = (*hotel.engine->snapshot(hotel.property))->catalogue.rooms;
        const RoomId first = rooms[0].id, second = rooms[1].id;
        QVERIFY(hotel.engine->run(SetHousekeeping{hotel.desk(), {second}, Status::Inspected, {}}));
        const auto step =
            hotel.engine->run(SetHousekeeping{hotel.desk(), {first, second}, Status::Dirty, {}});
        QVERIFY(step);
        QVERIFY(hotel.reopen());
        const auto undone = hotel.engine->run(UndoStep{hotel.desk(), step->step, false, {}});
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text()));
        QCOMPARE(statusNow(hotel, first), Status::Clean);
        QCOMPARE(statusNow(hotel, second), Status::Inspected);
        QVERIFY(hotel.engine->run(UndoStep{hotel.desk(), undone->step, false, {}}));
        QCOMPARE(statusNow(hotel, first), Status::Dirty);
        QCOMPARE(statusNow(hotel, second), Status::Dirty);
    }

    void checkOutIsWrittenWithItsRoom()
    {
        EngineHotel hotel;
        QVERIFY(hotel.make());
        const auto booked = hotel.engine->run(HoldAndConfirm{hotel.hold(1, 0, 1), {}});
        QVERIFY(booked);
        QVERIFY(hotel.engine->run(CheckIn{hotel.desk(), booked->booking, 0, {}, {}, true}));
        QVERIFY(hotel.engine->run(CheckOut{hotel.desk(), booked->booking, 0, {}}));
        QVERIFY(hotel.reopen());
        int dirty = 0;
        const auto rooms = (*hotel.engine->snapshot(hotel.property))->catalogue.rooms;
        for (const auto &room : rooms) dirty += statusNow(hotel, room.id) == Status::Dirty;
        QCOMPARE(dirty, 1);
    }
};

QTEST_GUILESS_MAIN(TestHousekeeping)
#include "test_housekeeping.moc"
