// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/safety/backup_keeper.h"

#include "engine/when_done.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QCryptographicHash>
#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSettings>

#include <algorithm>

namespace roomrack::desktop {

namespace {

const QString kStamp = QStringLiteral("yyyyMMdd-HHmmss");
constexpr int kLookEveryMs = 60'000;
constexpr auto kOwnFolder =
    QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;

/// The newest backup that is not from the future: those were made while the clock was ahead, and
/// must not decide when the next one is due or which ones are old.
auto firstNotAfter(const std::vector<BackupFile> &newestFirst, Instant now)
{
    return std::find_if(newestFirst.begin(), newestFirst.end(),
                        [now](const BackupFile &backup) { return backup.at <= now; });
}

}  // namespace

BackupKeeper::BackupKeeper(QString file, QSettings &settings, const core::Clock &clock,
                           QObject *parent)
    : QObject(parent), file_(std::move(file)), settings_(settings), clock_(clock),
      wanted_(std::make_shared<std::atomic<bool>>(true))
{
    settings_.beginGroup(groupName());
    plan_.every = static_cast<BackupPlan::Every>(
        std::clamp(settings_.value(QStringLiteral("every"), int(plan_.every)).toInt(), 0, 2));
    plan_.keep = std::clamp(settings_.value(QStringLiteral("keep"), plan_.keep).toInt(), 1, 1000);
    plan_.folder = settings_.value(QStringLiteral("folder")).toString();
    settings_.endGroup();
    connect(&minute_, &QTimer::timeout, this, &BackupKeeper::look);
    minute_.start(kLookEveryMs);
}

BackupKeeper::~BackupKeeper()
{
    *wanted_ = false;
    work_.waitForFinished();
}

QString BackupKeeper::groupName() const
{
    const QByteArray path = QFileInfo(file_).absoluteFilePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha256);
    return QStringLiteral("backups/") + QString::fromLatin1(hash.left(8).toHex());
}

void BackupKeeper::setPlan(const BackupPlan &plan)
{
    if (plan == plan_) return;
    plan_ = plan;
    settings_.beginGroup(groupName());
    settings_.setValue(QStringLiteral("every"), int(plan.every));
    settings_.setValue(QStringLiteral("keep"), plan.keep);
    settings_.setValue(QStringLiteral("folder"), plan.folder);
    settings_.endGroup();
    failedLast_ = false;
    emit planChanged();
}

QString BackupKeeper::folder() const
{
    if (!plan_.folder.isEmpty()) return plan_.folder;
    const QFileInfo info(file_);
    return info.absolutePath() + QLatin1Char('/') + info.completeBaseName()
           + QStringLiteral(" backups");
}

QString BackupKeeper::nameFor(Instant at) const
{
    return QStringLiteral("%1/%2-%3.roomrack")
        .arg(folder(), QFileInfo(file_).completeBaseName(), at.utc().toString(kStamp));
}

std::vector<BackupFile> BackupKeeper::backups() const
{
    const QString base = QFileInfo(file_).completeBaseName() + QLatin1Char('-');
    const QString suffix = QStringLiteral(".roomrack");
    std::vector<BackupFile> found;
    for (const QFileInfo &info : QDir(folder()).entryInfoList(QDir::Files)) {
        const QString name = info.fileName();
        if (!name.startsWith(base) || !name.endsWith(suffix)) continue;
        QDateTime at = QDateTime::fromString(
            name.mid(base.size(), name.size() - base.size() - suffix.size()), kStamp);
        if (!at.isValid()) continue;
        at.setTimeSpec(Qt::UTC);
        found.push_back({info.absoluteFilePath(), Instant::fromDateTime(at), info.size()});
    }
    std::sort(found.begin(), found.end(), [](const BackupFile &a, const BackupFile &b) {
        return std::pair(b.at, b.path) < std::pair(a.at, a.path);
    });
    return found;
}

void BackupKeeper::look()
{
    if (busy_ || plan_.every == BackupPlan::Every::Never) return;
    const qint64 every = plan_.every == BackupPlan::Every::Hour ? core::kHour : core::kDay;
    const Instant now = clock_.wall();
    if (failedLast_ && now < triedAt_ + core::kHour) return;
    const auto all = backups();
    const auto newest = firstNotAfter(all, now);
    if (newest != all.end() && now < newest->at + every) return;
    backUpNow();
}

void BackupKeeper::backUpNow()
{
    if (busy_) return;
    busy_ = true;
    triedAt_ = clock_.wall();
    // A folder created here is accessible to its owner only.
    if (!QFileInfo::exists(folder()) && QDir().mkpath(folder()))
        QFile::setPermissions(folder(), kOwnFolder);
    work_ = QtConcurrent::run([file = file_, target = nameFor(triedAt_), wanted = wanted_] {
        return storage::backUp(file, target, [wanted] { return wanted->load(); });
    });
    emit began();
    engine::whenDone(work_, this,
                     [this](const Result<storage::BackupContents> &made) { finish(made); });
}

void BackupKeeper::finish(const Result<storage::BackupContents> &backup)
{
    busy_ = false;
    failedLast_ = !backup;
    if (!backup) {
        emit failed(backup.error());
        return;
    }
    removeOld();
    emit made(*backup);
}

/// Called only after a new backup was made and verified.
void BackupKeeper::removeOld()
{
    const auto all = backups();
    const auto first = firstNotAfter(all, clock_.wall());
    const auto kept = std::min<qsizetype>(plan_.keep, all.end() - first);
    std::for_each(first + kept, all.end(),
                  [](const BackupFile &backup) { QFile::remove(backup.path); });
}

}  // namespace roomrack::desktop

#include "moc_backup_keeper.cpp"
