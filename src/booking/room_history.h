// SPDX-License-Identifier: GPL-3.0-or-later
// What has happened in rooms since the file was opened. The status of a room does not show that a
// guest left it as dirty as it was, or that it was set twice: an undo asks here. What happened
// before is read from the log with the step (StepContent::roomsSince).
#pragma once

#include "booking/housekeeping.h"

#include <deque>

namespace roomrack::booking {

struct RoomGuest {
    RoomId room;
    BookingId guest;
    friend auto operator<=>(const RoomGuest &, const RoomGuest &) = default;
};

struct RoomEvent {
    enum class What : quint8 {
        Set,       ///< the status, not by a guest's stay
        MovedIn,   ///< a guest in house
        MovedOut,  ///< likewise
        Used       ///< a guest arrived, departed or stayed overnight
    };
    What what = What::Set;
    qint64 seq = 0;        ///< its last record
    qint64 step = 0;       ///< of Set: its step; 0: none
    qint64 undoes = 0;     ///< of Set: the step that it undoes; 0: none
    BookingId guest{};     ///< who moved
    bool changed = false;  ///< of MovedOut: made the room dirty
};

class RoomHistory {
public:
    void note(RoomId room, const RoomEvent &event);
    /// What has happened after record `last`, the end of a step. A step that is undone and its undo
    /// do not count. `undone`: see PropertyMemory.
    RoomSince since(RoomId room, qint64 last, const QHash<qint64, qint64> &undone) const;
    /// The latest of the room, in order.
    std::deque<RoomEvent> of(RoomId room) const { return rooms_.value(room).events; }
    /// Drops what records from `seq` on have noted.
    void dropFrom(qint64 seq);

private:
    struct Past {
        std::deque<RoomEvent> events;
        qint64 forgotten = 0;  ///< the record of the last one that is not kept
    };
    QHash<RoomId, Past> rooms_;
};

}  // namespace roomrack::booking
