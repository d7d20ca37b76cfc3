// SPDX-License-Identifier: GPL-3.0-or-later
// "Import bookings" of the menu and of the first-start dialog.
#pragma once

class QSettings;

namespace roomrack::desktop {

class Desktop;
class ImportDialog;

/// Shows the dialog over the desktop's window and opens a hotel that it creates. The dialog deletes
/// itself when closed.
ImportDialog *showImport(Desktop &desktop, QSettings &settings);

}  // namespace roomrack::desktop
