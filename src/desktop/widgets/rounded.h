// SPDX-License-Identifier: GPL-3.0-or-later
// Clips the corners of a widget that fills a rounded card, so that it does not paint over them.
#pragma once

class QWidget;

namespace roomrack::desktop {

/// Updates with the widget's size; `radius` in pixels at 100 %.
void roundCorners(QWidget *widget, int radius);

}  // namespace roomrack::desktop
