// SPDX-License-Identifier: GPL-3.0-or-later
// The connections to a property's PMS, beside the links to channels with rooms and prices.
#pragma once

#include "channels/pms/pms_connection.h"
#include "engine/change_set.h"

#include <map>

namespace roomrack::channels {

class PmsConnections {
public:
    PmsConnections(const engine::HotelView &hotel, Books &books, Scheduler &scheduler)
        : hotel_(hotel), books_(books), scheduler_(scheduler)
    {}

    /// A new PMS connection, or one with other settings.
    void link(ChannelId channel, const sync::ChannelSettings &settings, PmsEquipment gear,
              LinkFigures &figures);
    /// Ends a PMS connection, if there is one.
    void end(ChannelId channel) { connections_.erase(channel); }
    bool has(ChannelId channel) const { return connections_.count(channel) > 0; }
    PmsConnection *connection(ChannelId channel) const;
    const std::map<ChannelId, std::unique_ptr<PmsConnection>> &connections() const
    {
        return connections_;
    }
    bool isQuiet() const;
    void onChange(const engine::ChangeSet &change);

private:
    const engine::HotelView &hotel_;
    Books &books_;
    Scheduler &scheduler_;
    std::map<ChannelId, std::unique_ptr<PmsConnection>> connections_;
};

}  // namespace roomrack::channels
