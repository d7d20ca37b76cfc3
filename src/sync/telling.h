// SPDX-License-Identifier: GPL-3.0-or-later
// Which protocols can receive bookings.
#pragma once

#include "sync/settings.h"

namespace roomrack::sync {

/// Whether bookings can be sent to such a channel, at `reservationsTo` of its settings: all of them
/// to a PMS, those that it sold to a GDS.
inline bool canBeTold(Protocol protocol)
{
    return protocol == Protocol::Fias || protocol == Protocol::OpenTravel;
}

}  // namespace roomrack::sync
