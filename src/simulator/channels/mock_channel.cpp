// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/mock_channel.h"

#include <algorithm>

namespace roomrack::simulator {

QByteArray WireRequest::header(const QByteArray &name) const
{
    const auto it = std::find_if(headers.begin(), headers.end(), [&](const auto &h) {
        return h.first.compare(name, Qt::CaseInsensitive) == 0;
    });
    return it == headers.end() ? QByteArray() : it->second;
}

WireReply MockChannel::tooMany(int retryAfterSeconds) const
{
    return {429, {{"Retry-After", QByteArray::number(retryAfterSeconds)}}, {}};
}

}  // namespace roomrack::simulator
