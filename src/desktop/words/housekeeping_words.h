// SPDX-License-Identifier: GPL-3.0-or-later
// How the window names the housekeeping status of a room.
#pragma once

#include "booking/housekeeping.h"
#include "desktop/theme/colors.h"

#include <QtCore/QString>

namespace roomrack::desktop {

/// "Dirty"
QString housekeepingText(booking::HousekeepingStatus status);
Tone housekeepingTone(booking::HousekeepingStatus status);
/// A sign that differs by shape, where there is no space for the text.
QString housekeepingMark(booking::HousekeepingStatus status);

}  // namespace roomrack::desktop
