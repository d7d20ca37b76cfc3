// SPDX-License-Identifier: GPL-3.0-or-later
// The command that edits a property's description, and what it would change.
#pragma once

#include "booking/caller.h"
#include "booking/description/items.h"
#include "booking/step.h"

namespace roomrack::booking {

/// Adds, renames, changes, reorders, retires and brings back pools, rooms, room types, rate plans,
/// taxes and fees, market segments: one commit, one undo step, all or nothing. Nothing is removed:
/// history refers to it.
struct EditDescription {
    Caller caller;
    /// Each item as it is to be. Id 0: a new one. A negative id is a new one too, to which other
    /// items of this command refer by that id (`pool`, `parent`, `vat`, `segment`).
    DescriptionItems items;
    /// descriptionRevision() that the caller saw; another: Stale. Empty: any.
    QByteArray seen;
    bool acceptOversold = false;  ///< carried out although nights become oversold
    StepText text{};
};

/// How an item changes; bits of ItemChange::what and of the value of its record.
enum ItemChangeBit : quint8 {
    ItemAdded = 1,
    ItemRenamed = 2,  ///< its number, code or name
    ItemRetired = 4,
    ItemBroughtBack = 8,
    ItemChanged = 16  ///< anything else
};

struct ItemChange {
    ItemKind kind = ItemKind::Pool;
    qint64 id = 0;    ///< of a new item: the one it gets
    quint8 what = 0;  ///< bits of ItemChangeBit
    QString name;     ///< number, or code and name, as it is to be
};

/// What stands in the way of retiring an item.
struct Obstacle {
    enum class Why : quint8 {
        Booking,     ///< assigned to the room, or of the room type
        Hold,        ///< on the room, or of the room type
        InHouse,     ///< a guest who is in the room, or in one of the room type
        OutOfOrder,  ///< the room or, for a pool, more rooms than would be left
        LastRoom,    ///< the pool would have no room while it has bookings or holds
        Rates        ///< for the new standard number of guests
    };
    friend constexpr Why lastOf(Why) { return Why::Rates; }
    Why why = Why::Booking;
    ItemKind kind = ItemKind::Room;
    qint64 item = 0;
    QString name;        ///< of the item
    qint64 subject = 0;  ///< booking or hold; else 0
    Night first;
    qint32 nights = 0;
    friend bool operator==(const Obstacle &, const Obstacle &) = default;
};

/// A night that would have more rooms sold and held than its limit, by more than now.
struct ShortNight {
    PoolId pool;
    RoomTypeId roomType;  ///< none: the pool's own limit
    Night night;
    qint32 rooms = 0;  ///< beyond the limit
    friend bool operator==(const ShortNight &, const ShortNight &) = default;
};

/// Consecutive nights whose availability changes by the same numbers.
struct AvailabilityChange {
    RoomTypeId roomType;
    Night first;
    qint32 nights = 1;
    qint32 before = 0;  ///< negative: oversold
    qint32 after = 0;
    friend bool operator==(const AvailabilityChange &, const AvailabilityChange &) = default;
};

/// What an edit would change, from the business date on.
struct DescriptionEffects {
    std::vector<ItemChange> changes{};
    std::vector<Obstacle> obstacles{};  ///< not empty: the edit is refused
    /// By night; not empty: refused without acceptOversold.
    std::vector<ShortNight> shortNights{};
    std::vector<AvailabilityChange> availability{};
    std::vector<RatePlanId> derived{};  ///< rate plans derived from one that is retired
};

/// Obstacles and nights listed at most: the rest would not be read.
inline constexpr size_t kMostEffects = 1'000;

/// Identifies the state of a description: equal descriptions have equal revisions. Hexadecimal.
QByteArray descriptionRevision(const inventory::Catalogue &catalogue,
                               const std::vector<pricing::RatePlan> &plans,
                               const pricing::TaxRules &taxes);

}  // namespace roomrack::booking
