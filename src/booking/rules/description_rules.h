// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the property's description.
#pragma once

#include "booking/description/description_plan.h"

namespace roomrack::booking {

class DescriptionRules {
public:
    explicit DescriptionRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const EditDescription &c, Decision &d);
    /// Restores what is unchanged since the step; UndoRules has checked the rest.
    Result<Answer> undo(const UndoStep &c, Decision &d);

private:
    /// Refuses what must not be done, after holds that have expired are resolved.
    Result<DescriptionPlan> plan(const EditDescription &c, Decision &d);
    /// Writes and applies a plan. The first record's cause is `cause`; the others' is the first, or
    /// `cause` if set. Returns the first record.
    qint64 apply(DescriptionPlan plan, const Caller &caller, qint64 cause, Decision &d);
    void flagComing(Decision &d);
    void keepItems(DescriptionItems before, DescriptionItems after, Decision &d) const;

    PropertyState &state_;
};

}  // namespace roomrack::booking
