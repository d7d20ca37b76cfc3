// SPDX-License-Identifier: GPL-3.0-or-later
// Who can be told of bookings.
#pragma once

#include "sync/settings.h"

namespace roomrack::sync {

/// Whether there is a way to tell such a channel of bookings, at `reservationsTo` of its settings:
/// all of them a PMS, those that it sold a GDS.
inline bool canBeTold(Protocol protocol)
{
    return protocol == Protocol::Fias || protocol == Protocol::OpenTravel;
}

}  // namespace roomrack::sync
