// SPDX-License-Identifier: GPL-3.0-or-later
// Says once that a channel needs somebody: it is down, refuses us or some nights, or a reservation
// waits. The notice goes when that is over; closed by hand it comes back only for something new.
#pragma once

#include "desktop/channels/hotel_channels.h"

#include <set>

namespace roomrack::desktop {

class ChannelNotices final : public QObject {
    Q_OBJECT

public:
    /// Belongs to the channels, and goes with them.
    ChannelNotices(HotelChannels &channels, DeskActions &actions);

private:
    void look();
    QString sentence(const ChannelState &channel) const;
    HotelChannels &channels_;
    DeskActions &actions_;
    std::set<QString> said_;  ///< what the notice is about, also after it was closed
};

}  // namespace roomrack::desktop
