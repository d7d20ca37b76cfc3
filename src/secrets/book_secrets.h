// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets read once, at the start of a server; read-only.
#pragma once

#include "secrets/seal.h"
#include "secrets/secrets.h"

namespace roomrack::secrets {

class BookSecrets final : public Secrets {
    Q_OBJECT

public:
    /// By full name (secretName()), or as "property/channel" for any place.
    explicit BookSecrets(SecretMap secrets, QObject *parent = nullptr);
    ~BookSecrets() override;

    State state() const override { return State::Ready; }
    void begin() override {}
    void get(const QString &name, QObject *context, Found found) override;
    /// Both fail.
    void set(const QString &name, const QByteArray &secret, QObject *context, Done done) override;
    void remove(const QString &name, QObject *context, Done done) override;
    void unlock(const QString &passphrase, QObject *context, Done done) override;

private:
    static void refuse(QObject *context, Done done);
    SecretMap secrets_;
};

}  // namespace roomrack::secrets
