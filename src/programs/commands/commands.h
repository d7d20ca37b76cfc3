// SPDX-License-Identifier: GPL-3.0-or-later
// What `roomrack` does from the command line without a window. Texts go to the terminal: results
// to the standard output, progress and errors to the standard error.
#pragma once

#include <QtCore/QCommandLineOption>
#include <QtCore/QStringList>

class QCommandLineParser;

namespace roomrack::programs {

enum ExitCode { Done = 0, Failed = 1, WrongUsage = 2 };

/// --import, --verify and the others, with the options that belong to them.
QList<QCommandLineOption> commandOptions();

/// Runs the command that the arguments ask for, one of them at least.
int runCommand(const QStringList &arguments);

int importCommand(const QCommandLineParser &arguments);

}  // namespace roomrack::programs
