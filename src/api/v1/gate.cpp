// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/gate.h"

#include "api/access.h"

#include <algorithm>

namespace roomrack::api::v1 {

Gate::Gate(const core::Clock &clock, const core::Rate &tokens, const core::Rate &strangers)
    : clock_(clock), rate_(tokens), strangers_(strangers)
{}

void Gate::setTokens(PropertyId property, const std::vector<booking::TokenRow> &tokens)
{
    erase_if(visitors_, [property](auto known) { return known->property == property; });
    for (const booking::TokenRow &row : tokens) {
        const booking::Token &token = row.token;
        // A channel token without its channel could book as any channel.
        const bool whole = token.role != booking::TokenRole::Channel || token.channel;
        if (!token.active || !whole) continue;
        visitors_.insert(token.hash, {property, token.id, token.role, token.channel});
    }
}

const Visitor *Gate::visitor(const http::Request &request) const
{
    const QByteArray token = bearerToken(request);
    if (token.isEmpty()) return nullptr;
    // Only hashes are compared, and no part of a hash can be guessed.
    const auto known = visitors_.constFind(booking::tokenHash(token));
    return known == visitors_.cend() ? nullptr : &*known;
}

bool Gate::knows(ActorId actor) const
{
    return std::any_of(visitors_.begin(), visitors_.end(),
                       [actor](const Visitor &visitor) { return visitor.actor == actor; });
}

std::optional<int> Gate::wait(core::TokenBucket &bucket) const
{
    const Instant now{clock_.steadyMicros()};
    const qint64 micros = bucket.next(now) - now;
    if (micros > 0) return int((micros + kSecond - 1) / kSecond);
    bucket.take(now);
    return std::nullopt;
}

std::optional<int> Gate::tooSoon(const Visitor &visitor)
{
    auto bucket = buckets_.find(visitor.actor);
    if (bucket == buckets_.end()) bucket = buckets_.insert(visitor.actor, core::TokenBucket(rate_));
    return wait(*bucket);
}

std::optional<int> Gate::strangerTooSoon()
{
    return wait(strangers_);
}

}  // namespace roomrack::api::v1
