// SPDX-License-Identifier: GPL-3.0-or-later
// Every page in each of its views: no text is wider than its place and no widget lies over another.
// A test program runs it at its scale.
#pragma once

#include "support/widget_test.h"

namespace roomrack::tests {

class LayoutTest : public WidgetTest {
    Q_OBJECT

private slots:
    void everyPageFits_data();
    void everyPageFits();
};

}  // namespace roomrack::tests
