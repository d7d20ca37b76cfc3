// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/async_reader.h"

#include <future>

namespace roomrack::engine {

Result<std::unique_ptr<AsyncReader>> AsyncReader::open(const QString &file)
{
    return open([file] { return storage::Reader::open(file); });
}

/// The reader's connection belongs to the thread that opens it, so the reading thread opens it.
Result<std::unique_ptr<AsyncReader>> AsyncReader::open(OpenReader opener)
{
    std::unique_ptr<AsyncReader> desk(new AsyncReader);
    desk->opener_ = std::move(opener);
    std::promise<Result<void>> opened;
    auto ready = opened.get_future();
    desk->thread_.post([&] {
        auto reader = desk->opener_();
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

AsyncReader::~AsyncReader()
{
    thread_.post([this] { reader_.reset(); });
    thread_.finish();
}

void AsyncReader::post(std::function<void(storage::Reader &)> job)
{
    thread_.post([this, job = std::move(job)] { job(*reader_); });
}

}  // namespace roomrack::engine
