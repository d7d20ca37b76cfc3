// SPDX-License-Identifier: GPL-3.0-or-later
// roomrack where it is built without the window: the commands alone.
#include "core/version.h"
#include "programs/commands/commands.h"

#include <QtCore/QCoreApplication>

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Roomrack"));
    QCoreApplication::setApplicationVersion(roomrack::core::version());
    return roomrack::programs::runCommand(QCoreApplication::arguments());
}
