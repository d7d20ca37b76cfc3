// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/gate.h"

#include "api/access.h"

#include <algorithm>
#include <cmath>

namespace roomrack::api::v1 {

void Bucket::fill(qint64 now)
{
    const double seconds = double(std::max<qint64>(0, now - at_)) / double(kSecond);
    left_ = std::min(rate_.atOnce, left_ + seconds * rate_.aSecond);
    at_ = now;
}

bool Bucket::take(qint64 now)
{
    fill(now);
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
}

int Bucket::waitSeconds() const
{
    const double wait = rate_.aSecond > 0 ? (1 - left_) / rate_.aSecond : 60;
    return std::max(1, int(std::ceil(wait)));
}

Gate::Gate(const core::Clock &clock, const Rate &tokens, const Rate &strangers)
    : clock_(clock), rate_(tokens), strangers_(strangers, clock.steadyMicros())
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

std::optional<int> Gate::tooSoon(const Visitor &visitor)
{
    const qint64 now = clock_.steadyMicros();
    auto bucket = buckets_.find(visitor.actor);
    if (bucket == buckets_.end()) bucket = buckets_.insert(visitor.actor, Bucket(rate_, now));
    if (bucket->take(now)) return std::nullopt;
    return bucket->waitSeconds();
}

std::optional<int> Gate::strangerTooSoon()
{
    if (strangers_.take(clock_.steadyMicros())) return std::nullopt;
    return strangers_.waitSeconds();
}

}  // namespace roomrack::api::v1
