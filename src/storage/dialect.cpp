// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dialect.h"

namespace roomrack::storage {

Dialect sqliteDialect()
{
    return {{{QStringLiteral("{key}"), QStringLiteral("INTEGER PRIMARY KEY")},
             {QStringLiteral("{int}"), QStringLiteral("INTEGER")},
             {QStringLiteral("{real}"), QStringLiteral("REAL")},
             {QStringLiteral("{bytes}"), QStringLiteral("BLOB")},
             {QStringLiteral("{rows}"), QStringLiteral("STRICT")},
             {QStringLiteral("{sorted}"), QStringLiteral("WITHOUT ROWID, STRICT")},
             {QStringLiteral("{begin}"), QStringLiteral("BEGIN IMMEDIATE")}}};
}

QString Dialect::filledIn(QString sql) const
{
    if (!sql.contains(QLatin1Char('{'))) return sql;
    for (const auto &[word, here] : words) sql.replace(word, here);
    return sql;
}

QByteArray Dialect::filledIn(const QByteArray &sql) const
{
    return sql.contains('{') ? filledIn(QString::fromUtf8(sql)).toUtf8() : sql;
}

}  // namespace roomrack::storage
