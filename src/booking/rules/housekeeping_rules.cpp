// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/housekeeping_rules.h"

#include "booking/rules/room_choice.h"
#include "booking/rules/step_rules.h"

#include <algorithm>

namespace roomrack::booking {

Result<Answer> HousekeepingRules::on(const SetHousekeeping &c, Decision &d)
{
    if (c.rooms.empty()) {
        return fail(ErrorCode::Invalid, QStringLiteral("room"),
                    ErrorText::tr("nothing is selected"));
    }
    for (const RoomId room : c.rooms) {
        if (state_.rooms.placeOf(room) >= 0) continue;
        return fail(ErrorCode::NotFound, QStringLiteral("room"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    // A PMS has no value for a room out of service, so what it reports does not end that.
    const bool reported = RoomChoice(state_).reportsFacts(c.caller);
    const auto changes =
        state_.housekeeping.changesTo(c.status, reported ? inService(c.rooms) : c.rooms);
    Answer answer;
    answer.repeated = changes.empty();
    if (answer.repeated) {
        d.restsOn = d.lastSeq;
        return answer;
    }
    const qint64 first = d.lastSeq + 1;
    if (StepRules::keepsStep(c.caller)) answer.step = first;
    set(changes, recordOf(state_.id(), RecordKind::HousekeepingSet, c.caller, d), answer.step, 0,
        d);
    answer.seq = d.lastSeq;
    answer.cells = std::ssize(changes);
    if (answer.step != 0)
        StepRules(state_).keep(StepKind::Housekeeping, c.caller, c.text, first, d);
    return answer;
}

void HousekeepingRules::set(const std::vector<HousekeepingChange> &changes, Record r, qint64 step,
                            qint64 undoes, Decision &d)
{
    apply(changes, r, d);
    for (const HousekeepingChange &change : changes) {
        state_.memory.roomHistory.note(change.room,
                                       {RoomEvent::What::Set, d.lastSeq, step, undoes, {}, false});
    }
}

void HousekeepingRules::apply(const std::vector<HousekeepingChange> &changes, Record r, Decision &d)
{
    for (const HousekeepingChange &change : changes) {
        r.subject = change.room.value;
        r.value = qint64(change.after);
        r.amount = qint64(change.before);
        append(r, d);
        state_.housekeeping.set(change.room, change.after);
        d.batch->housekeeping.push_back({r.property, change.room, change.after});
    }
}

std::vector<HousekeepingChange> HousekeepingRules::setDirty(const std::vector<RoomId> &rooms,
                                                            const Caller &c, qint64 cause,
                                                            Decision &d)
{
    Record r = recordOf(state_.id(), RecordKind::HousekeepingSet, c, d);
    r.cause = cause;
    auto changes = state_.housekeeping.changesTo(HousekeepingStatus::Dirty, inService(rooms));
    apply(changes, r, d);
    return changes;
}

void HousekeepingRules::makeDirty(const std::vector<RoomId> &rooms, const Caller &c, qint64 cause,
                                  Decision &d)
{
    if (c.isHistory()) return;
    setDirty(rooms, c, cause, d);
    noteUse(rooms, c, d);
}

void HousekeepingRules::noteUse(const std::vector<RoomId> &rooms, const Caller &c, Decision &d)
{
    if (c.isHistory()) return;
    for (const RoomId room : rooms) {
        state_.memory.roomHistory.note(room, {RoomEvent::What::Used, d.lastSeq, 0, 0, {}, false});
    }
}

void HousekeepingRules::moveGuests(const std::vector<RoomGuest> &left,
                                   const std::vector<RoomGuest> &entered, const AssignRooms &c,
                                   Decision &d)
{
    if (c.caller.isHistory()) return;
    std::vector<HousekeepingChange> restored = c.restored;
    std::erase_if(restored, [&](const auto &change) { return !isAsMoved(change, c); });
    const auto isOf = [](const auto &changes, RoomId room) {
        return std::any_of(
            changes.begin(), changes.end(),
            [room](const HousekeepingChange &change) { return change.room == room; });
    };
    std::vector<RoomId> rooms;
    for (const RoomGuest &out : left) {
        if (!isOf(restored, out.room)) rooms.push_back(out.room);
    }
    const qint64 cause = d.lastSeq;
    const auto dirty = setDirty(rooms, c.caller, cause, d);
    restore(std::move(restored), c.caller, cause, d);
    RoomHistory &history = state_.memory.roomHistory;
    for (const RoomGuest &out : left) {
        history.note(out.room, {RoomEvent::What::MovedOut, d.lastSeq, 0, 0, out.guest,
                                isOf(dirty, out.room)});
    }
    for (const RoomGuest &in : entered)
        history.note(in.room, {RoomEvent::What::MovedIn, d.lastSeq, 0, 0, in.guest, false});
}

/// Whether the last that happened in the room is the move that `c` undoes: out of the room, which
/// made it dirty, or in, which left it as it was.
bool HousekeepingRules::isAsMoved(const HousekeepingChange &restored, const AssignRooms &c) const
{
    const std::deque<RoomEvent> events = state_.memory.roomHistory.of(restored.room);
    auto last = events.rbegin();
    const auto isUndone = [&](RoomEvent::What what, RoomId RoomMove::*end) {
        return last != events.rend() && last->what == what
               && std::any_of(c.moves.begin(), c.moves.end(), [&](const RoomMove &move) {
                      return move.booking == last->guest && move.*end == restored.room;
                  });
    };
    const bool in = isUndone(RoomEvent::What::MovedIn, &RoomMove::from);
    if (restored.before == restored.after) return in;
    if (in) ++last;  // two guests swapped their rooms
    return isUndone(RoomEvent::What::MovedOut, &RoomMove::to) && last->changed;
}

void HousekeepingRules::restore(std::vector<HousekeepingChange> changes, const Caller &c,
                                qint64 cause, Decision &d)
{
    std::erase_if(changes, [this](const HousekeepingChange &change) {
        return state_.rooms.placeOf(change.room) < 0 || change.before == change.after
               || state_.housekeeping.of(change.room) != change.before;
    });
    Record r = recordOf(state_.id(), RecordKind::HousekeepingSet, c, d);
    r.cause = cause;
    apply(changes, r, d);
}

std::vector<RoomId> HousekeepingRules::inService(std::vector<RoomId> rooms) const
{
    std::erase_if(rooms, [this](RoomId room) {
        return state_.housekeeping.of(room) == HousekeepingStatus::OutOfService;
    });
    return rooms;
}

std::vector<RoomId> HousekeepingRules::roomsUsed(const Booking &b) const
{
    std::vector<RoomId> rooms;
    for (const auto &[place, last] : RoomChoice(state_).roomsInUse(b, b.stay.checkIn()))
        rooms.push_back(state_.rooms.roomAt(place));
    return rooms;
}

std::vector<RoomId> HousekeepingRules::roomsInUse() const
{
    std::vector<RoomId> all;
    for (const Booking &b : state_.bookings) {
        if (b.status != BookingStatus::CheckedIn) continue;
        const std::vector<RoomId> its = roomsUsed(b);
        all.insert(all.end(), its.begin(), its.end());
    }
    std::sort(all.begin(), all.end());
    return all;
}

}  // namespace roomrack::booking
