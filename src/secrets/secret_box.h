// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets of one hotel that were fetched before they are needed, for threads that cannot wait for a
// keychain. Each is given out for the address that it was typed for, and for no other. One that was
// kept before addresses were belongs to the first address that it is fetched or asked for.
//
// Where a setup is saved that names another address, its secret is added beside the one that is
// kept (add), then the setup is saved, and then the other one goes (settle). So the address that is
// in force has its own secret whatever comes of it, and wherever the program ends.
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
        QString address{};  ///< that is set up now; empty: none
    };
    using Number = quint64;  ///< of an add(); 0: of none
    using Added = std::function<void(const Result<Number> &)>;
    /// The store must outlive it.
    explicit SecretBox(Secrets &store);

    /// Fetches them. `done` hears in the thread of `context`, later, what could not be read; empty:
    /// all could. The store must be ready, or empty.
    void fetch(const std::vector<Wanted> &wanted, QObject *context,
               std::function<void(const QString &trouble)> done);
    /// One that is sent nowhere. Empty: there is none. From any thread.
    QByteArray get(const QString &name) const;
    /// What may be sent to this address; empty: there is none. Forbidden: it was typed for another.
    Result<QByteArray> get(const QString &name, const QString &address) const;
    /// The same for those who may live longer.
    std::function<Result<QByteArray>(const QString &name, const QString &address)> reader() const;

    /// Stores it for this address beside those of others, before a setup that names the address is
    /// saved; `done` hears whether it is kept, and which number it has. Kept: settle() must follow.
    /// Before it does, another may be added for the same address.
    void add(const QString &name, const QByteArray &secret, const QString &address,
             QObject *context, Added done);
    /// What became of the setup that names this address, and of the secret that was `added` for it
    /// (0: none was). Saved: secrets for other addresses go, where this one has its own. Not saved:
    /// what was there before that add() comes back; one that was added later stays. Unknown: both
    /// stay.
    void settle(const QString &name, const QString &address, Number added,
                const Result<void> &saved, QObject *context);
    /// Stores this one alone, for this address (empty: it is sent nowhere); `done` hears whether it
    /// is kept, and it is what get() says then.
    void keep(const QString &name, const QByteArray &secret, const QString &address,
              QObject *context, Secrets::Done done);
    void forget(const QString &name, QObject *context);
    /// Known here from now on, and stored nowhere.
    void lend(const QString &name, const QByteArray &secret);

private:
    struct Box;
    /// The box itself may be gone when a store answers.
    static void store(Secrets &to, Box &from, const QString &name, QObject *context,
                      Secrets::Done done);
    Secrets &store_;
    const std::shared_ptr<Box> box_;
};

}  // namespace roomrack::secrets
