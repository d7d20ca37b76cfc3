// SPDX-License-Identifier: GPL-3.0-or-later
// The engine on a real file: what was answered is there after a restart, what was not is absent.
#include "core/random.h"
#include "engine/engine_hotel.h"
#include "engine/group_calls.h"
#include "storage/store.h"
#include "support/patience.h"

#include <QTest>

#include <atomic>
#include <latch>
#include <mutex>
#include <thread>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestEngine : public QObject {
    Q_OBJECT

private slots:
    void newHotelIsThereAfterReopening();
    void bookingsAndHoldsSurviveARestart();
    void extendedHoldKeepsItsNewDeadlineAcrossARestart();
    void holdExpiresCorrectlyWhateverTheWallClockDoes_data();
    void holdExpiresCorrectlyWhateverTheWallClockDoes();
    void volatileHoldIsGoneAfterARestart();
    void secondEngineOnTheFileIsRefused();
    void unknownPropertyIsRefused();
    void changeSetsTurnOldSnapshotIntoNewOne();
    void editFromBeforeARestartIsStale();
    void manyCallersNeverSellARoomTwice();
    void submitAnswersWithoutBlocking();
    void tooManyWaitingIsBusy();
    void businessDateCatchesUpWhereTheAuditRunsOnTime();
    void hotelCanBeChangedWhileItHasBookings();

private:
    static void verifyClean(EngineHotel &hotel)
    {
        hotel.engine->flush();
        const auto report = storage::verify(hotel.file());
        QVERIFY2(report.has_value(), report ? "" : qPrintable(report.error().text()));
        for (const auto &f : report->findings)
            qWarning("%s: %s", qPrintable(f.where), qPrintable(f.what));
        QVERIFY(report->findings.empty());
    }
};

#define MAKE(hotel)                                                                                \
    EngineHotel hotel;                                                                             \
    {                                                                                              \
        const auto made = hotel.make();                                                            \
        QVERIFY2(made.has_value(), made ? "" : qPrintable(made.error().text()));                   \
    }

void TestEngine::newHotelIsThereAfterReopening()
{
    MAKE(hotel);
    QVERIFY(hotel.reopen());
    QCOMPARE(hotel.engine->properties().size(), 1);
    const auto s = hotel.engine->snapshot(hotel.property);
    QVERIFY(s);
    QCOMPARE((*s)->catalogue.roomTypes.size(), 3);
    const pricing::RateBook &rates = (*s)->rateBook;
    QCOMPARE(rates.price(2, rates.basePlan(), (*s)->ledger.first() + 5, 0), 12'000);
    QCOMPARE(hotel.left(1, 0), 4);
    verifyClean(hotel);
}

void TestEngine::bookingsAndHoldsSurviveARestart()
{
    MAKE(hotel);
    const auto hold = hotel.engine->run(hotel.hold(1, 0, 3));
    QVERIFY(hold);
    HoldAndConfirm book{hotel.hold(2, 1, 2, 2), {QStringLiteral("A. Example"), {}, {}, {}, {}, {}}};
    book.what.plan = RatePlanId{1};
    const auto booked = hotel.engine->run(book);
    QVERIFY(booked);
    QVERIFY(hotel.reopen());
    QCOMPARE(hotel.left(1, 0), 3);
    QCOMPARE(hotel.left(1, 1), 1);  // pool: one held, two sold
    const auto confirmed = hotel.engine->run(ConfirmHold{hotel.desk(), hold->hold, {}});
    QVERIFY(confirmed);
    QCOMPARE(confirmed->booking.value, hold->hold.value);
    const auto cancelled = hotel.engine->run(CancelBooking{hotel.desk(), booked->booking, 1});
    QVERIFY2(cancelled.has_value(), cancelled ? "" : qPrintable(cancelled.error().text()));
    QVERIFY(hotel.reopen());
    QCOMPARE(hotel.left(1, 1), 3);
    QCOMPARE(hotel.engine->run(ConfirmHold{hotel.desk(), hold->hold, {}}).error().code,
             ErrorCode::NotFound);
    verifyClean(hotel);
}

void TestEngine::extendedHoldKeepsItsNewDeadlineAcrossARestart()
{
    MAKE(hotel);
    const auto hold = hotel.engine->run(hotel.hold(1, 0, 3));
    hotel.clock.advance(200 * kSecond);
    const auto extended = hotel.engine->run(ExtendHold{hotel.desk(), hold->hold});
    QVERIFY(extended);
    QVERIFY(hotel.reopen());
    hotel.clock.advance(200 * kSecond);  // past the first deadline
    hotel.engine->tick();
    QCOMPARE(hotel.left(1, 0), 3);
    hotel.clock.advance(101 * kSecond);
    hotel.engine->tick();
    QCOMPARE(hotel.left(1, 0), 4);
    verifyClean(hotel);
}

void TestEngine::holdExpiresCorrectlyWhateverTheWallClockDoes_data()
{
    QTest::addColumn<qint64>("jump");  // seconds, while the program is not running
    QTest::addColumn<bool>("goneAtOnce");
    QTest::newRow("no time") << qint64(0) << false;
    QTest::newRow("back a year") << qint64(-31'536'000) << false;
    QTest::newRow("back an hour") << qint64(-3'600) << false;
    QTest::newRow("forward a minute") << qint64(60) << false;
    QTest::newRow("forward an hour") << qint64(3'600) << true;
    QTest::newRow("forward a month") << qint64(30 * 86'400) << true;
    // So far from the last record that confirmation is required (docs/decisions/0049).
    QTest::newRow("forward a year") << qint64(31'536'000) << false;
}

void TestEngine::holdExpiresCorrectlyWhateverTheWallClockDoes()
{
    QFETCH(qint64, jump);
    QFETCH(bool, goneAtOnce);
    MAKE(hotel);
    const auto hold = hotel.engine->run(hotel.hold(1, 0, 3));
    hotel.engine.reset();
    hotel.clock.jump(jump * kSecond);
    QVERIFY(hotel.open());
    hotel.engine->tick();
    QCOMPARE(hotel.left(1, 0), goneAtOnce ? 4 : 3);
    // A jump while it runs changes nothing: hold time is monotonic.
    hotel.clock.jump(86'400 * kSecond);
    hotel.engine->tick();
    QCOMPARE(hotel.left(1, 0), goneAtOnce ? 4 : 3);
    hotel.clock.jump(-2 * 86'400 * kSecond);
    hotel.clock.advance(301 * kSecond);
    QCOMPARE(hotel.engine->run(ConfirmHold{hotel.desk(), hold->hold, {}}).error().code,
             goneAtOnce ? ErrorCode::NotFound : ErrorCode::Expired);
    verifyClean(hotel);
}

void TestEngine::volatileHoldIsGoneAfterARestart()
{
    MAKE(hotel);
    TakeHold c = hotel.hold(1, 0, 3);
    c.durability = Durability::Volatile;
    const auto hold = hotel.engine->run(c);
    QVERIFY(hold && hold->hold.value < 0);
    QCOMPARE(hotel.left(1, 0), 3);
    QVERIFY(hotel.reopen());
    QCOMPARE(hotel.left(1, 0), 4);
    QCOMPARE(hotel.engine->run(ConfirmHold{hotel.desk(), hold->hold, {}}).error().code,
             ErrorCode::Expired);
}

void TestEngine::secondEngineOnTheFileIsRefused()
{
    MAKE(hotel);
    const auto second = engine::Engine::open(hotel.file(), hotel.clock);
    QVERIFY(!second);
    QCOMPARE(second.error().code, ErrorCode::Locked);
    QVERIFY(hotel.engine->run(hotel.hold(1, 0, 1)));
}

void TestEngine::unknownPropertyIsRefused()
{
    MAKE(hotel);
    TakeHold c = hotel.hold(1, 0, 1);
    c.caller.property = PropertyId{99};
    QCOMPARE(hotel.engine->run(c).error().field, QStringLiteral("property"));
    QVERIFY(!hotel.engine->snapshot(PropertyId{99}));
}

void TestEngine::changeSetsTurnOldSnapshotIntoNewOne()
{
    MAKE(hotel);
    std::mutex lock;
    std::vector<engine::ChangeSetPtr> sets;
    hotel.engine->listeners().add([&](engine::ChangeSetPtr set) {
        const std::lock_guard held(lock);
        sets.push_back(std::move(set));
    });
    auto ledger = (*hotel.engine->snapshot(hotel.property))->ledger;
    const auto hold = hotel.engine->run(hotel.hold(1, 0, 3));
    QVERIFY(hotel.engine->run(hotel.hold(2, 2, 4, 2)));
    QVERIFY(hotel.engine->run(ConfirmHold{hotel.desk(), hold->hold, {}}));
    EditCells edit;
    edit.caller = hotel.desk();
    edit.roomTypes = {RoomTypeId{3}};
    edit.ranges = {{kToday + 10, 5}, {kToday + 20, 1}};
    edit.value = 1;
    QVERIFY(hotel.engine->run(EditBlock(edit)));
    const auto now = *hotel.engine->snapshot(hotel.property);
    QTRY_VERIFY([&] {
        const std::lock_guard held(lock);
        return !sets.empty() && sets.back()->seq == hotel.engine->committedSeq();
    }());
    for (const auto &set : sets) {
        for (const auto &t : set->types)
            ledger.editType(now->catalogue.typeIndex(t.roomType), t.night, 0) = t.cell;
        for (const auto &p : set->pools)
            ledger.editPool(now->catalogue.poolIndex(p.pool), p.night, 0) = p.cell;
    }
    for (int t = 0; t < ledger.types(); ++t)
        QVERIFY(std::ranges::equal(ledger.typeRow(t), now->ledger.typeRow(t)));
    for (int p = 0; p < ledger.pools(); ++p)
        QVERIFY(std::ranges::equal(ledger.poolRow(p), now->ledger.poolRow(p)));
}

void TestEngine::editFromBeforeARestartIsStale()
{
    MAKE(hotel);
    const auto before = *hotel.engine->snapshot(hotel.property);
    QVERIFY(hotel.reopen());
    EditCells edit;
    edit.caller = hotel.desk();
    edit.roomTypes = {RoomTypeId{1}};
    edit.ranges = {{kToday, 1}};
    edit.value = 1;
    edit.seen = SeenVersion{before->epoch, before->seq};
    QCOMPARE(hotel.engine->run(EditBlock(edit)).error().code, ErrorCode::Stale);
    const auto after = *hotel.engine->snapshot(hotel.property);
    QVERIFY(after->epoch > before->epoch);
    edit.seen = SeenVersion{after->epoch, after->seq};
    QVERIFY(hotel.engine->run(EditBlock(edit)));
}

void TestEngine::manyCallersNeverSellARoomTwice()
{
    MAKE(hotel);
    constexpr int kThreads = 8, kCalls = 400;
    std::atomic<int> granted{0}, refused{0};
    std::latch start(kThreads);
    std::vector<std::thread> callers;
    for (int t = 0; t < kThreads; ++t) {
        callers.emplace_back([&, t] {
            core::Random random(static_cast<quint64>(t) + 1);
            start.arrive_and_wait();
            for (int i = 0; i < kCalls; ++i) {
                const auto hold = hotel.engine->run(
                    hotel.hold(random.between(1, 3), random.below(5), random.between(1, 4)));
                if (!hold) {
                    ++refused;
                    if (hold.error().code != ErrorCode::SoldOut)
                        qFatal("%s", qPrintable(hold.error().text()));
                    continue;
                }
                const Command next = random.chance(0.3)
                                         ? Command(ConfirmHold{hotel.desk(), hold->hold, {}})
                                         : Command(ReleaseHold{hotel.desk(), hold->hold});
                if (!hotel.engine->run(next)) qFatal("a hold was lost");
                ++granted;
            }
        });
    }
    for (std::thread &t : callers) t.join();
    QVERIFY(granted > 0 && refused > 0);
    const auto s = *hotel.engine->snapshot(hotel.property);
    for (int t = 0; t < 3; ++t) {
        for (int n = 0; n < 9; ++n) {
            QVERIFY(s->ledger.left(t, kToday + n) >= 0);
            QCOMPARE(s->ledger.type(t, kToday + n).held, 0);
        }
    }
    verifyClean(hotel);
    QVERIFY(hotel.reopen());
    const auto again = *hotel.engine->snapshot(hotel.property);
    for (int t = 0; t < 3; ++t) {
        for (int n = 0; n < 9; ++n)
            QCOMPARE(again->ledger.type(t, kToday + n).sold, s->ledger.type(t, kToday + n).sold);
    }
}

void TestEngine::submitAnswersWithoutBlocking()
{
    MAKE(hotel);
    auto future = hotel.engine->submit(hotel.hold(1, 0, 1));
    QTRY_VERIFY(future.isFinished());
    QVERIFY(future.result().has_value());
}

void TestEngine::tooManyWaitingIsBusy()
{
    EngineHotel hotel;
    engine::EngineOptions options;
    options.ticks = false;
    options.maxPending = 8;
    auto opened = engine::Engine::open(hotel.file(), hotel.clock, options);
    QVERIFY(opened);
    hotel.engine = std::move(*opened);
    hotel.property = *hotel.engine->saveHotel(hotelSetup(1, 1000));
    std::vector<engine::Command> commands(200, engine::Command(hotel.hold(1, 0, 1)));
    std::atomic<int> busy{0}, answered{0};
    hotel.engine->groups().callAll(std::move(commands), [&](size_t, Result<Answer> answer) {
        if (!answer && answer.error().code == ErrorCode::Busy) ++busy;
        ++answered;
    });
    hotel.engine->flush();
    QTRY_COMPARE(answered.load(), 200);
    QVERIFY(busy > 0);
    QCOMPARE(hotel.left(1, 0), 1000 - (200 - busy));
}

void TestEngine::businessDateCatchesUpWhereTheAuditRunsOnTime()
{
    EngineHotel hotel;
    QVERIFY(hotel.open());
    engine::HotelSetup setup = hotelSetup();
    setup.catalogue.property.audit = inventory::AuditMode::OnTime;
    hotel.property = *hotel.engine->saveHotel(setup);
    hotel.engine->tick();
    QCOMPARE(hotel.engine->properties()[0].businessDate, kToday);
    hotel.clock.advance(14 * 3600 * kSecond);  // two in the morning
    hotel.engine->tick();
    QCOMPARE(hotel.engine->properties()[0].businessDate, kToday);
    hotel.clock.advance(3600 * kSecond);
    hotel.engine->tick();
    QCOMPARE(hotel.engine->properties()[0].businessDate, kToday + 1);
    QVERIFY(hotel.reopen());
    QCOMPARE(hotel.engine->properties()[0].businessDate, kToday + 1);
    // Off for three years: one command is not enough.
    hotel.clock.advance(1100 * 86'400 * kSecond);
    hotel.engine->tick();
    QCOMPARE(hotel.engine->properties()[0].businessDate, kToday + 1001);
    hotel.engine->tick();
    QCOMPARE(hotel.engine->properties()[0].businessDate, kToday + 1101);
}

void TestEngine::hotelCanBeChangedWhileItHasBookings()
{
    MAKE(hotel);
    QVERIFY(hotel.engine->run(HoldAndConfirm{hotel.hold(1, 0, 2), {}}));
    const auto s = *hotel.engine->snapshot(hotel.property);
    engine::HotelSetup setup{s->catalogue, s->plans, {}};
    setup.catalogue.property.name = QStringLiteral("Renamed");
    setup.catalogue.roomTypes[0].cap = 2;
    const auto saved = hotel.engine->saveHotel(setup);
    QVERIFY2(saved.has_value(), saved ? "" : qPrintable(saved.error().text()));
    QCOMPARE(hotel.left(1, 0), 1);
    setup.catalogue.property.timeZone = QStringLiteral("Asia/Tokyo");
    QCOMPARE(hotel.engine->saveHotel(setup).error().field, QStringLiteral("time zone"));
    setup = {s->catalogue, s->plans, {}};
    setup.catalogue.roomTypes.erase(setup.catalogue.roomTypes.begin());
    QVERIFY(!hotel.engine->saveHotel(setup));  // it has a booking
    QCOMPARE(hotel.left(1, 0), 1);
    verifyClean(hotel);
}

QTEST_GUILESS_MAIN(TestEngine)
#include "test_engine.moc"
