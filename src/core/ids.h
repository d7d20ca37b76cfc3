// SPDX-License-Identifier: GPL-3.0-or-later
// Strongly typed IDs, so that a booking ID cannot be passed as a hold ID.
#pragma once

#include <QtCore/QHashFunctions>
#include <QtCore/QtGlobal>

#include <compare>
#include <functional>

namespace roomrack::core {

template <typename Tag>
struct Id {
    qint64 value = 0;  ///< 0 means "none"
    constexpr explicit operator bool() const { return value != 0; }
    friend constexpr auto operator<=>(Id, Id) = default;
};

template <typename Tag>
size_t qHash(Id<Tag> id, size_t seed = 0)
{
    return ::qHash(id.value, seed);
}

using PropertyId = Id<struct PropertyTag>;
using PoolId = Id<struct PoolTag>;
using RoomTypeId = Id<struct RoomTypeTag>;
using RoomId = Id<struct RoomTag>;
using RatePlanId = Id<struct RatePlanTag>;
using ChannelId = Id<struct ChannelTag>;
using SegmentId = Id<struct SegmentTag>;  ///< a market segment
using RuleId = Id<struct RuleTag>;
/// Author of a change: the engine, the desk of a property without users, a channel, or a user.
using ActorId = Id<struct ActorTag>;
/// A hold's ID is the sequence number of the event that created it.
using HoldId = Id<struct HoldTag>;
/// A booking keeps the ID of its hold, so no confirmation exists without a booking.
using BookingId = Id<struct BookingTag>;

inline constexpr ActorId kEngineActor{0};
inline constexpr ActorId kDeskActor{1};
/// Channel n acts as this number plus n.
inline constexpr ActorId kFirstChannelActor{100};
constexpr ActorId channelActor(ChannelId channel)
{
    return {kFirstChannelActor.value + channel.value};
}
/// First ID of a property's users (booking/user.h).
inline constexpr ActorId kFirstUser{1000};
/// First ID of API tokens (booking/token.h).
inline constexpr ActorId kFirstToken{1'000'000};

}  // namespace roomrack::core

template <typename Tag>
struct std::hash<roomrack::core::Id<Tag>> {
    size_t operator()(roomrack::core::Id<Tag> id) const noexcept
    {
        return std::hash<qint64>{}(id.value);
    }
};
