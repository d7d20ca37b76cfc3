// SPDX-License-Identifier: GPL-3.0-or-later
// Command line functions of `roomrack` that need no window. Results go to standard output, progress
// and errors to standard error.
#pragma once

#include <QtCore/QCommandLineOption>
#include <QtCore/QStringList>

class QCommandLineParser;

namespace roomrack::programs {

enum ExitCode { Done = 0, Failed = 1, WrongUsage = 2 };

/// --import, --verify and the others, with their options.
QList<QCommandLineOption> commandOptions();

/// Runs the command in the arguments, which must contain at least one.
int runCommand(const QStringList &arguments);

int importCommand(const QCommandLineParser &arguments);

}  // namespace roomrack::programs
