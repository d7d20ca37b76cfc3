// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/connection/link_retry.h"

#include <algorithm>

namespace roomrack::channels {

void LinkRetry::after(const QString &kind, const Verdict &verdict, bool reached)
{
    const Instant now = scheduler_.now();
    said_ = verdict.said;
    notAllowed_ = verdict.kind == Verdict::Kind::NotAllowed;
    switch (verdict.kind) {
    case Verdict::Kind::Done:
        breaker_.succeeded();
        putOff_.erase(kind);
        if (!verdict.refused.empty()) said_ = verdict.refused.front().reason;
        break;
    case Verdict::Kind::Refused:
        breaker_.succeeded();
        putOff_.erase(kind);
        break;
    case Verdict::Kind::TryLater:
    case Verdict::Kind::Unknown: {
        if (verdict.kind == Verdict::Kind::Unknown || !reached) breaker_.failed();
        const int inARow = std::max(++putOff_[kind], breaker_.failures());
        notBefore_ = now
                     + (verdict.retryAfterSeconds > 0 ? verdict.retryAfterSeconds * kSecond
                                                      : backoff_.after(inARow, scheduler_.random));
        break;
    }
    case Verdict::Kind::NotAllowed: notBefore_ = now + backoff_.most; break;
    }
}

void LinkRetry::tryNow()
{
    notBefore_ = {};
    notAllowed_ = false;
}

}  // namespace roomrack::channels
