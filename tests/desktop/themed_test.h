// SPDX-License-Identifier: GPL-3.0-or-later
// The base of tests that show pages and dialogs: British dates and numbers wherever it runs, and
// the program's theme.
#pragma once

#include "desktop/theme/theme.h"
#include "support/widget_test.h"

#include <memory>

namespace roomrack::tests {

class ThemedTest : public WidgetTest {
    Q_OBJECT

protected:
    std::unique_ptr<desktop::Theme> theme_;

private slots:
    void initTestCase();
    void cleanupTestCase() { theme_.reset(); }
};

}  // namespace roomrack::tests
