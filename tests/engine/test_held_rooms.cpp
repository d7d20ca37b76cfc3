// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of a hotel know which numbered rooms its holds have, those kept in memory only included.
#include "engine/engine_hotel.h"
#include "engine/hotel_view.h"
#include "support/patience.h"

#include <QTest>

#include <mutex>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

using Held = std::map<HoldId, std::vector<RoomId>>;

/// A copy that follows the engine.
class Copy {
public:
    explicit Copy(EngineHotel &hotel) : hotel_(hotel)
    {
        hotel.engine->listeners().add([this](engine::ChangeSetPtr set) {
            const std::lock_guard held(lock_);
            sets_.push_back(std::move(set));
        });
        view_ = engine::HotelView(**hotel.engine->snapshot(hotel.property));
    }
    /// When everything so far has been applied.
    Held held()
    {
        const auto now = *hotel_.engine->snapshot(hotel_.property);
        const auto follow = [&] {
            const std::lock_guard held(lock_);
            for (const auto &set : sets_) view_.apply(*set);
            sets_.clear();
            return view_.commitNumber() >= now->commitNumber;
        };
        if (!waitFor(follow)) qWarning("a commit is not told");
        return view_.roomsHeld();
    }

private:
    EngineHotel &hotel_;
    std::mutex lock_;
    std::vector<engine::ChangeSetPtr> sets_;
    engine::HotelView view_;
};

Held inSnapshot(const EngineHotel &hotel)
{
    return engine::HotelView(**hotel.engine->snapshot(hotel.property)).roomsHeld();
}

}  // namespace

class TestHeldRooms : public QObject {
    Q_OBJECT

private slots:
    void copiesFollowHoldsOfNumberedRooms();
    void roomsOfDurableHoldsAreKnownAfterARestart();
    void holdThatBecomesDurableIsReportedWithItsRooms();

private:
    static TakeHold take(const EngineHotel &hotel, std::vector<RoomId> rooms, Durability durability)
    {
        TakeHold c = hotel.hold(1, 1, 2, int(rooms.size()));
        c.numbers = std::move(rooms);
        c.durability = durability;
        return c;
    }
};

void TestHeldRooms::copiesFollowHoldsOfNumberedRooms()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    Copy copy(hotel);
    const std::vector<RoomId> two{RoomId{1}, RoomId{3}}, one{RoomId{2}};
    const auto durable = hotel.engine->run(take(hotel, two, Durability::Durable));
    const auto memory = hotel.engine->run(take(hotel, one, Durability::Volatile));
    QVERIFY(durable && memory);
    QVERIFY(hotel.engine->run(hotel.hold(3, 1, 1)));  // has no numbered room
    hotel.engine->flush();
    const Held both{{durable->hold, two}, {memory->hold, one}};
    QCOMPARE(inSnapshot(hotel), both);
    QVERIFY(copy.held() == both);
    QVERIFY(hotel.engine->run(ExtendHold{hotel.desk(), memory->hold, 900}));
    QVERIFY(hotel.engine->run(ReleaseHold{hotel.desk(), durable->hold}));
    hotel.engine->flush();
    QVERIFY(copy.held() == (Held{{memory->hold, one}}));
    QVERIFY(hotel.engine->run(ConfirmHold{hotel.desk(), memory->hold, {}}));
    hotel.engine->flush();
    QVERIFY(copy.held().empty());
    QVERIFY(inSnapshot(hotel).empty());
}

void TestHeldRooms::roomsOfDurableHoldsAreKnownAfterARestart()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const std::vector<RoomId> two{RoomId{1}, RoomId{3}};
    const auto durable = hotel.engine->run(take(hotel, two, Durability::Durable));
    QVERIFY(durable);
    QVERIFY(hotel.engine->run(take(hotel, {RoomId{2}}, Durability::Volatile)));
    QVERIFY(hotel.reopen());
    QVERIFY(inSnapshot(hotel) == (Held{{durable->hold, two}}));
}

/// A request that waits for a person keeps the rooms, under a new number.
void TestHeldRooms::holdThatBecomesDurableIsReportedWithItsRooms()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const std::vector<RoomId> one{RoomId{2}};
    const auto request = [&](RoomId room) {
        TakeHold c = take(hotel, {room}, Durability::Volatile);
        c.ttlSeconds = 1800;  // longer than a person has to decide: the deadline stays
        RequestBooking asks;
        asks.caller = hotel.desk();
        const auto hold = hotel.engine->run(c);
        if (hold) asks.hold = hold->hold;
        asks.guest.name = QStringLiteral("Ana Lima");
        asks.sagaKey = "saga-key-" + QByteArray::number(room.value);
        return hotel.engine->run(asks);
    };
    QVERIFY(request(RoomId{1}));
    Copy copy(hotel);
    const auto doubted = request(RoomId{2});
    QVERIFY2(doubted, doubted ? "" : qPrintable(doubted.error().text()));
    QVERIFY(doubted->pending);
    hotel.engine->flush();
    QVERIFY(copy.held() == (Held{{HoldId{doubted->booking.value}, one}}));
    QVERIFY(inSnapshot(hotel) == (Held{{HoldId{doubted->booking.value}, one}}));
}

QTEST_GUILESS_MAIN(TestHeldRooms)
#include "test_held_rooms.moc"
