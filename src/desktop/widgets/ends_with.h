// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogs are children of the window, but must not outlive what opened them.
#pragma once

class QObject;
class QWidget;

namespace roomrack::desktop {

/// Deletes the dialog together with `owner`, whose session is destroyed next. Nothing that the
/// dialog emits meanwhile reaches the owner, which is half destroyed by then.
void endWith(QObject *owner, QWidget *dialog);

}  // namespace roomrack::desktop
