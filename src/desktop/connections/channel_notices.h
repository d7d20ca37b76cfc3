// SPDX-License-Identifier: GPL-3.0-or-later
// Shows one notice when a channel needs attention: offline, authentication failed, updates
// rejected, or a reservation is waiting. The notice disappears when the cause is gone; after being
// closed by the user it returns only for a new cause.
#pragma once

#include "desktop/connections/hotel_channels.h"

#include <set>

namespace roomrack::desktop {

class ChannelNotices final : public QObject {
    Q_OBJECT

public:
    /// Owned by the channels and deleted with them.
    ChannelNotices(HotelChannels &channels, PageActions &actions);

private:
    void look();
    QString sentence(const ChannelState &channel) const;
    HotelChannels &channels_;
    PageActions &actions_;
    std::set<QString> said_;  ///< texts of the notice, kept after it was closed
};

}  // namespace roomrack::desktop
