// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets in a file sealed by a passphrase (Argon2id and XSalsa20-Poly1305 of libsodium): for
// machines without a keychain. The file is written whole, under a new nonce each time.
#pragma once

#include "desktop/channels/secrets.h"

#include <map>

namespace roomrack::desktop {

/// The passphrase's key and its salt.
struct SealKey {
    QByteArray salt;
    QByteArray key;
};
using SecretMap = std::map<QString, QByteArray>;

/// Takes about a second and 256 MB, on purpose. Salt empty: a new one.
Result<SealKey> sealKey(const QString &passphrase, const QByteArray &salt);
QByteArray sealed(const SealKey &key, const SecretMap &secrets);
/// Forbidden: sealed with another passphrase, or somebody changed it. Corrupt: it is no such file.
Result<SecretMap> unsealed(const SealKey &key, const QByteArray &file);
/// Of a sealed file; Corrupt where it is none.
Result<QByteArray> saltOf(const QByteArray &file);

class SealedSecrets final : public Secrets {
    Q_OBJECT

public:
    explicit SealedSecrets(const QString &file, QObject *parent = nullptr);
    ~SealedSecrets() override;

    State state() const override { return state_; }
    void begin() override {}
    void get(const QString &name, QObject *context, Found found) override;
    void set(const QString &name, const QByteArray &secret, QObject *context, Done done) override;
    void remove(const QString &name, QObject *context, Done done) override;
    void unlock(const QString &passphrase, QObject *context, Done done) override;

private:
    void keep(SecretMap secrets, QObject *context, Done done);
    QString file_;
    State state_;
    SealKey key_;
    SecretMap secrets_;
};

}  // namespace roomrack::desktop
