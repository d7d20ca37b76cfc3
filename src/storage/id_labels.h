// SPDX-License-Identifier: GPL-3.0-or-later
// Assigns ids to the rows of a property's description. Ids are unique in a file and never reused,
// so that the event log keeps its meaning.
#pragma once

#include "booking/description/items.h"
#include "core/ids.h"
#include "storage/connection.h"

#include <QtCore/QHash>
#include <QtCore/QSet>

namespace roomrack::storage {

/// The last ids assigned in the descriptions of all properties.
Result<booking::LastItemIds> readLastIds(Connection &connection);

/// Ids of one table. The caller's id is kept if the property has such a row, or if it was never
/// used in the file; otherwise, and for 0, a new one is assigned.
class IdLabels {
public:
    /// Reads which ids of `table` belong to the property, and the last one assigned.
    static Result<IdLabels> load(Connection &connection, const QString &table, PropertyId property);

    /// The id for a row that the caller numbered `written`; stored for translate().
    qint64 give(qint64 written);
    /// The result of give() for an id that other rows refer to.
    qint64 translate(qint64 written) const { return given_.value(written, written); }
    /// Ids of the property that give() did not return, i.e. removed rows.
    QList<qint64> gone() const;
    /// Stores the last id assigned.
    Result<void> save(Connection &connection) const;

private:
    QString table_;
    qint64 last_ = 0;
    QSet<qint64> existing_;
    QHash<qint64, qint64> given_;
};

}  // namespace roomrack::storage
