// SPDX-License-Identifier: GPL-3.0-or-later
// Makes backups of the open hotel file on a schedule, verifies each, and keeps the newest ones.
// Works on a separate thread; emits the results in the GUI thread.
#pragma once

#include "core/clock.h"
#include "storage/backup.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <atomic>
#include <memory>

class QSettings;

namespace roomrack::desktop {

struct BackupPlan {
    enum class Every : quint8 { Never, Hour, Day };
    Every every = Every::Day;
    int keep = 14;   ///< number kept; older ones of this hotel are removed
    QString folder;  ///< empty: a folder beside the file
    friend bool operator==(const BackupPlan &, const BackupPlan &) = default;
};

/// A backup file; the time is from its name, the content is not checked.
struct BackupFile {
    QString path;
    Instant at;
    qint64 bytes = 0;
};

class BackupKeeper : public QObject {
    Q_OBJECT

public:
    /// Starts the schedule for `file`; the other arguments must outlive this object.
    BackupKeeper(QString file, QSettings &settings, const core::Clock &clock,
                 QObject *parent = nullptr);
    ~BackupKeeper() override;

    const QString &file() const { return file_; }
    const BackupPlan &plan() const { return plan_; }
    void setPlan(const BackupPlan &plan);
    /// The folder of the plan, or the default one beside the file.
    QString folder() const;
    /// The backups in the folder, newest first.
    std::vector<BackupFile> backups() const;
    bool isBusy() const { return busy_; }

    /// Emits made() or failed(); ignored while a backup is running.
    void backUpNow();
    /// Makes a backup if one is due. Called automatically about once a minute.
    void look();

signals:
    void began();
    void made(const roomrack::storage::BackupContents &backup);
    void failed(const roomrack::core::Error &error);
    void planChanged();

private:
    QString groupName() const;
    QString nameFor(Instant at) const;
    void finish(const Result<storage::BackupContents> &backup);
    void removeOld();

    const QString file_;
    QSettings &settings_;
    const core::Clock &clock_;
    BackupPlan plan_;
    QTimer minute_;
    QFuture<Result<storage::BackupContents>> work_;
    std::shared_ptr<std::atomic<bool>> wanted_;  ///< false: cancel the running work
    bool busy_ = false;
    bool failedLast_ = false;  ///< then the next attempt is in an hour, not a minute
    Instant triedAt_;
};

}  // namespace roomrack::desktop
