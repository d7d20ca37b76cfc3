// SPDX-License-Identifier: GPL-3.0-or-later
// What a commit changed, for everyone who listens: desktop models, sync, event feed, search.
#pragma once

#include "booking/batch.h"
#include "inventory/catalogue.h"
#include "inventory/ledger.h"
#include "pricing/rates.h"

#include <memory>
#include <optional>
#include <vector>

namespace roomrack::engine {

/// A room type's night as it is after the commit, with everything a grid cell shows.
struct TypeCell {
    RoomTypeId roomType;
    Night night;
    inventory::TypeNight cell;
    qint32 forSale = 0;
    qint32 left = 0;     ///< min(pool, own) without the floor of 0; available = max(0, left)
    qint64 version = 0;  ///< newest of the type's and the pool's change
};
struct PoolCell {
    PoolId pool;
    Night night;
    inventory::PoolNight cell;
};

/// What a rate plan itself says for a night, without looking at its parent; -1: nothing.
struct RateCell {
    RoomTypeId roomType;
    RatePlanId plan;
    qint32 guests = 0;  ///< 0: the standard number
    Night night;
    qint64 own = -1;
};

struct ChangeSet {
    qint64 epoch = 0;
    qint64 wave = 0;  ///< grows with every commit, and where only volatile holds changed
    qint64 seq = 0;   ///< last record of the commit
    Instant at;
    PropertyId property;
    bool reload = false;  ///< forget everything and take a new Snapshot
    std::vector<TypeCell> types;
    std::vector<PoolCell> pools;
    std::vector<RateCell> rates;            ///< of all plans; for Snapshot::rateBook
    std::vector<booking::Hold> holdsTaken;  ///< new ones, and extended ones with their new deadline
    std::vector<HoldId> holdsGone;
    std::vector<BookingId> bookings;                ///< new or changed, their numbered rooms too
    std::vector<booking::Booking> booked;           ///< new or changed, as they are now
    std::vector<booking::RoomGivenRow> roomsGiven;  ///< given and taken back, in order
    std::vector<booking::RoomOutRow> roomsOut;      ///< out of order, or in it again
    std::vector<booking::Record> records;  ///< in order; for the activity list and the feed
    /// Everybody who may sign in, or could once, where somebody of them changed.
    std::optional<std::vector<booking::User>> users;
    /// Everybody who may come through the door, where that changed.
    std::optional<std::vector<booking::TokenRow>> tokens;
    std::vector<booking::SagaRow> sagas;            ///< payments, as they are now
    std::vector<booking::DuplicateRow> duplicates;  ///< found, decided, or once more
    std::vector<booking::CandidateRow> candidates;  ///< for the central store
    std::vector<booking::NoticeRow> notices;        ///< mails to be sent, or sent
    std::vector<booking::HotelSetupRow> setups;     ///< changed
    std::vector<booking::Step> steps;  ///< that can be undone; what each undoes is undone now
};
using ChangeSetPtr = std::shared_ptr<const ChangeSet>;

/// Everything a listener needs to begin with; later ChangeSets of a greater wave apply to it. (Not
/// of a greater seq: volatile holds write no record.)
struct Snapshot {
    qint64 epoch = 0;
    qint64 wave = 0;
    qint64 seq = 0;
    Instant engineNow;  ///< the engine's hold time when the snapshot was made
    inventory::Catalogue catalogue;
    std::vector<pricing::RatePlan> plans;
    inventory::Ledger ledger;
    pricing::RateBook rateBook;  ///< every plan's own rates, and what derives from them
    std::vector<booking::Hold> holds;
    std::vector<booking::Booking> bookings;  ///< all to which something can still happen
    std::vector<booking::User> users;        ///< former ones too; none: nobody signs in
    std::vector<booking::SagaRow> sagas;     ///< not over, or for a person
    std::vector<booking::DuplicateRow> undecided;
    std::vector<booking::TokenRow> tokens;  ///< former ones too
    std::vector<booking::HotelSetupRow> setups;
};
using SnapshotPtr = std::shared_ptr<const Snapshot>;

}  // namespace roomrack::engine
