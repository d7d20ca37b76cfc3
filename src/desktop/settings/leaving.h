// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QtGlobal>

namespace roomrack::desktop {

/// What ends input that is not saved.
enum class Leaving : quint8 {
    Restart,
    Switch,  ///< to another hotel of the file; what does not belong to a hotel stays
    Close,   ///< of the hotel or of the window
    Restore  ///< of a backup, which replaces what would be saved
};

}  // namespace roomrack::desktop
