// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of a ChannelController share: the property as it is now, its channels and their
// links. Lives in the scheduler's thread, as do the parts.
#pragma once

#include "channels/connection/channel_connection.h"
#include "channels/controller/shown.h"
#include "channels/outbox/outbox.h"
#include "channels/pms/pms_connections.h"

#include <map>

namespace roomrack::channels {

/// What a link needs: a dialect and its transport, or a wire to a PMS. Without either there is
/// no link, and `wrong` has the reason. `telling`: by which bookings are reported to a GDS or a
/// PMS.
struct LinkEquipment {
    std::unique_ptr<Dialect> dialect;
    std::unique_ptr<Transport> transport;
    QByteArray secret;
    QString wrong;
    std::unique_ptr<Wire> wire{};
    std::unique_ptr<Transport> telling{};
};
using Equip = std::function<LinkEquipment(ChannelId, const sync::ChannelSettings &)>;

/// A channel that has a link.
struct Connected {
    std::unique_ptr<Transport> transport;
    std::unique_ptr<ChannelConnection> link;
    Shown shown;
    sync::ChannelSettings settings;  ///< as agreed, also while it is closing
    bool closing = false;            ///< closes removed codes, under their old names
    bool clearing = false;           ///< also resets what is no longer sent
    /// Reports to a GDS what it sold; null: not configured.
    std::unique_ptr<Outbox> outbox{};
};
struct ControllerState {
    /// Null if the channel is not connected.
    Connected *find(ChannelId channel);
    const Connected *find(ChannelId channel) const;
    /// The wall clock; hold time while the two differ so much that a user must check the clock
    /// (docs/decisions/0049). Else a wrong clock would remove every night from the channels.
    Instant trustedWall() const;
    /// The nights sent to channels.
    Stay nights() const { return Shown::nights(hotel, trustedWall()); }
    /// Computes all that a channel should show.
    void workAll(Connected &linked);
    /// Writes without waiting for it.
    void write(booking::ChannelRows rows);

    engine::Engine &engine;
    const PropertyId property;
    Scheduler &scheduler;
    Books books;
    const Equip equip;
    /// Of connected channels, whatever becomes of their links.
    const std::shared_ptr<ChannelFigures> figures;
    engine::HotelView hotel{};
    SoldThere sold{};
    std::vector<pricing::FxRate> fx{};
    PmsConnections pms{hotel, books, scheduler};
    std::map<ChannelId, Connected> connected{};
    std::map<ChannelId, QString> wrong{};  ///< why channels have no link
};

}  // namespace roomrack::channels
