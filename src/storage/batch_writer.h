// SPDX-License-Identifier: GPL-3.0-or-later
// Turns a batch into a transaction: its records and their place in the hash chain, and by a writer
// each the rows that they changed. This is the hot path: prepared statements, eight records at a
// time, no lookups but for early departures.
#pragma once

#include "storage/booking_writer.h"
#include "storage/candidate_writer.h"
#include "storage/channel_writer.h"
#include "storage/description_writer.h"
#include "storage/erasure_writer.h"
#include "storage/night_writer.h"
#include "storage/request_writer.h"
#include "storage/room_writer.h"
#include "storage/setting_writer.h"

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
    /// BookingWriter::readFor()
    int readFor(const booking::Batch &batch) { return bookings_.readFor(batch); }
    /// Writes the whole batch; kOk or what Connection::error() explains.
    int write(const booking::Batch &batch);
    int writeRecords(std::span<const booking::Record> records);
    /// Writes the transaction's row in the hash chain of a log.
    int writeCommit(PropertyId log, qint64 seq, qint64 count, Instant at, qint64 oldestHold,
                    const QByteArray &hash, qint64 epoch);
    DescriptionWriter &descriptions() { return descriptions_; }
    NightWriter &nights() { return nights_; }
    SettingWriter &settings() { return settings_; }

private:
    Statement begin_, commit_, rollback_, markPart_, dropPart_, keepPart_, record_, records_, line_,
        movement_;
    DescriptionWriter descriptions_;
    BookingWriter bookings_;
    RoomWriter rooms_;
    NightWriter nights_;
    SettingWriter settings_;
    StepWriter steps_;
    ChannelWriter channels_;
    CandidateWriter candidates_;
    RequestWriter requests_;
    ErasureWriter erasures_;
};

}  // namespace roomrack::storage
