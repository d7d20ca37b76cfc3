// SPDX-License-Identifier: GPL-3.0-or-later
// The side from which windows are laid out, for as long as a test needs it.
#pragma once

#include <QtTest/QTest>
#include <QtWidgets/QApplication>

namespace roomrack::tests {

class Direction {
public:
    /// For the data of a test that looks from either side.
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
