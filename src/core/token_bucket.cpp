// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_bucket.h"

#include <algorithm>

namespace roomrack::core {

qint64 TokenBucket::filled(Instant now) const
{
    const qint64 full = kPart * rate_.burst;
    // No longer than it takes to fill the bucket, so that the product cannot overflow.
    const qint64 passed = std::clamp<qint64>(now - at_, 0, full / rate_.perMinute + 1);
    return std::min(full, parts_ + passed * rate_.perMinute);
}

Instant TokenBucket::next(Instant now) const
{
    if (rate_.perMinute <= 0) return now;
    const qint64 missing = kPart - filled(now);
    if (missing <= 0) return now;
    return now + (missing + rate_.perMinute - 1) / rate_.perMinute;
}

void TokenBucket::take(Instant now)
{
    if (rate_.perMinute <= 0) return;
    parts_ = std::max<qint64>(0, filled(now) - kPart);
    at_ = std::max(at_, now);
}

int TokenBucket::left(Instant now) const
{
    return rate_.perMinute <= 0 ? -1 : static_cast<int>(filled(now) / kPart);
}

}  // namespace roomrack::core
