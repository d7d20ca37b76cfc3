// SPDX-License-Identifier: GPL-3.0-or-later
// After something was changed at once: says that it is done and offers to take it back, or says why
// it was refused.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"

namespace roomrack::desktop {

/// `what` names the change where it was refused, `done` is what the notice says where it was not;
/// the undo is sent only while `context` lives.
void sayChanged(HotelSession &session, DeskActions &actions, QObject *context,
                const Result<booking::Answer> &answer, const QString &what, const QString &done);

}  // namespace roomrack::desktop
