// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/sealed_secrets.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
#include <QtCore/QFutureWatcher>

namespace roomrack::secrets {

namespace {

struct SealedSecretsWords {
    Q_DECLARE_TR_FUNCTIONS(Secrets)
};

}  // namespace

SealedSecrets::SealedSecrets(const QString &file, QObject *parent)
    : Secrets(parent), file_(file), state_(QFileInfo::exists(file) ? State::Locked : State::Empty)
{}

SealedSecrets::~SealedSecrets()
{
    wipe(key_.key);
    for (auto &[name, secret] : secrets_) wipe(secret);
}

void SealedSecrets::get(const QString &name, QObject *context, Found found)
{
    const auto at = secrets_.find(name);
    const QByteArray secret = at == secrets_.end() ? QByteArray() : at->second;
    QMetaObject::invokeMethod(
        context, [secret, found = std::move(found)] { found(secret); }, Qt::QueuedConnection);
}

void SealedSecrets::set(const QString &name, const QByteArray &secret, QObject *context, Done done)
{
    SecretMap next = secrets_;
    next[name] = secret;
    keep(std::move(next), context, std::move(done));
}

void SealedSecrets::remove(const QString &name, QObject *context, Done done)
{
    SecretMap next = secrets_;
    next.erase(name);
    keep(std::move(next), context, std::move(done));
}

void SealedSecrets::keep(SecretMap secrets, QObject *context, Done done)
{
    Result<void> result;
    if (state_ != State::Ready) {
        result =
            fail(ErrorCode::Forbidden, QStringLiteral("passphrase"),
                 SealedSecretsWords::tr("The passwords are locked; enter the passphrase first."));
    } else {
        result = writeSealed(file_, key_, secrets);
    }
    if (result) secrets_ = std::move(secrets);
    QMetaObject::invokeMethod(
        context, [result, done = std::move(done)] { done(result); }, Qt::QueuedConnection);
}

void SealedSecrets::unlock(const QString &passphrase, QObject *context, Done done)
{
    using Opened = Result<OpenedSeal>;
    const bool fresh = state_ == State::Empty;
    // A watcher, as in the engine's whenDone(): a dialog may be destroyed before the answer.
    auto *watcher = new QFutureWatcher<Opened>(context);
    connect(watcher, &QFutureWatcherBase::finished, watcher,
            [this, watcher, done = std::move(done)] {
                watcher->deleteLater();
                const Opened opened = watcher->result();
                if (!opened) return done(tl::unexpected(opened.error()));
                key_ = opened->key;
                secrets_ = opened->secrets;
                state_ = State::Ready;
                emit stateChanged();
                done({});
            });
    watcher->setFuture(QtConcurrent::run([passphrase, fresh, file = file_]() -> Opened {
        if (!fresh) return openSeal(file, passphrase);
        auto key = sealKey(passphrase, {});
        if (!key) return tl::unexpected(key.error());
        return OpenedSeal{std::move(*key), {}};
    }));
}

}  // namespace roomrack::secrets

#include "moc_sealed_secrets.cpp"
