// SPDX-License-Identifier: GPL-3.0-or-later
// A connection cut in the middle of a commit, and a server that goes away: every answer is true,
// nothing is lost or doubled. A commit is cut at one byte after another, both on the way to the
// server and on the way back; the short form skips most of them. ROOMRACK_SEED repeats one byte.
#include "campaign.h"
#include "programs/servers/postgres_server.h"
#include "storage/store.h"
#include "support/cut_connection.h"
#include "support/environment.h"
#include "support/hotel_place.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

using Way = CutConnection::Way;

engine::EngineOptions quiet()
{
    engine::EngineOptions options;
    options.ticks = false;
    return options;
}

constexpr int kCommands = 12;

/// A property that is accessed through a proxied connection.
class Scenario {
public:
    Scenario() : line_(HotelPlace::server()->socket()) {}

    /// A campaign with its connection cut after so many bytes; then until it works again.
    QStringList play(Way way, qint64 bytes)
    {
        auto engine = engine::Engine::open(place_.placeThrough(line_.folder()), clock_, quiet());
        if (!engine) return {engine.error().text()};
        if (!(*engine)->saveHotel(campaignHotel())) return {QStringLiteral("no hotel")};
        core::Random random(7);
        RandomCommands desk(11, 0, memory_);
        ask(**engine, desk, random, kCommands);  // statements are prepared at their second use
        line_.cutAfter(way, bytes);
        ask(**engine, desk, random, kCommands);
        passed_ = line_.passed(way);
        wasCut_ = line_.hasCut();
        unknown_ = memory_.count(Fate::Unknown);
        const int before = memory_.count(Fate::Done);
        const bool works = QTest::qWaitFor(
            [&] {
                ask(**engine, desk, random, 1);
                return memory_.count(Fate::Done) > before;
            },
            kTryForMs);
        engine->reset();
        QStringList findings = contradictions(place_.place(), memory_.all());
        if (!works) findings << QStringLiteral("does not work afterwards");
        return findings;
    }
    qint64 passed() const { return passed_; }
    bool wasCut() const { return wasCut_; }
    int unknown() const { return unknown_; }

private:
    void ask(engine::Engine &engine, RandomCommands &desk, core::Random &random, int commands)
    {
        askInBursts(engine, desk, random, commands, [this] {
            clock_.advance(50'000);
            return true;
        });
    }

    HotelPlace place_{true};
    CutConnection line_;
    core::ManualClock clock_{kCampaignStart};
    Memory memory_;
    qint64 passed_ = 0;
    bool wasCut_ = false;
    int unknown_ = 0;
};

}  // namespace

class TestCut : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ROOMRACK_NEEDS_POSTGRESQL(); }

    void everyCutIsAnsweredTruthfully_data()
    {
        QTest::addColumn<Way>("way");
        QTest::newRow("on the way to the server") << Way::ToServer;
        QTest::newRow("on the way back") << Way::ToClient;
    }

    void everyCutIsAnsweredTruthfully()
    {
        QFETCH(const Way, way);
        Scenario whole;
        QCOMPARE(whole.play(way, std::numeric_limits<qint64>::max()), QStringList());
        QVERIFY(!whole.wasCut());
        const qint64 all = whole.passed();
        const qint64 stride = soaking() ? 1 : std::max<qint64>(1, all / 25);
        int cuts = 0;
        for (qint64 k = 0; k < all; k += stride) {
            if (repeatsOneSeed() && k != qint64(campaignSeed(0))) continue;
            Scenario scenario;
            const QStringList findings = scenario.play(way, k);
            QVERIFY2(findings.isEmpty(), qPrintable(QStringLiteral("ROOMRACK_SEED=%1\n").arg(k)
                                                    + findings.join(QLatin1Char('\n'))));
            cuts += scenario.wasCut();
            // The server is available all the time, so every outcome is known.
            QCOMPARE(scenario.unknown(), 0);
        }
        qInfo("%d cuts in %lld bytes", cuts, all);
    }

    /// It crashes during the work and is restarted.
    void aServerThatGoesAwayIsWaitedFor()
    {
        HotelPlace place(true);
        const core::ManualClock clock(kCampaignStart);
        auto engine = engine::Engine::open(place.place(), clock, quiet());
        QVERIFY(engine && (*engine)->saveHotel(campaignHotel()));
        Memory memory;
        core::Random random(3);
        RandomCommands desk(5, 0, memory);
        askInBursts(**engine, desk, random, 20, [] { return true; });
        const int before = memory.count(Fate::Done);
        for (const bool inOrder : {false, true}) {
            HotelPlace::server()->stop(inOrder);
            askInBursts(**engine, desk, random, 5, [] { return true; });
            const auto snapshot = (*engine)->snapshot(kCampaignHotel);
            QVERIFY(!snapshot);
            HotelPlace::server()->start();
            const int then = memory.count(Fate::Done);
            QTRY_VERIFY((askInBursts(**engine, desk, random, 1, [] { return true; }),
                         memory.count(Fate::Done) > then));
        }
        QVERIFY(memory.count(Fate::Done) > before);
        engine->reset();
        QCOMPARE(contradictions(place.place(), memory.all()), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestCut)
#include "test_cut.moc"
