// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/transport.h"

#include <algorithm>

namespace roomrack::http {

std::optional<qint64> retryAfterSeconds(const Reply &reply)
{
    constexpr int kDay = 86'400;
    bool number = false;
    const int after = protocols::header(reply.headers, "Retry-After").trimmed().toInt(&number);
    if (!number) return std::nullopt;
    return std::clamp(after, 0, kDay);
}

}  // namespace roomrack::http
