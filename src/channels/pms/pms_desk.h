// SPDX-License-Identifier: GPL-3.0-or-later
// The connections to a property's PMS, beside the links to channels with rooms and prices.
#pragma once

#include "channels/pms/pms_line.h"
#include "engine/change_set.h"

#include <map>

namespace roomrack::channels {

class PmsDesk {
public:
    PmsDesk(const engine::HotelView &hotel, Books &books, World &world)
        : hotel_(hotel), books_(books), world_(world)
    {}

    /// A new PMS connection, or one with other settings.
    void link(ChannelId channel, const sync::ChannelSettings &settings, PmsGear gear);
    /// Ends a PMS connection, if there is one.
    void end(ChannelId channel) { lines_.erase(channel); }
    bool has(ChannelId channel) const { return lines_.count(channel) > 0; }
    PmsLine *line(ChannelId channel) const;
    const std::map<ChannelId, std::unique_ptr<PmsLine>> &lines() const { return lines_; }
    bool isQuiet() const;
    void onChange(const engine::ChangeSet &change);

private:
    const engine::HotelView &hotel_;
    Books &books_;
    World &world_;
    std::map<ChannelId, std::unique_ptr<PmsLine>> lines_;
};

}  // namespace roomrack::channels
