// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets of one hotel that were fetched before they are needed, for threads that cannot wait for a
// keychain.
#pragma once

#include "secrets/secrets.h"

#include <functional>
#include <memory>

namespace roomrack::secrets {

class SecretBox {
public:
    /// The store must outlive it.
    explicit SecretBox(Secrets &store);

    /// Fetches them by their names. `done` hears in the thread of `context`, later, what could not
    /// be read; empty: all could. The store must be ready, or empty.
    void fetch(const QStringList &names, QObject *context,
               std::function<void(const QString &trouble)> done);
    /// Empty: there is none. From any thread.
    QByteArray get(const QString &name) const;
    /// The same for those who may live longer.
    std::function<QByteArray(const QString &)> reader() const;

    /// Stores it; `done` hears whether it is kept, and it is what get() says then.
    void keep(const QString &name, const QByteArray &secret, QObject *context, Secrets::Done done);
    void forget(const QString &name, QObject *context);
    /// Known here from now on, and stored nowhere.
    void lend(const QString &name, const QByteArray &secret);

private:
    struct Box;
    Secrets &store_;
    const std::shared_ptr<Box> box_;
};

}  // namespace roomrack::secrets
