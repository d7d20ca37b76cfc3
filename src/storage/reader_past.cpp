// SPDX-License-Identifier: GPL-3.0-or-later
// For overbooking: booking outcomes, arrivals on an oversold night, and where walked guests went.
#include "storage/answers.h"

#include <algorithm>

namespace roomrack::storage {

Result<std::vector<booking::Record>> answer(ReadSession &session, const BookingRecords &q)
{
    const QByteArray sql =
        QByteArray("SELECT ") + kRecordColumns
        + " FROM event WHERE seq > ?2 AND property = ?1"
          " AND (kind IN (5, 21) OR kind BETWEEN 10 AND 16) ORDER BY seq LIMIT ?3";
    return readAll<booking::Record>(*session.connection, sql,
                                    {q.property.value, q.afterSeq, std::max(0, q.limit)},
                                    [&](const Statement &row) { return recordFrom(row); });
}

Result<std::vector<ArrivalRow>> answer(ReadSession &session, const Arrivals &q)
{
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
        forEachRow(*session.connection, sql, {q.property.value, q.night.day()},
                   [&](const Statement &row) { found.emplace_back(row.integer(0), row.small(1)); });
    if (!done) return tl::unexpected(done.error());
    std::vector<ArrivalRow> arrivals;
    for (const auto &[id, stays] : found) {
        auto row = readRow(session, q.property, id);
        if (!row) return tl::unexpected(row.error());
        arrivals.push_back({std::move(*row), stays});
    }
    return arrivals;
}

Result<booking::WalkRow> answer(ReadSession &session, const WalkOf &q)
{
    booking::WalkRow found;
    auto done = forEachRow(*session.connection,
                           "SELECT sister, hotel, sister_booking FROM booking_walk"
                           " WHERE property = ?1 AND booking = ?2",
                           {q.property.value, q.booking.value}, [&](const Statement &row) {
                               found = {q.property, q.booking, PropertyId{row.integer(0)},
                                        row.text(1), BookingId{row.integer(2)}};
                           });
    if (!done) return tl::unexpected(done.error());
    if (!found.booking) {
        return fail(ErrorCode::NotFound, QStringLiteral("booking"),
                    ErrorText::tr("the guest of booking %1 was not walked").arg(q.booking.value));
    }
    return found;
}

}  // namespace roomrack::storage
