// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/read_desk.h"

#include <QtCore/QMetaObject>

#include <future>

namespace roomrack::engine {

/// The reader's connection belongs to the thread that opens it, so that thread does.
Result<std::unique_ptr<ReadDesk>> ReadDesk::open(const QString &file)
{
    std::unique_ptr<ReadDesk> desk(new ReadDesk);
    desk->worker_ = std::make_unique<QObject>();
    desk->worker_->moveToThread(&desk->thread_);
    desk->thread_.setObjectName(QStringLiteral("read desk"));
    desk->thread_.start();
    std::promise<Result<void>> opened;
    auto ready = opened.get_future();
    QMetaObject::invokeMethod(desk->worker_.get(), [&] {
        auto reader = storage::Reader::open(file);
        if (!reader) {
            opened.set_value(tl::unexpected(reader.error()));
            return;
        }
        desk->reader_ = std::move(*reader);
        opened.set_value({});
    });
    if (const auto ok = ready.get(); !ok) return tl::unexpected(ok.error());
    return desk;
}

ReadDesk::~ReadDesk()
{
    if (!thread_.isRunning()) return;
    QMetaObject::invokeMethod(
        worker_.get(), [this] { reader_.reset(); }, Qt::BlockingQueuedConnection);
    thread_.quit();
    thread_.wait();
}

void ReadDesk::post(std::function<void(storage::Reader &)> job)
{
    QMetaObject::invokeMethod(worker_.get(), [this, job = std::move(job)] { job(*reader_); });
}

}  // namespace roomrack::engine
