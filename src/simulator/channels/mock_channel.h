// SPDX-License-Identifier: GPL-3.0-or-later
// The other end of a line: a request in, an answer out, as the protocol has it. No sockets and no
// clock, so that the same mock is served on loopback and in a day that passes in seconds.
#pragma once

#include "core/clock.h"
#include "protocols/headers.h"
#include "simulator/channels/shop.h"

#include <QtCore/QByteArray>

namespace roomrack::simulator {

struct WireRequest {
    QByteArray method;
    QByteArray path;  ///< with its query
    protocols::Headers headers;
    QByteArray body;
};

struct WireReply {
    int status = 200;
    protocols::Headers headers;
    QByteArray body;
};

/// Somebody who answers requests.
class MockPeer {
public:
    MockPeer() = default;
    virtual ~MockPeer() = default;
    virtual WireReply handle(const WireRequest &request, Instant now) = 0;
    /// What the protocol says when it cannot answer, and when it is asked too often.
    virtual WireReply failure() const { return {500, {}, "internal error"}; }
    virtual WireReply tooMany(int retryAfterSeconds) const;

private:
    Q_DISABLE_COPY(MockPeer)
};

/// One that sells rooms.
class MockChannel : public MockPeer {
public:
    /// A version of a reservation that the hotel must hear of.
    virtual void tell(const Told &told) = 0;
    /// Versions that the hotel has not acknowledged.
    virtual int untold() const = 0;
    virtual Shop &shop() = 0;
};

}  // namespace roomrack::simulator
