// SPDX-License-Identifier: GPL-3.0-or-later
// Acknowledged changes survive kill -9, and nothing unrequested appears. A second copy of this
// program works on a file or in a database with several threads, logs its requests and answers, and
// is killed at a random moment. ROOMRACK_SEED=N repeats one place's rounds.
#include "campaign_worker.h"
#include "support/environment.h"
#include "support/hotel_place.h"

#include <QProcess>
#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

constexpr int kRoundsAPlace = 10;

/// One place, used and killed repeatedly.
class Victim {
public:
    explicit Victim(quint64 seed) : random_(seed), seed_(seed) {}

    QStringList killOnce(int round)
    {
        CampaignWorker worker(place_.place(), place_.path(QStringLiteral("log-%1").arg(round)),
                              seed_ * kRoundsAPlace + quint64(round));
        // Half of them from the start, so that opening is hit too; the others during work.
        if (random_.chance(0.5)) worker.waitForLog(1);
        worker.process().waitForFinished(random_.below(120));
        const bool died = worker.process().state() == QProcess::NotRunning;
        worker.kill();
        if (died) {
            return {
                QStringLiteral("the worker ended by itself: %1").arg(worker.process().exitCode())};
        }
        const std::vector<Request> told = worker.requests();
        requests_.insert(requests_.end(), told.begin(), told.end());
        if (requests_.empty()) return {};  // killed before the property existed
        return contradictions(place_.place(), requests_);
    }
    int acknowledged() const
    {
        return int(std::count_if(requests_.begin(), requests_.end(),
                                 [](const Request &r) { return r.fate == Fate::Done; }));
    }

private:
    core::Random random_;
    quint64 seed_;
    HotelPlace place_;
    std::vector<Request> requests_;
};

}  // namespace

class TestKill : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }

    void acknowledgedResultsSurviveKill()
    {
        const int all = soaking() ? rounds(40) : rounds(25);
        int done = 0;
        int acknowledged = 0;
        for (quint64 seed = campaignSeed(1); done < all; ++seed) {
            Victim victim(seed);
            for (int round = 0; round < kRoundsAPlace && done < all; ++round, ++done) {
                const QStringList findings = victim.killOnce(round);
                QVERIFY2(
                    findings.isEmpty(),
                    qPrintable(QStringLiteral("ROOMRACK_SEED=%1, round %2\n").arg(seed).arg(round)
                               + findings.mid(0, 20).join(QLatin1Char('\n'))));
            }
            acknowledged += victim.acknowledged();
            if (repeatsOneSeed()) break;
        }
        qInfo("%d kills, %d acknowledged results, none lost", done, acknowledged);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (const auto code = CampaignWorker::runIfAsked(argc, argv)) return *code;
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_kill.moc"
