// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/step_rules.h"

namespace roomrack::booking {

bool StepRules::keepsStep(const Caller &caller)
{
    return caller.actor != kEngineActor && !caller.isHistory();
}

void StepRules::keep(StepKind kind, const Caller &caller, StepText text, qint64 first, Decision &d)
{
    booking::Step step;
    step.id = first;
    step.property = state_.id();
    step.kind = kind;
    step.actor = caller.actor;
    step.at = d.now;
    step.last = d.lastSeq;
    step.text = std::move(text);
    d.batch->steps.push_back({std::move(step), {}, {}, {}, {}});
}

qint64 StepRules::beginUndo(const UndoStep &c, Decision &d)
{
    Record r = recordOf(state_.id(), RecordKind::StepUndone, c.caller, d);
    r.subject = c.content->step.id;
    r.value = c.content->step.isUndo;
    return append(r, d);
}

Answer StepRules::endUndo(const UndoStep &c, qint64 first, qint64 cells, Decision &d)
{
    const booking::Step &was = c.content->step;
    keep(was.kind, c.caller, was.text, first, d);
    booking::Step &step = d.batch->steps.back().step;
    step.undoes = was.id;
    step.isUndo = !was.isUndo;
    step.booking = was.booking;
    state_.memory.undone.insert(was.id, first);
    Answer answer;
    answer.seq = d.lastSeq;
    answer.step = first;
    answer.cells = cells;
    return answer;
}

}  // namespace roomrack::booking
