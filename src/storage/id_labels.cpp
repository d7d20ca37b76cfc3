// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/id_labels.h"

#include "storage/rows.h"

#include <algorithm>

namespace roomrack::storage {

namespace {

Result<qint64> lastIdOf(Connection &connection, const QString &table)
{
    return connection.integer(
        QStringLiteral("SELECT {greatest}(coalesce((SELECT max(id) FROM %1), 0),"
                       " coalesce((SELECT value FROM meta WHERE name = 'last_%1'), 0))")
            .arg(table));
}

}  // namespace

Result<booking::LastItemIds> readLastIds(Connection &connection)
{
    booking::LastItemIds last;
    const std::pair<qint64 *, const char *> tables[] = {
        {&last.pool, "pool"},      {&last.room, "room"},    {&last.roomType, "room_type"},
        {&last.plan, "rate_plan"}, {&last.tax, "tax_item"}, {&last.segment, "market_segment"}};
    for (const auto &[id, table] : tables) {
        const auto read = lastIdOf(connection, QString::fromLatin1(table));
        if (!read) return tl::unexpected(read.error());
        *id = *read;
    }
    return last;
}

Result<IdLabels> IdLabels::load(Connection &connection, const QString &table, PropertyId property)
{
    IdLabels labels;
    labels.table_ = table;
    auto done = forEachRow(
        connection, QStringLiteral("SELECT id FROM %1 WHERE property = ?").arg(table).toUtf8(),
        {property.value}, [&](const Statement &row) { labels.existing_ << row.integer(0); });
    if (!done) return tl::unexpected(done.error());
    const auto last = lastIdOf(connection, table);
    if (!last) return tl::unexpected(last.error());
    labels.last_ = *last;
    return labels;
}

qint64 IdLabels::give(qint64 written)
{
    qint64 id = written;
    if (written <= 0 || (!existing_.contains(written) && written <= last_)) id = last_ + 1;
    last_ = std::max(last_, id);
    // Rows that came without a number are known only by the assigned one.
    given_.insert(written == 0 ? id : written, id);
    return id;
}

QList<qint64> IdLabels::gone() const
{
    const QSet<qint64> kept(given_.cbegin(), given_.cend());
    QList<qint64> result;
    for (const qint64 id : existing_) {
        if (!kept.contains(id)) result << id;
    }
    return result;
}

Result<void> IdLabels::save(Connection &connection) const
{
    return connection.execute(QString::fromLatin1(upsert("meta", "name", "value")),
                              {QStringLiteral("last_") + table_, last_});
}

}  // namespace roomrack::storage
