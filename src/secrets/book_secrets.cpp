// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/book_secrets.h"

#include <QtCore/QCoreApplication>

namespace roomrack::secrets {

namespace {

struct BookSecretsWords {
    Q_DECLARE_TR_FUNCTIONS(Secrets)
};

}  // namespace

BookSecrets::BookSecrets(SecretMap secrets, QObject *parent)
    : Secrets(parent), secrets_(std::move(secrets))
{}

BookSecrets::~BookSecrets()
{
    for (auto &[name, secret] : secrets_) wipe(secret);
}

void BookSecrets::get(const QString &name, QObject *context, Found found)
{
    auto at = secrets_.find(name);
    if (at == secrets_.end()) at = secrets_.find(name.section(u'#', -1));
    const QByteArray secret = at == secrets_.end() ? QByteArray() : at->second;
    QMetaObject::invokeMethod(
        context, [secret, found = std::move(found)] { found(secret); }, Qt::QueuedConnection);
}

void BookSecrets::refuse(QObject *context, Done done)
{
    QMetaObject::invokeMethod(
        context,
        [done = std::move(done)] {
            done(fail(ErrorCode::Forbidden, {},
                      BookSecretsWords::tr("The passwords are read-only.")));
        },
        Qt::QueuedConnection);
}

void BookSecrets::set(const QString & /*name*/, const QByteArray & /*secret*/, QObject *context,
                      Done done)
{
    refuse(context, std::move(done));
}

void BookSecrets::remove(const QString & /*name*/, QObject *context, Done done)
{
    refuse(context, std::move(done));
}

void BookSecrets::unlock(const QString & /*passphrase*/, QObject *context, Done done)
{
    refuse(context, std::move(done));
}

}  // namespace roomrack::secrets

#include "moc_book_secrets.cpp"
