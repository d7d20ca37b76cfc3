// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/mock_channel.h"

namespace roomrack::simulator {

WireReply MockPeer::tooMany(int retryAfterSeconds) const
{
    return {429, {{"Retry-After", QByteArray::number(retryAfterSeconds)}}, {}};
}

}  // namespace roomrack::simulator
