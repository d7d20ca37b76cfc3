// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of roomrackd.
#pragma once

#include "api/door.h"

#include <map>

namespace roomrack::programs {

/// Secrets of channels, by "property/channel".
using SecretBook = std::map<QString, QByteArray>;

struct ServerOptions {
    QString database;  ///< a file, or the address of a database
    QString property;  ///< only this hotel of it, by name; empty: all
    api::DoorOptions door;
    SecretBook secrets;
};

/// A file of secrets: {"1/2": "the secret of channel 2 of hotel 1", ...}. Refused where others than
/// its owner may read it.
Result<SecretBook> secretsFrom(const QString &file);

/// Reads the arguments and the files that they name; ends the program for --help and --version.
Result<ServerOptions> readServerOptions(const QStringList &arguments);

}  // namespace roomrack::programs
