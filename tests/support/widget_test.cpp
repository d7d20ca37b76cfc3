// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/widget_test.h"

#include <QRegularExpression>
#include <QTest>

namespace roomrack::tests {

void WidgetTest::failOnWarnings()
{
    QTest::failOnWarning(QRegularExpression(
        QStringLiteral("^(?!This plugin does not support (propagateSizeHints|raise|grabbing))")));
}

void WidgetTest::init()
{
    failOnWarnings();
}

}  // namespace roomrack::tests
