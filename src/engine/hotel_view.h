// SPDX-License-Identifier: GPL-3.0-or-later
// A property's state as used by the window and the channel manager: a copy of the engine's state
// for one thread, kept in sync by ChangeSets. Reading it takes no lock and no query.
#pragma once

#include "booking/commands.h"
#include "engine/change_set.h"

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
    const std::vector<pricing::RatePlan> &plans() const { return plans_; }
    const pricing::RatePlan *plan(RatePlanId id) const;
    const inventory::Ledger &ledger() const { return ledger_; }
    Night first() const { return ledger_.first(); }
    Night end() const { return ledger_.end(); }

    /// Index of the plan shown in the room type's own row; -1: none.
    int basePlan() const { return basePlan_; }
    /// Base plan at standard occupancy, minor units; -1: none.
    qint64 rate(int type, Night night) const { return price(type, basePlan_, night); }
    /// A plan's price, own or derived; -1: none.
    qint64 price(int type, int plan, Night night) const;
    /// For a number of guests (0: standard occupancy); -1: none.
    qint64 price(int type, RatePlanId plan, Night night, int guests) const
    {
        return book_.price(type, plan, night, guests).value_or(-1);
    }
    /// The plan's own rate; -1: none, so the price derives from its parent.
    qint64 ownPrice(int type, int plan, Night night) const;
    /// Room types of a pool by index, in the order of the grid.
    const std::vector<int> &typesOf(int pool) const { return typesOf_[size_t(pool)]; }
    int poolOf(int type) const { return ledger_.poolOf(type); }
    /// Physical rooms of the pool.
    int physical(int pool) const { return physical_[size_t(pool)]; }

    /// Unresolved holds by id. Deadlines are engine time: compare with HotelSession::now().
    const std::map<HoldId, booking::Hold> &holds() const { return holds_; }
    const booking::Hold *hold(HoldId id) const;

    /// All users, active and former, by number; none: sign-in is not used.
    const std::vector<booking::User> &users() const { return users_; }
    const booking::User *user(ActorId id) const;

    /// Payments that are pending or need review, by number.
    const std::map<booking::SagaId, booking::SagaRow> &sagas() const { return sagas_; }
    /// The payment that turns the hold into a booking; null: none.
    const booking::SagaRow *sagaOf(HoldId hold) const;
    /// Duplicates that need a decision, by number: the oldest first.
    const std::map<dedup::CandidateId, booking::DuplicateRow> &undecided() const
    {
        return undecided_;
    }
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
    QString planName(RatePlanId id) const;

    /// Applies edits as a preview, without a commit; returns the changed cells. Nothing is
    /// validated: rows and nights that do not exist are ignored.
    std::vector<CellSpan> imagine(const std::vector<booking::CellRun> &cells);

    /// Applies a later commit (an older one is ignored) and returns the changed cells.
    std::vector<CellSpan> apply(const ChangeSet &change);

private:
    void imaginePool(const booking::CellRun &run, Stay nights, std::vector<CellSpan> &spans);
    std::vector<CellSpan> applyCells(const ChangeSet &change);
    void applyRequests(const ChangeSet &change);
    void keep(const booking::SagaRow &row);
    inventory::Catalogue catalogue_;
    std::vector<pricing::RatePlan> plans_;
    inventory::Ledger ledger_;
    pricing::RateBook book_;
    int basePlan_ = -1;
    std::vector<std::vector<int>> typesOf_;
    std::vector<int> physical_;
    std::map<HoldId, booking::Hold> holds_;
    std::vector<booking::User> users_;
    std::map<booking::SagaId, booking::SagaRow> sagas_;
    std::map<dedup::CandidateId, booking::DuplicateRow> undecided_;
    std::vector<booking::TokenRow> tokens_;
    std::map<booking::SetupKind, QByteArray> setups_;
    booking::Housekeeping housekeeping_;
    qint64 epoch_ = 0;
    qint64 seq_ = 0;
    qint64 commitNumber_ = 0;
};

}  // namespace roomrack::engine
