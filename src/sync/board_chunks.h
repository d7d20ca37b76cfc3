// SPDX-License-Identifier: GPL-3.0-or-later
// The stored form of a board: published values, about a month of a row at a time. Wanted values are
// derived from the property state and are not stored.
#pragma once

#include "core/night.h"
#include "sync/row.h"

#include <QtCore/QByteArray>

#include <vector>

namespace roomrack::sync {

class Board;
struct Pass;

/// Cells are stored kChunk nights at a time.
inline constexpr int kChunk = 32;
struct ChunkKey {
    RowKey row;
    qint32 number = 0;  ///< nights [number * kChunk, (number + 1) * kChunk)
    friend constexpr auto operator<=>(const ChunkKey &, const ChunkKey &) = default;
};

/// The chunks that the entries of a pass touch, each once.
std::vector<ChunkKey> chunksOf(const Board &board, const Pass &pass);
std::vector<ChunkKey> chunksOf(const RowKey &row, Night first, Night last);
/// A chunk in its stored form; empty: all its nights have the default state.
QByteArray storedChunk(const Board &board, const ChunkKey &chunk);
/// Reads a stored chunk; rows and nights that the board does not have are skipped. False: the bytes
/// are not a chunk, and nothing changed.
bool restoreChunk(Board &board, const ChunkKey &chunk, const QByteArray &bytes);

}  // namespace roomrack::sync
