// SPDX-License-Identifier: GPL-3.0-or-later
// Undo. An undo is a step like any other: it restores the values before a step, and only where they
// have not changed since, so later changes are not lost.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class UndoRules {
public:
    explicit UndoRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const UndoStep &c, Decision &d);

private:
    Result<void> checkUndo(const UndoStep &c, Decision &d) const;
    Result<Answer> undoBooking(const UndoStep &c, bool fits, Decision &d);
    tl::unexpected<Error> misfit(const StepFit &fit, Decision &d) const;
    QString misfitText(const Misfit &m) const;

    PropertyState &state_;
};

}  // namespace roomrack::booking
