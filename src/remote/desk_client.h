// SPDX-License-Identifier: GPL-3.0-or-later
// A DeskConnection and its thread, callable from any thread.
#pragma once

#include "remote/desk_connection.h"

#include <QtCore/QFuture>
#include <QtCore/QPromise>
#include <QtCore/QThread>

#include <future>

namespace roomrack::remote {

class DeskClient {
public:
    DeskClient(DeskPeer peer, DeskEvents events);
    ~DeskClient();

    void ask(Asked asked);
    void tryNow();
    /// Blocks until no call is pending; nothing is answered afterwards.
    void hangUp();

    /// Sends a call and blocks for its reply; not in the GUI thread.
    template <typename C>
    typename C::Reply wait(Patience patience, typename C::Args args)
    {
        std::promise<typename C::Reply> heard;
        auto reply = heard.get_future();
        ask({C::name(), toBytes(args), {}, patience, [&heard](const Result<QByteArray> &body) {
                 heard.set_value(read<C>(body));
             }});
        return reply.get();
    }
    template <typename C>
    QFuture<typename C::Reply> later(Patience patience, typename C::Args args, QByteArray key = {})
    {
        return later<C>(patience, std::move(args), std::move(key),
                        [](typename C::Reply reply) { return reply; });
    }
    /// The future's result is made(reply).
    template <typename C, typename Made>
    auto later(Patience patience, typename C::Args args, QByteArray key, Made made)
        -> QFuture<std::invoke_result_t<Made, typename C::Reply>>
    {
        auto promise = std::make_shared<QPromise<std::invoke_result_t<Made, typename C::Reply>>>();
        promise->start();
        auto future = promise->future();
        ask({C::name(), toBytes(args), std::move(key), patience,
             [promise, made](const Result<QByteArray> &body) {
                 promise->addResult(made(read<C>(body)));
                 promise->finish();
             }});
        return future;
    }

private:
    template <typename C>
    static typename C::Reply read(const Result<QByteArray> &body)
    {
        if (!body) return tl::unexpected(body.error());
        if (auto reply = fromBytes<typename C::Reply>(*body)) return std::move(*reply);
        return fail(ErrorCode::Invalid, {}, ErrorText::tr("invalid response from the server"));
    }

    DeskConnection *line_;
    QThread thread_;
};

}  // namespace roomrack::remote
