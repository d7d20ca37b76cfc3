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
    apply(changes, recordOf(state_.id(), RecordKind::HousekeepingSet, c.caller, d), d);
    answer.seq = d.lastSeq;
    answer.cells = std::ssize(changes);
    if (StepRules::keepsStep(c.caller)) {
        answer.step = first;
        StepRules(state_).keep(StepKind::Housekeeping, c.caller, c.text, first, d);
    }
    return answer;
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

void HousekeepingRules::makeDirty(const std::vector<RoomId> &rooms, const Caller &c, qint64 cause,
                                  Decision &d)
{
    if (c.isHistory()) return;
    Record r = recordOf(state_.id(), RecordKind::HousekeepingSet, c, d);
    r.cause = cause;
    apply(state_.housekeeping.changesTo(HousekeepingStatus::Dirty, inService(rooms)), r, d);
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
