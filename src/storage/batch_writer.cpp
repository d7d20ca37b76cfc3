// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/batch_writer.h"

#include "storage/in_order.h"
#include "storage/rows.h"

namespace roomrack::storage {

namespace {

constexpr int kColumns = 18;
void bindRecord(Statement &s, int base, const booking::Record &r)
{
    s.bind(base + 1, r.seq);
    s.bind(base + 2, r.property.value);
    s.bind(base + 3, qint64(r.kind));
    s.bind(base + 4, r.at.micros);
    s.bind(base + 5, r.effective.micros);
    s.bind(base + 6, r.actor.value);
    s.bind(base + 7, r.channel.value);
    s.bind(base + 8, r.cause);
    s.bind(base + 9, r.subject);
    s.bind(base + 10, r.roomType.value);
    s.bind(base + 11, r.night.day());
    s.bind(base + 12, r.nights);
    s.bind(base + 13, r.rooms);
    s.bind(base + 14, r.plan.value);
    s.bind(base + 15, r.adults);
    s.bind(base + 16, r.children);
    s.bind(base + 17, r.value);
    s.bind(base + 18, r.amount);
}

/// What a front desk's day is read from: see migration 0022.
bool isMovement(booking::RecordKind kind)
{
    using booking::RecordKind;
    return kind == RecordKind::BookingCheckedIn || kind == RecordKind::BookingCheckedOut
           || kind == RecordKind::BookingNoShow || kind == RecordKind::BusinessDateMoved;
}

}  // namespace

BatchWriter::BatchWriter(const Connection &c)
    : begin_(c.direct("{begin}")), commit_(c.direct("COMMIT")), rollback_(c.direct("ROLLBACK")),
      markPart_(c.direct("SAVEPOINT part")), dropPart_(c.direct("ROLLBACK TO part")),
      keepPart_(c.direct("RELEASE part")), record_(c.direct(insertRows("event", kColumns, 1))),
      records_(c.direct(insertRows("event", kColumns, kRowsAtOnce))),
      line_(c.direct("INSERT INTO commits (property, seq, count, at, oldest_hold, hash, epoch)"
                     " VALUES (?,?,?,?,?,?,?)")),
      movement_(c.direct("INSERT INTO movement (property, kind, seq) VALUES (?,?,?)")),
      descriptions_(c), bookings_(c), rooms_(c), nights_(c), settings_(c), steps_(c), channels_(c),
      candidates_(c), requests_(c), erasures_(c)
{}

int BatchWriter::prepared() const
{
    int rc = preparedAll({&begin_, &commit_, &rollback_, &markPart_, &dropPart_, &keepPart_,
                          &record_, &records_, &line_, &movement_});
    const auto also = [&rc](const auto &...parts) {
        ((rc = rc == kOk ? parts.prepared() : rc), ...);
    };
    also(descriptions_, bookings_, rooms_, nights_, settings_, steps_, channels_, candidates_,
         requests_, erasures_);
    return rc;
}

int BatchWriter::write(const booking::Batch &batch)
{
    int rc = writeRecords(batch.records);
    if (rc == kOk) rc = descriptions_.write(batch);
    if (rc == kOk) rc = erasures_.write(batch.erasures);
    if (rc == kOk) rc = bookings_.write(batch, steps_);
    if (rc == kOk) rc = rooms_.write(batch);
    if (rc == kOk) rc = nights_.write(batch);
    if (rc == kOk) rc = settings_.write(batch);
    if (rc == kOk)
        rc = writeInOrder([this](const booking::StepRow &row) { return steps_.write(row); },
                          batch.steps);
    if (rc == kOk) rc = steps_.write(batch.cellsBefore);
    if (rc == kOk) rc = channels_.write(batch.channels);
    if (rc == kOk) rc = candidates_.write(batch.candidates);
    if (rc == kOk) rc = requests_.write(batch.requests);
    return rc;
}

int BatchWriter::writeRecords(std::span<const booking::Record> records)
{
    int rc = writeRows(records, kColumns, records_, record_, bindRecord);
    for (auto r = records.begin(); rc == kOk && r != records.end(); ++r) {
        if (isMovement(r->kind)) rc = movement_.run(r->property.value, qint64(r->kind), r->seq);
    }
    return rc;
}

int BatchWriter::writeCommit(PropertyId log, qint64 seq, qint64 count, Instant at,
                             qint64 oldestHold, const QByteArray &hash, qint64 epoch)
{
    return line_.run(log.value, seq, count, at.micros, oldestHold, hash, epoch);
}

}  // namespace roomrack::storage
