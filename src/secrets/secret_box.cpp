// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/secret_box.h"

#include <QtCore/QMutex>

#include <map>

namespace roomrack::secrets {

struct SecretBox::Box {
    QMutex mutex;
    std::map<QString, QByteArray> secrets;
    QByteArray get(const QString &name)
    {
        const QMutexLocker lock(&mutex);
        const auto at = secrets.find(name);
        return at == secrets.end() ? QByteArray() : at->second;
    }
    void set(const QString &name, const QByteArray &secret)
    {
        const QMutexLocker lock(&mutex);
        secrets[name] = secret;
    }
};

SecretBox::SecretBox(Secrets &store) : store_(store), box_(std::make_shared<Box>())
{}

void SecretBox::fetch(const QStringList &names, QObject *context,
                      std::function<void(const QString &)> done)
{
    struct Waiting {
        qsizetype left;
        QString trouble;
    };
    if (names.isEmpty()) {
        QMetaObject::invokeMethod(
            context, [done = std::move(done)] { done({}); }, Qt::QueuedConnection);
        return;
    }
    const auto waiting = std::make_shared<Waiting>(Waiting{names.size(), {}});
    for (const QString &name : names) {
        store_.get(name, context,
                   [waiting, done, name, box = box_](const Result<QByteArray> &secret) {
                       if (secret)
                           box->set(name, *secret);
                       else
                           waiting->trouble = secret.error().text();
                       if (--waiting->left == 0) done(waiting->trouble);
                   });
    }
}

QByteArray SecretBox::get(const QString &name) const
{
    return box_->get(name);
}

std::function<QByteArray(const QString &)> SecretBox::reader() const
{
    return [box = box_](const QString &name) { return box->get(name); };
}

void SecretBox::keep(const QString &name, const QByteArray &secret, QObject *context,
                     Secrets::Done done)
{
    store_.set(name, secret, context,
               [box = box_, name, secret, done = std::move(done)](const Result<void> &kept) {
                   if (kept) box->set(name, secret);
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
    box_->set(name, secret);
}

}  // namespace roomrack::secrets
