// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/controller/controller_state.h"

namespace roomrack::channels {

Connected *ControllerState::find(ChannelId channel)
{
    const auto it = connected.find(channel);
    return it == connected.end() ? nullptr : &it->second;
}

const Connected *ControllerState::find(ChannelId channel) const
{
    const auto it = connected.find(channel);
    return it == connected.end() ? nullptr : &it->second;
}

Instant ControllerState::trustedWall() const
{
    const auto doubt = engine.clockDoubt();
    return doubt ? doubt->hold : scheduler.wall();
}

void ControllerState::workAll(Connected &linked)
{
    const Stay nights = this->nights();
    sync::Board &board = linked.link->board();
    board.moveTo(nights.checkIn(), nights.checkOut());
    linked.shown.work(hotel, sold, {}, board.first(), board.end() - 1, board);
    linked.link->changed();
}

void ControllerState::write(booking::ChannelRows rows)
{
    books.write(std::move(rows), [](const Result<void> &) {});
}

}  // namespace roomrack::channels
