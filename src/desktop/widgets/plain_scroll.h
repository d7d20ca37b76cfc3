// SPDX-License-Identifier: GPL-3.0-or-later
// A scroll area that only shows when its content is higher than it may be.
#pragma once

class QScrollArea;
class QWidget;

namespace roomrack::desktop {

/// Without a frame and without focus; at most `most` pixels high.
QScrollArea *plainScroll(QWidget *inside, int most);

}  // namespace roomrack::desktop
