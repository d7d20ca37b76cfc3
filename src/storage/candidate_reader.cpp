// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/candidate_reader.h"

#include "storage/answers.h"
#include "storage/rows.h"

namespace roomrack::storage {

namespace {

QByteArray selectCandidates(const QByteArray &where)
{
    return QByteArray("SELECT ") + kCandidateColumns + " FROM candidate WHERE property = ?1 AND "
           + where + " ORDER BY id";
}

}  // namespace

dedup::Candidate candidateFrom(const Statement &row)
{
    dedup::Candidate c;
    c.id = dedup::CandidateId{row.integer(0)};
    c.product = row.value<dedup::Product>(1);
    c.status = row.value<dedup::Status>(2);
    c.ordinal = row.small(3);
    c.hash = dedup::ContextHash::fromBytes(row.bytes(4));
    c.context = row.text(5).toUtf8();
    c.booking = BookingId{row.integer(6)};
    c.channel = ChannelId{row.integer(7)};
    c.created = Instant{row.integer(8)};
    c.expires = Instant{row.integer(9)};
    c.ended = Instant{row.integer(10)};
    return c;
}

Result<void> forEachActiveCandidate(const Connection &connection, PropertyId property,
                                    const std::function<void(dedup::Candidate)> &each)
{
    return forAllRows(connection, selectCandidates("status = 1"), {property.value},
                      [&](const Statement &row) { each(candidateFrom(row)); });
}

Result<std::vector<dedup::Candidate>> candidatesOf(const Connection &connection,
                                                   PropertyId property, BookingId booking)
{
    std::vector<dedup::Candidate> all;
    auto done =
        forEachRow(connection, selectCandidates("booking = ?2"), {property.value, booking.value},
                   [&](const Statement &row) { all.push_back(candidateFrom(row)); });
    if (!done) return tl::unexpected(done.error());
    return all;
}

Result<std::vector<dedup::Candidate>> answer(ReadSession &session, const CandidatesOf &q)
{
    return candidatesOf(*session.connection, q.property, q.booking);
}

Result<std::vector<dedup::Candidate>> answer(ReadSession &session, const CandidatesEnded &q)
{
    std::vector<dedup::Candidate> all;
    const auto add = [&](const Statement &row) { all.push_back(candidateFrom(row)); };
    const QByteArray ended = "status = 2 AND ended >= ?2";
    const QVariantList values{q.property.value, q.since.micros};
    auto done = forEachRow(*session.connection, selectCandidates(ended), values, add);
    if (done) {
        done = forEachRow(*session.connection,
                          selectCandidates("status = 1 AND booking <> 0 AND booking IN (SELECT"
                                           " booking FROM candidate WHERE property = ?1 AND "
                                           + ended + ")"),
                          values, add);
    }
    if (!done) return tl::unexpected(done.error());
    return all;
}

}  // namespace roomrack::storage
