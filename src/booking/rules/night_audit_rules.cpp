// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/night_audit_rules.h"

#include "booking/limits.h"
#include "booking/rules/ending_rules.h"
#include "booking/rules/housekeeping_rules.h"
#include "booking/rules/night_changes.h"
#include "booking/rules/room_rules.h"

#include <algorithm>

namespace roomrack::booking {

Result<Answer> NightAuditRules::on(const CloseDay &c, Decision &d)
{
    HousekeepingRules housekeepingRules(state_);
    EndingRules endingRules(state_);
    const Night today = state_.today();
    if (c.seen.day() != 0 && c.seen != today) {
        return refuse(ErrorCode::Stale, QStringLiteral("business date"),
                      ErrorText::tr("the night audit has already run; the current date is %1")
                          .arg(errorDate(today)),
                      d);
    }
    std::vector<BookingId> missing;
    for (const Booking &b : std::as_const(state_.bookings)) {
        if (c.markNoShows && b.status == BookingStatus::Confirmed && b.stay.checkIn() <= today)
            missing.push_back(b.id);
    }
    std::sort(missing.begin(), missing.end());
    const Instant at = c.caller.at(d.now);
    Answer answer;
    for (const BookingId id : missing) {
        const Booking b = *state_.bookings.find(id);
        const qint64 fee = endingRules.noShowFeeNow(b, at);
        answer.fee +=
            endingRules
                .end(b, {BookingStatus::NoShow, RecordKind::BookingNoShow, fee, fee}, c.caller, d)
                .fee;
    }
    const std::vector<RoomId> inUse = housekeepingRules.roomsInUse();
    moveDate(today + 1, c.caller, static_cast<qint64>(missing.size()), d);
    RoomRules(state_).keepLastNights(c.caller, d);
    housekeepingRules.makeDirty(inUse, c.caller, state_.memory.dateMoved, d);
    answer.version = static_cast<qint32>(missing.size());
    answer.seq = d.lastSeq;
    return answer;
}

Result<Answer> NightAuditRules::on(const MoveBusinessDate &c, Decision &d)
{
    HousekeepingRules housekeepingRules(state_);
    const Night today = state_.today();
    if (c.to < today) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("business date"),
            ErrorText::tr("can only move forward; the current date is %1").arg(errorDate(today)));
    }
    if (qint64(c.to.day()) - today.day() > kMostDaysAtOnce) {
        return fail(ErrorCode::Invalid, QStringLiteral("business date"),
                    ErrorText::tr("can move by at most %1 days at a time; the current date is %2")
                        .arg(kMostDaysAtOnce)
                        .arg(errorDate(today)));
    }
    Answer answer;
    if (c.to == today) {
        answer.repeated = true;
        d.restsOn = d.lastSeq;
        return answer;
    }
    // The automatic night audit; an import moves through the past.
    const bool isAudit = c.caller.actor == kEngineActor;
    const std::vector<RoomId> inUse =
        isAudit ? housekeepingRules.roomsInUse() : std::vector<RoomId>();
    moveDate(c.to, c.caller, 0, d);
    if (isAudit) RoomRules(state_).keepLastNights(c.caller, d);
    housekeepingRules.makeDirty(inUse, c.caller, state_.memory.dateMoved, d);
    answer.seq = d.lastSeq;
    return answer;
}

void NightAuditRules::moveDate(Night to, const Caller &caller, qint64 noShows, Decision &d)
{
    state_.catalogue.property.businessDate = to;
    Record r = recordOf(state_.id(), RecordKind::BusinessDateMoved, caller, d);
    r.night = to;
    r.value = noShows;
    const qint64 seq = state_.memory.dateMoved = append(r, d);
    d.batch->properties.push_back({state_.id(), to, state_.catalogue.property.zoneFrozen});
    if (state_.catalogue.property.horizonEnd() > state_.ledger.end()) {
        const Night end = state_.catalogue.property.horizonEnd() + state_.slack;
        state_.ledger.extendTo(end, state_.catalogue, seq);
        state_.rates.extendTo(end);
        state_.rooms.extendTo(end);
        if (d.changes) d.changes->longer = true;
    }
    const bool leadTimesCount = std::any_of(
        state_.catalogue.rules.begin(), state_.catalogue.rules.end(), [this](const auto &rule) {
            return rule.minLeadDays > 0
                   || rule.maxLeadDays < state_.ledger.end() - state_.catalogue.property.firstNight;
        });
    if (leadTimesCount) NightChanges(state_).refreshAll(seq, d);
}

void NightAuditRules::noteClock(const Caller &caller, qint64 by, Decision &d)
{
    Record r = recordOf(state_.id(), RecordKind::ClockConfirmed, caller, d);
    r.value = by;
    append(r, d);
}

}  // namespace roomrack::booking
