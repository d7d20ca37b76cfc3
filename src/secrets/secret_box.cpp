// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/secret_box.h"

#include "secrets/bound_secret.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QMutex>

#include <algorithm>
#include <map>

namespace roomrack::secrets {

namespace {

using Number = SecretBox::Number;

struct SecretBoxWords {
    Q_DECLARE_TR_FUNCTIONS(Secrets)
};

}  // namespace

/// All secrets stored under one name.
class Shelf {
public:
    bool isSettled() const { return adding_.empty(); }
    const std::vector<BoundSecret> &all() const { return all_; }
    void set(std::vector<BoundSecret> all) { all_ = std::move(all); }

    /// Binds a secret without an address to this one. Null: there is none for it.
    BoundSecret *of(const QString &address)
    {
        BoundSecret *own = find(address);
        if (own) return own;
        own = find({});
        if (own) own->address = address;
        return own;
    }
    void add(const BoundSecret &bound, Number number)
    {
        BoundSecret *own = find(bound.address);
        adding_.push_back({number, bound.address, own ? own->secret : QByteArray()});
        if (own)
            own->secret = bound.secret;
        else
            all_.push_back(bound);
    }
    /// Keeps secrets of other setups that are still being saved.
    void settle(const QString &address, Number number)
    {
        leave(number);
        if (!find(address)) return;
        std::erase_if(all_, [&](const BoundSecret &one) {
            return one.address != address && !isAdding(one.address);
        });
    }
    /// If a later add() was for the same address, its secret stays and takes over the `before` of
    /// this one. True if the store may still have a secret that was removed here.
    bool takeBack(Number number)
    {
        const auto at = of(number);
        if (at == adding_.end()) return false;
        const Adding gone = *at;
        const auto next = std::find_if(adding_.erase(at), adding_.end(), [&](const Adding &one) {
            return one.address == gone.address;
        });
        if (!gone.undoes) return false;
        if (next != adding_.end()) {
            next->before = gone.before;
            next->tookOver = true;
        } else if (BoundSecret *own = find(gone.address)) {
            own->secret = gone.before;
            std::erase_if(all_, [&](const BoundSecret &one) {
                return one.address == gone.address && one.secret.isEmpty();
            });
        }
        return gone.tookOver;
    }
    /// Keeps the secret, even if an earlier one for the same address is taken back.
    void leave(Number number)
    {
        const auto at = of(number);
        if (at == adding_.end()) return;
        for (auto one = adding_.begin(); one != at; ++one)
            if (one->address == at->address) one->undoes = false;
        adding_.erase(at);
    }

private:
    BoundSecret *find(const QString &address)
    {
        const auto at = std::find_if(all_.begin(), all_.end(), [&](const BoundSecret &one) {
            return one.address == address;
        });
        return at == all_.end() ? nullptr : &*at;
    }
    /// A secret added for a setup that is being saved.
    struct Adding {
        Number number;
        QString address;
        QByteArray before;      ///< previous secret of the address
        bool undoes = true;     ///< false: a later secret of the address is kept
        bool tookOver = false;  ///< `before` is from an earlier add() that was taken back
    };
    std::vector<Adding>::iterator of(Number number)
    {
        return std::find_if(adding_.begin(), adding_.end(),
                            [&](const Adding &one) { return one.number == number; });
    }
    bool isAdding(const QString &address) const
    {
        return std::any_of(adding_.begin(), adding_.end(),
                           [&](const Adding &one) { return one.address == address; });
    }
    std::vector<BoundSecret> all_;  ///< at most one per address
    std::vector<Adding> adding_;    ///< in the order of add()
};

struct SecretBox::Box {
    QMutex mutex;
    std::map<QString, Shelf> secrets;
    Number added = 0;  ///< last number; never reused, even after clearing

    QByteArray get(const QString &name)
    {
        const QMutexLocker lock(&mutex);
        const auto &all = secrets[name].all();
        return all.empty() ? QByteArray() : all.front().secret;
    }
    Result<QByteArray> get(const QString &name, const QString &address)
    {
        const QMutexLocker lock(&mutex);
        Shelf &shelf = secrets[name];
        if (shelf.all().empty()) return QByteArray();
        if (const BoundSecret *own = shelf.of(address)) return own->secret;
        QStringList others;
        for (const BoundSecret &one : shelf.all()) others += one.address;
        return fail(
            ErrorCode::Forbidden, QStringLiteral("secret"),
            SecretBoxWords::tr("The saved password or key is for %1 and is not sent to another "
                               "address. Enter the password or key for %2.")
                .arg(others.join(QStringLiteral("; ")), address));
    }
    /// Applies `what` to a shelf.
    template <typename What>
    auto at(const QString &name, What what)
    {
        const QMutexLocker lock(&mutex);
        return what(secrets[name]);
    }
};

SecretBox::SecretBox(Secrets &store) : store_(store), box_(std::make_shared<Box>())
{}

void SecretBox::fetch(const std::vector<Wanted> &wanted, QObject *context,
                      std::function<void(const QString &)> done)
{
    struct Waiting {
        size_t left;
        QString trouble;
    };
    if (wanted.empty()) {
        QMetaObject::invokeMethod(
            context, [done = std::move(done)] { done({}); }, Qt::QueuedConnection);
        return;
    }
    const auto waiting = std::make_shared<Waiting>(Waiting{wanted.size(), {}});
    for (const Wanted &one : wanted) {
        store_.get(one.name, context,
                   [waiting, done, one, context, store = &store_,
                    box = box_](const Result<QByteArray> &stored) {
                       if (stored) {
                           std::vector<BoundSecret> all = fromStored(*stored);
                           const bool isOld = all.size() == 1 && all.front().address.isEmpty();
                           if (isOld) all.front().address = one.address;
                           // A read-only store fails; the binding then applies only while this
                           // program runs.
                           if (isOld && !one.address.isEmpty())
                               store->set(one.name, toStored(all), context,
                                          [](const Result<void> &) {});
                           box->at(one.name, [&all](Shelf &shelf) {
                               if (shelf.isSettled()) shelf.set(std::move(all));
                           });
                       } else {
                           waiting->trouble = stored.error().text();
                       }
                       if (--waiting->left == 0) done(waiting->trouble);
                   });
    }
}

QByteArray SecretBox::get(const QString &name) const
{
    return box_->get(name);
}

Result<QByteArray> SecretBox::get(const QString &name, const QString &address) const
{
    return box_->get(name, address);
}

std::function<Result<QByteArray>(const QString &, const QString &)> SecretBox::reader() const
{
    return [box = box_](const QString &name, const QString &address) {
        return box->get(name, address);
    };
}

void SecretBox::store(Secrets &to, Box &from, const QString &name, QObject *context,
                      Secrets::Done done)
{
    const QByteArray stored =
        from.at(name, [](const Shelf &shelf) { return toStored(shelf.all()); });
    if (stored.isEmpty()) return to.remove(name, context, std::move(done));
    to.set(name, stored, context, std::move(done));
}

void SecretBox::add(const QString &name, const QByteArray &secret, const QString &address,
                    QObject *context, Added done)
{
    const Number number = box_->at(name, [&](Shelf &shelf) {
        shelf.add({secret, address}, ++box_->added);
        return box_->added;
    });
    store(store_, *box_, name, context,
          [to = &store_, box = box_, name, number, context,
           done = std::move(done)](const Result<void> &kept) {
              if (kept) return done(number);
              const bool differs =
                  box->at(name, [&](Shelf &shelf) { return shelf.takeBack(number); });
              if (differs) store(*to, *box, name, context, [](const Result<void> &) {});
              done(tl::unexpected(kept.error()));
          });
}

void SecretBox::settle(const QString &name, const QString &address, Number added,
                       const Result<void> &saved, QObject *context)
{
    const bool changed = box_->at(name, [&](Shelf &shelf) {
        const auto before = toStored(shelf.all());
        if (saved)
            shelf.settle(address, added);
        else if (saved.error().code == ErrorCode::Unknown)
            shelf.leave(added);
        else
            shelf.takeBack(added);
        return toStored(shelf.all()) != before;
    });
    // If the store fails, it keeps an unneeded secret until the next save.
    if (changed) store(store_, *box_, name, context, [](const Result<void> &) {});
}

void SecretBox::keep(const QString &name, const QByteArray &secret, const QString &address,
                     QObject *context, Secrets::Done done)
{
    const BoundSecret bound{secret, address};
    store_.set(name, toStored(bound), context,
               [box = box_, name, bound, done = std::move(done)](const Result<void> &kept) {
                   if (kept) box->at(name, [&](Shelf &shelf) { shelf.set({bound}); });
                   done(kept);
               });
}

void SecretBox::forget(const QString &name, QObject *context)
{
    box_->at(name, [](Shelf &shelf) { shelf = {}; });
    store_.remove(name, context, [](const Result<void> &) {});
}

void SecretBox::lend(const QString &name, const QByteArray &secret)
{
    box_->at(name, [&](Shelf &shelf) { shelf.set({{secret, {}}}); });
}

}  // namespace roomrack::secrets
