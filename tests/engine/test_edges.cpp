// SPDX-License-Identifier: GPL-3.0-or-later
// The engine at the intersections of threads, listeners and saved descriptions.
#include "core/random.h"
#include "engine/engine_hotel.h"
#include "storage/store.h"
#include "support/fragile_disk.h"
#include "support/patience.h"

#include <QTest>

#include <atomic>
#include <future>
#include <mutex>
#include <set>
#include <thread>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestEngineEdges : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { FragileDisk::install(); }
    void flushAndDescriptionComeThroughUnderLoad();
    void holdsKeepTheirTermsWhenTheFileIsReopened();
    void timeNeverGoesBackWhileTheFileIsReopened();
    void listenerMaySubscribeAndUnsubscribe();
    void listenerOfACommitUnderWayIsNotified();
    void volatileHoldsReachThoseWhoListen();
    void snapshotOfAnyMomentIsBroughtUpToDate();
    void longerLedgerIsToldAsAReload();
    void descriptionKeepsTheDateAndMakesOldEditsStale();
    void descriptionKeepsWhatHoldsNeed();
    void callWithoutAnEarIsDone();
    void holdWithoutAChannelKeepsItsCeiling();
};

#define MAKE(hotel)                                                                                \
    EngineHotel hotel;                                                                             \
    {                                                                                              \
        const auto made = hotel.make();                                                            \
        QVERIFY2(made.has_value(), made ? "" : qPrintable(made.error().text()));                   \
    }

namespace {

/// Callers that send the next command as soon as they are answered, so that one is always waiting.
class Load {
public:
    explicit Load(EngineHotel &hotel) : hotel_(hotel)
    {
        for (int i = 0; i < 4; ++i) ask();
    }
    ~Load()
    {
        stop_ = true;
        while (running_ > 0) std::this_thread::yield();
    }

private:
    void ask()
    {
        ++running_;
        const auto answered = [this](Result<Answer> hold) {
            if (hold && hold->hold && !stop_) {
                hotel_.engine->call(ReleaseHold{hotel_.desk(), hold->hold},
                                    [this](const Result<Answer> &) { again(); });
            } else {
                again();
            }
        };
        hotel_.engine->call(hotel_.hold(1, 1, 1), answered);
    }
    void again()
    {
        if (!stop_) ask();
        --running_;
    }
    EngineHotel &hotel_;
    std::atomic<bool> stop_{false};
    std::atomic<int> running_{0};
};

bool ends(const std::function<void()> &work)
{
    auto done = std::async(std::launch::async, work);
    const std::chrono::milliseconds patience(tests::kTryForMs);
    if (done.wait_for(patience) == std::future_status::ready) return true;
    qFatal("it hangs");
}

}  // namespace

void TestEngineEdges::flushAndDescriptionComeThroughUnderLoad()
{
    MAKE(hotel);
    const auto s = *hotel.engine->snapshot(hotel.property);
    const Load load(hotel);
    QVERIFY(ends([&] {
        for (int i = 0; i < 5; ++i) hotel.engine->flush();
    }));
    QVERIFY(ends([&] {
        const auto saved = hotel.engine->saveHotel({s->catalogue, s->plans, {}});
        if (!saved) qFatal("%s", qPrintable(saved.error().text()));
    }));
}

/// They are not in the file, which is read again after a commit that failed.
void TestEngineEdges::holdsKeepTheirTermsWhenTheFileIsReopened()
{
    MAKE(hotel);
    pricing::RatePlan plan = (*hotel.engine->snapshot(hotel.property))->plans.front();
    TakeHold what = hotel.hold(1, 0, 1);
    what.plan = plan.id;
    const auto held = hotel.engine->run(what);
    QVERIFY(held);
    plan.terms.refundable = false;
    QVERIFY(hotel.engine->run(EditDescription{hotel.desk(), {{}, {}, {}, {plan}}, {}, false, {}}));
    FragileDisk::install().failAt(FragileDisk::Operation::Write, 1, FragileDisk::Failure::Broken,
                                  false);
    QVERIFY(!hotel.engine->run(hotel.hold(1, 3, 1)));
    FragileDisk::install().repair();
    QTRY_VERIFY(hotel.engine->snapshot(hotel.property).has_value());
    const auto s = *hotel.engine->snapshot(hotel.property);
    QCOMPARE(s->rateBook.terms().now(plan.id), 2);
    QCOMPARE(s->holds.size(), size_t(1));
    QCOMPARE(s->holds.front().id, held->hold);
    QCOMPARE(s->holds.front().termsSeq, 1);
}

void TestEngineEdges::timeNeverGoesBackWhileTheFileIsReopened()
{
    MAKE(hotel);
    hotel.clock.advance(3600 * kSecond);
    std::atomic<bool> stop{false}, wrong{false};
    std::thread reader([&] {
        Instant last = hotel.engine->now();
        while (!stop) {
            const Instant at = hotel.engine->now();
            if (at < last || at - last > 60 * kSecond) wrong = true;
            last = at;
        }
    });
    for (int i = 0; i < 20; ++i) {
        hotel.clock.advance(kSecond);
        FragileDisk::install().failAt(FragileDisk::Operation::Write, 1,
                                      FragileDisk::Failure::Broken, false);
        std::promise<void> told;
        hotel.engine->call(hotel.hold(1, 0, 1), [&](const Result<Answer> &) { told.set_value(); });
        told.get_future().wait();
        FragileDisk::install().repair();
        QTRY_VERIFY(hotel.engine->snapshot(hotel.property).has_value());
    }
    stop = true;
    reader.join();
    QVERIFY(!wrong);
}

void TestEngineEdges::listenerMaySubscribeAndUnsubscribe()
{
    MAKE(hotel);
    std::atomic<int> first{0}, second{0}, handle{0};
    handle = hotel.engine->listeners().add([&](const engine::ChangeSetPtr &) {
        if (++first > 1) return;
        hotel.engine->listeners().remove(handle);
        hotel.engine->listeners().add([&](const engine::ChangeSetPtr &) { ++second; });
    });
    QVERIFY(ends([&] {
        static_cast<void>(hotel.engine->run(hotel.hold(1, 0, 1)));
        while (first == 0) std::this_thread::yield();
        while (second == 0) static_cast<void>(hotel.engine->run(hotel.hold(3, 0, 1)));
    }));
    QCOMPARE(first.load(), 1);
}

/// A listener that comes between sealing and committing has no ChangeSet of that batch, and may
/// have read the file before it: it is told to read again. One that comes later reads all of it.
void TestEngineEdges::listenerOfACommitUnderWayIsNotified()
{
    MAKE(hotel);
    std::atomic<int> reloads{0}, listener{0};
    const auto listen = [&] {
        listener = hotel.engine->listeners().add(
            [&](const engine::ChangeSetPtr &set) { reloads += set->reload; });
    };
    FragileDisk::install().atNext(FragileDisk::Operation::Write, listen);
    QVERIFY(hotel.engine->run(hotel.hold(1, 0, 1)));
    hotel.engine->flush();
    QCOMPARE(reloads.load(), 1);
    QVERIFY(hotel.engine->run(hotel.hold(3, 0, 1)));
    hotel.engine->flush();
    QCOMPARE(reloads.load(), 1);
    hotel.engine->listeners().remove(listener);
    std::promise<void> answered;
    hotel.engine->call(hotel.hold(1, 1, 1), [&](const Result<Answer> &) {
        listen();
        answered.set_value();
    });
    answered.get_future().wait();
    hotel.engine->flush();
    QCOMPARE(reloads.load(), 1);
}

void TestEngineEdges::volatileHoldsReachThoseWhoListen()
{
    MAKE(hotel);
    std::mutex lock;
    std::vector<engine::ChangeSetPtr> sets;
    hotel.engine->listeners().add([&](engine::ChangeSetPtr set) {
        const std::lock_guard held(lock);
        sets.push_back(std::move(set));
    });
    const auto before = *hotel.engine->snapshot(hotel.property);
    TakeHold c = hotel.hold(1, 0, 2);
    c.durability = Durability::Volatile;
    const auto hold = hotel.engine->run(c);
    const auto later = [&](qint64 than) {
        const std::lock_guard held(lock);
        return !sets.empty() && sets.back()->commitNumber > than;
    };
    QTRY_VERIFY(later(before->commitNumber));
    const auto between = *hotel.engine->snapshot(hotel.property);
    QCOMPARE(between->holds.size(), 1);
    QVERIFY(hotel.engine->run(ReleaseHold{hotel.desk(), hold->hold}));
    QTRY_VERIFY(later(between->commitNumber));
    const std::lock_guard held(lock);
    QCOMPARE(sets.back()->seq, before->seq);
    QCOMPARE(sets.back()->holdsGone.size(), 1);
}

/// A snapshot taken at any moment, also in the middle of a batch and with volatile holds, becomes
/// the current state when later change sets are applied.
void TestEngineEdges::snapshotOfAnyMomentIsBroughtUpToDate()
{
    MAKE(hotel);
    std::mutex lock;
    std::vector<engine::ChangeSetPtr> sets;
    hotel.engine->listeners().add([&](engine::ChangeSetPtr set) {
        const std::lock_guard held(lock);
        sets.push_back(std::move(set));
    });
    std::vector<std::thread> callers;
    std::atomic<int> asked{0};
    for (quint64 seed = 1; seed <= 3; ++seed) {
        callers.emplace_back([&, seed] {
            core::Random random(seed);
            for (int i = 0; i < 300; ++i, ++asked) {
                TakeHold c = hotel.hold(random.between(1, 3), random.below(6), 2);
                if (random.chance(0.5)) c.durability = Durability::Volatile;
                const auto hold = hotel.engine->run(c);
                if (!hold || random.chance(0.1)) continue;
                if (random.chance(0.1)) {
                    static_cast<void>(hotel.engine->run(ConfirmHold{hotel.desk(), hold->hold, {}}));
                } else {
                    static_cast<void>(hotel.engine->run(ReleaseHold{hotel.desk(), hold->hold}));
                }
            }
        });
    }
    std::vector<engine::SnapshotPtr> moments;
    for (int i = 0; i < 40; ++i) {
        moments.push_back(*hotel.engine->snapshot(hotel.property));
        const int other = hotel.engine->listeners().add([](const engine::ChangeSetPtr &) {});
        // The next twenty commands arrive between this snapshot and the next.
        while (asked < 20 * (i + 1)) std::this_thread::yield();
        hotel.engine->listeners().remove(other);
    }
    for (std::thread &caller : callers) caller.join();
    const auto last = hotel.engine->run(MoveBusinessDate{hotel.desk(), kToday + 1});
    QTRY_VERIFY([&] {
        const std::lock_guard held(lock);
        return sets.back()->seq >= last->seq;
    }());
    const auto now = *hotel.engine->snapshot(hotel.property);
    for (const auto &moment : moments) {
        auto ledger = moment->ledger;
        std::set<HoldId> holds;
        for (const Hold &h : moment->holds) holds.insert(h.id);
        for (const auto &set : sets) {
            if (set->commitNumber <= moment->commitNumber) continue;
            for (const auto &t : set->types)
                ledger.editType(now->catalogue.typeIndex(t.roomType), t.night, 0) = t.cell;
            for (const auto &p : set->pools)
                ledger.editPool(now->catalogue.poolIndex(p.pool), p.night, 0) = p.cell;
            for (const Hold &h : set->holdsTaken) holds.insert(h.id);
            for (const HoldId id : set->holdsGone) holds.erase(id);
        }
        for (int t = 0; t < ledger.types(); ++t)
            QVERIFY(std::ranges::equal(ledger.typeRow(t), now->ledger.typeRow(t)));
        for (int p = 0; p < ledger.pools(); ++p)
            QVERIFY(std::ranges::equal(ledger.poolRow(p), now->ledger.poolRow(p)));
        std::set<HoldId> present;
        for (const Hold &h : now->holds) present.insert(h.id);
        QCOMPARE(holds, present);
    }
}

void TestEngineEdges::longerLedgerIsToldAsAReload()
{
    MAKE(hotel);
    std::atomic<bool> reload{false};
    hotel.engine->listeners().add([&](const engine::ChangeSetPtr &set) {
        if (set->reload) reload = true;
    });
    const auto before = *hotel.engine->snapshot(hotel.property);
    QVERIFY(hotel.engine->run(MoveBusinessDate{hotel.desk(), kToday + 3}));
    reload = false;  // that of the property just created
    QVERIFY(hotel.engine->run(MoveBusinessDate{hotel.desk(), kToday + 1000}));
    QVERIFY((*hotel.engine->snapshot(hotel.property))->ledger.nights() > before->ledger.nights());
    QTRY_VERIFY(reload);
}

void TestEngineEdges::descriptionKeepsTheDateAndMakesOldEditsStale()
{
    MAKE(hotel);
    const auto old = *hotel.engine->snapshot(hotel.property);
    QVERIFY(hotel.engine->run(HoldAndConfirm{hotel.hold(1, 0, 3), {}}));
    QVERIFY(hotel.engine->run(CloseDay{hotel.desk(), false}));
    const auto seen = *hotel.engine->snapshot(hotel.property);
    QVERIFY(hotel.engine->run(HoldAndConfirm{hotel.hold(2, 1, 3), {}}));
    // A description read before all this, and saved now.
    QVERIFY(hotel.engine->saveHotel({old->catalogue, old->plans, {}}));
    const inventory::Property now = hotel.engine->properties()[0];
    QCOMPARE(now.businessDate, kToday + 1);
    QVERIFY(now.zoneFrozen);
    EditCells edit;
    edit.caller = hotel.desk();
    edit.roomTypes = {RoomTypeId{1}};
    edit.ranges = {{kToday + 1, 1}};
    edit.value = 1;
    edit.seen = SeenVersion{seen->epoch, seen->seq};
    const auto edited = hotel.engine->run(EditBlock(edit));
    QVERIFY(!edited);
    QCOMPARE(edited.error().code, ErrorCode::Stale);
    const qint64 epoch = (*hotel.engine->snapshot(hotel.property))->epoch;
    QVERIFY(hotel.reopen());
    QVERIFY((*hotel.engine->snapshot(hotel.property))->epoch > epoch);
}

void TestEngineEdges::descriptionKeepsWhatHoldsNeed()
{
    MAKE(hotel);
    auto s = *hotel.engine->snapshot(hotel.property);
    engine::HotelSetup more{s->catalogue, s->plans, {}};
    more.catalogue.channels.push_back(
        {{}, inventory::ChannelKind::Ota, QStringLiteral("OTA"), 300, 1800});
    pricing::RatePlan plan;
    plan.code = plan.name = QStringLiteral("NR");
    plan.parent = more.plans[0].id;
    more.plans.push_back(plan);
    QVERIFY(hotel.engine->saveHotel(more));
    s = *hotel.engine->snapshot(hotel.property);
    TakeHold c = hotel.hold(1, 0, 2);
    c.caller.channel = s->catalogue.channels[1].id;
    c.plan = s->plans[1].id;
    const auto hold = hotel.engine->run(c);
    QVERIFY2(hold.has_value(), hold ? "" : qPrintable(hold.error().text()));
    engine::HotelSetup fewer{s->catalogue, s->plans, {}};
    fewer.catalogue.channels.pop_back();
    QCOMPARE(hotel.engine->saveHotel(fewer).error().field, QStringLiteral("channel"));
    fewer = {s->catalogue, s->plans, {}};
    fewer.plans.pop_back();
    QCOMPARE(hotel.engine->saveHotel(fewer).error().field, QStringLiteral("rate plan"));
    fewer = {s->catalogue, s->plans, {}};
    fewer.catalogue.roomTypes.erase(fewer.catalogue.roomTypes.begin());
    QCOMPARE(hotel.engine->saveHotel(fewer).error().field, QStringLiteral("room type"));
    QVERIFY(hotel.engine->run(ConfirmHold{c.caller, hold->hold, {}}));
}

void TestEngineEdges::callWithoutAnEarIsDone()
{
    MAKE(hotel);
    hotel.engine->call(hotel.hold(1, 0, 1), {});
    hotel.engine->flush();
    QCOMPARE(hotel.left(1, 0), 3);
}

void TestEngineEdges::holdWithoutAChannelKeepsItsCeiling()
{
    MAKE(hotel);
    TakeHold c = hotel.hold(1, 0, 1);
    c.caller.channel = {};
    const auto hold = hotel.engine->run(c);
    const Instant ceiling = (*hotel.engine->snapshot(hotel.property))->holds[0].ceiling;
    QVERIFY(hotel.reopen());
    QCOMPARE((*hotel.engine->snapshot(hotel.property))->holds[0].ceiling, ceiling);
    hotel.clock.advance(200 * kSecond);
    QVERIFY(!hotel.engine->run(ExtendHold{c.caller, hold->hold, 0})->repeated);
}

QTEST_GUILESS_MAIN(TestEngineEdges)
#include "test_edges.moc"
