// SPDX-License-Identifier: GPL-3.0-or-later
// Disabled buttons explain why.
#pragma once

#include <QtCore/QString>

class QAbstractButton;

namespace roomrack::desktop {

/// Enables the button if `possible` and `whyNot` is empty. The tool tip is `whyNot`, or `tip` if
/// that is empty.
void allow(QAbstractButton *button, bool possible, const QString &whyNot, const QString &tip = {});

}  // namespace roomrack::desktop
