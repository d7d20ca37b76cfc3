// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel calls the hotel's room types and rate plans.
#pragma once

#include "sync/settings.h"

namespace roomrack::sync {

/// Null where it is not mapped; valid while the settings are.
const RoomMapping *mappingOf(const ChannelSettings &settings, RoomTypeId type);
const RateMapping *mappingOf(const ChannelSettings &settings, RoomTypeId type, RatePlanId plan);

/// Empty where it is not mapped.
QString roomCode(const ChannelSettings &settings, RoomTypeId type);
QString rateCode(const ChannelSettings &settings, RoomTypeId type, RatePlanId plan);

}  // namespace roomrack::sync
