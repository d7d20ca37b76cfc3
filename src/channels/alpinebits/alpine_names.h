// SPDX-License-Identifier: GPL-3.0-or-later
// AlpineBits actions and capabilities by their names in a handshake.
#pragma once

#include <QtCore/QStringView>

namespace roomrack::channels {

inline constexpr QStringView kFreeRooms = u"action_OTA_HotelInvCountNotif";
inline constexpr QStringView kRatePlans = u"action_OTA_HotelRatePlanNotif_RatePlans";
inline constexpr QStringView kRead = u"action_OTA_Read";
inline constexpr QStringView kPush = u"action_OTA_HotelResNotif_GuestRequests";
inline constexpr QStringView kDeltas = u"OTA_HotelInvCountNotif_accept_deltas";
inline constexpr QStringView kCompleteSet = u"OTA_HotelInvCountNotif_accept_complete_set";
inline constexpr QStringView kFull = u"OTA_HotelRatePlanNotif_accept_full";
inline constexpr QStringView kOverlay = u"OTA_HotelRatePlanNotif_accept_overlay";

}  // namespace roomrack::channels
