// SPDX-License-Identifier: GPL-3.0-or-later
// The same as test_layout, at 200 %.
#include "layout_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>

int main(int argc, char **argv)
{
    qputenv("QT_SCALE_FACTOR", "2");
    QApplication app(argc, argv);
    roomrack::tests::LayoutTest test;
    return QTest::qExec(&test, argc, argv);
}
