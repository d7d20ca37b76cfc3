// SPDX-License-Identifier: GPL-3.0-or-later
// Data that a database refuses is made by hand: the program itself never writes such data.
#pragma once

#include "support/patience.h"

#include <sqlite3.h>

namespace roomrack::tests {

/// Runs SQL in the property's file, bypassing the program.
inline bool tamper(const QString &file, const QString &sql)
{
    sqlite3 *db = nullptr;
    bool fine = sqlite3_open(file.toUtf8().constData(), &db) == SQLITE_OK;
    sqlite3_busy_timeout(db, kTryForMs);
    fine =
        fine && sqlite3_exec(db, sql.toUtf8().constData(), nullptr, nullptr, nullptr) == SQLITE_OK;
    sqlite3_close(db);
    return fine;
}

/// From here on the table refuses rows for which this condition holds.
inline bool refuse(const QString &file, const QString &table, const QString &what)
{
    return tamper(file, QStringLiteral("CREATE TRIGGER rigged BEFORE INSERT ON %1 WHEN %2"
                                       " BEGIN SELECT raise(ABORT, 'rigged'); END")
                            .arg(table, what));
}

}  // namespace roomrack::tests
