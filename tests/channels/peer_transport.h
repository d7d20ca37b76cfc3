// SPDX-License-Identifier: GPL-3.0-or-later
// A transport to a mock, a second away, and its answers as a connection gets them.
#pragma once

#include "channels/connection/transport.h"
#include "core/alive.h"
#include "engine/scheduler/scheduler.h"
#include "simulator/channels/mock_channel.h"

namespace roomrack::tests {

inline channels::Reply replyOf(const simulator::WireReply &wire)
{
    channels::Reply reply;
    reply.came = channels::Reply::Came::Answer;
    reply.status = wire.status;
    reply.headers = wire.headers;
    reply.body = wire.body;
    return reply;
}

inline simulator::WireReply ask(simulator::MockPeer &peer, const channels::Request &request,
                                Instant now)
{
    return peer.handle({request.method, request.path, request.headers, request.body}, now);
}

class PeerTransport final : public channels::Transport {
public:
    using Answer = std::function<channels::Reply(const channels::Request &)>;
    PeerTransport(engine::Scheduler &scheduler, Answer answer)
        : scheduler_(scheduler), answer_(std::move(answer))
    {}
    void send(const channels::Request &request, std::function<void(channels::Reply)> done) override
    {
        scheduler_.later(kSecond, alive_.only([this, request, done = std::move(done)] {
            done(answer_(request));
        }));
    }

private:
    engine::Scheduler &scheduler_;
    const Answer answer_;
    core::Alive alive_;
};

}  // namespace roomrack::tests
