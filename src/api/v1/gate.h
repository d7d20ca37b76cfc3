// SPDX-License-Identifier: GPL-3.0-or-later
// Who comes to /v1: the token that a request shows, what it may do, and how often. Pure but for the
// clock; deny is what happens where nothing says otherwise.
#pragma once

#include "booking/request_rows.h"
#include "core/clock.h"
#include "http/message.h"

#include <QtCore/QHash>

#include <optional>

namespace roomrack::api::v1 {

/// Whose request it is, by its token.
struct Visitor {
    PropertyId property;
    ActorId actor;
    booking::TokenRole role = booking::TokenRole::Read;
    ChannelId channel;  ///< of a channel's token
};

/// So many at once, and so many a second.
struct Rate {
    double aSecond = 50;
    double atOnce = 100;
    friend bool operator==(const Rate &, const Rate &) = default;
};

/// A token bucket.
class Bucket {
public:
    Bucket(const Rate &rate, qint64 now) : rate_(rate), left_(rate.atOnce), at_(now) {}
    /// True: there was one left. Time is that of a steady clock, in microseconds.
    bool take(qint64 now);
    /// Until there is one again, at least 1.
    int waitSeconds() const;

private:
    void fill(qint64 now);
    Rate rate_;
    double left_;
    qint64 at_;
};

class Gate {
public:
    /// The clock must outlive it. `strangers` is the rate of all who have no token, together.
    Gate(const core::Clock &clock, const Rate &tokens, const Rate &strangers);

    /// Everybody who may come for this hotel, or could once.
    void setTokens(PropertyId property, const std::vector<booking::TokenRow> &tokens);
    /// By the bearer token (RFC 6750) of the request; null: it has none that is known.
    const Visitor *visitor(const http::Request &request) const;
    bool knows(ActorId actor) const;
    /// Counts a request. Set: it comes too soon, and how many seconds too soon.
    std::optional<int> tooSoon(const Visitor &visitor);
    std::optional<int> strangerTooSoon();

private:
    const core::Clock &clock_;
    const Rate rate_;
    QHash<QByteArray, Visitor> visitors_;  ///< by the hash of the token
    QHash<ActorId, Bucket> buckets_;
    Bucket strangers_;
};

}  // namespace roomrack::api::v1
