// SPDX-License-Identifier: GPL-3.0-or-later
// The command line of roomrackd.
#pragma once

#include "api/api_server.h"
#include "secrets/seal.h"

namespace roomrack::programs {

struct ServerOptions {
    QString database;  ///< a file, or the address of a database
    QString property;  ///< serve only the property of this name; empty: all
    api::ApiServerOptions apiServer;
    secrets::SecretMap secrets;
    bool keychain = false;      ///< secrets are in the system's keychain
    QString passphrase;         ///< of a sealed file; empty: none given
    bool clockIsRight = false;  ///< confirms a clock far ahead of the last record
    QString sealTo;             ///< only encrypt the secrets into this file
};

/// Reads a file of secrets: {"1/2": "the secret of channel 2 of property 1", ...}, or a sealed
/// (encrypted) one. Refused if users other than its owner may read it.
Result<secrets::SecretMap> secretsFrom(const QString &file, const QString &passphrase);
/// Writes the secrets into a new sealed file.
Result<void> sealSecrets(const ServerOptions &options);

/// Parses the arguments and reads the files they name; exits for --help and --version.
Result<ServerOptions> readServerOptions(const QStringList &arguments);

}  // namespace roomrack::programs
