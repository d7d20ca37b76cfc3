// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of roomrackd.
#pragma once

#include "api/door.h"
#include "secrets/seal.h"

namespace roomrack::programs {

struct ServerOptions {
    QString database;  ///< a file, or the address of a database
    QString property;  ///< only this hotel of it, by name; empty: all
    api::DoorOptions door;
    secrets::SecretMap secrets;
    bool keychain = false;      ///< the secrets are in the system's keychain
    QString passphrase;         ///< of a sealed file; empty: none was given
    bool clockIsRight = false;  ///< a clock far ahead of the last record is confirmed at the start
    QString sealTo;             ///< the secrets are only to be sealed into this file
};

/// A file of secrets: {"1/2": "the secret of channel 2 of hotel 1", ...}, or one that is sealed.
/// Refused where others than its owner may read it.
Result<secrets::SecretMap> secretsFrom(const QString &file, const QString &passphrase);
/// Writes them into a new sealed file.
Result<void> sealSecrets(const ServerOptions &options);

/// Reads the arguments and the files that they name; ends the program for --help and --version.
Result<ServerOptions> readServerOptions(const QStringList &arguments);

}  // namespace roomrack::programs
