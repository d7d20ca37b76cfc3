// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/undo_order.h"

#include <utility>

namespace roomrack::desktop {

void UndoOrder::setOffer(UndoOffer offer)
{
    offer_ = std::move(offer);
    lastAct_.setClosed(offer_.undoClosed);
    redoClosed_.set(offer_.redoClosed);
}

const std::vector<booking::Step> &UndoOrder::steps(UndoWay way) const
{
    return way == UndoWay::Undo ? offer_.undo : offer_.redo;
}

qint64 UndoOrder::next(UndoWay way) const
{
    return steps(way).empty() ? 0 : steps(way).front().id;
}

bool UndoOrder::isBehind(UndoWay way) const
{
    if (way == UndoWay::Undo) return lastAct_.isAfter(next(way));
    return !(offer_.redo.empty() ? redoClosed_.all() : redoClosed_.untold()).empty();
}

QString UndoOrder::why(UndoWay way, const HotelView &view) const
{
    if (way == UndoWay::Undo) return lastAct_.why(next(way), view, QLocale());
    const std::vector<booking::Step> untold = redoClosed_.untold();
    return closedRedoText(untold.empty() ? redoClosed_.all() : untold);
}

bool UndoOrder::leadsToRooms(UndoWay way) const
{
    return way == UndoWay::Undo && lastAct_.isOppositeBehindClosed(next(way));
}

void UndoOrder::pass(UndoWay way)
{
    if (way == UndoWay::Undo)
        lastAct_.pass(next(way));
    else
        redoClosed_.setTold();
}

}  // namespace roomrack::desktop
