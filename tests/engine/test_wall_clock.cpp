// SPDX-License-Identifier: GPL-3.0-or-later
// A wall clock that is set while the engine runs: hold time never goes back, a correction that
// stays is followed, and no hold loses time to either.
#include "engine/engine_hotel.h"
#include "storage/store.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestWallClock : public QObject {
    Q_OBJECT

private slots:
    void aCorrectionThatStaysIsFollowed();
    void aSlipOfTheHandChangesNothing();
    void aClockSetBackIsIgnored();
    void theBusinessDateFollowsACorrection();

private:
    static void pass(EngineHotel &hotel, int minutes)
    {
        for (int i = 0; i < minutes * 6; ++i) {
            const Instant before = hotel.engine->now();
            hotel.clock.advance(10 * kSecond);
            hotel.engine->tick();
            QVERIFY(hotel.engine->now() > before);
        }
    }
    static qint64 secondsLeft(EngineHotel &hotel, HoldId id)
    {
        const auto s = *hotel.engine->snapshot(hotel.property);
        for (const Hold &h : s->holds) {
            if (h.id == id) return (h.deadline - s->engineNow) / kSecond;
        }
        return -1;
    }
};

constexpr qint64 kThreeDays = 3 * 86'400 * kSecond;

void TestWallClock::aCorrectionThatStaysIsFollowed()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    TakeHold c = hotel.hold(1, 0, 2);
    c.caller.channel = {};  // whose ceiling would be half an hour
    c.ttlSeconds = 3600;
    const auto durable = hotel.engine->run(c);
    c.durability = Durability::Volatile;
    const auto fleeting = hotel.engine->run(c);
    const auto brief = hotel.engine->run(hotel.hold(3, 0, 1));  // five minutes
    hotel.clock.jump(kThreeDays);
    pass(hotel, 1);
    QVERIFY(hotel.clock.wall() - hotel.engine->now() == kThreeDays);
    QCOMPARE(secondsLeft(hotel, durable->hold), 3540);
    pass(hotel, 11);
    QCOMPARE(hotel.engine->now(), hotel.clock.wall());
    QCOMPARE(secondsLeft(hotel, durable->hold), 3600 - 12 * 60);
    QCOMPARE(secondsLeft(hotel, fleeting->hold), 3600 - 12 * 60);
    QCOMPARE(secondsLeft(hotel, brief->hold), -1);  // its own time was over
    QVERIFY(hotel.reopen());
    QCOMPARE(secondsLeft(hotel, durable->hold), 3600 - 12 * 60);
    QVERIFY(hotel.engine->run(ConfirmHold{hotel.desk(), durable->hold, {}}));
    hotel.engine->flush();
    const auto report = storage::verify(hotel.file());
    QVERIFY(report);
    QVERIFY2(report->findings.empty(),
             report->findings.empty() ? "" : qPrintable(report->findings[0].what));
}

void TestWallClock::aSlipOfTheHandChangesNothing()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    TakeHold c = hotel.hold(1, 0, 2);
    c.caller.channel = {};  // whose ceiling would be half an hour
    c.ttlSeconds = 3600;
    const auto hold = hotel.engine->run(c);
    const qint64 records = hotel.engine->committedSeq();
    for (int i = 0; i < 3; ++i) {
        hotel.clock.jump(kThreeDays * 1000);
        pass(hotel, 8);
        hotel.clock.jump(-kThreeDays * 1000);
        pass(hotel, 4);
    }
    QCOMPARE(hotel.engine->now(), hotel.clock.wall());
    QCOMPARE(secondsLeft(hotel, hold->hold), 3600 - 36 * 60);
    hotel.engine->flush();
    QCOMPARE(hotel.engine->committedSeq(), records);
}

void TestWallClock::aClockSetBackIsIgnored()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const Instant before = hotel.engine->now();
    hotel.clock.jump(-kThreeDays);
    pass(hotel, 15);
    QCOMPARE(hotel.engine->now() - before, 15 * 60 * kSecond);
}

void TestWallClock::theBusinessDateFollowsACorrection()
{
    EngineHotel hotel;
    QVERIFY(hotel.open());
    engine::HotelSetup setup = hotelSetup();
    setup.catalogue.property.audit = inventory::AuditMode::OnTime;
    hotel.property = *hotel.engine->saveHotel(setup);
    hotel.clock.jump(kThreeDays);
    pass(hotel, 1);
    QCOMPARE(hotel.engine->properties()[0].businessDate, kToday);
    pass(hotel, 11);
    QCOMPARE(hotel.engine->properties()[0].businessDate, kToday + 3);
}

QTEST_GUILESS_MAIN(TestWallClock)
#include "test_wall_clock.moc"
