// SPDX-License-Identifier: GPL-3.0-or-later
// The room states of a PMS (FIAS RE) set the housekeeping status.
#include "channels/pms_hotel.h"
#include "engine/hotel_view.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;
using booking::HousekeepingStatus;
namespace fias = roomrack::protocols::fias;

namespace {

QString q(const char *text)
{
    return QString::fromLatin1(text);
}

HousekeepingStatus statusOf(PmsHotel &h, const char *number)
{
    const engine::HotelView view(**h.hotel.engine->snapshot(h.hotel.property));
    for (const inventory::Room &room : view.catalogue().rooms) {
        if (room.number == q(number)) return view.housekeeping(room.id);
    }
    return {};
}

}  // namespace

class TestPmsRoomStates : public QObject {
    Q_OBJECT

private slots:
    void stateOfThePmsCounts();
    void roomOutOfServiceStaysSo();
};

void TestPmsRoomStates::stateOfThePmsCounts()
{
    PmsHotel h;
    const auto say = [&h](fias::RoomState state) {
        h.line->say(h.pms.roomStatus(q("101"), state, h.scheduler->now()));
        h.run(2);
        return statusOf(h, "101");
    };
    QCOMPARE(say(fias::RoomState::DirtyVacant), HousekeepingStatus::Dirty);
    QCOMPARE(say(fias::RoomState::InspectedOccupied), HousekeepingStatus::Inspected);
    QCOMPARE(say(fias::RoomState::DirtyOccupied), HousekeepingStatus::Dirty);
    QCOMPARE(say(fias::RoomState::CleanVacant), HousekeepingStatus::Clean);
    QCOMPARE(statusOf(h, "102"), HousekeepingStatus::Clean);
    QCOMPARE(h.waiting(), QStringList());
}

/// FIAS has no value for it.
void TestPmsRoomStates::roomOutOfServiceStaysSo()
{
    PmsHotel h;
    RoomId room;
    const engine::HotelView view(**h.hotel.engine->snapshot(h.hotel.property));
    for (const inventory::Room &r : view.catalogue().rooms) {
        if (r.number == q("101")) room = r.id;
    }
    QVERIFY(h.hotel.engine->run(
        booking::SetHousekeeping{h.hotel.desk(), {room}, HousekeepingStatus::OutOfService, {}}));
    h.line->say(h.pms.roomStatus(q("101"), fias::RoomState::CleanVacant, h.scheduler->now()));
    h.line->say(h.pms.roomStatus(q("102"), fias::RoomState::DirtyVacant, h.scheduler->now()));
    h.run(2);
    QCOMPARE(statusOf(h, "102"), HousekeepingStatus::Dirty);
    QCOMPARE(statusOf(h, "101"), HousekeepingStatus::OutOfService);
    QCOMPARE(h.waiting(), QStringList());
}

QTEST_GUILESS_MAIN(TestPmsRoomStates)
#include "test_pms_room_states.moc"
