// SPDX-License-Identifier: GPL-3.0-or-later
// After an immediate change: a notice that it succeeded, with an undo action, or why it was
// refused.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

namespace roomrack::desktop {

/// The topic of the notice that offers to undo this step; UndoController withdraws it when the step
/// is undone, in whatever way, or its booking is closed.
QString undoTopic(qint64 step);

/// `what` names the change in an error, `done` is the notice on success; the undo is sent only
/// while `context` lives.
void sayChanged(HotelSession &session, PageActions &actions, QObject *context,
                const Result<booking::Answer> &answer, const QString &what, const QString &done);

}  // namespace roomrack::desktop
