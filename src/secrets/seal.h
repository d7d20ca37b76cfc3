// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets in a file sealed by a passphrase (Argon2id and XSalsa20-Poly1305 of libsodium). The file
// is written whole, under a new nonce each time; only its owner may read it.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <map>

namespace roomrack::secrets {

/// The passphrase's key and its salt.
struct SealKey {
    QByteArray salt;
    QByteArray key;
};
/// By name: secretName(), or "hotel/channel".
using SecretMap = std::map<QString, QByteArray>;

/// Takes about a second and 256 MB, on purpose. Salt empty: a new one.
Result<SealKey> sealKey(const QString &passphrase, const QByteArray &salt);
QByteArray sealed(const SealKey &key, const SecretMap &secrets);
/// Forbidden: sealed with another passphrase, or somebody changed it. Corrupt: it is no such file.
Result<SecretMap> unsealed(const SealKey &key, const QByteArray &file);
/// Whether it looks like a sealed file at all.
bool isSealed(const QByteArray &file);
/// Of a sealed file; Corrupt where it is none.
Result<QByteArray> saltOf(const QByteArray &file);
/// Overwrites it before it is empty.
void wipe(QByteArray &array);

struct OpenedSeal {
    SealKey key;
    SecretMap secrets;
};
/// Reads a sealed file; as slow as sealKey(). NotFound: it cannot be read; else as unsealed().
Result<OpenedSeal> openSeal(const QString &file, const QString &passphrase);
/// All of it or nothing; makes the folder. NotSaved: why not.
Result<void> writeSealed(const QString &file, const SealKey &key, const SecretMap &secrets);

}  // namespace roomrack::secrets
