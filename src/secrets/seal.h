// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets in a file encrypted with a passphrase (Argon2id and XSalsa20-Poly1305 of libsodium). The
// file is always written as a whole, with a new nonce; only its owner may read it.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <map>

namespace roomrack::secrets {

/// Key derived from the passphrase, with its salt.
struct SealKey {
    QByteArray salt;
    QByteArray key;
};
/// By name: secretName(), or "property/channel".
using SecretMap = std::map<QString, QByteArray>;

/// Takes about a second and 256 MB, intentionally. Empty salt: a new one is generated.
Result<SealKey> sealKey(const QString &passphrase, const QByteArray &salt);
QByteArray sealed(const SealKey &key, const SecretMap &secrets);
/// Forbidden: another passphrase, or the file was modified. Corrupt: not a sealed file.
Result<SecretMap> unsealed(const SealKey &key, const QByteArray &file);
/// Whether it has the header of a sealed file.
bool isSealed(const QByteArray &file);
/// Salt of a sealed file; Corrupt if it is none.
Result<QByteArray> saltOf(const QByteArray &file);
/// Overwrites the array before clearing it.
void wipe(QByteArray &array);

struct OpenedSeal {
    SealKey key;
    SecretMap secrets;
};
/// Reads a sealed file; as slow as sealKey(). NotFound: it cannot be read; otherwise as unsealed().
Result<OpenedSeal> openSeal(const QString &file, const QString &passphrase);
/// Atomic; creates the folder. NotSaved with the reason.
Result<void> writeSealed(const QString &file, const SealKey &key, const SecretMap &secrets);

}  // namespace roomrack::secrets
