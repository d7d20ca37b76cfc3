// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/secret_box.h"

#include "secrets/bound_secret.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QMutex>

#include <map>

namespace roomrack::secrets {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Secrets)
};

}  // namespace

struct SecretBox::Box {
    QMutex mutex;
    std::map<QString, BoundSecret> secrets;

    BoundSecret get(const QString &name)
    {
        const QMutexLocker lock(&mutex);
        const auto at = secrets.find(name);
        return at == secrets.end() ? BoundSecret() : at->second;
    }
    Result<QByteArray> get(const QString &name, const QString &address)
    {
        const QMutexLocker lock(&mutex);
        const auto at = secrets.find(name);
        if (at == secrets.end() || at->second.secret.isEmpty()) return QByteArray();
        BoundSecret &bound = at->second;
        if (bound.address.isEmpty()) bound.address = address;
        if (bound.address == address) return bound.secret;
        return fail(ErrorCode::Forbidden, QStringLiteral("secret"),
                    Words::tr("The password or key that is kept was typed for %1. Another address "
                              "is not sent it; type the one for %2.")
                        .arg(bound.address, address));
    }
    void set(const QString &name, const BoundSecret &secret)
    {
        const QMutexLocker lock(&mutex);
        secrets[name] = secret;
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
                           BoundSecret bound = fromStored(*stored);
                           const bool isOld = bound.address.isEmpty() && !bound.secret.isEmpty();
                           if (isOld) bound.address = one.address;
                           // A store that is only read refuses; then it is so for as long as this
                           // program runs.
                           if (isOld && !one.address.isEmpty())
                               store->set(one.name, toStored(bound), context,
                                          [](const Result<void> &) {});
                           box->set(one.name, bound);
                       } else {
                           waiting->trouble = stored.error().text();
                       }
                       if (--waiting->left == 0) done(waiting->trouble);
                   });
    }
}

QByteArray SecretBox::get(const QString &name) const
{
    return box_->get(name).secret;
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

void SecretBox::keep(const QString &name, const QByteArray &secret, const QString &address,
                     QObject *context, Secrets::Done done)
{
    const BoundSecret bound{secret, address};
    store_.set(name, toStored(bound), context,
               [box = box_, name, bound, done = std::move(done)](const Result<void> &kept) {
                   if (kept) box->set(name, bound);
                   done(kept);
               });
}

void SecretBox::forget(const QString &name, QObject *context)
{
    box_->set(name, {});
    store_.remove(name, context, [](const Result<void> &) {});
}

void SecretBox::lend(const QString &name, const QByteArray &secret)
{
    box_->set(name, {secret, {}});
}

}  // namespace roomrack::secrets
