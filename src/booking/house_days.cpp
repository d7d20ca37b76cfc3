// SPDX-License-Identifier: GPL-3.0-or-later
// The overbooking policy and the night audit.
#include "booking/house.h"
#include "booking/limits.h"
#include "core/error_values.h"

namespace roomrack::booking {

/// Recomputes all nights' limits and the oversold flags.
void House::refreshAll(qint64 seq, Decision &d)
{
    ledger_.refreshLimits(catalogue_, seq);
    const Stay all(ledger_.first(), ledger_.nights());
    for (int type = 0; type < ledger_.types(); ++type) flagOversold(type, all, d);
    for (int pool = 0; pool < ledger_.pools(); ++pool) {
        flagPool(pool, all, d);
        touchPool(pool, all, d);
    }
}

/// Applies validated rules; returns the sequence number of their record.
qint64 House::setRules(std::vector<inventory::OverbookingRule> rules, const Caller &caller,
                       qint64 cause, Decision &d)
{
    for (size_t i = 0; i < rules.size(); ++i) rules[i].id = RuleId{static_cast<qint64>(i) + 1};
    catalogue_.rules = std::move(rules);
    Record r = record(RecordKind::PolicyChanged, caller, d);
    r.cause = cause;
    const qint64 seq = append(r, d);
    d.batch->policies.push_back({catalogue_.property.id, catalogue_.rules});
    refreshAll(seq, d);
    return seq;
}

Result<Answer> House::on(const SetPolicy &c, Decision &d)
{
    inventory::Catalogue changed = catalogue_;
    changed.rules = c.rules;
    if (const auto ok = inventory::validate(changed); !ok) return tl::unexpected(ok.error());
    std::vector<inventory::OverbookingRule> before = catalogue_.rules;
    Answer answer;
    answer.seq = setRules(c.rules, c.caller, 0, d);
    if (keepsStep(c.caller)) {
        answer.step = answer.seq;
        keepStep(StepKind::Policy, c.caller, c.text, answer.seq, d);
        d.batch->steps.back().rulesBefore = std::move(before);
        d.batch->steps.back().rulesAfter = catalogue_.rules;
    }
    return answer;
}

void House::moveDate(Night to, const Caller &caller, qint64 noShows, Decision &d)
{
    catalogue_.property.businessDate = to;
    Record r = record(RecordKind::BusinessDateMoved, caller, d);
    r.night = to;
    r.value = noShows;
    const qint64 seq = here_.dateMoved = append(r, d);
    d.batch->properties.push_back({catalogue_.property.id, to, catalogue_.property.zoneFrozen});
    if (catalogue_.property.horizonEnd() > ledger_.end()) {
        const Night end = catalogue_.property.horizonEnd() + slack_;
        ledger_.extendTo(end, catalogue_, seq);
        rates_.extendTo(end);
        rooms_.extendTo(end);
        if (d.changes) d.changes->longer = true;
    }
    const bool leadTimesCount =
        std::any_of(catalogue_.rules.begin(), catalogue_.rules.end(), [this](const auto &rule) {
            return rule.minLeadDays > 0
                   || rule.maxLeadDays < ledger_.end() - catalogue_.property.firstNight;
        });
    if (leadTimesCount) refreshAll(seq, d);
}

void House::noteClock(const Caller &caller, qint64 by, Decision &d)
{
    Record r = record(RecordKind::ClockConfirmed, caller, d);
    r.value = by;
    append(r, d);
}

Result<Answer> House::on(const CloseDay &c, Decision &d)
{
    const Night today = catalogue_.property.businessDate;
    if (c.seen.day() != 0 && c.seen != today) {
        return refuse(ErrorCode::Stale, QStringLiteral("business date"),
                      ErrorText::tr("the night audit has already run; the current date is %1")
                          .arg(errorDate(today)),
                      d);
    }
    std::vector<BookingId> missing;
    for (const Booking &b : std::as_const(bookings_)) {
        if (c.markNoShows && b.status == BookingStatus::Confirmed && b.stay.checkIn() <= today)
            missing.push_back(b.id);
    }
    std::sort(missing.begin(), missing.end());
    const Instant at = c.caller.at(d.now);
    Answer answer;
    for (const BookingId id : missing) {
        const Booking b = *bookings_.find(id);
        const qint64 fee = feeNow(b, at);
        answer.fee +=
            endBooking(b, {BookingStatus::NoShow, RecordKind::BookingNoShow, fee, fee}, c.caller, d)
                .fee;
    }
    const std::vector<RoomId> inUse = roomsInUse();
    moveDate(today + 1, c.caller, static_cast<qint64>(missing.size()), d);
    makeDirty(inUse, c.caller, here_.dateMoved, d);
    answer.version = static_cast<qint32>(missing.size());
    answer.seq = d.lastSeq;
    return answer;
}

Result<Answer> House::on(const MoveBusinessDate &c, Decision &d)
{
    const Night today = catalogue_.property.businessDate;
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
    const std::vector<RoomId> inUse = isAudit ? roomsInUse() : std::vector<RoomId>();
    moveDate(c.to, c.caller, 0, d);
    makeDirty(inUse, c.caller, here_.dateMoved, d);
    answer.seq = d.lastSeq;
    return answer;
}

}  // namespace roomrack::booking
