// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says about edits of rooms, room types and rate plans.
#pragma once

#include "booking/record.h"

#include <QtCore/QString>

namespace roomrack::desktop {

/// "Room retired". The record isOfDescription().
QString descriptionHeadline(const booking::Record &record);

}  // namespace roomrack::desktop
