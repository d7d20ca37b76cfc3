// SPDX-License-Identifier: GPL-3.0-or-later
// A link's board, and its cells as rows for the file. Used in one thread only.
#pragma once

#include "booking/channel_rows.h"
#include "sync/board.h"

#include <thread>

namespace roomrack::channels {

class LinkBoard {
public:
    LinkBoard(PropertyId property, ChannelId channel, sync::Board board)
        : property_(property), channel_(channel), board_(std::move(board))
    {}

    sync::Board &board() { return board_; }
    const sync::Board &board() const { return board_; }
    bool dirty(quint8 kinds) const;

    // The returned rows are to be written to the file.
    /// The cells of a message.
    booking::ChannelRows rowsOf(const sync::Pass &pass) const;
    /// These nights (of all rows if `row` is -1) are to be sent again.
    booking::ChannelRows doubt(int row, Night first, Night last);
    /// The channel requests these kinds again, in full.
    booking::ChannelRows doubtAll(quint8 kinds);
    /// The channel changed its own rooms on these nights: they are to be sent again. The rows must
    /// be stored together with the reason.
    using Touched = std::vector<std::pair<RoomTypeId, Stay>>;
    booking::ChannelRows doubt(const Touched &nights);
    /// The rows alone.
    booking::ChannelRows rowsInDoubt(const Touched &nights) const;

private:
    void addChunks(const sync::Board &board, int row, Night first, Night last,
                   booking::ChannelRows &rows) const;
    booking::ChannelRows doubtOn(sync::Board &board, const Touched &nights) const;

    /// the only thread that uses the board
    const std::thread::id mine_ = std::this_thread::get_id();
    const PropertyId property_;
    const ChannelId channel_;
    sync::Board board_;
};

}  // namespace roomrack::channels
