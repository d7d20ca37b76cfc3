// SPDX-License-Identifier: GPL-3.0-or-later
// The housekeeping status of rooms: set by users, and dirty after guests (docs/decisions/0053).
#include "booking/house.h"

#include <algorithm>

namespace roomrack::booking {

/// `r`: the record of a change, without room and values.
void House::applyHousekeeping(const std::vector<HousekeepingChange> &changes, Record r, Decision &d)
{
    for (const HousekeepingChange &change : changes) {
        r.subject = change.room.value;
        r.value = qint64(change.after);
        r.amount = qint64(change.before);
        append(r, d);
        housekeeping_.set(change.room, change.after);
        d.batch->housekeeping.push_back({r.property, change.room, change.after});
    }
}

/// History does not count: it says nothing about the rooms now.
void House::makeDirty(const std::vector<RoomId> &rooms, const Caller &c, qint64 cause, Decision &d)
{
    if (c.isHistory()) return;
    Record r = record(RecordKind::HousekeepingSet, c, d);
    r.cause = cause;
    applyHousekeeping(housekeeping_.changesTo(HousekeepingStatus::Dirty, rooms), r, d);
}

/// The rooms of a guest in house: tonight's, or those of the last night if the departure is due.
std::vector<RoomId> House::roomsUsed(const Booking &b) const
{
    const Night night =
        std::clamp(catalogue_.property.businessDate, b.stay.checkIn(), b.stay.checkOut() - 1);
    std::vector<RoomId> rooms;
    rooms_.forEachOf(ledger_.poolOf(typeIndex(b.counted)), Stay(night, 1), b.id.value,
                     [&](int place, Stay) { rooms.push_back(rooms_.roomAt(place)); });
    return rooms;
}

/// In order: records of equal decisions are equal.
std::vector<RoomId> House::roomsInUse() const
{
    std::vector<RoomId> all;
    for (const Booking &b : bookings_) {
        if (b.status != BookingStatus::CheckedIn) continue;
        const std::vector<RoomId> its = roomsUsed(b);
        all.insert(all.end(), its.begin(), its.end());
    }
    std::sort(all.begin(), all.end());
    return all;
}

Result<Answer> House::on(const SetHousekeeping &c, Decision &d)
{
    if (c.rooms.empty()) {
        return fail(ErrorCode::Invalid, QStringLiteral("room"),
                    ErrorText::tr("nothing is selected"));
    }
    for (const RoomId room : c.rooms) {
        if (rooms_.placeOf(room) >= 0) continue;
        return fail(ErrorCode::NotFound, QStringLiteral("room"),
                    ErrorText::tr("room with ID %1 not found").arg(room.value));
    }
    const auto changes = housekeeping_.changesTo(c.status, c.rooms);
    Answer answer;
    answer.repeated = changes.empty();
    if (answer.repeated) {
        d.restsOn = d.lastSeq;
        return answer;
    }
    const qint64 first = d.lastSeq + 1;
    applyHousekeeping(changes, record(RecordKind::HousekeepingSet, c.caller, d), d);
    answer.seq = d.lastSeq;
    answer.cells = std::ssize(changes);
    if (keepsStep(c.caller)) {
        answer.step = first;
        keepStep(StepKind::Housekeeping, c.caller, c.text, first, d);
    }
    return answer;
}

StepFit House::fitHousekeeping(const StepContent &content) const
{
    const Housekeeping::Undo undo = housekeeping_.undo(content.housekeeping);
    StepFit fit;
    fit.fitting = std::ssize(undo.fitting);
    fit.misfitting = std::ssize(undo.changed);
    if (undo.changed.empty()) return fit;
    QStringList numbers;
    for (const RoomId room : undo.changed) {
        const int place = rooms_.placeOf(room);
        numbers << (place < 0 ? QString::number(room.value) : roomNumber(place));
    }
    fit.refused = Error{ErrorCode::Stale, QStringLiteral("room"),
                        ErrorText::tr("the housekeeping status of %1 was changed again in the "
                                      "meantime")
                            .arg(numbers.join(QStringLiteral(", "))),
                        -1};
    return fit;
}

}  // namespace roomrack::booking
