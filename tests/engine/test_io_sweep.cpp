// SPDX-License-Identifier: GPL-3.0-or-later
// Any failing read, write or sync, once or permanently: every answer is true, the file can be
// reopened and is clean. A scenario of 120 commands is repeated for every k; the short form skips
// most of them. ROOMRACK_SEED repeats one case.
#include "campaign.h"
#include "support/environment.h"
#include "support/fragile_disk.h"
#include "support/patience.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

using Operation = FragileDisk::Operation;
using Failure = FragileDisk::Failure;

constexpr int kCommands = 120;

struct Fault {
    Operation operation;
    Failure failure;
    bool forGood;
};

engine::EngineOptions quiet()
{
    engine::EngineOptions options;
    options.ticks = false;
    return options;
}

/// The scenario on a copy of one prepared file.
class Scenario {
public:
    explicit Scenario(const QString &prepared)
    {
        QFile::copy(prepared, file_);
        FragileDisk::install().calm();
    }

    /// Opening and closing are part of it. False when the file could not be opened.
    bool play()
    {
        const auto engine = engine::Engine::open(file_, clock_, quiet());
        if (!engine) return false;
        core::Random random(7);
        RandomCommands desk(11, 0, memory_);
        askInBursts(**engine, desk, random, kCommands, [this] {
            clock_.advance(50'000);
            return true;
        });
        return true;
    }

    /// Reopens the file and works on it, without disk faults.
    QStringList afterwards()
    {
        QStringList findings = contradictions(file_, memory_.all());
        const auto engine = engine::Engine::open(file_, clock_, quiet());
        if (!engine) return findings << QStringLiteral("cannot open: ") + engine.error().text();
        RandomCommands desk(13, 1, memory_);
        core::Random random(17);
        askInBursts(**engine, desk, random, 5, [] { return true; });
        if (memory_.all().back().fate == Fate::Absent)
            findings << QStringLiteral("does not work after opening again");
        return findings;
    }

    const Memory &memory() const { return memory_; }
    QString file() const { return file_; }

private:
    QTemporaryDir folder_;
    QString file_ = folder_.filePath(QStringLiteral("hotel.roomrack"));
    core::ManualClock clock_{kCampaignStart};
    Memory memory_;
};

}  // namespace

class TestIoSweep : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString prepared_ = folder_.filePath(QStringLiteral("prepared.roomrack"));
    std::array<qint64, 3> operations_{};

private slots:
    void initTestCase()
    {
        FragileDisk &disk = FragileDisk::install();
        const core::ManualClock clock(kCampaignStart);
        auto engine = engine::Engine::open(prepared_, clock, quiet());
        QVERIFY2(engine, engine ? "" : qPrintable(engine.error().text()));
        QVERIFY((*engine)->saveHotel(campaignHotel()));
        engine->reset();
        QVERIFY(!QFile::exists(prepared_ + QStringLiteral("-wal")));

        Scenario well(prepared_);
        QVERIFY(well.play());
        for (size_t i = 0; i < 3; ++i) operations_[i] = disk.count(Operation(i));
        QCOMPARE(well.memory().count(Fate::Absent), 0);
        QCOMPARE(well.afterwards(), QStringList());
        qInfo("%d commands: %lld reads, %lld writes, %lld syncs", kCommands, operations_[0],
              operations_[1], operations_[2]);
    }

    void everyFaultIsAnsweredTruthfully_data()
    {
        QTest::addColumn<Operation>("operation");
        QTest::addColumn<Failure>("failure");
        QTest::addColumn<bool>("forGood");
        for (const bool forGood : {false, true}) {
            const char *how = forGood ? "for good" : "once";
            const auto row = [&](const char *what, Operation o, Failure f) {
                QTest::addRow("%s, %s", what, how) << o << f << forGood;
            };
            row("read EIO", Operation::Read, Failure::Broken);
            row("write EIO", Operation::Write, Failure::Broken);
            row("write ENOSPC", Operation::Write, Failure::Full);
            row("short write", Operation::Write, Failure::Short);
            row("sync EIO", Operation::Sync, Failure::Broken);
            row("sync ENOSPC", Operation::Sync, Failure::Full);
        }
    }

    void everyFaultIsAnsweredTruthfully()
    {
        QFETCH(const Operation, operation);
        QFETCH(const Failure, failure);
        QFETCH(const bool, forGood);
        const qint64 all = operations_[size_t(operation)];
        const qint64 stride = soaking() || repeatsOneSeed() ? 1 : std::max<qint64>(1, all / 12);
        int hit = 0;
        for (qint64 k = 1; k <= all + 2; k += stride) {
            if (repeatsOneSeed() && k != qint64(campaignSeed(0))) continue;
            Scenario scenario(prepared_);
            FragileDisk &disk = FragileDisk::install();
            disk.failAt(operation, k, failure, forGood);
            const bool opened = scenario.play();
            hit += disk.hasFailed();
            if (!opened) QVERIFY2(disk.hasFailed(), "it should open when nothing fails");
            disk.repair();
            const QStringList findings = scenario.afterwards();
            QVERIFY2(findings.isEmpty(),
                     qPrintable(QStringLiteral("ROOMRACK_SEED=%1 (the k-th): ").arg(k)
                                + findings.join(QLatin1Char('\n'))));
        }
        qInfo("%d of %lld places", hit, all);
    }

    /// A transient fault does not stop the engine: it restarts from the file by itself.
    void aPassingFaultIsOvercomeWithoutReopening()
    {
        Scenario scenario(prepared_);
        FragileDisk &disk = FragileDisk::install();
        core::ManualClock clock(kCampaignStart);
        auto engine = engine::Engine::open(scenario.file(), clock, quiet());
        QVERIFY(engine);
        Memory memory;
        RandomCommands desk(19, 0, memory);
        disk.failAt(Operation::Sync, 1, Failure::Broken, false);
        core::Random random(23);
        askInBursts(**engine, desk, random, 1, [] { return true; });
        QVERIFY(disk.hasFailed());
        QCOMPARE(memory.count(Fate::Done), 0);
        QTRY_VERIFY((askInBursts(**engine, desk, random, 1, [] { return true; }),
                     memory.count(Fate::Done) > 0));
        engine->reset();
        QCOMPARE(contradictions(scenario.file(), memory.all()), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestIoSweep)
#include "test_io_sweep.moc"
