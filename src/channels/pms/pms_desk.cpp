// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/pms/pms_desk.h"

#include <algorithm>

namespace roomrack::channels {

void PmsDesk::link(ChannelId channel, const sync::ChannelSettings &settings, PmsGear gear)
{
    if (const PmsLine *before = line(channel)) {
        if (before->settings() == settings) return;
        end(channel);
    }
    lines_[channel] =
        std::make_unique<PmsLine>(channel, settings, std::move(gear), hotel_, books_, world_);
}

PmsLine *PmsDesk::line(ChannelId channel) const
{
    const auto it = lines_.find(channel);
    return it == lines_.end() ? nullptr : it->second.get();
}

bool PmsDesk::isQuiet() const
{
    return std::all_of(lines_.begin(), lines_.end(),
                       [](const auto &line) { return line.second->isQuiet(); });
}

void PmsDesk::onChange(const engine::ChangeSet &change)
{
    for (auto &[channel, line] : lines_) line->bookingsChanged(change.booked, change.reload);
    const bool day =
        std::any_of(change.records.begin(), change.records.end(), [](const booking::Record &r) {
            return r.kind == booking::RecordKind::BusinessDateMoved;
        });
    if (day) {
        for (auto &[channel, line] : lines_) line->bookingsChanged({}, true);
    }
    const bool rooms = !change.roomsGiven.empty() || !change.roomsOut.empty();
    if (!day && !rooms && change.booked.empty() && !change.reload) return;
    for (auto &[channel, line] : lines_) line->hotelChanged();
}

}  // namespace roomrack::channels
