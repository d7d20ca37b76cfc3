// SPDX-License-Identifier: GPL-3.0-or-later
// "Import bookings" of the menu and of the first start.
#pragma once

class QSettings;

namespace roomrack::desktop {

class Desktop;
class ImportDialog;

/// Shows the dialog over the desktop's window. A hotel that it makes is opened. The dialog
/// deletes itself when it is closed.
ImportDialog *showImport(Desktop &desktop, QSettings &settings);

}  // namespace roomrack::desktop
