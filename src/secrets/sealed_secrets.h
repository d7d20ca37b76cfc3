// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets in a sealed file, for machines without a keychain. The passphrase is requested once.
#pragma once

#include "secrets/seal.h"
#include "secrets/secrets.h"

namespace roomrack::secrets {

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

}  // namespace roomrack::secrets
