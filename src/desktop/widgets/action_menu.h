// SPDX-License-Identifier: GPL-3.0-or-later
// The menu of a list or table that offers what its page can do. Opened without an event loop of its
// own: the page goes on behind it, and what was asked for arrives.
#pragma once

#include <functional>
#include <vector>

class QAbstractItemView;
class QAction;

namespace roomrack::desktop {

/// `actions` is asked whenever the menu opens.
void offerActions(QAbstractItemView *view, std::function<std::vector<QAction *>()> actions);

}  // namespace roomrack::desktop
