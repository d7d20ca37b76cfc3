// SPDX-License-Identifier: GPL-3.0-or-later
// The sources of direct bookings: the channels on which the front desk books, "Front desk" first,
// then those that the hotel added, such as "Telephone" or an agency.
#pragma once

#include "inventory/catalogue.h"

namespace roomrack::desktop {

inline std::vector<const inventory::Channel *> directChannels(const inventory::Catalogue &catalogue)
{
    std::vector<const inventory::Channel *> direct;
    for (const inventory::Channel &channel : catalogue.channels) {
        if (channel.kind == inventory::ChannelKind::Desk) direct.push_back(&channel);
    }
    return direct;
}

}  // namespace roomrack::desktop
