// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign_worker.h"

#include "support/patience.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cstring>
#include <fcntl.h>
#include <thread>
#include <unistd.h>

namespace roomrack::tests {

namespace {

constexpr int kThreads = 3;

int work(const QString &place, const QString &log, quint64 seed, int leaseSeconds)
{
    const core::SystemClock clock;
    engine::EngineOptions options;
    options.leaseSeconds = leaseSeconds;
    const auto engine = engine::Engine::open(place, clock, options);
    if (!engine) return 2;
    if ((*engine)->properties().empty() && !(*engine)->saveHotel(campaignHotel())) return 3;
    const int descriptor =
        ::open(QFile::encodeName(log).constData(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (descriptor < 0) return 4;
    Memory memory(descriptor);
    // Stops once the engine fails; further requests would only fill the log.
    const auto proceed = [&] {
        if (!(*engine)->snapshot(kCampaignHotel))
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        return true;
    };
    const auto endless = [&](int thread) {
        core::Random random(seed * kThreads + quint64(thread));
        RandomCommands desk(random.next(), int(seed % 100'000) * kThreads + thread, memory);
        askInBursts(**engine, desk, random, std::numeric_limits<int>::max(), proceed);
    };
    std::vector<std::jthread> threads;
    for (int i = 0; i < kThreads; ++i) threads.emplace_back(endless, i);
    return 0;
}

}  // namespace

std::optional<int> CampaignWorker::runIfAsked(int argc, char **argv)
{
    if (argc != 6 || std::strcmp(argv[1], "--work") != 0) return std::nullopt;
    const QStringList words = QCoreApplication::arguments();
    return work(words[2], words[3], words[4].toULongLong(), words[5].toInt());
}

CampaignWorker::CampaignWorker(const QString &place, const QString &log, quint64 seed,
                               int leaseSeconds)
    : log_(log)
{
    process_.setProcessChannelMode(QProcess::ForwardedChannels);
    process_.start(QCoreApplication::applicationFilePath(),
                   {QStringLiteral("--work"), place, log, QString::number(seed),
                    QString::number(leaseSeconds)});
}

qint64 CampaignWorker::logged() const
{
    return QFileInfo(log_).size();
}

bool CampaignWorker::waitForLog(qint64 bytes)
{
    const auto isOver = [this] { return process_.state() == QProcess::NotRunning; };
    return waitFor([&] { return logged() >= bytes || isOver(); }) && logged() >= bytes;
}

void CampaignWorker::kill()
{
    process_.kill();
    process_.waitForFinished(kTryForMs);
}

std::vector<Request> CampaignWorker::requests() const
{
    QFile file(log_);
    return fromLines(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
}

}  // namespace roomrack::tests
