// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_test.h"

#include <QtGui/QGuiApplication>

namespace roomrack::tests {

void WindowTest::init()
{
    failOnWarnings();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    theme_->setMode(desktop::ThemeMode::Light);
    real_ = std::make_unique<RealWindow>(*theme_);
    opened();
}

void WindowTest::cleanup()
{
    real_.reset();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

}  // namespace roomrack::tests

#include "moc_window_test.cpp"
