// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"

#include <QtCore/QCoreApplication>

#ifdef ROOMRACK_HAS_WINDOW
#include <QtWidgets/QApplication>
#endif

namespace roomrack::bench {

#ifdef ROOMRACK_HAS_WINDOW

std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QApplication>(argc, argv);
}

QApplication *windowApplication()
{
    return qobject_cast<QApplication *>(QCoreApplication::instance());
}

#else

std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv)
{
    return std::make_unique<QCoreApplication>(argc, argv);
}

QApplication *windowApplication()
{
    return nullptr;
}

#endif

}  // namespace roomrack::bench
