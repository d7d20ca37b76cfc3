// SPDX-License-Identifier: GPL-3.0-or-later
// The headers of a copied table: recognized by the dates in its first row, in the form in which
// Roomrack writes them or a spreadsheet shows them. No widgets.
#pragma once

#include "desktop/cells/tsv.h"

namespace roomrack::desktop {

/// The rows and columns of a table that are headers.
struct TableHeaders {
    qsizetype rows = 0;
    qsizetype columns = 0;
    friend bool operator==(const TableHeaders &, const TableHeaders &) = default;
};
/// The most columns of names before the first night: room type and rate plan.
inline constexpr qsizetype kMostHeaderColumns = 2;

/// None unless the first row has dates only, after at most kMostHeaderColumns other cells, and the
/// table has more rows. No value of a cell looks like a date with its year.
TableHeaders headersOf(const TextTable &table);
TextTable withoutHeaders(TextTable table, const TableHeaders &headers);

}  // namespace roomrack::desktop
