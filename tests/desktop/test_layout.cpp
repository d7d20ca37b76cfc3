// SPDX-License-Identifier: GPL-3.0-or-later
// Every page in both themes and sizes, English and German, and right to left.
#include "layout_test.h"

#include <QtTest/QtTest>

QTEST_MAIN(roomrack::tests::LayoutTest)
