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
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("left to right, light") << false;
    QTest::newRow("right to left, dark") << true;
}

ThemedTest::Look::Look(desktop::Theme &theme) : theme_(theme)
{
    QFETCH(bool, mirrored);
    rightToLeft = mirrored;
    theme_.setMode(mirrored ? desktop::ThemeMode::Dark : desktop::ThemeMode::Light);
    qApp->setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
}

ThemedTest::Look::~Look()
{
    qApp->setLayoutDirection(Qt::LeftToRight);
    theme_.setMode(desktop::ThemeMode::Light);
}

}  // namespace roomrack::tests
