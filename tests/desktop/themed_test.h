// SPDX-License-Identifier: GPL-3.0-or-later
// Base class of tests that show pages and dialogs: British dates and numbers on any system, and the
// program's theme.
#pragma once

#include "desktop/theme/theme.h"
#include "direction.h"
#include "support/widget_test.h"

#include <memory>

namespace roomrack::tests {

class ThemedTest : public WidgetTest {
    Q_OBJECT

protected:
    /// Data rows of a test that checks both: left-to-right and light, right-to-left and dark.
    static void addLooks();
    /// Sets the window's look as in the row of addLooks(), for the scope of this object.
    class Look {
        Q_DISABLE_COPY(Look)
        const Direction direction_ = Direction::ofRow();
        desktop::Theme &theme_;

    public:
        explicit Look(desktop::Theme &theme);
        ~Look();
        const bool rightToLeft = direction_.rightToLeft;
    };

    std::unique_ptr<desktop::Theme> theme_;

private slots:
    void initTestCase();
    void cleanupTestCase() { theme_.reset(); }
};

}  // namespace roomrack::tests
