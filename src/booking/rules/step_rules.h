// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the steps of users, which can be undone, and the undoing of them.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class StepRules {
public:
    explicit StepRules(PropertyState &state) : state_(state) {}

    /// Whether a change by this caller can be undone.
    static bool keepsStep(const Caller &caller);
    /// Called when the records of the step are in the batch.
    void keep(StepKind kind, const Caller &caller, StepText text, qint64 first, Decision &d);
    /// Writes the record of an undo, which is the number of its own step.
    qint64 beginUndo(const UndoStep &c, Decision &d);
    /// Called when everything is in the batch.
    Answer endUndo(const UndoStep &c, qint64 first, qint64 cells, Decision &d);

private:
    PropertyState &state_;
};

}  // namespace roomrack::booking
