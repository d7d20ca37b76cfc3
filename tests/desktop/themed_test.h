// SPDX-License-Identifier: GPL-3.0-or-later
// The base of tests that show pages and dialogs: British dates and numbers wherever it runs, and
// the program's theme.
#pragma once

#include "desktop/theme/theme.h"
#include "direction.h"
#include "support/widget_test.h"

#include <memory>

namespace roomrack::tests {

class ThemedTest : public WidgetTest {
    Q_OBJECT

protected:
    /// For the data of a test that looks at both: left to right and light, right to left and dark.
    static void addLooks();
    /// The window as the row of addLooks() wants it, for as long as this lives.
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
