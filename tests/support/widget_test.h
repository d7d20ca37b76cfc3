// SPDX-License-Identifier: GPL-3.0-or-later
// Base class of every test that shows widgets: a warning from Qt fails it.
#pragma once

#include "support/patience.h"

#include <QObject>

namespace roomrack::tests {

/// Derive desktop tests from this. A test with its own init() calls failOnWarnings() there.
class WidgetTest : public QObject {
    Q_OBJECT

protected:
    /// Any warning fails the running test function, except those that the offscreen platform emits
    /// for every window and menu.
    static void failOnWarnings();

private slots:
    void init();
};

}  // namespace roomrack::tests
