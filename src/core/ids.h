// SPDX-License-Identifier: GPL-3.0-or-later
// Strong integers for the things that have numbers, so that a booking cannot be passed for a hold.
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
using RuleId = Id<struct RuleTag>;
/// Who did it: the engine itself, the desk of a hotel without users, a channel, or a user.
using ActorId = Id<struct ActorTag>;
/// A hold's number is the sequence number of the event that took it.
using HoldId = Id<struct HoldTag>;
/// A booking keeps the number of its hold, so nobody holds a confirmation without a booking.
using BookingId = Id<struct BookingTag>;

inline constexpr ActorId kEngineActor{0};
inline constexpr ActorId kDeskActor{1};
/// A guest who comes through channel n acts as this number plus n.
inline constexpr ActorId kFirstChannelActor{100};
/// The users of a hotel (booking/user.h) are numbered from here on.
inline constexpr ActorId kFirstUser{1000};
/// Tokens of the API (booking/token.h) are numbered from here on.
inline constexpr ActorId kFirstToken{1'000'000};

}  // namespace roomrack::core

template <typename Tag>
struct std::hash<roomrack::core::Id<Tag>> {
    size_t operator()(roomrack::core::Id<Tag> id) const noexcept
    {
        return std::hash<qint64>{}(id.value);
    }
};
