// SPDX-License-Identifier: GPL-3.0-or-later
// What was acknowledged survives kill -9, and nothing is there that nobody asked for. A second
// copy of this program works on a file with several threads, writes down what it asks and what it
// is told, and is killed at a random moment. ROOMRACK_SEED=N repeats one file's rounds.
#include "campaign.h"
#include "support/environment.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <cstring>
#include <fcntl.h>
#include <thread>
#include <unistd.h>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

constexpr int kRoundsAFile = 10;
constexpr int kThreads = 3;
constexpr int kPatienceMs = 60'000;

/// The copy that is killed: works until then.
int work(const QString &file, const QString &log, quint64 seed)
{
    const core::SystemClock clock;
    const auto engine = engine::Engine::open(file, clock);
    if (!engine) return 2;
    if ((*engine)->properties().empty() && !(*engine)->saveHotel(campaignHotel())) return 3;
    const int descriptor =
        ::open(QFile::encodeName(log).constData(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (descriptor < 0) return 4;
    Memory memory(descriptor);
    const auto endless = [&](int thread) {
        core::Random random(seed * kThreads + quint64(thread));
        RandomDesk desk(random.next(), int(seed % 100'000) * kThreads + thread, memory);
        askInBursts(**engine, desk, random, std::numeric_limits<int>::max(), [] { return true; });
    };
    std::vector<std::jthread> threads;
    for (int i = 0; i < kThreads; ++i) threads.emplace_back(endless, i);
    return 0;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// One file, worked on and killed again and again.
class Victim {
public:
    explicit Victim(quint64 seed) : random_(seed), seed_(seed) {}

    QStringList killOnce(int round)
    {
        const QString log = folder_.filePath(QStringLiteral("log-%1").arg(round));
        QProcess worker;
        worker.setProcessChannelMode(QProcess::ForwardedChannels);
        worker.start(QCoreApplication::applicationFilePath(),
                     {QStringLiteral("--work"), file_, log,
                      QString::number(seed_ * kRoundsAFile + quint64(round))});
        // Half of them from the start, so that opening is hit too; the others at work.
        if (random_.chance(0.5)) waitForSize(worker, log, 1);
        worker.waitForFinished(random_.below(120));
        const bool died = worker.state() == QProcess::NotRunning;
        worker.kill();
        worker.waitForFinished(kPatienceMs);
        if (died) return {QStringLiteral("the worker ended by itself: %1").arg(worker.exitCode())};
        const std::vector<Request> told = fromLines(contentOf(log));
        requests_.insert(requests_.end(), told.begin(), told.end());
        if (requests_.empty()) return {};  // killed before there was a hotel
        return contradictions(file_, requests_);
    }
    int acknowledged() const
    {
        return int(std::count_if(requests_.begin(), requests_.end(),
                                 [](const Request &r) { return r.fate == Fate::Done; }));
    }

private:
    static void waitForSize(QProcess &worker, const QString &path, qint64 bytes)
    {
        QElapsedTimer time;
        time.start();
        while (QFileInfo(path).size() < bytes && time.elapsed() < kPatienceMs) {
            if (worker.waitForFinished(2)) return;
        }
    }

    core::Random random_;
    quint64 seed_;
    QTemporaryDir folder_;
    QString file_ = folder_.filePath(QStringLiteral("hotel.roomrack"));
    std::vector<Request> requests_;
};

}  // namespace

class TestKill : public QObject {
    Q_OBJECT

private slots:
    void acknowledgedResultsSurviveKill()
    {
        const int all = soaking() ? rounds(40) : rounds(25);
        int done = 0;
        int acknowledged = 0;
        for (quint64 seed = campaignSeed(1); done < all; ++seed) {
            Victim victim(seed);
            for (int round = 0; round < kRoundsAFile && done < all; ++round, ++done) {
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
    if (argc == 5 && std::strcmp(argv[1], "--work") == 0) {
        const QStringList words = QCoreApplication::arguments();
        return work(words[2], words[3], words[4].toULongLong());
    }
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_kill.moc"
