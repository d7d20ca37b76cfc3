// SPDX-License-Identifier: GPL-3.0-or-later
// Background work of the import dialog: previews a file, reads it with a mapping, imports it. All
// functions are called from the GUI thread and return immediately.
#pragma once

#include "imports/importer.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

#include <atomic>
#include <memory>

namespace roomrack::desktop {

using ReadFile = std::shared_ptr<const imports::BookingFile>;

/// Source and target of an import.
struct ImportRequest {
    QString csv;
    imports::ReadOptions read;
    QString name;
    QString timeZone;
    ActorId by = kDeskActor;   ///< the importing user
    QMap<QString, int> rooms;  ///< room counts that differ from the busiest night
    std::optional<Night> until;
    QString hotelFile;                 ///< a new file, or one not open in any engine
    engine::Engine *engine = nullptr;  ///< or the open hotel; must outlive the job
};

class ImportJob : public QObject {
    Q_OBJECT

public:
    /// The clock must outlive the job.
    explicit ImportJob(const core::Clock &clock, QObject *parent = nullptr);
    /// Cancels and waits: an import can stop between two events.
    ~ImportJob() override;

    /// Asynchronous: looked() follows.
    void look(const QString &csv, std::optional<imports::Encoding> encoding);
    /// wasRead() follows, unless another read() starts first.
    void read(const QString &csv, const imports::ReadOptions &options);
    /// progressed() and finished() follow.
    void import(const ImportRequest &request);
    bool isImporting() const { return importing_; }
    void cancel();

signals:
    void looked(const roomrack::core::Result<roomrack::imports::Preview> &preview);
    void wasRead(const roomrack::core::Result<roomrack::desktop::ReadFile> &file);
    void progressed(roomrack::imports::Phase phase, qint64 done, qint64 total);
    void finished(const roomrack::core::Result<roomrack::imports::Summary> &summary);

private:
    using Flag = std::shared_ptr<std::atomic<bool>>;
    void replace(Flag &flag);
    const core::Clock &clock_;
    Flag lookStop_, readStop_, importStop_;
    QFuture<Result<imports::Summary>> running_;
    bool importing_ = false;
};

}  // namespace roomrack::desktop
