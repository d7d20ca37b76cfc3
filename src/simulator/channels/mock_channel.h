// SPDX-License-Identifier: GPL-3.0-or-later
// The peer of a connection: a request in, a response out, as the protocol defines. No sockets and
// no clock, so that the same mock runs on loopback and in a simulated day that takes seconds.
#pragma once

#include "core/clock.h"
#include "protocols/headers.h"
#include "simulator/channels/shop.h"

#include <QtCore/QByteArray>

namespace roomrack::simulator {

struct WireRequest {
    QByteArray method;
    QByteArray path;  ///< includes the query
    protocols::Headers headers;
    QByteArray body;
};

struct WireReply {
    int status = 200;
    protocols::Headers headers;
    QByteArray body;
};

/// Responds to requests.
class MockPeer {
public:
    MockPeer() = default;
    virtual ~MockPeer() = default;
    virtual WireReply handle(const WireRequest &request, Instant now) = 0;
    /// The protocol's responses for an internal error and for exceeding the rate limit.
    virtual WireReply failure() const { return {500, {}, "internal error"}; }
    virtual WireReply tooMany(int retryAfterSeconds) const;

private:
    Q_DISABLE_COPY(MockPeer)
};

/// A peer that sells rooms.
class MockChannel : public MockPeer {
public:
    /// Queues a version of a reservation for delivery to the hotel.
    virtual void tell(const Told &told) = 0;
    /// Number of versions that the hotel has not acknowledged.
    virtual int untold() const = 0;
    virtual Shop &shop() = 0;
};

}  // namespace roomrack::simulator
