// SPDX-License-Identifier: GPL-3.0-or-later
// What a commit changed, for all listeners: desktop models, sync, event feed, search.
#pragma once

#include "booking/batch.h"
#include "inventory/catalogue.h"
#include "inventory/ledger.h"
#include "pricing/rates.h"

#include <memory>
#include <optional>
#include <vector>

namespace roomrack::engine {

/// A room type's night after the commit, with everything a grid cell shows.
struct TypeCell {
    RoomTypeId roomType;
    Night night;
    inventory::TypeNight cell;
    qint32 forSale = 0;
    qint32 left = 0;     ///< min(pool, own) without the floor of 0; available = max(0, left)
    qint64 version = 0;  ///< newer of the type's and the pool's change
};
struct PoolCell {
    PoolId pool;
    Night night;
    inventory::PoolNight cell;
};

/// A rate plan's own value for a night, ignoring its parent; -1: none.
struct RateCell {
    RoomTypeId roomType;
    RatePlanId plan;
    qint32 guests = 0;  ///< 0: standard occupancy
    Night night;
    qint64 own = -1;
};

/// The restrictions of a scope on a night; all zero: none any more.
struct ScopedCell {
    RoomTypeId roomType;
    inventory::RestrictionScope scope;
    Night night;
    inventory::Restrictions restrictions;
};

struct ChangeSet {
    qint64 epoch = 0;
    qint64 commitNumber = 0;  ///< increases with each commit, also for volatile holds
    qint64 seq = 0;           ///< last record of the commit
    Instant at;
    PropertyId property;
    bool reload = false;  ///< discard everything and take a new Snapshot
    std::vector<TypeCell> types;
    std::vector<PoolCell> pools;
    std::vector<RateCell> rates;                ///< of all plans; applies to Snapshot::rateBook
    std::vector<ScopedCell> scopes;             ///< applies to Snapshot::ledger
    std::vector<booking::Hold> holdsTaken;      ///< new ones, and extended ones
    std::vector<booking::HeldRooms> roomsHeld;  ///< of those with numbered rooms
    std::vector<HoldId> holdsGone;
    std::vector<BookingId> bookings;                ///< new or changed, also if only rooms were
    std::vector<booking::Booking> booked;           ///< new or changed, current state
    std::vector<booking::RoomGivenRow> roomsGiven;  ///< assigned and unassigned, in order
    std::vector<booking::RoomOutRow> roomsOut;      ///< out of order, or back in order
    std::vector<booking::HousekeepingRow> housekeeping;  ///< rooms with a new status
    std::vector<booking::Record> records;  ///< in order; for the activity list and the feed
    /// All users, active and former, if one of them changed.
    std::optional<std::vector<booking::User>> users;
    /// All API tokens, if one of them changed.
    std::optional<std::vector<booking::TokenRow>> tokens;
    std::vector<booking::SagaRow> sagas;            ///< payments, current state
    std::vector<booking::DuplicateRow> duplicates;  ///< found, resolved, or replayed
    std::vector<booking::CandidateRow> candidates;  ///< for the shared duplicate store
    std::vector<booking::NoticeRow> notices;        ///< guest mails queued or sent
    std::vector<booking::HotelSetupRow> setups;     ///< changed
    std::vector<booking::Step> steps;  ///< undoable steps; a step's `undoes` is undone now
};
using ChangeSetPtr = std::shared_ptr<const ChangeSet>;

/// Initial state for a listener; ChangeSets with a greater number apply on top of it. (Not a
/// greater seq: volatile holds write no record.)
struct Snapshot {
    qint64 epoch = 0;
    qint64 commitNumber = 0;
    qint64 seq = 0;
    Instant engineNow;  ///< the engine's hold time when the snapshot was made
    inventory::Catalogue catalogue;
    std::vector<pricing::RatePlan> plans;
    inventory::Ledger ledger;
    pricing::RateBook rateBook;  ///< own rates of every plan and derived rates
    std::vector<booking::Hold> holds;
    std::vector<booking::HeldRooms> roomsHeld;  ///< of holds with numbered rooms
    std::vector<booking::Booking> bookings;     ///< all that can still change
    std::vector<booking::User> users;           ///< former ones too; none: no sign-in
    std::vector<booking::SagaRow> sagas;        ///< pending, or in need of review
    std::vector<booking::DuplicateRow> undecided;
    std::vector<booking::TokenRow> tokens;  ///< former ones too
    std::vector<booking::HotelSetupRow> setups;
    std::vector<booking::HousekeepingRow> housekeeping;  ///< without clean rooms
};
using SnapshotPtr = std::shared_ptr<const Snapshot>;

}  // namespace roomrack::engine
