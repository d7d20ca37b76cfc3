// SPDX-License-Identifier: GPL-3.0-or-later
// A wall clock that is set while the engine runs: hold time never goes back, a lasting correction
// is followed, and no hold loses time to either.
#include "engine/engine_hotel.h"
#include "storage/store.h"
#include "support/fragile_disk.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestWallClock : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { FragileDisk::install(); }
    void cleanup() { FragileDisk::install().calm(); }
    void aCorrectionThatStaysIsFollowed();
    void aSlipOfTheHandChangesNothing();
    void aClockSetBackIsIgnored();
    void theBusinessDateFollowsACorrection();
    void aStartYearsAheadMovesNothingUntilItIsConfirmed();
    void aJumpOfYearsIsNotFollowedWithoutAPerson();
    void aClerkMayNotConfirmTheClock();
    void whatWasNotSeenIsNotConfirmed();
    void aClockFarBehindMovesNothing();
    void aConfirmationThatIsLostMovesNothing();
    void aCorrectionThatIsLostMovesNothing();
    void aReopenedFileFollowsNoClock();

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
    /// The next write to the file fails, once.
    static void failOnce()
    {
        FragileDisk::install().failAt(FragileDisk::Operation::Write, 1,
                                      FragileDisk::Failure::Broken, false);
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
    c.caller.channel = {};  // with a ceiling of half an hour
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
    QCOMPARE(secondsLeft(hotel, brief->hold), -1);  // its own time has expired
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
    c.caller.channel = {};  // with a ceiling of half an hour
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

constexpr qint64 kFiveYears = 5 * 365 * 86'400LL * kSecond;

/// A property whose night audit runs automatically, not running since the evening of kToday.
void closedHotel(EngineHotel &hotel)
{
    QVERIFY(hotel.open());
    engine::HotelSetup setup = hotelSetup();
    setup.catalogue.property.audit = inventory::AuditMode::OnTime;
    hotel.property = *hotel.engine->saveHotel(setup);
    TakeHold c = hotel.hold(1, 0, 2);
    c.ttlSeconds = 1800;
    QVERIFY(hotel.engine->run(c));
    hotel.engine.reset();
}

void TestWallClock::aStartYearsAheadMovesNothingUntilItIsConfirmed()
{
    EngineHotel hotel;
    closedHotel(hotel);
    const Instant closed = hotel.clock.wall();
    hotel.clock.jump(kFiveYears);
    QVERIFY(hotel.open());
    const HoldId hold = (*hotel.engine->snapshot(hotel.property))->holds.at(0).id;
    const auto doubt = hotel.engine->clockDoubt();
    QVERIFY(doubt);
    QVERIFY(doubt->isAhead());
    QCOMPARE(doubt->wall, hotel.clock.wall());
    pass(hotel, 20);
    QCOMPARE(hotel.engine->properties()[0].businessDate, kToday);
    QCOMPARE(secondsLeft(hotel, hold), 1800 - 20 * 60);
    // It is not permanent: a start with the right clock continues unaffected.
    hotel.clock.jump(-kFiveYears);
    QVERIFY(hotel.reopen());
    QVERIFY(!hotel.engine->clockDoubt());
    QCOMPARE(hotel.engine->now() - closed, 20 * 60 * kSecond);
    // Once confirmed, it is followed, and no hold loses time. Hold time began at the last record
    // again.
    hotel.clock.jump(kFiveYears);
    QVERIFY(hotel.reopen());
    QVERIFY(hotel.engine->confirmClockLater(hotel.desk(), hotel.clock.wall()).takeResult());
    QCOMPARE(hotel.engine->now(), hotel.clock.wall());
    QVERIFY(!hotel.engine->clockDoubt());
    QCOMPARE(secondsLeft(hotel, hold), 1800);
    // The next start does not require confirmation again.
    QVERIFY(hotel.reopen());
    QVERIFY(!hotel.engine->clockDoubt());
    for (int i = 0; i < 3; ++i) hotel.engine->tick();
    QCOMPARE(hotel.engine->properties()[0].businessDate, kToday + 5 * 365);
    hotel.engine->flush();
    const auto report = storage::verify(hotel.file());
    QVERIFY(report);
    QVERIFY2(report->findings.empty(),
             report->findings.empty() ? "" : qPrintable(report->findings[0].what));
}

void TestWallClock::aJumpOfYearsIsNotFollowedWithoutAPerson()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    hotel.clock.jump(kFiveYears);
    pass(hotel, 30);
    QVERIFY(hotel.engine->clockDoubt());
    QCOMPARE(hotel.clock.wall() - hotel.engine->now(), kFiveYears);
}

void TestWallClock::aClerkMayNotConfirmTheClock()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto add = [&](const char *name, Role role, ActorId by) {
        SaveUser save;
        save.caller = hotel.desk(by.value);
        save.name = QString::fromLatin1(name);
        save.role = role;
        save.secretHash = QByteArray(32, 'x');
        return hotel.engine->run(save);
    };
    const auto first = add("Ana", Role::Administrator, kDeskActor);
    QVERIFY(first);
    const auto clerk = add("Rui", Role::Clerk, first->user);
    QVERIFY(clerk);
    hotel.clock.jump(kFiveYears);
    const auto refused =
        hotel.engine->confirmClockLater(hotel.desk(clerk->user.value), hotel.clock.wall());
    QCOMPARE(QFuture(refused).takeResult().error().code, ErrorCode::Forbidden);
    QVERIFY(hotel.engine->clockDoubt());
    QVERIFY(hotel.engine->confirmClockLater(hotel.desk(first->user.value), hotel.clock.wall())
                .takeResult());
}

void TestWallClock::whatWasNotSeenIsNotConfirmed()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto confirm = [&](Instant wall) {
        return hotel.engine->confirmClockLater(hotel.desk(), wall).takeResult();
    };
    QCOMPARE(confirm(hotel.clock.wall()).error().code, ErrorCode::Stale);
    hotel.clock.jump(kFiveYears);
    const Instant seen = hotel.clock.wall();
    hotel.clock.jump(kFiveYears);
    QCOMPARE(confirm(seen).error().code, ErrorCode::Stale);
    hotel.clock.jump(-4 * kFiveYears);
    QVERIFY(!hotel.engine->clockDoubt()->isAhead());
    QCOMPARE(confirm(hotel.clock.wall()).error().code, ErrorCode::Stale);
}

void TestWallClock::aClockFarBehindMovesNothing()
{
    EngineHotel hotel;
    closedHotel(hotel);
    hotel.clock.jump(-kFiveYears);
    QVERIFY(hotel.open());
    QVERIFY(hotel.engine->clockDoubt());
    pass(hotel, 36 * 60);
    QCOMPARE(hotel.engine->properties()[0].businessDate, kToday);
    hotel.clock.jump(kFiveYears);
    pass(hotel, 1);
    QVERIFY(!hotel.engine->clockDoubt());
    QCOMPARE(hotel.engine->properties()[0].businessDate, kToday + 1);
}

/// A hold of an hour at the desk.
HoldId hourlyHold(EngineHotel &hotel)
{
    TakeHold c = hotel.hold(1, 0, 2);
    c.caller.channel = {};
    c.ttlSeconds = 3600;
    const auto hold = hotel.engine->run(c);
    return hold ? hold->hold : HoldId();
}

/// "Nothing was changed" holds for time, deadlines and the question, too.
void TestWallClock::aConfirmationThatIsLostMovesNothing()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const HoldId hold = hourlyHold(hotel);
    const Instant before = hotel.engine->now();
    hotel.clock.jump(kFiveYears);
    failOnce();
    const auto lost = hotel.engine->confirmClockLater(hotel.desk(), hotel.clock.wall());
    QCOMPARE(QFuture(lost).takeResult().error().code, ErrorCode::NotSaved);
    QTRY_VERIFY_WITH_TIMEOUT(hotel.engine->snapshot(hotel.property).has_value(), kTryForMs);
    QCOMPARE(hotel.engine->now(), before);
    QVERIFY(hotel.engine->clockDoubt());
    hotel.engine->tick();
    QCOMPARE(hotel.engine->properties()[0].businessDate, kToday);
    QCOMPARE(secondsLeft(hotel, hold), 3600);
    QVERIFY(hotel.engine->confirmClockLater(hotel.desk(), hotel.clock.wall()).takeResult());
    QCOMPARE(hotel.engine->now(), hotel.clock.wall());
    QVERIFY(hotel.reopen());
    QVERIFY(!hotel.engine->clockDoubt());
    QCOMPARE(secondsLeft(hotel, hold), 3600);
}

void TestWallClock::aCorrectionThatIsLostMovesNothing()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const HoldId hold = hourlyHold(hotel);
    hotel.engine->tick();
    hotel.engine->flush();
    const Instant before = hotel.engine->now();
    hotel.clock.jump(kThreeDays);
    failOnce();
    int ticks = 0;
    for (; ticks < 100 && !FragileDisk::install().hasFailed(); ++ticks) {
        hotel.clock.advance(10 * kSecond);
        hotel.engine->tick();
        hotel.engine->flush();
    }
    QTRY_VERIFY_WITH_TIMEOUT(hotel.engine->snapshot(hotel.property).has_value(), kTryForMs);
    const qint64 passed = ticks * 10;
    QCOMPARE(hotel.engine->now() - before, passed * kSecond);
    QCOMPARE(secondsLeft(hotel, hold), 3600 - passed);
    pass(hotel, 12);
    QCOMPARE(hotel.engine->now(), hotel.clock.wall());
    QCOMPARE(secondsLeft(hotel, hold), 3600 - passed - 12 * 60);
}

/// Following it would take their time from all holds, without the ten minutes of patience.
void TestWallClock::aReopenedFileFollowsNoClock()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const HoldId hold = hourlyHold(hotel);
    hotel.clock.jump(kThreeDays);
    failOnce();
    QVERIFY(!hotel.engine->run(hotel.hold(3, 0, 1)));
    QTRY_VERIFY_WITH_TIMEOUT(hotel.engine->snapshot(hotel.property).has_value(), kTryForMs);
    QCOMPARE(hotel.clock.wall() - hotel.engine->now(), kThreeDays);
    QCOMPARE(secondsLeft(hotel, hold), 3600);
}

QTEST_GUILESS_MAIN(TestWallClock)
#include "test_wall_clock.moc"
