// SPDX-License-Identifier: GPL-3.0-or-later
// What undoing an edit of the description sets.
#pragma once

#include "booking/description/description_plan.h"

namespace roomrack::booking {

struct DescriptionUndo {
    DescriptionItems items{};  ///< as they are to be; items that were changed since are left out
    QStringList against{};     ///< why the others cannot be restored
};

/// Items are restored as they were before the step; an added one is retired, because its number
/// stays in the history. The order of items that the step did not move stays as it is.
DescriptionUndo descriptionUndo(const PropertyState &state, const StepContent &content);

}  // namespace roomrack::booking
