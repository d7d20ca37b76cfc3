// SPDX-License-Identifier: GPL-3.0-or-later
// A PMS message about unusable rooms (OTA_HotelInvCountNotifRQ, counts of type 6) as availability
// of the property. Pure.
#pragma once

#include "channels/pms/pms_record_plan.h"
#include "sync/settings.h"

namespace roomrack::channels {

/// The name under which all of them are filed.
QString inventoryFile();

/// Sets the number of rooms out of order of a pool for each night. `before`: what was filed under
/// inventoryFile(); nights of a later message are left alone. Unknown properties and rooms wait for
/// a user, with the reason.
PmsRecordPlan planOutOfOrder(const QByteArray &raw, Instant received,
                             const std::vector<booking::InboxRow> &before,
                             const PmsContext &context, const sync::ChannelSettings &settings);

}  // namespace roomrack::channels
