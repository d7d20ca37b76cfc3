// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers for the rows of a hotel's description. Ids are unique in a file and never given twice,
// so that the event log means the same thing for ever.
#pragma once

#include "core/ids.h"
#include "storage/connection.h"

#include <QtCore/QHash>
#include <QtCore/QSet>

namespace roomrack::storage {

/// Ids of one table. What the caller wrote as an id is kept when the property has such a row, or
/// when it was never used in the file; otherwise the row gets a new one, and so does 0.
class IdLabels {
public:
    /// Reads which ids of `table` belong to the property, and the last one ever given.
    static Result<IdLabels> load(Connection &connection, const QString &table, PropertyId property);

    /// The id for a row written with this one; remembers it for translate().
    qint64 give(qint64 written);
    /// What give() made of an id that other rows refer to.
    qint64 translate(qint64 written) const { return given_.value(written, written); }
    /// Ids that the property had and that nothing was given for.
    QList<qint64> gone() const;
    /// Writes down the last one given.
    Result<void> save(Connection &connection) const;

private:
    QString table_;
    qint64 last_ = 0;
    QSet<qint64> existing_;
    QHash<qint64, qint64> given_;
};

}  // namespace roomrack::storage
