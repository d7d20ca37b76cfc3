// SPDX-License-Identifier: GPL-3.0-or-later
// Undo. An undo is a step like any other: it restores the values before a step, and only where they
// have not changed since, so later changes are not lost.
#include "booking/house.h"
#include "core/error_values.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

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

QString fieldName(CellField field)
{
    switch (field) {
    case CellField::ForSale: return ErrorText::tr("rooms to sell");
    case CellField::StopSell: return ErrorText::tr("stop sell");
    case CellField::ClosedToArrival: return ErrorText::tr("closed to arrival");
    case CellField::ClosedToDeparture: return ErrorText::tr("closed to departure");
    case CellField::MinStay: return ErrorText::tr("min LOS");
    case CellField::MaxStay: return ErrorText::tr("max LOS");
    case CellField::OutOfOrder: return ErrorText::tr("out of order");
    case CellField::Rate: return ErrorText::tr("rate");
    }
    return {};
}

QString valueText(CellField field, qint64 value, Currency currency)
{
    if (value < 0) return ErrorText::tr("default");
    if (field == CellField::Rate) return errorAmount({value, currency});
    return QString::number(value);
}

}  // namespace

bool House::keepsStep(const Caller &caller)
{
    return caller.actor != kEngineActor && !caller.isHistory();
}

/// Called when the records of the step are in the batch.
void House::keepStep(StepKind kind, const Caller &caller, StepText text, qint64 first, Decision &d)
{
    booking::Step step;
    step.id = first;
    step.property = catalogue_.property.id;
    step.kind = kind;
    step.actor = caller.actor;
    step.at = d.now;
    step.last = d.lastSeq;
    step.text = std::move(text);
    d.batch->steps.push_back({std::move(step), {}, {}, {}, {}});
}

/// Sorts the cells of a run into those that can be restored and those that cannot.
void House::fitRun(const CellChange &run, EditPlan &plan, StepFit &fit) const
{
    if (run.before == run.after) return;
    Misfit m{Misfit::Why::Changed, run.row, run.first, 1, run.before, run.after, 0};
    const auto row = checkRow(run.row);
    if (!row || !ledger_.covers(Stay(run.first, run.nights))) {
        m.why = Misfit::Why::Gone;
        m.nights = run.nights;
        addMisfit(fit, m);
        return;
    }
    const bool allowed = checkValue(*row, run.before).has_value();
    if (plan.rows.empty() || plan.rows.back() != *row) plan.rows.push_back(*row);
    for (int i = 0; i < run.nights; ++i) {
        m.first = run.first + i;
        m.now = cellNow(*row, m.first);
        if (m.now == run.before) continue;  // restored already
        m.why = m.now == run.after ? Misfit::Why::Refused : Misfit::Why::Changed;
        if (m.now == run.after && allowed && checkNamedOutOfOrder(*row, m.first, run.before)) {
            plan.cells.push_back({static_cast<qint32>(plan.rows.size()) - 1, m.first, run.before});
            ++fit.fitting;
        } else {
            addMisfit(fit, m);
        }
    }
}

/// Skips nights whose minimum stay would exceed the maximum.
void House::dropWrongLengths(EditPlan &plan, StepFit &fit) const
{
    for (const WrongLengths &wrong : wrongLengths(plan)) {
        std::erase_if(plan.cells, [&](const PlannedCell &cell) {
            const CellRow &row = plan.rows[size_t(cell.row)];
            const bool length = row.field == CellField::MinStay || row.field == CellField::MaxStay;
            if (!length || cell.night != wrong.night || typeIndex(row.roomType) != wrong.type)
                return false;
            const qint64 now = cellNow(row, cell.night);
            --fit.fitting;
            addMisfit(fit, {Misfit::Why::Refused, row, cell.night, 1, cell.value, now, now});
            return true;
        });
    }
}

/// `plan` is set to the cells that the undo would write.
StepFit House::fitCells(const StepContent &content, EditPlan &plan) const
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
    arrange(plan);
    dropWrongLengths(plan, fit);
    return fit;
}

StepFit House::fitPolicy(const StepContent &content) const
{
    StepFit fit;
    if (sameRules(catalogue_.rules, content.rulesAfter)
        || sameRules(catalogue_.rules, content.rulesBefore)) {
        fit.fitting = 1;
        return fit;
    }
    fit.misfitting = 1;
    fit.refused =
        Error{ErrorCode::Stale, QStringLiteral("overbooking rule"),
              ErrorText::tr("the overbooking policy was changed again in the meantime"), -1};
    return fit;
}

StepFit House::fitBooking(const StepContent &content) const
{
    StepFit fit;
    const auto refused = [&](ErrorCode code, QString reason) {
        fit.misfitting = 1;
        fit.refused = Error{code, QStringLiteral("booking"), std::move(reason), -1};
        return fit;
    };
    const auto at = bookings_.constFind(content.step.booking);
    if (at == bookings_.cend() || !isOpen(at->status)) {
        return refused(ErrorCode::WrongState,
                       ErrorText::tr("is closed and can no longer be changed"));
    }
    if (at->version != content.after.version) {
        BookingVersion now = versionOf(*at);
        now.version = content.after.version;
        if (now != content.after || content.guestBefore) {
            return refused(
                ErrorCode::Stale,
                ErrorText::tr("was changed in the meantime (now version %1, you have %2). Reload "
                              "it and try again")
                    .arg(at->version)
                    .arg(content.after.version));
        }
    }
    fit.fitting = 1;
    return fit;
}

StepFit House::fit(const StepContent &content) const
{
    EditPlan plan;
    switch (content.step.kind) {
    case StepKind::Cells: return fitCells(content, plan);
    case StepKind::Policy: return fitPolicy(content);
    case StepKind::Booking: return fitBooking(content);
    case StepKind::Housekeeping: return fitHousekeeping(content);
    }
    return {};
}

QString House::misfitText(const Misfit &m) const
{
    const int type = typeIndex(m.row.roomType);
    const int pool = catalogue_.poolIndex(m.row.pool);
    QString name = pool >= 0   ? catalogue_.pools[size_t(pool)].name
                   : type >= 0 ? catalogue_.roomTypes[size_t(type)].name
                               : QString();
    if (m.row.field == CellField::Rate && rates_.plan(m.row.plan))
        name += QStringLiteral(" ") + rates_.plan(m.row.plan)->code;
    const Currency currency = catalogue_.property.currency;
    switch (m.why) {
    case Misfit::Why::Gone:
        return name.isEmpty() ? ErrorText::tr("the room type, pool or rate plan no longer exists")
                              : ErrorText::tr("%1 no longer has this night or rate plan").arg(name);
    case Misfit::Why::Changed:
        return ErrorText::tr("%1, %2: %3 is now %4 (expected %5)")
            .arg(name, errorDate(m.first), fieldName(m.row.field),
                 valueText(m.row.field, m.now, currency),
                 valueText(m.row.field, m.after, currency));
    case Misfit::Why::Refused:
        return ErrorText::tr("%1, %2: %3 can no longer be set to %4")
            .arg(name, errorDate(m.first), fieldName(m.row.field),
                 valueText(m.row.field, m.before, currency));
    }
    return {};
}

/// An error that names what prevents undoing the whole step.
tl::unexpected<Error> House::misfit(const StepFit &fit, Decision &d) const
{
    if (fit.refused) {
        return refuse(fit.refused->code, fit.refused->field, fit.refused->reason, d);
    }
    QStringList some;
    bool gone = true;
    for (const Misfit &m : fit.misfits) {
        gone = gone && m.why == Misfit::Why::Gone;
        const QString text = misfitText(m);
        if (some.size() < 3 && !some.contains(text)) some << text;
    }
    const QString list = some.join(QStringLiteral("; "));
    const QString reason =
        fit.fitting > 0
            ? ErrorText::tr("%1 of %2 cells cannot be restored (%3); nothing was changed")
                  .arg(fit.misfitting)
                  .arg(fit.misfitting + fit.fitting)
                  .arg(list)
            : ErrorText::tr("none of the cells can be restored (%1); nothing was changed")
                  .arg(list);
    return refuse(gone ? ErrorCode::NotFound : ErrorCode::Stale, QStringLiteral("undo"), reason, d);
}

qint64 House::beginUndo(const UndoStep &c, Decision &d)
{
    Record r = record(RecordKind::StepUndone, c.caller, d);
    r.subject = c.content->step.id;
    r.value = c.content->step.isUndo;
    return append(r, d);
}

/// Called when everything is in the batch.
Answer House::endUndo(const UndoStep &c, qint64 first, qint64 cells, Decision &d)
{
    const booking::Step &was = c.content->step;
    keepStep(was.kind, c.caller, was.text, first, d);
    booking::Step &step = d.batch->steps.back().step;
    step.undoes = was.id;
    step.isUndo = !was.isUndo;
    step.booking = was.booking;
    here_.undone.insert(was.id, first);
    Answer answer;
    answer.seq = d.lastSeq;
    answer.step = first;
    answer.cells = cells;
    return answer;
}

Result<void> House::checkUndo(const UndoStep &c, Decision &d) const
{
    if (!c.content || c.content->step.id != c.step
        || c.content->step.property != catalogue_.property.id) {
        return fail(ErrorCode::NotFound, QStringLiteral("undo"),
                    ErrorText::tr("change with number %1 not found").arg(c.step));
    }
    if (c.content->step.undoneBy != 0 || here_.undone.contains(c.step)) {
        return refuse(ErrorCode::WrongState, QStringLiteral("undo"),
                      ErrorText::tr("the change is already undone"), d);
    }
    return {};
}

/// Restores the fields of the booking that are unchanged since the step.
Result<Answer> House::undoBooking(const UndoStep &c, bool fits, Decision &d)
{
    const BookingVersion &before = c.content->before, &after = c.content->after;
    const auto at = bookings_.constFind(c.content->step.booking);
    if (at != bookings_.cend() && isOpen(at->status)) {
        const BookingVersion now = versionOf(*at);
        ChangeBooking change;
        change.caller = c.caller;
        change.booking = c.content->step.booking;
        change.ignoreRestrictions = true;
        const auto back = [](auto &field, const auto &was, const auto &set, const auto &is) {
            if (is == set && was != set) field = was;
        };
        back(change.roomType, before.roomType, after.roomType, now.roomType);
        back(change.stay, before.stay, after.stay, now.stay);
        back(change.rooms, before.rooms, after.rooms, now.rooms);
        back(change.adults, before.adults, after.adults, now.adults);
        back(change.children, before.children, after.children, now.children);
        back(change.plan, before.plan, after.plan, now.plan);
        // The price agreed at that time, not a new quote.
        change.total = now.total == after.total ? before.total : now.total;
        if (fits) change.guest = c.content->guestBefore;
        auto changed = changeBooking(change, &c, d);
        if (changed || !c.onlyWhatStillFits) return changed;
    }
    return endUndo(c, beginUndo(c, d), 0, d);
}

Result<Answer> House::on(const UndoStep &c, Decision &d)
{
    if (const auto ok = checkUndo(c, d); !ok) return tl::unexpected(ok.error());
    const StepContent &content = *c.content;
    EditPlan plan;
    const StepFit fits =
        content.step.kind == StepKind::Cells ? fitCells(content, plan) : fit(content);
    if (fits.misfitting > 0 && !c.onlyWhatStillFits) return misfit(fits, d);
    if (content.step.kind == StepKind::Booking) return undoBooking(c, fits.misfitting == 0, d);
    const qint64 first = beginUndo(c, d);
    if (content.step.kind == StepKind::Cells)
        return endUndo(c, first, applyPlan(plan, c.caller, first, true, d).cells, d);
    if (content.step.kind == StepKind::Housekeeping) {
        const auto undo = housekeeping_.undo(content.housekeeping).fitting;
        Record r = record(RecordKind::HousekeepingSet, c.caller, d);
        r.cause = first;
        applyHousekeeping(undo, r, d);
        return endUndo(c, first, std::ssize(undo), d);
    }
    std::vector<inventory::OverbookingRule> before = catalogue_.rules;
    if (fits.misfitting == 0) setRules(content.rulesBefore, c.caller, first, d);
    const Answer answer = endUndo(c, first, 0, d);
    d.batch->steps.back().rulesBefore = std::move(before);
    d.batch->steps.back().rulesAfter = catalogue_.rules;
    return answer;
}

}  // namespace roomrack::booking
