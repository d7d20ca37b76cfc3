// SPDX-License-Identifier: GPL-3.0-or-later
// Tab-separated text as spreadsheets put it on the clipboard: cells that contain tabs, line ends or
// quotes are quoted, with inner quotes doubled. No widgets.
#pragma once

#include "core/error.h"

#include <QtCore/QStringList>

#include <vector>

namespace roomrack::desktop {

using TextTable = std::vector<QStringList>;

inline constexpr qint64 kMostTsvCells = 500'000;

/// Rows of cells; accepts the line ends of all systems, a trailing one starts no row. Fails on an
/// unclosed quote and on more than kMostTsvCells cells.
Result<TextTable> readTsv(const QString &text);
QString writeTsv(const TextTable &table);

}  // namespace roomrack::desktop
