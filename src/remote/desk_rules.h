// SPDX-License-Identifier: GPL-3.0-or-later
// Permissions of a connected desk; by default none. The server decides, independently of what the
// desk sends: the acting user is the one signed in there, the time is the server's.
#pragma once

#include "engine/property_service.h"
#include "remote/desk_visits.h"
#include "remote/wire/packed.h"

namespace roomrack::remote {

/// Whether a token's role includes the act. A desk token includes what a clerk may do; a manager
/// token includes that and what a manager may do or, if the property has users, whatever the
/// signed-in user may do.
Result<void> permits(const DeskPermit &permit, ActorId person, booking::Act act);

/// The command as the desk may submit it: by the user signed in on the server, with the server's
/// time, and without the fields that only the engine sets. For an undo the undone step must be
/// loaded before its permission can be checked.
booking::Command atDesk(DeskCommand command, ActorId person);
PropertyId propertyOf(const DeskCommand &command);
Result<booking::SaveUser> atDesk(booking::SaveUser save, const DeskPermit &permit, ActorId person);

}  // namespace roomrack::remote
