// SPDX-License-Identifier: GPL-3.0-or-later
// Measures a window as it is laid out: text that is wider than its place, widgets that lie over
// each other or stick out of their parent, tables that cut columns beside empty ones.
#pragma once

#include <QtCore/QStringList>

class QWidget;

namespace roomrack::tests {

/// One line for each fault of the visible widgets, with the widget's class, text and place; empty
/// if there is none. Widgets that float on purpose have the property "floats".
QStringList layoutProblems(const QWidget &window);

}  // namespace roomrack::tests
