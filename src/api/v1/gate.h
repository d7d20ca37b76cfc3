// SPDX-License-Identifier: GPL-3.0-or-later
// Authentication for /v1: the token of a request, its permissions and its rate limit. Depends on
// nothing but the clock; denies by default.
#pragma once

#include "booking/request_rows.h"
#include "core/clock.h"
#include "http/message.h"

#include <QtCore/QHash>

#include <optional>

namespace roomrack::api::v1 {

/// Identity of a request, by its token.
struct Visitor {
    PropertyId property;
    ActorId actor;
    booking::TokenRole role = booking::TokenRole::Read;
    ChannelId channel;  ///< of channel tokens
};

/// Burst size and sustained rate per second.
struct Rate {
    double aSecond = 50;
    double atOnce = 100;
    friend bool operator==(const Rate &, const Rate &) = default;
};

/// A token bucket.
class Bucket {
public:
    Bucket(const Rate &rate, qint64 now) : rate_(rate), left_(rate.atOnce), at_(now) {}
    /// Takes one token; false if the bucket is empty. Time is steady, in microseconds.
    bool take(qint64 now);
    /// Seconds until the next token; at least 1.
    int waitSeconds() const;

private:
    void fill(qint64 now);
    Rate rate_;
    double left_;
    qint64 at_;
};

class Gate {
public:
    /// The clock must outlive it. `strangers`: common rate of all requests without valid token.
    Gate(const core::Clock &clock, const Rate &tokens, const Rate &strangers);

    /// Sets the tokens of a property, active and revoked ones.
    void setTokens(PropertyId property, const std::vector<booking::TokenRow> &tokens);
    /// By the bearer token (RFC 6750) of the request; null if it has no known one.
    const Visitor *visitor(const http::Request &request) const;
    bool knows(ActorId actor) const;
    /// Counts a request. If it exceeds the rate: the seconds to wait.
    std::optional<int> tooSoon(const Visitor &visitor);
    std::optional<int> strangerTooSoon();

private:
    const core::Clock &clock_;
    const Rate rate_;
    QHash<QByteArray, Visitor> visitors_;  ///< by token hash
    QHash<ActorId, Bucket> buckets_;
    Bucket strangers_;
};

}  // namespace roomrack::api::v1
