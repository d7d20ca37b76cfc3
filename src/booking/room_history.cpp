// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/room_history.h"

namespace roomrack::booking {

namespace {

/// Events kept by room; a step before them cannot be undone for the room.
constexpr size_t kEventsKept = 100;

}  // namespace

void RoomHistory::note(RoomId room, const RoomEvent &event)
{
    Past &past = rooms_[room];
    past.events.push_back(event);
    if (past.events.size() <= kEventsKept) return;
    past.forgotten = past.events.front().seq;
    past.events.pop_front();
}

RoomSince RoomHistory::since(RoomId room, qint64 last, const QHash<qint64, qint64> &undone) const
{
    const auto at = rooms_.constFind(room);
    if (at == rooms_.cend()) return RoomSince::Nothing;
    RoomSince since = at->forgotten > last ? RoomSince::StatusSet : RoomSince::Nothing;
    for (const RoomEvent &e : at->events) {
        if (e.seq <= last) continue;
        if (e.what != RoomEvent::What::Set) return RoomSince::Used;
        const bool isUndone = e.step != 0 && undone.contains(e.step);
        if (!isUndone && e.undoes <= last) since = RoomSince::StatusSet;
    }
    return since;
}

void RoomHistory::dropFrom(qint64 seq)
{
    for (Past &past : rooms_) {
        while (!past.events.empty() && past.events.back().seq >= seq) past.events.pop_back();
    }
}

}  // namespace roomrack::booking
