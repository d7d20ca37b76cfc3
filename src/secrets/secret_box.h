// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets of one property, fetched in advance for threads that cannot wait for a keychain. Each is
// returned only for the address that it was entered for. One stored without an address is bound to
// the first address that it is fetched or requested for.
//
// When a setup with a new address is saved, its secret is first added beside the stored one (add),
// then the setup is saved, then the other secret is removed (settle). The address in force thus
// always has its own secret, whatever the outcome and wherever the program ends.
#pragma once

#include "secrets/secrets.h"

#include <functional>
#include <memory>
#include <vector>

namespace roomrack::secrets {

class SecretBox {
public:
    struct Wanted {
        QString name;
        QString address{};  ///< currently configured; empty: none
    };
    using Number = quint64;  ///< of an add(); 0: none
    using Added = std::function<void(const Result<Number> &)>;
    /// The store must outlive it.
    explicit SecretBox(Secrets &store);

    /// Fetches the secrets. `done` is called later in the thread of `context` with the errors;
    /// empty: all were read. The store must be ready, or empty.
    void fetch(const std::vector<Wanted> &wanted, QObject *context,
               std::function<void(const QString &trouble)> done);
    /// A secret that is not sent anywhere; empty if there is none. Thread-safe.
    QByteArray get(const QString &name) const;
    /// The secret for this address; empty if none. Forbidden: entered for another address.
    Result<QByteArray> get(const QString &name, const QString &address) const;
    /// The same as a function that may outlive the box.
    std::function<Result<QByteArray>(const QString &name, const QString &address)> reader() const;

    /// Stores a secret for this address beside those of others, before a setup with this address is
    /// saved. `done` receives whether it is stored, and its number. If it is stored, settle() must
    /// follow. Until then another may be added for the same address.
    void add(const QString &name, const QByteArray &secret, const QString &address,
             QObject *context, Added done);
    /// Completes an add() with the outcome of saving the setup; `added` is its number (0: none was
    /// added). Saved: secrets for other addresses are removed if this one has its own. Not saved:
    /// the secret before that add() is restored; one added later stays. Unknown: both stay.
    void settle(const QString &name, const QString &address, Number added,
                const Result<void> &saved, QObject *context);
    /// Stores this secret as the only one, for this address (empty: it is not sent anywhere).
    /// `done` receives whether it is stored; get() then returns it.
    void keep(const QString &name, const QByteArray &secret, const QString &address,
              QObject *context, Secrets::Done done);
    void forget(const QString &name, QObject *context);
    /// Adds it in memory only.
    void lend(const QString &name, const QByteArray &secret);

private:
    struct Box;
    /// The box may be destroyed before the store answers.
    static void store(Secrets &to, Box &from, const QString &name, QObject *context,
                      Secrets::Done done);
    Secrets &store_;
    const std::shared_ptr<Box> box_;
};

}  // namespace roomrack::secrets
