// SPDX-License-Identifier: GPL-3.0-or-later
// Turns a batch into rows. This is the hot path: prepared statements, eight records at a time, no
// lookups.
#pragma once

#include "booking/batch.h"
#include "storage/candidate_writer.h"
#include "storage/channel_writer.h"
#include "storage/connection.h"
#include "storage/request_writer.h"
#include "storage/step_writer.h"

#include <span>

namespace roomrack::storage {

class BatchWriter {
public:
    BatchWriter() = default;
    explicit BatchWriter(const Connection &connection);
    /// kOk when every statement could be prepared.
    int prepared() const;

    int begin() { return begin_.finish(); }
    int commit() { return commit_.finish(); }
    int rollback() { return rollback_.finish(); }
    /// Begins a part of the transaction (a savepoint), which dropPart() rolls back.
    int markPart() { return markPart_.finish(); }
    int dropPart() { return dropPart_.finish(); }
    /// Releases the savepoint.
    int keepPart() { return keepPart_.finish(); }
    /// Writes the whole batch; kOk or what Connection::error() explains.
    int write(const booking::Batch &batch);
    int writeRecords(std::span<const booking::Record> records);
    /// Writes the transaction's row in the hash chain of a log.
    int writeCommit(PropertyId log, qint64 seq, qint64 count, Instant at, qint64 oldestHold,
                    const QByteArray &hash, qint64 epoch);
    int writeRate(const booking::RateRow &row);
    int writeRules(PropertyId property, std::span<const inventory::OverbookingRule> rules);

private:
    int write(const booking::Booking &b);
    int write(const booking::FeeRow &row);
    int write(const booking::ReasonRow &row);
    int write(const booking::WalkRow &row);
    int write(const booking::GuestRow &row);
    int write(const booking::ForeignKeyRow &row);
    int write(const booking::NightPriceRow &row);
    int write(const booking::RoomGivenRow &row);
    int write(const booking::RoomOutRow &row);
    int write(const booking::HousekeepingRow &row);
    int write(const booking::TypeSettingRow &row);
    int write(const booking::PoolSettingRow &row);
    int write(const booking::RateRow &row) { return writeRate(row); }
    int write(const booking::OversoldRow &row);
    int write(const booking::PropertyRow &row);
    int write(const booking::PolicyRow &row) { return writeRules(row.property, row.rules); }
    int write(const booking::UserRow &row);
    int write(const booking::TemplateRow &row);
    int write(const booking::FxRateRow &row);
    int write(const booking::ChannelSetupRow &row);
    int write(const booking::StepRow &row) { return steps_.write(row); }

    Statement begin_, commit_, rollback_, record_, records_, line_, booking_, fee_, noFee_, reason_,
        walk_, text_, noText_, key_, price_, noPrices_, giveRoom_, takeRoom_, roomOut_, roomIn_,
        housekeeping_, type_, noType_, pool_, noPool_, rate_, noRate_, oversold_, notOversold_,
        property_, rule_, noRules_, user_, template_, noTemplate_, fxRate_, setup_, noSetup_,
        markPart_, dropPart_, keepPart_;
    StepWriter steps_;
    ChannelWriter channels_;
    CandidateWriter candidates_;
    RequestWriter requests_;
};

}  // namespace roomrack::storage
