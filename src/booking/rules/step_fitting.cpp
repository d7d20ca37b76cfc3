// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/step_fitting.h"

#include "booking/description/description_undo.h"
#include "booking/limits.h"
#include "booking/restriction_fields.h"
#include "booking/rules/room_choice.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

/// An error that names more would be too long to read.
constexpr size_t kMostRoomsNamed = 10;

/// Ignores the rules' numbers, which are assigned anew with each policy.
bool sameRules(std::vector<inventory::OverbookingRule> a, std::vector<inventory::OverbookingRule> b)
{
    for (auto *rules : {&a, &b}) {
        for (inventory::OverbookingRule &r : *rules) r.id = {};
    }
    return a == b;
}

void addMisfit(StepFit &fit, const Misfit &one)
{
    fit.misfitting += one.nights;
    if (!fit.misfits.empty()) {
        Misfit &last = fit.misfits.back();
        Misfit next = last;
        next.first = last.first + last.nights;
        next.nights = one.nights;
        if (next == one) {
            last.nights += one.nights;
            return;
        }
    }
    if (fit.misfits.size() < kMostMisfits) fit.misfits.push_back(one);
}

}  // namespace

StepFit StepFitting::fit(const StepContent &content) const
{
    EditPlan plan;
    switch (content.step.kind) {
    case StepKind::Cells: return fitCells(content, plan);
    case StepKind::Policy: return fitPolicy(content);
    case StepKind::Booking: return fitBooking(content);
    case StepKind::Housekeeping: return fitHousekeeping(content);
    case StepKind::Description: return fitDescription(content);
    }
    return {};
}

StepFit StepFitting::fitCells(const StepContent &content, EditPlan &plan) const
{
    StepFit fit;
    for (const CellChange &run : content.cells) fitRun(run, plan, fit);
    // Rows were appended in order of arrival; the plan requires them unique and sorted.
    std::vector<CellRow> rows = plan.rows;
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    for (PlannedCell &cell : plan.cells) {
        const auto at = std::lower_bound(rows.begin(), rows.end(), plan.rows[size_t(cell.row)]);
        cell.row = static_cast<qint32>(at - rows.begin());
    }
    plan.rows = std::move(rows);
    CellPlanner::arrange(plan);
    dropWrongLengths(plan, fit);
    return fit;
}

/// Sorts the cells of a run into those that can be restored and those that cannot.
void StepFitting::fitRun(const CellChange &run, EditPlan &plan, StepFit &fit) const
{
    CellPlanner cellPlanner(state_);
    if (run.before == run.after) return;
    Misfit m{Misfit::Why::Changed, run.row, run.first, 1, run.before, run.after, 0};
    const auto row = cellPlanner.checkRow(run.row);
    if (!row || !state_.ledger.covers(Stay(run.first, run.nights))) {
        m.why = Misfit::Why::Gone;
        m.nights = run.nights;
        addMisfit(fit, m);
        return;
    }
    const bool allowed = cellPlanner.checkValue(*row, run.before).has_value();
    if (plan.rows.empty() || plan.rows.back() != *row) plan.rows.push_back(*row);
    for (int i = 0; i < run.nights; ++i) {
        m.first = run.first + i;
        m.now = cellPlanner.cellNow(*row, m.first);
        if (m.now == run.before) continue;  // restored already
        m.why = m.now == run.after ? Misfit::Why::Refused : Misfit::Why::Changed;
        if (m.now == run.after && allowed
            && cellPlanner.checkNamedOutOfOrder(*row, m.first, run.before)) {
            plan.cells.push_back({static_cast<qint32>(plan.rows.size()) - 1, m.first, run.before});
            ++fit.fitting;
        } else {
            addMisfit(fit, m);
        }
    }
}

/// Skips nights whose minimum stay would exceed the maximum.
void StepFitting::dropWrongLengths(EditPlan &plan, StepFit &fit) const
{
    CellPlanner cellPlanner(state_);
    for (const WrongLengths &wrong : cellPlanner.wrongLengths(plan)) {
        std::erase_if(plan.cells, [&](const PlannedCell &cell) {
            const CellRow &row = plan.rows[size_t(cell.row)];
            if (!isLengthOfStay(row.field) || cell.night != wrong.night
                || state_.typeIndex(row.roomType) != wrong.type || scopeOf(row) != wrong.scope)
                return false;
            const qint64 now = cellPlanner.cellNow(row, cell.night);
            --fit.fitting;
            addMisfit(fit, {Misfit::Why::Refused, row, cell.night, 1, cell.value, now, now});
            return true;
        });
    }
}

StepFit StepFitting::fitPolicy(const StepContent &content) const
{
    StepFit fit;
    if (sameRules(state_.catalogue.rules, content.rulesAfter)
        || sameRules(state_.catalogue.rules, content.rulesBefore)) {
        fit.fitting = 1;
        return fit;
    }
    fit.misfitting = 1;
    fit.refused =
        Error{ErrorCode::Stale, QStringLiteral("overbooking rule"),
              ErrorText::tr("the overbooking policy was changed again in the meantime"), -1};
    return fit;
}

StepFit StepFitting::fitBooking(const StepContent &content) const
{
    StepFit fit;
    const auto refused = [&](ErrorCode code, QString reason) {
        fit.misfitting = 1;
        fit.refused = Error{code, QStringLiteral("booking"), std::move(reason), -1};
        return fit;
    };
    const auto at = state_.bookings.constFind(content.step.booking);
    if (at == state_.bookings.cend() || !isOpen(at->status)) {
        return refused(ErrorCode::WrongState,
                       ErrorText::tr("booking BK-%1 is closed, so the change cannot be undone")
                           .arg(content.step.booking.value));
    }
    if (at->version != content.after.version) {
        BookingVersion now = versionOf(*at);
        now.version = content.after.version;
        now.commission = content.after.commission;  // it follows the total, as told since
        if (now != content.after || content.guestBefore) {
            return refused(
                ErrorCode::Stale,
                ErrorText::tr("booking BK-%1 was changed or checked in since, so the change cannot "
                              "be undone as a whole")
                    .arg(at->id.value));
        }
    }
    fit.fitting = 1;
    return fit;
}

Housekeeping::Undo StepFitting::housekeepingUndo(const StepContent &content) const
{
    Housekeeping::Undo undo = state_.housekeeping.undo(content.housekeeping);
    std::erase_if(undo.fitting, [&](const HousekeepingChange &change) {
        const bool exists = state_.rooms.placeOf(change.room) >= 0;
        const RoomSince what = exists ? sinceStep(content, change.room) : RoomSince::StatusSet;
        if (what == RoomSince::Nothing) return false;
        (what == RoomSince::Used ? undo.used : undo.changed).push_back(change.room);
        return true;
    });
    return undo;
}

RoomSince StepFitting::sinceStep(const StepContent &content, RoomId room) const
{
    const PropertyMemory &memory = state_.memory;
    RoomSince what = memory.roomHistory.since(room, content.step.last, memory.undone);
    for (const RoomSinceStep &known : content.roomsSince) {
        if (known.room == room) what = std::max(what, known.what);
    }
    return what;
}

QString StepFitting::roomNumbers(const std::vector<RoomId> &rooms) const
{
    QStringList numbers;
    for (size_t i = 0; i < std::min(rooms.size(), kMostRoomsNamed); ++i) {
        const int place = state_.rooms.placeOf(rooms[i]);
        numbers << (place < 0 ? ErrorText::tr("a deleted room")
                              : RoomChoice(state_).roomNumber(place));
    }
    const QString list = numbers.join(QStringLiteral(", "));
    const int others = int(std::ssize(rooms) - numbers.size());
    return others == 0 ? list : ErrorText::tr("%1 and %n more", nullptr, others).arg(list);
}

StepFit StepFitting::fitHousekeeping(const StepContent &content) const
{
    const Housekeeping::Undo undo = housekeepingUndo(content);
    StepFit fit;
    fit.fitting = std::ssize(undo.fitting);
    fit.misfitting = std::ssize(undo.changed) + std::ssize(undo.used);
    QStringList why;
    const bool several = undo.used.size() > 1;
    if (!undo.used.empty()) {
        why << (several ? ErrorText::tr("rooms %1 were occupied in the meantime")
                        : ErrorText::tr("room %1 was occupied in the meantime"))
                   .arg(roomNumbers(undo.used));
    }
    if (!undo.changed.empty()) {
        why << ErrorText::tr("the housekeeping status of %1 was changed again in the meantime")
                   .arg(roomNumbers(undo.changed));
    }
    if (!why.isEmpty()) {
        const QString field = several ? QStringLiteral("rooms") : QStringLiteral("room");
        fit.refused = Error{ErrorCode::Stale, field, why.join(QStringLiteral("; ")), -1};
    }
    return fit;
}

StepFit StepFitting::fitDescription(const StepContent &content) const
{
    const DescriptionUndo undo = descriptionUndo(state_, content);
    StepFit fit;
    fit.fitting = qint64(undo.items.size());
    fit.misfitting = undo.against.size();
    if (fit.misfitting > 0) {
        fit.refused = Error{ErrorCode::Stale, QStringLiteral("description"),
                            undo.against.join(QStringLiteral("; ")), -1};
        return fit;
    }
    const auto plan = planDescription(state_, {{}, undo.items, {}, false, {}}, nullptr, 0);
    const auto ok = plan ? permitted(plan->effects, false) : tl::unexpected(plan.error());
    if (ok) return fit;
    fit.misfitting = std::exchange(fit.fitting, 0);
    fit.refused = ok.error();
    return fit;
}

}  // namespace roomrack::booking
