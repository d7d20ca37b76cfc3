// SPDX-License-Identifier: GPL-3.0-or-later
// How the window names the housekeeping status of a room, and changes of it.
#pragma once

#include "booking/step.h"
#include "desktop/theme/colors.h"
#include "inventory/catalogue.h"

#include <QtCore/QString>

#include <vector>

namespace roomrack::desktop {

/// "Dirty"
QString housekeepingText(booking::HousekeepingStatus status);
Tone housekeepingTone(booking::HousekeepingStatus status);
/// A sign that differs by shape, where there is no space for the text.
QString housekeepingMark(booking::HousekeepingStatus status);

/// "room 101", "rooms 101, 102"; of many the first one and the number of the others, "rooms 101
/// +7". Empty if none exists any more.
QString roomsNamed(const inventory::Catalogue &catalogue, const std::vector<RoomId> &rooms);
/// "Housekeeping: Dirty · rooms 101, 102": the change of the step. An undo has the name of what it
/// undoes. Empty if the step changed no room.
QString housekeepingStepText(const inventory::Catalogue &catalogue,
                             const booking::StepContent &content);

}  // namespace roomrack::desktop
