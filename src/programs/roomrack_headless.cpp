// SPDX-License-Identifier: GPL-3.0-or-later
// roomrack without the window: the commands only.
#include "core/version.h"
#include "engine/language_scope.h"
#include "programs/commands/commands.h"

#include <QtCore/QCoreApplication>

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Roomrack"));
    QCoreApplication::setApplicationVersion(roomrack::core::version());
    roomrack::engine::speakEnglish(app);
    return roomrack::programs::runCommand(QCoreApplication::arguments());
}
