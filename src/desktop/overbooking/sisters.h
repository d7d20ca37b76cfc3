// SPDX-License-Identifier: GPL-3.0-or-later
// The other hotels of the file as destinations for a walked guest: distance, rooms free for the
// whole stay, prices.
#pragma once

#include "core/stay.h"
#include "engine/change_set.h"

#include <QtCore/QString>

#include <optional>
#include <vector>

namespace roomrack::desktop {

/// What a walked party needs.
struct WalkedParty {
    Stay stay;
    int rooms = 1;
    int adults = 2;
    int children = 0;
    friend bool operator==(const WalkedParty &, const WalkedParty &) = default;
};
WalkedParty partyOf(const booking::Booking &booking);

/// By how much the room there is dearer than the booking here, minor units; 0: it is not. None if
/// the currencies differ.
std::optional<qint64> dearerBy(const Money &there, const Money &here);

/// A room type on a rate plan, on sale for the whole party.
struct SisterRoom {
    RoomTypeId type;
    RatePlanId plan;
    QString typeName;
    QString planName;
    qint64 total = 0;  ///< for all rooms and nights, minor units
    bool isLike(const SisterRoom &other) const { return type == other.type && plan == other.plan; }
};

struct SisterOffer {
    PropertyId property;
    QString name;
    QString city;
    std::optional<double> km;  ///< none if either hotel has no coordinates
    int rooms = 0;             ///< free on every night, of the room type with most
    qint64 night = -1;         ///< of the first of `sold`, a room and night, minor units; -1: none
    Currency currency;
    ChannelId source;              ///< its first source of direct bookings; none: it has none
    std::vector<SisterRoom> sold;  ///< what that source could sell now, cheapest first
};

/// Sorts hotels with enough rooms first, then by distance (unknown last), then by name. A hotel
/// whose ledger does not cover the stay has no rooms.
std::vector<SisterOffer> sisterOffers(const inventory::Property &here,
                                      const std::vector<engine::SnapshotPtr> &others,
                                      const WalkedParty &party);

}  // namespace roomrack::desktop
