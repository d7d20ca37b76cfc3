// SPDX-License-Identifier: GPL-3.0-or-later
// Tab-separated text as spreadsheets put it on the clipboard: cells with tabs, line ends or quotes
// in them stand in quotes, quotes inside are doubled. No widgets.
#pragma once

#include "core/error.h"

#include <QtCore/QStringList>

#include <vector>

namespace roomrack::desktop {

using TextTable = std::vector<QStringList>;

inline constexpr qint64 kMostTsvCells = 500'000;

/// Rows of cells; line ends are those of any system, one at the end begins no row. Fails on a
/// quote that is not closed and on more than kMostTsvCells cells.
Result<TextTable> readTsv(const QString &text);
QString writeTsv(const TextTable &table);

}  // namespace roomrack::desktop
