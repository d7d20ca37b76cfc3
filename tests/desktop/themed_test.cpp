// SPDX-License-Identifier: GPL-3.0-or-later
#include "themed_test.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>

namespace roomrack::tests {

void ThemedTest::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    theme_ = std::make_unique<desktop::Theme>(*qApp, nullptr);
}

void ThemedTest::addLooks()
{
    QTest::addColumn<bool>("rightToLeft");
    QTest::newRow("left to right, light") << false;
    QTest::newRow("right to left, dark") << true;
}

ThemedTest::Look::Look(desktop::Theme &theme) : theme_(theme)
{
    theme_.setMode(rightToLeft ? desktop::ThemeMode::Dark : desktop::ThemeMode::Light);
}

ThemedTest::Look::~Look()
{
    theme_.setMode(desktop::ThemeMode::Light);
}

}  // namespace roomrack::tests
