// SPDX-License-Identifier: GPL-3.0-or-later
// After a change of the policy: says that it is done and offers to take it back, or says why it
// was refused.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"

namespace roomrack::desktop {

/// `done` is what the notice says; the undo is sent only while `context` lives.
void sayChanged(HotelSession &session, DeskActions &actions, QObject *context,
                const Result<booking::Answer> &answer, const QString &done);

}  // namespace roomrack::desktop
