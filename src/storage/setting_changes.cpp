// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/setting_changes.h"

#include "storage/rows.h"

namespace roomrack::storage {

Result<void> readSettingChanges(const Connection &connection, PropertyId property,
                                SettingChanges &changes,
                                std::optional<std::span<const qint64>> seqs)
{
    QByteArray sql = "SELECT seq, before, after FROM setting_change WHERE property = ?";
    if (seqs) sql += " AND seq IN (" + listOf(*seqs) + ")";
    return forEachRow(connection, sql, {property.value}, [&](const Statement &s) {
        changes[s.integer(0)] = {s.text(1).toUtf8(), s.text(2).toUtf8()};
    });
}

}  // namespace roomrack::storage
