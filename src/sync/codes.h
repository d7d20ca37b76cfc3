// SPDX-License-Identifier: GPL-3.0-or-later
// A channel's codes for the property's room types and rate plans.
#pragma once

#include "sync/settings.h"

namespace roomrack::sync {

/// Null if it is not mapped; valid as long as the settings.
const RoomMapping *mappingOf(const ChannelSettings &settings, RoomTypeId type);
const RateMapping *mappingOf(const ChannelSettings &settings, RoomTypeId type, RatePlanId plan);

/// Empty if it is not mapped.
QString roomCode(const ChannelSettings &settings, RoomTypeId type);
QString rateCode(const ChannelSettings &settings, RoomTypeId type, RatePlanId plan);

}  // namespace roomrack::sync
