// SPDX-License-Identifier: GPL-3.0-or-later
// Every dialog of the program, as the window opens it.
#pragma once

#include <QtWidgets/QDialog>

#include <functional>
#include <vector>

namespace roomrack::tests {

class RealWindow;

struct DialogKind {
    const char *name;
    /// The dialog is a child of the window.
    std::function<QDialog *(RealWindow &)> open;
    /// Whether only its button confirms, and Enter in a field goes on to it.
    bool byButtonOnly = false;
};

/// Several may be opened in one window, one after the other: they share a booking and a hold.
std::vector<DialogKind> dialogKinds();

}  // namespace roomrack::tests
