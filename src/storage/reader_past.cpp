// SPDX-License-Identifier: GPL-3.0-or-later
// For overbooking: booking outcomes, arrivals on an oversold night, and where walked guests went.
#include "storage/reader_impl.h"

#include <algorithm>

namespace roomrack::storage {

Result<std::vector<booking::Record>> SqlReader::bookingRecords(PropertyId property, qint64 afterSeq,
                                                               int limit)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    std::vector<booking::Record> records;
    const QByteArray sql =
        QByteArray("SELECT ") + kRecordColumns
        + " FROM event WHERE seq > ?2 AND property = ?1"
          " AND (kind IN (5, 21) OR kind BETWEEN 10 AND 16) ORDER BY seq LIMIT ?3";
    auto done = forEachRow(*impl_->connection, sql, {property.value, afterSeq, std::max(0, limit)},
                           [&](const Statement &row) { records.push_back(recordFrom(row)); });
    if (!done) return tl::unexpected(done.error());
    return records;
}

Result<std::vector<ArrivalRow>> SqlReader::arrivals(PropertyId property, Night night)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    // Counts those guests' earlier stays in one pass over the texts, which have no index.
    const QByteArray sql =
        "WITH due AS (SELECT b.id AS id, lower(t.email) AS email FROM booking b LEFT JOIN"
        " booking_text t ON t.property = b.property AND t.booking = b.id WHERE b.property = ?1"
        " AND b.check_in = ?2 AND b.status = 2), stays AS (SELECT lower(t.email) AS email,"
        " count(*) AS times FROM booking_text t JOIN booking b ON b.property = t.property"
        " AND b.id = t.booking WHERE b.property = ?1 AND b.status = 6 AND t.email <> ''"
        " AND lower(t.email) IN (SELECT email FROM due) GROUP BY lower(t.email))"
        " SELECT due.id, coalesce(stays.times, 0) FROM due LEFT JOIN stays"
        " ON stays.email = due.email ORDER BY due.id";
    std::vector<std::pair<qint64, qint32>> found;
    auto done =
        forEachRow(*impl_->connection, sql, {property.value, night.day()},
                   [&](const Statement &row) { found.emplace_back(row.integer(0), row.small(1)); });
    if (!done) return tl::unexpected(done.error());
    std::vector<ArrivalRow> arrivals;
    for (const auto &[id, stays] : found) {
        auto row = booking(property, BookingId{id});
        if (!row) return tl::unexpected(row.error());
        arrivals.push_back({std::move(*row), stays});
    }
    return arrivals;
}

Result<booking::WalkRow> SqlReader::walk(PropertyId property, BookingId id)
{
    if (auto ok = impl_->ready(); !ok) return tl::unexpected(ok.error());
    booking::WalkRow found;
    auto done =
        forEachRow(*impl_->connection,
                   "SELECT sister, hotel FROM booking_walk WHERE property = ?1 AND booking = ?2",
                   {property.value, id.value}, [&](const Statement &row) {
                       found = {property, id, PropertyId{row.integer(0)}, row.text(1)};
                   });
    if (!done) return tl::unexpected(done.error());
    if (!found.booking) {
        return fail(ErrorCode::NotFound, QStringLiteral("booking"),
                    ErrorText::tr("the guest of booking %1 was not walked").arg(id.value));
    }
    return found;
}

}  // namespace roomrack::storage
