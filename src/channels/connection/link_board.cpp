// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/connection/link_board.h"

#include "sync/board_chunks.h"

#include <algorithm>

namespace roomrack::channels {

bool LinkBoard::dirty(quint8 kinds) const
{
    for (int row = 0; row < board_.rows(); ++row) {
        const sync::BoardRow &its = board_.row(row);
        if ((kinds & sync::bit(its.key().kind)) != 0 && its.counts().dirty > 0) return true;
    }
    return false;
}

void LinkBoard::addChunks(const sync::Board &board, int row, Night first, Night last,
                          booking::ChannelRows &rows) const
{
    for (const sync::ChunkKey &chunk : sync::chunksOf(
             board.row(row).key(), std::max(first, board.first()), std::min(last, board.end() - 1)))
        rows.cells.push_back({property_, channel_, chunk, sync::storedChunk(board, chunk)});
}

booking::ChannelRows LinkBoard::rowsOf(const sync::Pass &pass) const
{
    booking::ChannelRows rows;
    for (const sync::ChunkKey &chunk : sync::chunksOf(board_, pass))
        rows.cells.push_back({property_, channel_, chunk, sync::storedChunk(board_, chunk)});
    return rows;
}

booking::ChannelRows LinkBoard::doubtOn(sync::Board &board, const Touched &nights) const
{
    booking::ChannelRows rows;
    for (const auto &[type, stay] : nights) {
        const int row = board.rowOf({sync::RowKind::Rooms, type, {}, 0});
        if (row < 0) continue;
        board.row(row).doubt(stay.checkIn(), stay.checkOut() - 1);
        addChunks(board, row, stay.checkIn(), stay.checkOut() - 1, rows);
    }
    return rows;
}

booking::ChannelRows LinkBoard::doubt(int row, Night first, Night last)
{
    booking::ChannelRows rows;
    for (int r = row < 0 ? 0 : row; r < (row < 0 ? board_.rows() : row + 1); ++r) {
        board_.row(r).doubt(first, last);
        addChunks(board_, r, first, last, rows);
    }
    return rows;
}

booking::ChannelRows LinkBoard::doubtAll(quint8 kinds)
{
    booking::ChannelRows rows;
    for (int row = 0; kinds != 0 && row < board_.rows(); ++row) {
        if ((kinds & sync::bit(board_.row(row).key().kind)) == 0) continue;
        board_.row(row).doubt(board_.first(), board_.end() - 1);
        addChunks(board_, row, board_.first(), board_.end() - 1, rows);
    }
    return rows;
}

booking::ChannelRows LinkBoard::doubt(const Touched &nights)
{
    Q_ASSERT(mine_ == std::this_thread::get_id());
    return doubtOn(board_, nights);
}

/// Uses a small board with the stored cells of the touched nights: the whole board is large, and
/// this runs for every message.
booking::ChannelRows LinkBoard::rowsInDoubt(const Touched &nights) const
{
    std::vector<sync::RowKey> keys;
    booking::ChannelRows known;
    for (const auto &[type, stay] : nights) {
        const sync::RowKey key{sync::RowKind::Rooms, type, {}, 0};
        const int row = board_.rowOf(key);
        if (row < 0) continue;
        if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
        addChunks(board_, row, stay.checkIn(), stay.checkOut() - 1, known);
    }
    sync::Board part(std::move(keys), board_.first(), board_.end() - board_.first());
    for (const booking::ChannelCellsRow &row : known.cells)
        if (!row.cells.isEmpty()) sync::restoreChunk(part, row.chunk, row.cells);
    return doubtOn(part, nights);
}

}  // namespace roomrack::channels
