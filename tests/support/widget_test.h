// SPDX-License-Identifier: GPL-3.0-or-later
// The base of every test that shows widgets: a warning from Qt fails it.
#pragma once

#include "support/patience.h"

#include <QObject>

namespace roomrack::tests {

/// Derive a desktop test from this. One that has its own init() calls failOnWarnings() there.
class WidgetTest : public QObject {
    Q_OBJECT

protected:
    /// Makes any warning fail the running test function, except those that the offscreen platform
    /// gives for every window and menu.
    static void failOnWarnings();

private slots:
    void init();
};

}  // namespace roomrack::tests
