// SPDX-License-Identifier: GPL-3.0-or-later
// The question before a check-in that leaves the guest without a room, or without some of several.
#pragma once

#include "desktop/widgets/ask_dialog.h"

#include <QtCore/QStringList>

namespace roomrack::desktop {

/// `offered`: how many rooms could be selected, which are too few. `kept`: the rooms that the
/// booking has tonight.
AskDialog::Question withoutRoomQuestion(int offered, const QStringList &kept);

}  // namespace roomrack::desktop
