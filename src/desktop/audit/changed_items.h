// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit of the description changed of an item, from what to what: a room type, a rate plan,
// a tax, a fee, a market segment.
#pragma once

#include "booking/step.h"
#include "desktop/audit/changed_settings.h"

namespace roomrack::desktop {

/// Of the item that the record is about, by the step that keeps it before and after. Of an item
/// that was added: its values. Empty: the record is of no item, or the step has none.
std::vector<ChangedSetting> changedItem(const HotelView &view, const booking::Record &record,
                                        const booking::StepContent &step, const QLocale &locale);

}  // namespace roomrack::desktop
