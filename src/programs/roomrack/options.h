// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of the window.
#pragma once

#include "core/error.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace roomrack::programs {

struct Options {
    QString file;    ///< or the address of a database
    QString server;  ///< that keeps the hotel: "https://host:port"
    bool demo = false;
    quint64 seed = 1;
    QString importCsv;
    QString propertyName;
    QString verifyFile;
    QString replayFile;
    QString backupFile, restoreFile;
    QString tourFolder;
    int tourSeconds = 20;
    bool needsWindow() const
    {
        return importCsv.isEmpty() && verifyFile.isEmpty() && replayFile.isEmpty()
               && backupFile.isEmpty() && restoreFile.isEmpty();
    }
};

/// The value of --language, which must be known before anything can be said; else empty.
QString languageAskedFor(const QStringList &arguments);

/// Reads the arguments; ends the program itself for --help and --version. What contradicts
/// itself is an error that names the option.
Result<Options> readOptions(const QStringList &arguments);

}  // namespace roomrack::programs
