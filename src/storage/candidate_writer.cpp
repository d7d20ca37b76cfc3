// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/candidate_writer.h"

#include "storage/in_order.h"
#include "storage/rows.h"

namespace roomrack::storage {

namespace {

const QByteArray kCandidate =
    upsert("candidate", "property, id",
           "product, status, ordinal, hash, context, booking, channel, created, expires, ended",
           "status, ordinal, booking, ended");

}  // namespace

CandidateWriter::CandidateWriter(const Connection &c)
    : candidate_(c.direct(kCandidate)),
      end_(c.direct("UPDATE candidate SET status = 2, ended = ?3 WHERE property = ?1"
                    " AND id = ?2 AND status = 1")),
      forget_(c.direct("DELETE FROM candidate WHERE property = ? AND status = 2"
                       " AND ended < ?"))
{}

int CandidateWriter::prepared() const
{
    return preparedAll({&candidate_, &end_, &forget_});
}

int CandidateWriter::write(const booking::CandidateRows &rows)
{
    return writeInOrder([this](const auto &row) { return this->write(row); }, rows.candidates,
                        rows.forget);
}

int CandidateWriter::write(const booking::ForgetCandidatesRow &row)
{
    return forget_.run(row.property.value, row.before.micros);
}

int CandidateWriter::write(const booking::CandidateRow &row)
{
    const dedup::Candidate &c = row.candidate;
    if (row.ends) return end_.run(row.property.value, c.id.value, c.ended.micros);
    return candidate_.run(row.property.value, c.id.value, qint64(c.product), qint64(c.status),
                          c.ordinal, c.hash.bytes(), QString::fromUtf8(c.context), c.booking.value,
                          c.channel.value, c.created.micros, c.expires.micros, c.ended.micros);
}

}  // namespace roomrack::storage
