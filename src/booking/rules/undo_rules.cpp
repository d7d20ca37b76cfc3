// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/undo_rules.h"

#include "booking/restriction_fields.h"
#include "booking/rules/change_rules.h"
#include "booking/rules/description_rules.h"
#include "booking/rules/edit_rules.h"
#include "booking/rules/housekeeping_rules.h"
#include "booking/rules/policy_rules.h"
#include "booking/rules/step_fitting.h"
#include "booking/rules/step_rules.h"
#include "booking/scope_text.h"

#include <QtCore/QCoreApplication>

namespace roomrack::booking {

namespace {

QString fieldName(CellField field)
{
    if (const RestrictionRow *restriction = restrictionOf(field))
        return QCoreApplication::translate("Field", restriction->name);
    switch (field) {
    case CellField::OutOfOrder: return ErrorText::tr("out of order");
    case CellField::Rate: return ErrorText::tr("rate");
    default: return ErrorText::tr("rooms to sell");
    }
}

QString valueText(CellField field, qint64 value, Currency currency)
{
    if (value < 0) return ErrorText::tr("default");
    if (field == CellField::Rate) return errorAmount({value, currency});
    return QString::number(value);
}

}  // namespace

Result<Answer> UndoRules::on(const UndoStep &c, Decision &d)
{
    StepFitting stepFitting(state_);
    StepRules stepRules(state_);
    if (const auto ok = checkUndo(c, d); !ok) return tl::unexpected(ok.error());
    const StepContent &content = *c.content;
    EditPlan plan;
    const StepFit fits = content.step.kind == StepKind::Cells ? stepFitting.fitCells(content, plan)
                                                              : stepFitting.fit(content);
    if (fits.misfitting > 0 && !c.onlyWhatStillFits) return misfit(fits, d);
    if (content.step.kind == StepKind::Booking) return undoBooking(c, fits.misfitting == 0, d);
    if (content.step.kind == StepKind::Description) return DescriptionRules(state_).undo(c, d);
    const qint64 first = stepRules.beginUndo(c, d);
    if (content.step.kind == StepKind::Cells)
        return stepRules.endUndo(c, first,
                                 EditRules(state_).apply(plan, c.caller, first, true, d).cells, d);
    if (content.step.kind == StepKind::Housekeeping) {
        const auto undo = StepFitting(state_).housekeepingUndo(content).fitting;
        Record r = recordOf(state_.id(), RecordKind::HousekeepingSet, c.caller, d);
        r.cause = first;
        HousekeepingRules(state_).set(undo, r, first, c.step, d);
        return stepRules.endUndo(c, first, std::ssize(undo), d);
    }
    std::vector<inventory::OverbookingRule> before = state_.catalogue.rules;
    if (fits.misfitting == 0) PolicyRules(state_).setRules(content.rulesBefore, c.caller, first, d);
    const Answer answer = stepRules.endUndo(c, first, 0, d);
    d.batch->steps.back().rulesBefore = std::move(before);
    d.batch->steps.back().rulesAfter = state_.catalogue.rules;
    return answer;
}

Result<void> UndoRules::checkUndo(const UndoStep &c, Decision &d) const
{
    if (!c.content || c.content->step.id != c.step || c.content->step.property != state_.id()) {
        return fail(ErrorCode::NotFound, QStringLiteral("undo"),
                    ErrorText::tr("change with number %1 not found").arg(c.step));
    }
    if (c.content->step.undoneBy != 0 || state_.memory.undone.contains(c.step)) {
        return refuse(ErrorCode::WrongState, QStringLiteral("undo"),
                      ErrorText::tr("the change is already undone"), d);
    }
    return {};
}

/// Restores the fields of the booking that are unchanged since the step.
Result<Answer> UndoRules::undoBooking(const UndoStep &c, bool fits, Decision &d)
{
    StepRules stepRules(state_);
    const BookingVersion &before = c.content->before, &after = c.content->after;
    const auto at = state_.bookings.constFind(c.content->step.booking);
    if (at != state_.bookings.cend() && isOpen(at->status)) {
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
        change.segment = now.segment;  // not that of the rate plan that returns
        back(change.segment, before.segment, after.segment, now.segment);
        back(change.childAges, before.childAges, after.childAges, now.childAges);
        back(change.extras, before.extras, after.extras, now.extras);
        // The price agreed at that time, not a new quote.
        change.total = now.total == after.total ? before.total : now.total;
        change.guestProbe = c.guestProbe;
        if (fits) change.guest = c.content->guestBefore;
        auto changed = ChangeRules(state_).change(change, &c, d);
        if (changed || !c.onlyWhatStillFits) return changed;
    }
    return stepRules.endUndo(c, stepRules.beginUndo(c, d), 0, d);
}

/// An error that names what prevents undoing the whole step.
tl::unexpected<Error> UndoRules::misfit(const StepFit &fit, Decision &d) const
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

QString UndoRules::misfitText(const Misfit &m) const
{
    const int type = state_.typeIndex(m.row.roomType);
    const int pool = state_.catalogue.poolIndex(m.row.pool);
    QString name = pool >= 0   ? state_.catalogue.pools[size_t(pool)].name
                   : type >= 0 ? state_.catalogue.roomTypes[size_t(type)].name
                               : QString();
    if (m.row.field == CellField::Rate && state_.rates.plan(m.row.plan))
        name += QStringLiteral(" ") + state_.rates.plan(m.row.plan)->code;
    name = withScope(name, scopeOf(m.row), state_);
    const Currency currency = state_.catalogue.property.currency;
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

}  // namespace roomrack::booking
