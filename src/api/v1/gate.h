// SPDX-License-Identifier: GPL-3.0-or-later
// Authentication for /v1: the token of a request, its permissions and its rate limit. Depends on
// nothing but the clock; denies by default.
#pragma once

#include "booking/request_rows.h"
#include "core/token_bucket.h"
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

class Gate {
public:
    /// The clock must outlive it. `strangers`: common rate of all requests without valid token.
    Gate(const core::Clock &clock, const core::Rate &tokens, const core::Rate &strangers);

    /// Sets the tokens of a property, active and revoked ones.
    void setTokens(PropertyId property, const std::vector<booking::TokenRow> &tokens);
    /// By the bearer token (RFC 6750) of the request; null if it has no known one.
    const Visitor *visitor(const http::Request &request) const;
    bool knows(ActorId actor) const;
    /// Counts a request. If it exceeds the rate: the seconds to wait.
    std::optional<int> tooSoon(const Visitor &visitor);
    std::optional<int> strangerTooSoon();

private:
    /// Takes a token; if none is left, the seconds until there is one.
    std::optional<int> wait(core::TokenBucket &bucket) const;
    const core::Clock &clock_;
    const core::Rate rate_;
    QHash<QByteArray, Visitor> visitors_;  ///< by token hash
    QHash<ActorId, core::TokenBucket> buckets_;
    core::TokenBucket strangers_;
};

}  // namespace roomrack::api::v1
