// SPDX-License-Identifier: GPL-3.0-or-later
// What has happened in the rooms of a step since, by the log: for undoing a housekeeping step that
// is older than the opening of the file (booking/room_history.h).
#pragma once

#include "booking/step.h"
#include "storage/connection.h"

namespace roomrack::storage {

/// Sets StepContent::roomsSince of a housekeeping step.
Result<void> readRoomsSince(const Connection &connection, booking::StepContent &content);

}  // namespace roomrack::storage
