// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of the window.
#pragma once

#include "core/error.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace roomrack::programs {

struct Options {
    QString file;    ///< or the address of a database
    QString server;  ///< connected server: "https://host:port"
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

/// The value of --language, which is needed before any text is shown; else empty.
QString languageAskedFor(const QStringList &arguments);

/// Parses the arguments; exits for --help and --version. Contradicting options are an error with
/// the option's name.
Result<Options> readOptions(const QStringList &arguments);

}  // namespace roomrack::programs
