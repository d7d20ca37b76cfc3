// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/description_rules.h"

#include "booking/description/description_undo.h"
#include "booking/description/item_record.h"
#include "booking/description/redescribe.h"
#include "booking/rules/hold_quotes.h"
#include "booking/rules/hold_rules.h"
#include "booking/rules/night_changes.h"
#include "booking/rules/step_rules.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

/// The night from which the change counts, if it is about that.
Night nightOf(const ItemChange &change, const DescriptionItems &after)
{
    Night night;
    const auto look = [&](const auto &items, const auto &) {
        for (const auto &item : items) {
            if (kindOf(item) != change.kind || item.id.value != change.id) continue;
            if constexpr (requires { item.inServiceFrom; }) {
                if ((change.what & ItemAdded) != 0 && item.inServiceFrom)
                    night = *item.inServiceFrom;
            }
            if constexpr (requires { item.retiredFrom; }) {
                if ((change.what & ItemRetired) != 0 && item.retiredFrom) night = *item.retiredFrom;
            }
        }
    };
    eachKind(after, after, look);
    return night;
}

/// Whether holds would be quoted otherwise after it.
bool concernsQuotes(const DescriptionItems &after)
{
    return !after.plans.empty() || !after.vats.empty() || !after.mealParts.empty()
           || !after.cityTaxes.empty() || !after.fees.empty();
}

qint64 firstAdded(const std::vector<ItemChange> &changes)
{
    const auto at = std::find_if(changes.begin(), changes.end(), [](const ItemChange &change) {
        return (change.what & ItemAdded) != 0;
    });
    return at == changes.end() ? 0 : at->id;
}

}  // namespace

Result<Answer> DescriptionRules::on(const EditDescription &c, Decision &d)
{
    if (c.items.size() == 0) {
        return fail(ErrorCode::Invalid, QStringLiteral("description"),
                    ErrorText::tr("nothing is changed"));
    }
    auto planned = plan(c, d);
    if (!planned) return tl::unexpected(planned.error());
    Answer answer;
    if (planned->after.size() == 0) {
        answer.repeated = true;
        d.restsOn = d.lastSeq;
        return answer;
    }
    DescriptionItems before = planned->before, after = planned->after;
    answer.oversold = !planned->effects.shortNights.empty();
    answer.cells = qint64(after.size());
    answer.item = firstAdded(planned->effects.changes);
    const qint64 first = apply(std::move(*planned), c.caller, 0, d);
    answer.seq = d.lastSeq;
    if (StepRules::keepsStep(c.caller)) {
        answer.step = first;
        StepRules(state_).keep(StepKind::Description, c.caller, c.text, first, d);
        keepItems(std::move(before), std::move(after), d);
    }
    return answer;
}

Result<Answer> DescriptionRules::undo(const UndoStep &c, Decision &d)
{
    DescriptionUndo wanted = descriptionUndo(state_, *c.content);
    auto planned = plan({c.caller, std::move(wanted.items), {}, false, {}}, d);
    if (!planned) return tl::unexpected(planned.error());
    DescriptionItems before = planned->before, after = planned->after;
    StepRules stepRules(state_);
    const qint64 first = stepRules.beginUndo(c, d);
    const auto changed = qint64(after.size());
    if (changed > 0) apply(std::move(*planned), c.caller, first, d);
    const Answer answer = stepRules.endUndo(c, first, changed, d);
    keepItems(std::move(before), std::move(after), d);
    return answer;
}

Result<DescriptionPlan> DescriptionRules::plan(const EditDescription &c, Decision &d)
{
    if (state_.holds.mayHaveExpired(d.now)) HoldRules(state_).expire(d);
    auto planned = planDescription(state_, c, d.lastItemIds, d.lastSeq + 1);
    const auto ok =
        planned ? permitted(planned->effects, c.acceptOversold) : tl::unexpected(planned.error());
    if (!ok) return refuse(ok.error().code, ok.error().field, ok.error().reason, d);
    return planned;
}

qint64 DescriptionRules::apply(DescriptionPlan plan, const Caller &caller, qint64 cause,
                               Decision &d)
{
    qint64 first = 0;
    for (const ItemChange &change : plan.effects.changes) {
        Record r = recordOf(state_.id(), recordKindOf(change.kind), caller, d);
        r.cause = cause != 0 ? cause : first;
        r.subject = change.id;
        r.value = change.what;
        r.night = nightOf(change, plan.after);
        if (change.kind == ItemKind::RoomType) r.roomType = RoomTypeId{change.id};
        if (change.kind == ItemKind::RatePlan) r.plan = RatePlanId{change.id};
        const qint64 seq = append(r, d);
        if (first == 0) first = seq;
    }
    d.batch->descriptions.push_back(
        {state_.id(), plan.after, state_.rates.terms().unnumbered(plan.plans)});
    if (d.lastItemIds) *d.lastItemIds = plan.lastIds;
    if (concernsQuotes(plan.after)) HoldQuotes(state_).keepAll(d);
    const bool changesNights = plan.ledger.has_value();
    redescribe(state_, std::move(plan));
    if (changesNights) flagComing(d);
    if (d.changes) {
        // Their indexes were of the description before; a new snapshot has all cells.
        d.changes->touches.clear();
        d.changes->rates.clear();
        d.changes->scopes.clear();
        d.changes->longer = true;
    }
    return first;
}

/// Past nights keep their flags.
void DescriptionRules::flagComing(Decision &d)
{
    const Night from = std::max(state_.today(), state_.ledger.first());
    const Stay coming(from, std::max(0, state_.ledger.end() - from));
    NightChanges nightChanges(state_);
    for (int type = 0; type < state_.ledger.types(); ++type)
        nightChanges.flagOversold(type, coming, d);
    for (int pool = 0; pool < state_.ledger.pools(); ++pool) nightChanges.flagPool(pool, coming, d);
}

void DescriptionRules::keepItems(DescriptionItems before, DescriptionItems after, Decision &d) const
{
    StepRow &row = d.batch->steps.back();
    row.itemsBefore = std::move(before);
    row.itemsAfter = std::move(after);
}

}  // namespace roomrack::booking
