// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the steps that can be undone. What the program itself says about a step is stored in
// English and translated when it is shown: a step is read by users of other languages.
#pragma once

#include "booking/step.h"

#include <QtCore/QString>

namespace roomrack::desktop {

/// Pages that steps come from, for StepText::origin.
enum class StepOrigin : quint8 { Inventory, BulkUpdate, Overbooking };
constexpr StepOrigin lastOf(StepOrigin)
{
    return StepOrigin::Overbooking;
}

/// As it is stored.
QString storedOrigin(StepOrigin origin);
/// The name of the page in the window's language; the name of a saved template as it is.
QString originText(const QString &stored);
/// "Bulk update: " and `what` the step changed; only `what` if it was made in the grid.
QString withOrigin(const booking::StepText &text, const QString &what);

}  // namespace roomrack::desktop
