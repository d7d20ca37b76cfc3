// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons that cannot be pressed say why.
#pragma once

#include <QtCore/QString>

class QAbstractButton;

namespace roomrack::desktop {

/// Where it makes sense (`possible`) and nothing forbids it (`whyNot` is empty) it can be pressed.
/// `tip` is what it says then; in the other case it says why it cannot be.
void allow(QAbstractButton *button, bool possible, const QString &whyNot, const QString &tip = {});

}  // namespace roomrack::desktop
