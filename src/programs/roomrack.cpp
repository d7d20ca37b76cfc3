// SPDX-License-Identifier: GPL-3.0-or-later
// The window.
#include "core/version.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Roomrack"));
    QApplication::setApplicationVersion(roomrack::core::version());
    QApplication::setDesktopFileName(QStringLiteral("roomrack"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/roomrack.svg")));

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    parser.process(app);
    return 0;
}
