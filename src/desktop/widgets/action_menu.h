// SPDX-License-Identifier: GPL-3.0-or-later
// The context menu of a list or table with the actions of its page. It runs no event loop of its
// own: the page stays active and receives its answers. The row under the pointer becomes the
// current row before the menu opens.
#pragma once

#include <functional>
#include <vector>

class QAbstractButton;
class QAbstractItemView;
class QAction;
class QKeySequence;

namespace roomrack::desktop {

/// `actions` is called each time the menu opens.
void offerActions(QAbstractItemView *view, std::function<std::vector<QAction *>()> actions);

/// Calls its argument when the buttons belong to the current row: at once or later.
using WhenReady = std::function<void(std::function<void()>)>;

/// The visible ones of the `buttons` become actions with the same text, state, tool tip and key; an
/// action clicks its button. They act on the current row, so below the last row there are none.
/// The functions of the heading (see column_menu.h) follow if the table offers them; therefore call
/// this after look::table().
void offerButtons(QAbstractItemView *view, std::vector<QAbstractButton *> buttons,
                  WhenReady ready = {});

/// The key that has the button's effect in the list; shown in the menu, not handled there.
void setRowKey(QAbstractButton *button, const QKeySequence &key);

}  // namespace roomrack::desktop
