// SPDX-License-Identifier: GPL-3.0-or-later
// The channels of a day: the settings of each, and its mock.
#pragma once

#include "simulator/channels/mock_channel.h"
#include "sync/settings.h"

#include <memory>

namespace roomrack::tests {

inline const Night kDayStarts = Night::of(2026, 3, 2);
inline constexpr int kDayHorizon = 120;
inline constexpr int kDayRoomTypes = 6;
inline constexpr int kDayRooms = 80;  ///< of each pool; two room types share one
inline constexpr int kDayCap = 60;    ///< of each room type
inline const QByteArray kDaySecret = "a secret that must not be seen";

/// The code of a room type, the same for all channels.
QString dayRoomCode(int type);

struct DayMock {
    ChannelId channel;
    sync::ChannelSettings settings;
    std::unique_ptr<simulator::MockChannel> mock;
    /// The shop's name of a rate.
    QString rateCode(const sync::RateMapping &rate) const;
};

/// One for each protocol with rooms and prices, JSON twice; an AlpineBits server's capabilities and
/// version depend on the day's seed.
std::vector<DayMock> dayMocks(quint64 seed);

}  // namespace roomrack::tests
