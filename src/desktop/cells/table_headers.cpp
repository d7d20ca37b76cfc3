// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/cells/table_headers.h"

#include <QtCore/QRegularExpression>

#include <algorithm>

namespace roomrack::desktop {

namespace {

/// "2026-08-14", "14.08.2026", "8/14/26", "Fri, 14 Aug 2026", "Aug 14, 2026", with or without a
/// time of midnight.
bool looksLikeDate(const QString &text)
{
    static const QRegularExpression date(
        QStringLiteral("^(?:\\p{L}+\\.?,?\\s+)?"
                       "(?:\\d{4}[-./]\\s?\\d{1,2}[-./]\\s?\\d{1,2}\\.?"
                       "|\\d{1,2}[-./]\\s?\\d{1,2}[-./]\\s?(?:\\d{4}|\\d{2})\\.?"
                       "|\\d{1,2}\\.?[-/\\s]\\s?\\p{L}+\\.?,?[-/\\s](?:\\d{4}|\\d{2})"
                       "|\\p{L}+\\.?\\s\\d{1,2},?\\s\\d{4})"
                       "(?:[ T]0?0:00(?::00)?)?$"),
        QRegularExpression::UseUnicodePropertiesOption);
    return date.match(text.trimmed()).hasMatch();
}

}  // namespace

TableHeaders headersOf(const TextTable &table)
{
    if (table.size() < 2) return {};
    const QStringList &first = table.front();
    const auto night = std::find_if(first.begin(), first.end(), looksLikeDate);
    const qsizetype columns = night - first.begin();
    if (night == first.end() || columns > kMostHeaderColumns) return {};
    return std::all_of(night, first.end(), looksLikeDate) ? TableHeaders{1, columns}
                                                          : TableHeaders{};
}

TextTable withoutHeaders(TextTable table, const TableHeaders &headers)
{
    table.erase(table.begin(), table.begin() + headers.rows);
    for (QStringList &row : table) row.remove(0, headers.columns);
    return table;
}

}  // namespace roomrack::desktop
