// SPDX-License-Identifier: GPL-3.0-or-later
// What a PMS says of rooms that cannot be used (OTA_HotelInvCountNotifRQ, counts of type 6), as
// what the hotel may sell. Pure.
#pragma once

#include "channels/pms/house_plan.h"
#include "sync/settings.h"

namespace roomrack::channels {

/// All of them are filed under this.
QString inventoryFile();

/// Sets, night by night, how many rooms of a pool are out of order. `before`: what was filed under
/// inventoryFile(); nights of which a later message spoke are left alone. Unknown hotels and rooms
/// wait for a person, with the reason.
HousePlan planOutOfOrder(const QByteArray &raw, Instant received,
                         const std::vector<booking::InboxRow> &before, const HouseContext &context,
                         const sync::ChannelSettings &settings);

}  // namespace roomrack::channels
