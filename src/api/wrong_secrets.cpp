// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/wrong_secrets.h"

#include <algorithm>

namespace roomrack::api {

namespace {

constexpr qint64 kStrangerForgotten = 3'600 * kSecond;
constexpr qint64 kKnownForgotten = 24 * 3'600 * kSecond;
/// More sources than this failing on one account in this time count as one attacker: each then has
/// one attempt before it must wait. Never zero, or the channel would be locked out.
constexpr qint64 kCrowd = 50;
constexpr qint64 kCrowdWithin = 600 * kSecond;
constexpr int kMostDoublings = 20;

}  // namespace

/// An IPv6 client usually has a whole /64 network.
WrongSecrets::Key WrongSecrets::keyOf(const Account &account, const QHostAddress &from)
{
    bool isV4 = false;
    const quint32 v4 = from.toIPv4Address(&isV4);
    if (isV4) return {account, true, v4};
    const Q_IPV6ADDR v6 = from.toIPv6Address();
    quint64 network = 0;
    for (int i = 0; i < 8; ++i) network = network << 8 | v6[i];
    return {account, false, network};
}

qint64 WrongSecrets::secondsLeft(const Account &account, const Origin &from) const
{
    const qint64 now = clock_.steadyMicros();
    const auto at = sources_.find(keyOf(account, from.address));
    if (at == sources_.end() || at->second.next <= now) return 0;
    return (at->second.next - now + kSecond - 1) / kSecond;
}

bool WrongSecrets::mayBeTheirs(const Account &account, const Origin &from) const
{
    const auto at = sources_.find(keyOf(account, from.address));
    return from.isShared || (at != sources_.end() && at->second.known);
}

bool WrongSecrets::mustWaitUnread(const Account &account, const Origin &from) const
{
    return secondsLeft(account, from) > 0 && !mayBeTheirs(account, from);
}

bool WrongSecrets::note(const Account &account, const Origin &from, bool isWrong, bool isRight)
{
    if (isWrong && secondsLeft(account, from) > 0) return false;
    if (isWrong) wrong(account, from);
    if (isRight) right(account, from);
    return true;
}

http::Response WrongSecrets::askToWait(const Account &account, const Origin &from) const
{
    http::Response response =
        http::textResponse(429, "too many failed authentication attempts; try again later");
    const qint64 seconds = std::max<qint64>(1, secondsLeft(account, from));
    response.headers.emplace_back("Retry-After", QByteArray::number(seconds));
    return response;
}

/// If the table is full, evicts the least recently active source; unknown sources first.
WrongSecrets::Source &WrongSecrets::sourceOf(const Key &key, qint64 now)
{
    const auto known = sources_.find(key);
    if (known != sources_.end()) return known->second;
    if (sources_.size() >= kMostSources) {
        std::erase_if(sources_, [now](const auto &one) {
            const Source &source = one.second;
            return now - source.last > (source.known ? kKnownForgotten : kStrangerForgotten);
        });
    }
    if (sources_.size() >= kMostSources) {
        sources_.erase(std::min_element(
            sources_.begin(), sources_.end(), [](const auto &one, const auto &other) {
                return std::pair(one.second.known, one.second.last)
                       < std::pair(other.second.known, other.second.last);
            }));
    }
    return sources_[key];
}

bool WrongSecrets::isCrowd(const Account &account, qint64 now) const
{
    return std::count_if(sources_.begin(), sources_.end(),
                         [&](const auto &one) {
                             return std::get<0>(one.first) == account && one.second.failures > 0
                                    && now - one.second.last < kCrowdWithin;
                         })
           > kCrowd;
}

void WrongSecrets::wrong(const Account &account, const Origin &from)
{
    const qint64 now = clock_.steadyMicros();
    Source &source = sourceOf(keyOf(account, from.address), now);
    const qint64 forgotten = source.known ? kKnownForgotten : kStrangerForgotten;
    if (now - source.last > forgotten) source = {};
    source.last = now;
    const bool shared = source.known || from.isShared;
    const int free = !shared && isCrowd(account, now) ? 1 : kFree;
    if (++source.failures < free) return;
    const int doublings = std::min(source.failures - free, kMostDoublings);
    const qint64 longest = shared ? kSharedWait : kLongestWait;
    source.next = now + std::min(kSecond << doublings, longest);
}

void WrongSecrets::right(const Account &account, const Origin &from)
{
    const qint64 now = clock_.steadyMicros();
    sourceOf(keyOf(account, from.address), now) = {0, true, 0, now};
}

void WrongSecrets::forget(const Account &account)
{
    std::erase_if(sources_, [&](const auto &one) { return std::get<0>(one.first) == account; });
}

}  // namespace roomrack::api
