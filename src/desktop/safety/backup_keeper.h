// SPDX-License-Identifier: GPL-3.0-or-later
// Makes backups of the open hotel file on a schedule, proves each, and keeps the newest ones.
// Works on a thread of its own; says what came of it by signals in the GUI thread.
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
    int keep = 14;   ///< the newest ones; older ones of this hotel are removed
    QString folder;  ///< empty: a folder beside the file
    friend bool operator==(const BackupPlan &, const BackupPlan &) = default;
};

/// A backup by its name, which says when it was made; it has not been looked into.
struct BackupFile {
    QString path;
    Instant at;
    qint64 bytes = 0;
};

class BackupKeeper : public QObject {
    Q_OBJECT

public:
    /// Begins to keep `file`; the others must outlive it.
    BackupKeeper(QString file, QSettings &settings, const core::Clock &clock,
                 QObject *parent = nullptr);
    ~BackupKeeper() override;

    const QString &file() const { return file_; }
    const BackupPlan &plan() const { return plan_; }
    void setPlan(const BackupPlan &plan);
    /// Where backups go: the plan's folder, or the one beside the file.
    QString folder() const;
    /// Those in the folder, newest first.
    std::vector<BackupFile> backups() const;
    bool isBusy() const { return busy_; }

    /// made() or failed() follows; nothing happens while one is under way.
    void backUpNow();
    /// Makes one if the plan says that it is time. Asked by itself about once a minute.
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
    std::shared_ptr<std::atomic<bool>> wanted_;  ///< false: the work under way may stop
    bool busy_ = false;
    bool failedLast_ = false;  ///< then it is tried again in an hour, not every minute
    Instant triedAt_;
};

}  // namespace roomrack::desktop
