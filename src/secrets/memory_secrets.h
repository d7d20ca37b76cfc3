// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets in memory, for the demo: nothing is read from or written to this machine's stores, and
// no passphrase is needed.
#pragma once

#include "secrets/secrets.h"

#include <map>

namespace roomrack::secrets {

class MemorySecrets final : public Secrets {
    Q_OBJECT

public:
    using Secrets::Secrets;

    State state() const override { return State::Ready; }
    void begin() override {}
    void get(const QString &name, QObject *context, Found found) override;
    void set(const QString &name, const QByteArray &secret, QObject *context, Done done) override;
    void remove(const QString &name, QObject *context, Done done) override;
    void unlock(const QString &passphrase, QObject *context, Done done) override;

private:
    std::map<QString, QByteArray> secrets_;
};

}  // namespace roomrack::secrets
