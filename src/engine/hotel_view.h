// SPDX-License-Identifier: GPL-3.0-or-later
// What the window and the desk of the channels know about a property: a copy of the engine's state
// for one thread alone, kept in step by ChangeSets. Reading it costs no lock and no query.
#pragma once

#include "booking/commands.h"
#include "engine/change_set.h"

#include <QtCore/QString>

#include <map>
#include <optional>
#include <vector>

namespace roomrack::engine {

/// Part of a row that changed: nights [first, last] of a room type or a pool, by index.
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

    /// The plan that a room type's own row shows, as an index; -1: there is none.
    int basePlan() const { return basePlan_; }
    /// Of the base plan for the standard number of guests, minor units; -1: none.
    qint64 rate(int type, Night night) const { return price(type, basePlan_, night); }
    /// Of a plan by index: its own rate or what it derives; -1: none.
    qint64 price(int type, int plan, Night night) const;
    /// For a number of guests (0: the standard number); -1: none.
    qint64 price(int type, RatePlanId plan, Night night, int guests) const
    {
        return book_.price(type, plan, night, guests).value_or(-1);
    }
    /// What the plan itself says; -1: nothing, so that the price follows from its parent.
    qint64 ownPrice(int type, int plan, Night night) const;
    /// Room types of a pool by index, in the order of the grid.
    const std::vector<int> &typesOf(int pool) const { return typesOf_[size_t(pool)]; }
    int poolOf(int type) const { return ledger_.poolOf(type); }
    /// Rooms that the pool has.
    int physical(int pool) const { return physical_[size_t(pool)]; }

    /// Unresolved holds by id. Deadlines are engine time: compare with HotelSession::now().
    const std::map<HoldId, booking::Hold> &holds() const { return holds_; }
    const booking::Hold *hold(HoldId id) const;

    /// Everybody who may sign in, or could once, by number; none: nobody signs in here.
    const std::vector<booking::User> &users() const { return users_; }
    const booking::User *user(ActorId id) const;

    /// Payments that are not over or need a person, by number.
    const std::map<booking::SagaId, booking::SagaRow> &sagas() const { return sagas_; }
    /// That pays for the hold and makes it a booking; null: none does.
    const booking::SagaRow *sagaOf(HoldId hold) const;
    /// Duplicates that a person must say something about, by number: the oldest first.
    const std::map<dedup::CandidateId, booking::DuplicateRow> &undecided() const
    {
        return undecided_;
    }
    /// Everybody who may come through the door, or could once, by number.
    const std::vector<booking::TokenRow> &tokens() const { return tokens_; }
    /// What is set up for requests, as it is stored; empty: nothing.
    QByteArray setup(booking::SetupKind kind) const;

    qint64 epoch() const { return epoch_; }
    qint64 seq() const { return seq_; }
    /// Of the last change; later ones apply.
    qint64 wave() const { return wave_; }

    /// "Superior", "Wayfarer OTA"; empty where the id is unknown.
    QString typeName(RoomTypeId id) const;
    QString poolName(PoolId id) const;
    QString channelName(ChannelId id) const;
    QString planName(RatePlanId id) const;

    /// Makes it what it would be after these edits, which nobody has made yet; says which cells
    /// moved. Nothing is checked: of rows and nights that are not there nothing is taken.
    std::vector<CellSpan> imagine(const std::vector<booking::CellRun> &cells);

    /// Takes over a later commit (an older one is ignored) and says which cells moved.
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
    qint64 epoch_ = 0;
    qint64 seq_ = 0;
    qint64 wave_ = 0;
};

}  // namespace roomrack::engine
