// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/pms/pms_connections.h"

#include <algorithm>

namespace roomrack::channels {

void PmsConnections::link(ChannelId channel, const sync::ChannelSettings &settings,
                          PmsEquipment gear, LinkFigures &figures)
{
    if (const PmsConnection *before = connection(channel)) {
        if (before->settings() == settings) return;
        end(channel);
    }
    connections_[channel] = std::make_unique<PmsConnection>(channel, settings, std::move(gear),
                                                            hotel_, books_, scheduler_, figures);
}

PmsConnection *PmsConnections::connection(ChannelId channel) const
{
    const auto it = connections_.find(channel);
    return it == connections_.end() ? nullptr : it->second.get();
}

bool PmsConnections::isQuiet() const
{
    return std::all_of(connections_.begin(), connections_.end(),
                       [](const auto &connection) { return connection.second->isQuiet(); });
}

void PmsConnections::onChange(const engine::ChangeSet &change)
{
    for (auto &[channel, connection] : connections_)
        connection->bookingsChanged(change.booked, change.reload);
    const bool day =
        std::any_of(change.records.begin(), change.records.end(), [](const booking::Record &r) {
            return r.kind == booking::RecordKind::BusinessDateMoved;
        });
    if (day) {
        for (auto &[channel, connection] : connections_) connection->bookingsChanged({}, true);
    }
    const bool rooms = !change.roomsGiven.empty() || !change.roomsOut.empty();
    if (!day && !rooms && change.booked.empty() && !change.reload) return;
    for (auto &[channel, connection] : connections_) connection->hotelChanged();
}

}  // namespace roomrack::channels
