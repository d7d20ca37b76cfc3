// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a Reader on a thread of its own, so that callers do not block on SQL. Pass a question, or a
// function of several, get a future; continue with engine::whenDone() (when_done.h).
#pragma once

#include "engine/work_thread.h"
#include "storage/reader.h"

#include <QtCore/QFuture>
#include <QtCore/QPromise>

#include <functional>
#include <memory>

namespace roomrack::engine {

/// Opens a Reader in the thread that calls it; errors as Reader::open().
using OpenReader = std::function<Result<std::unique_ptr<storage::Reader>>()>;

/// The reply to `question`: one of storage::Questions, or called as question(storage::Reader &).
template <typename Question>
auto replyTo(const Question &question, storage::Reader &reader)
{
    if constexpr (storage::IsQuestion<Question>)
        return reader.ask(question);
    else
        return question(reader);
}
template <typename Question>
using ReplyTo =
    decltype(replyTo(std::declval<const Question &>(), std::declval<storage::Reader &>()));

class AsyncReader {
public:
    static Result<std::unique_ptr<AsyncReader>> open(const QString &file);
    static Result<std::unique_ptr<AsyncReader>> open(OpenReader opener);
    ~AsyncReader();

    /// For long work with a Reader of its own, so that other queries do not queue behind it.
    const OpenReader &opener() const { return opener_; }

    /// replyTo(question) from the reading thread. Cancelling the future before its turn skips it.
    template <typename Question>
    auto ask(Question question) -> QFuture<ReplyTo<Question>>
    {
        using Reply = ReplyTo<Question>;
        auto promise = std::make_shared<QPromise<Reply>>();
        promise->start();
        auto future = promise->future();
        post([promise, question = std::move(question)](storage::Reader &reader) {
            if (!promise->isCanceled()) promise->addResult(replyTo(question, reader));
            promise->finish();
        });
        return future;
    }

private:
    AsyncReader() = default;
    void post(std::function<void(storage::Reader &)> job);
    OpenReader opener_;
    std::unique_ptr<storage::Reader> reader_;
    WorkThread thread_;
};

}  // namespace roomrack::engine
