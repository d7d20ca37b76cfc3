// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/id_labels.h"

#include "storage/rows.h"

#include <algorithm>

namespace roomrack::storage {

Result<IdLabels> IdLabels::load(Connection &connection, const QString &table, PropertyId property)
{
    IdLabels labels;
    labels.table_ = table;
    auto done = forEachRow(
        connection, QStringLiteral("SELECT id FROM %1 WHERE property = ?").arg(table).toUtf8(),
        {property.value}, [&](const Statement &row) { labels.existing_ << row.integer(0); });
    if (!done) return tl::unexpected(done.error());
    const auto last = connection.integer(
        QStringLiteral("SELECT {greatest}(coalesce((SELECT max(id) FROM %1), 0),"
                       " coalesce((SELECT value FROM meta WHERE name = 'last_%1'), 0))")
            .arg(table));
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
