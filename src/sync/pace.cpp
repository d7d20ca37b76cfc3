// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync/pace.h"

namespace roomrack::sync {

qint64 TokenBucket::filled(Instant now) const
{
    const qint64 full = kPart * perMinute_;
    const qint64 passed = std::clamp<qint64>(now - at_, 0, kPart);
    return std::min(full, parts_ + passed * perMinute_);
}

Instant TokenBucket::next(Instant now) const
{
    if (perMinute_ <= 0) return now;
    const qint64 missing = kPart - filled(now);
    if (missing <= 0) return now;
    return now + (missing + perMinute_ - 1) / perMinute_;
}

void TokenBucket::take(Instant now)
{
    if (perMinute_ <= 0) return;
    parts_ = std::max<qint64>(0, filled(now) - kPart);
    at_ = std::max(at_, now);
}

int TokenBucket::left(Instant now) const
{
    return perMinute_ <= 0 ? -1 : static_cast<int>(filled(now) / kPart);
}

qint64 Backoff::after(int failures, core::Random &random) const
{
    qint64 pause = first;
    for (int i = 1; i < failures && pause < most; ++i) pause *= 2;
    pause = std::min(pause, most);
    return pause / 2 + static_cast<qint64>(random.real() * static_cast<double>(pause - pause / 2));
}

}  // namespace roomrack::sync
