// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/import/import_job.h"

#include "engine/when_done.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QPointer>

namespace roomrack::desktop {

namespace {

Result<imports::Summary> importAll(const ImportRequest &request, const core::Clock &clock,
                                   const imports::Watch &watch)
{
    const auto file = imports::readBookings(request.csv, request.read, watch);
    if (!file) return tl::unexpected(file.error());
    auto draft = imports::draftHotel(*file, request.name, request.timeZone);
    draft.by = request.by;
    if (!request.engine) {
        if (const auto ok = setRooms(draft, request.rooms); !ok) return tl::unexpected(ok.error());
        return imports::importFile(request.hotelFile, clock, *file, draft, request.until, watch);
    }
    imports::Summary summary;
    const auto done = imports::importBookings(*request.engine, clock, *file, draft, request.until,
                                              watch, summary);
    return done ? Result<imports::Summary>(summary) : tl::unexpected(done.error());
}

}  // namespace

ImportJob::ImportJob(const core::Clock &clock, QObject *parent) : QObject(parent), clock_(clock)
{}

ImportJob::~ImportJob()
{
    cancel();
    running_.waitForFinished();
}

/// Cancels the previous work of the flag and makes a new flag.
void ImportJob::replace(Flag &flag)
{
    if (flag) *flag = true;
    flag = std::make_shared<std::atomic<bool>>(false);
}

void ImportJob::look(const QString &csv, std::optional<imports::Encoding> encoding)
{
    replace(lookStop_);
    replace(readStop_);
    const auto later =
        QtConcurrent::run([csv, encoding] { return imports::previewFile(csv, encoding); });
    engine::whenDone(later, this,
                     [this, stop = lookStop_](const Result<imports::Preview> &preview) {
                         if (!*stop) emit looked(preview);
                     });
}

void ImportJob::read(const QString &csv, const imports::ReadOptions &options)
{
    replace(readStop_);
    const imports::Watch watch{{}, [stop = readStop_] { return stop->load(); }};
    const auto later = QtConcurrent::run([csv, options, watch]() -> Result<ReadFile> {
        auto file = imports::readBookings(csv, options, watch);
        if (!file) return tl::unexpected(file.error());
        return std::make_shared<const imports::BookingFile>(std::move(*file));
    });
    engine::whenDone(later, this, [this, stop = readStop_](const Result<ReadFile> &file) {
        if (!*stop) emit wasRead(file);
    });
}

void ImportJob::import(const ImportRequest &request)
{
    if (importing_) return;
    importing_ = true;
    replace(importStop_);
    imports::Watch watch;
    watch.cancelled = [stop = importStop_] { return stop->load(); };
    watch.progress = [this](imports::Phase phase, qint64 done, qint64 total) {
        // The job outlives its work (see the destructor), and queued calls are discarded with it.
        QMetaObject::invokeMethod(
            this, [=, this] { emit progressed(phase, done, total); }, Qt::QueuedConnection);
    };
    running_ = QtConcurrent::run(
        [request, watch, &clock = clock_] { return importAll(request, clock, watch); });
    engine::whenDone(running_, this, [this](const Result<imports::Summary> &summary) {
        importing_ = false;
        emit finished(summary);
    });
}

void ImportJob::cancel()
{
    for (const Flag &flag : {lookStop_, readStop_, importStop_}) {
        if (flag) *flag = true;
    }
}

}  // namespace roomrack::desktop
