// SPDX-License-Identifier: GPL-3.0-or-later
// Sets the layout direction of windows for the scope of a test.
#pragma once

#include <QtTest/QTest>
#include <QtWidgets/QApplication>

namespace roomrack::tests {

class Direction {
public:
    /// Data rows of a test that runs in both directions.
    static void addRows()
    {
        QTest::addColumn<bool>("rightToLeft");
        QTest::newRow("left to right") << false;
        QTest::newRow("right to left") << true;
    }
    static Direction ofRow()
    {
        QFETCH(bool, rightToLeft);
        return Direction(rightToLeft);
    }

    explicit Direction(bool fromTheRight) : rightToLeft(fromTheRight)
    {
        qApp->setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    }
    ~Direction() { qApp->setLayoutDirection(Qt::LeftToRight); }

    const bool rightToLeft;

private:
    Q_DISABLE_COPY_MOVE(Direction)
};

}  // namespace roomrack::tests
