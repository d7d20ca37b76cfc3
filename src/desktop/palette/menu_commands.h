// SPDX-License-Identifier: GPL-3.0-or-later
// The entries of the command palette that menus and pages offer.
#pragma once

#include "desktop/palette/palette_entry.h"

class QAction;
class QMenuBar;
class QWidget;

namespace roomrack::desktop {

/// Marks the action of a menu that shows a page.
void markPage(QAction *action);
/// Excludes an action from menuCommands().
void markHidden(QAction *action);

/// The enabled actions of all menus: pages first, then commands in menu order. Menus are filled as
/// if they were opened.
std::vector<PaletteEntry> menuCommands(const QMenuBar &bar);

/// Adds the enabled buttons that are not offered by a menu, as commands of `page`.
void addButtons(std::vector<PaletteEntry> *commands, const std::vector<QWidget *> &buttons,
                const QString &page);

}  // namespace roomrack::desktop
