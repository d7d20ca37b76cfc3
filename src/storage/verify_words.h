// SPDX-License-Identifier: GPL-3.0-or-later
// The plain SQL checks of `--verify`, with the texts of their findings.
#pragma once

#include "storage/dialect.h"

#include <QtCore/QString>

#include <vector>

namespace roomrack::storage {

struct SqlCheck {
    QString sql;
    QString what;   ///< with %1, %2, ... for the columns
    QString where;  ///< the same
};

/// In the order of verify/checks.sql.
std::vector<SqlCheck> sqlChecks(const Dialect &dialect);
/// Replaces %1, %2, ... by the values.
QString filledIn(QString text, const QStringList &values);

}  // namespace roomrack::storage
