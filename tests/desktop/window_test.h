// SPDX-License-Identifier: GPL-3.0-or-later
// Base class of tests that each use the real window as it opens on a new file.
#pragma once

#include "real_window.h"
#include "themed_test.h"

namespace roomrack::tests {

class WindowTest : public ThemedTest {
    Q_OBJECT

protected:
    /// Called for each test after the window was opened.
    virtual void opened() {}

    std::unique_ptr<RealWindow> real_;

private slots:
    void init();
    void cleanup();
};

}  // namespace roomrack::tests
