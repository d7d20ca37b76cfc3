// SPDX-License-Identifier: GPL-3.0-or-later
// A property's state as used by the window and the channel manager: a copy of the engine's state
// for one thread, kept in sync by ChangeSets. Reading it takes no lock and no query.
#pragma once

#include "booking/commands.h"
#include "engine/change_set.h"
#include "engine/hotel_rates.h"
#include "engine/pending_requests.h"

#include <QtCore/QString>

#include <map>
#include <optional>
#include <vector>

namespace roomrack::engine {

/// A changed part of a row: nights [first, last] of a room type or a pool, by index.
struct CellSpan {
    bool pool = false;
    int row = 0;
    Night first;
    Night last;
    friend bool operator==(const CellSpan &, const CellSpan &) = default;
};

class HotelView {
public:
    HotelView() = default;
    explicit HotelView(const Snapshot &snapshot);

    const inventory::Catalogue &catalogue() const { return catalogue_; }
    const inventory::Property &property() const { return catalogue_.property; }
    const HotelRates &rates() const { return rates_; }
    const inventory::Ledger &ledger() const { return ledger_; }
    /// Room types of a pool by index, in the order of the grid.
    const std::vector<int> &typesOf(int pool) const { return typesOf_[size_t(pool)]; }

    /// Unresolved holds by id. Deadlines are engine time: compare with HotelSession::now().
    const std::map<HoldId, booking::Hold> &holds() const { return holds_; }
    const booking::Hold *hold(HoldId id) const;
    /// The numbered rooms that holds have, by hold; holds without any are missing.
    const std::map<HoldId, std::vector<RoomId>> &roomsHeld() const { return roomsHeld_; }

    /// All users, active and former, by number; none: sign-in is not used.
    const std::vector<booking::User> &users() const { return users_; }
    const booking::User *user(ActorId id) const;

    const PendingRequests &pending() const { return pending_; }
    /// All API tokens, active and revoked, by number.
    const std::vector<booking::TokenRow> &tokens() const { return tokens_; }
    /// Setup for API requests as stored; empty: none.
    QByteArray setup(booking::SetupKind kind) const;

    booking::HousekeepingStatus housekeeping(RoomId room) const { return housekeeping_.of(room); }

    qint64 epoch() const { return epoch_; }
    qint64 seq() const { return seq_; }
    /// Commit number of the last applied change; only later ones apply.
    qint64 commitNumber() const { return commitNumber_; }

    /// For example "Superior", "Wayfarer OTA"; empty if the id is unknown.
    QString typeName(RoomTypeId id) const;
    QString poolName(PoolId id) const;
    QString channelName(ChannelId id) const;

    /// Applies edits as a preview, without a commit; returns the changed cells. Nothing is
    /// validated: rows and nights that do not exist are ignored.
    std::vector<CellSpan> imagine(const std::vector<booking::CellRun> &cells);

    /// Applies a later commit (an older one is ignored) and returns the changed cells.
    std::vector<CellSpan> apply(const ChangeSet &change);

private:
    void imaginePool(const booking::CellRun &run, Stay nights, std::vector<CellSpan> &spans);
    std::vector<CellSpan> applyCells(const ChangeSet &change);
    void applySettings(const ChangeSet &change);

    inventory::Catalogue catalogue_;
    inventory::Ledger ledger_;
    HotelRates rates_;
    std::vector<std::vector<int>> typesOf_;
    std::map<HoldId, booking::Hold> holds_;
    std::map<HoldId, std::vector<RoomId>> roomsHeld_;
    std::vector<booking::User> users_;
    PendingRequests pending_;
    std::vector<booking::TokenRow> tokens_;
    std::map<booking::SetupKind, QByteArray> setups_;
    booking::Housekeeping housekeeping_;
    qint64 epoch_ = 0;
    qint64 seq_ = 0;
    qint64 commitNumber_ = 0;
};

/// Whether a view that has applied this record needs a new snapshot: rules are part of the
/// catalogue; a ChangeSet has only their effect on cells.
bool outdatesView(const booking::Record &record);

}  // namespace roomrack::engine
