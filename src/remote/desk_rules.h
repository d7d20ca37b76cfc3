// SPDX-License-Identifier: GPL-3.0-or-later
// What a desk far away may ask for, by default nothing: the server decides, whatever the desk says
// of itself. Who sits there is who has signed in there; when it happens is now.
#pragma once

#include "engine/front_office.h"
#include "remote/desk_visits.h"
#include "remote/wire/packed.h"

namespace roomrack::remote {

/// Whether what a token is for includes the act. A desk's token is for what a clerk does; a
/// manager's for that and what a manager does or, where people sign in, for whatever the person
/// may.
Result<void> permits(const DeskPermit &permit, ActorId person, booking::Act act);

/// The command as the desk may give it: from the person that the server knows, now, and without
/// what only the engine fills in. An undo must still be told what it undoes, before anybody can say
/// whether it is permitted.
booking::Command atDesk(DeskCommand command, ActorId person);
PropertyId propertyOf(const DeskCommand &command);
Result<booking::SaveUser> atDesk(booking::SaveUser save, const DeskPermit &permit, ActorId person);

}  // namespace roomrack::remote
