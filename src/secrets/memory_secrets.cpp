// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/memory_secrets.h"

namespace roomrack::secrets {

namespace {

/// Answers later, as the other stores do.
void succeed(QObject *context, Secrets::Done done)
{
    QMetaObject::invokeMethod(
        context, [done = std::move(done)] { done({}); }, Qt::QueuedConnection);
}

}  // namespace

void MemorySecrets::get(const QString &name, QObject *context, Found found)
{
    const auto at = secrets_.find(name);
    const QByteArray secret = at == secrets_.end() ? QByteArray() : at->second;
    QMetaObject::invokeMethod(
        context, [secret, found = std::move(found)] { found(secret); }, Qt::QueuedConnection);
}

void MemorySecrets::set(const QString &name, const QByteArray &secret, QObject *context, Done done)
{
    secrets_[name] = secret;
    succeed(context, std::move(done));
}

void MemorySecrets::remove(const QString &name, QObject *context, Done done)
{
    secrets_.erase(name);
    succeed(context, std::move(done));
}

void MemorySecrets::unlock(const QString &, QObject *context, Done done)
{
    succeed(context, std::move(done));
}

}  // namespace roomrack::secrets

#include "moc_memory_secrets.cpp"
