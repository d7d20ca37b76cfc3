// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/restriction_columns.h"

#include <QtCore/QStringList>

namespace roomrack::storage {

namespace {

using inventory::kRestrictions;
using inventory::RestrictionRow;
using inventory::Restrictions;

/// The column of all switches.
constexpr const char *kSwitches = RestrictionRow().column;

/// "flags", then those of numbers.
QStringList columns()
{
    QStringList all{QLatin1String(kSwitches)};
    for (const RestrictionRow &row : kRestrictions) {
        if (row.number) all << QLatin1String(row.column);
    }
    return all;
}

/// "a <> 0 OR b <> 0" from a pattern with %1 for the column.
QString ofEach(const QString &pattern)
{
    QStringList all;
    for (const QString &column : columns()) all << pattern.arg(column);
    return all.join(QStringLiteral(" OR "));
}

QString toldColumn(const QString &column)
{
    QStringList sum;
    for (const RestrictionRow &row : kRestrictions) {
        if (column != QLatin1String(row.column)) continue;
        const QString value =
            QStringLiteral("coalesce(max(CASE WHEN kind = %1 THEN value END), 0)").arg(row.record);
        sum << (row.flag > 1 ? QStringLiteral("%1 * %2").arg(row.flag).arg(value) : value);
    }
    return QStringLiteral("%1 AS %2").arg(sum.join(QStringLiteral(" + ")), column);
}

}  // namespace

QByteArray restrictionColumns()
{
    return columns().join(QStringLiteral(", ")).toLatin1();
}

int bindRestrictions(Statement &statement, int last, const Restrictions &restrictions)
{
    statement.bind(++last, qint32(restrictions.flags));
    inventory::forEachRestriction([&](const RestrictionRow &row) {
        if (row.alone) statement.bind(++last, qint32(restrictions.*row.alone));
    });
    return last;
}

Restrictions restrictionsFrom(const Statement &row, int first)
{
    Restrictions restrictions;
    restrictions.flags = static_cast<quint8>(row.small(first++));
    inventory::forEachRestriction([&](const RestrictionRow &restriction) {
        if (restriction.alone)
            restrictions.*restriction.alone = static_cast<quint16>(row.small(first++));
    });
    return restrictions;
}

std::vector<std::pair<QString, QString>> restrictionSqlWords()
{
    QStringList kinds, told;
    for (const RestrictionRow &row : kRestrictions) kinds << QString::number(row.record);
    for (const QString &column : columns()) told << toldColumn(column);
    const QString comma = QStringLiteral(", ");
    return {
        {QStringLiteral("{restriction kinds}"), kinds.join(comma)},
        {QStringLiteral("{restriction columns}"), columns().join(comma)},
        {QStringLiteral("{restrictions told}"), told.join(comma)},
        {QStringLiteral("{any restriction}"), ofEach(QStringLiteral("%1 <> 0"))},
        {QStringLiteral("{restrictions differ}"), ofEach(QStringLiteral("min(%1) <> max(%1)"))}};
}

}  // namespace roomrack::storage
