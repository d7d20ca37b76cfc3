// SPDX-License-Identifier: GPL-3.0-or-later
#include "themed_test.h"

#include <QtWidgets/QApplication>

namespace roomrack::tests {

void ThemedTest::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    theme_ = std::make_unique<desktop::Theme>(*qApp, nullptr);
}

}  // namespace roomrack::tests
