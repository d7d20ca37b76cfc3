// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails at every step of a walk to a sister hotel, once or from then on: afterwards the
// guest has one bed, and the answer was true. ROOMRACK_SEED repeats one step.
#include "engine/campaign.h"
#include "engine/sister_walk.h"
#include "support/fragile_disk.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

using Operation = FragileDisk::Operation;
using Failure = FragileDisk::Failure;

constexpr qint64 kNever = 1'000'000;

struct Outcome {
    QString finding;  ///< empty: all is well
    bool failed = false;
};

/// Prepares a place with a booking, walks its guest while the disk fails at the k-th operation, and
/// judges what is stored.
Outcome walkWithFault(Operation operation, qint64 k, Failure failure, bool forGood)
{
    FragileDisk &disk = FragileDisk::install();
    disk.calm();
    HotelsInOnePlace h;
    if (!h.make(2)) return {QStringLiteral("cannot be made")};
    const auto booked = h.engine->run(engine::Command(h.book(0, kWalkedGuest)));
    h.engine->flush();
    disk.failAt(operation, k, failure, forGood);
    const auto answer = h.engine->run(engine::Command(sisterWalk(h, booked->booking)));
    const bool failed = disk.hasFailed();
    h.engine.reset();
    disk.repair();
    if (!h.open()) return {QStringLiteral("cannot be opened again"), failed};
    h.engine->flush();
    const size_t here = openIn(h.place.place(), h.hotels[0]).size();
    const size_t there = openIn(h.place.place(), h.hotels[1]).size();
    if (here + there != 1)
        return {QStringLiteral("%1 beds here, %2 there").arg(here).arg(there), failed};
    if (answer && there != 1) return {QStringLiteral("walked, but not booked"), failed};
    const bool known = !answer && answer.error().code != ErrorCode::Unknown;
    if (known && here != 1) return {QStringLiteral("refused, but walked"), failed};
    return {h.findings(), failed};
}

}  // namespace

class TestSisterWalkFaults : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data()
    {
        // The disk of a server cannot be made to fail.
        QTest::addColumn<bool>("onServer");
        QTest::newRow("file") << false;
    }
    void cleanup() { FragileDisk::install().repair(); }

    void everyStepMayFail_data()
    {
        QTest::addColumn<Operation>("operation");
        QTest::addColumn<Failure>("failure");
        QTest::addColumn<bool>("forGood");
        for (const bool forGood : {false, true}) {
            const char *how = forGood ? "for good" : "once";
            QTest::addRow("write EIO, %s", how) << Operation::Write << Failure::Broken << forGood;
            QTest::addRow("write ENOSPC, %s", how) << Operation::Write << Failure::Full << forGood;
            QTest::addRow("short write, %s", how) << Operation::Write << Failure::Short << forGood;
            QTest::addRow("sync EIO, %s", how) << Operation::Sync << Failure::Broken << forGood;
            QTest::addRow("read EIO, %s", how) << Operation::Read << Failure::Broken << forGood;
        }
    }

    void everyStepMayFail()
    {
        QFETCH(const Operation, operation);
        QFETCH(const Failure, failure);
        QFETCH(const bool, forGood);
        int hit = 0;
        for (qint64 k = 1; k < kNever; ++k) {
            if (repeatsOneSeed() && k < qint64(campaignSeed(0))) continue;
            const Outcome outcome = walkWithFault(operation, k, failure, forGood);
            QVERIFY2(outcome.finding.isEmpty(),
                     qPrintable(QStringLiteral("ROOMRACK_SEED=%1 (the k-th): ").arg(k)
                                + outcome.finding));
            hit += outcome.failed;
            if (!outcome.failed || repeatsOneSeed()) break;
        }
        qInfo("%d steps", hit);
    }
};

QTEST_GUILESS_MAIN(TestSisterWalkFaults)
#include "test_sister_walk_faults.moc"
