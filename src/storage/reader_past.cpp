// SPDX-License-Identifier: GPL-3.0-or-later
// What became of the bookings: their records in order, for those who learn from the past.
#include "storage/reader_impl.h"

#include <algorithm>

namespace roomrack::storage {

Result<std::vector<booking::Record>> Reader::bookingRecords(PropertyId property, qint64 afterSeq,
                                                            int limit)
{
    std::vector<booking::Record> records;
    const QByteArray sql = QByteArray("SELECT ") + kRecordColumns
                           + " FROM event WHERE seq > ?2 AND property = ?1"
                             " AND (kind = 5 OR kind BETWEEN 10 AND 16) ORDER BY seq LIMIT ?3";
    auto done = forEachRow(*impl_->connection, sql, {property.value, afterSeq, std::max(0, limit)},
                           [&](const Statement &row) { records.push_back(recordFrom(row)); });
    if (!done) return tl::unexpected(done.error());
    return records;
}

}  // namespace roomrack::storage
