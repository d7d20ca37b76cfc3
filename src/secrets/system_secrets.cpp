// SPDX-License-Identifier: GPL-3.0-or-later
// The system's keychain through qtkeychain; the sealed file if a first query reports no keychain or
// the build does not support one.
#include "secrets/sealed_secrets.h"

#include <QtCore/QCoreApplication>

#ifdef ROOMRACK_HAS_KEYCHAIN
#include <qt6keychain/keychain.h>
#endif

namespace roomrack::secrets {

#ifdef ROOMRACK_HAS_KEYCHAIN

namespace {

const QString kService = QStringLiteral("Roomrack");

struct SystemSecretsWords {
    Q_DECLARE_TR_FUNCTIONS(Secrets)
};

tl::unexpected<Error> refused(const QKeychain::Job &job)
{
    return fail(ErrorCode::NotSaved, {},
                SystemSecretsWords::tr("System keychain error: %1").arg(job.errorString()));
}

class SystemSecrets final : public Secrets {
public:
    explicit SystemSecrets(const QString &file) : sealed_(file)
    {
        connect(&sealed_, &Secrets::stateChanged, this, &Secrets::stateChanged);
    }

    State state() const override
    {
        return kind_ == Kind::Sealed     ? sealed_.state()
               : kind_ == Kind::Keychain ? State::Ready
                                         : State::Looking;
    }

    void begin() override
    {
        if (kind_ != Kind::Unknown) return;
        kind_ = Kind::Asked;
        auto *job = new QKeychain::ReadPasswordJob(kService, this);
        job->setKey(QStringLiteral("keychain check"));
        connect(job, &QKeychain::Job::finished, this, [this](QKeychain::Job *asked) {
            const auto error = asked->error();
            const bool there = error == QKeychain::NoError || error == QKeychain::EntryNotFound;
            kind_ = there ? Kind::Keychain : Kind::Sealed;
            emit stateChanged();
        });
        job->start();
    }

    void get(const QString &name, QObject *context, Found found) override
    {
        if (kind_ == Kind::Sealed) return sealed_.get(name, context, std::move(found));
        auto *job = new QKeychain::ReadPasswordJob(kService, this);
        job->setKey(name);
        connect(job, &QKeychain::Job::finished, context,
                [job, found = std::move(found)](QKeychain::Job *) {
                    if (job->error() == QKeychain::EntryNotFound) return found(QByteArray());
                    if (job->error() != QKeychain::NoError) return found(refused(*job));
                    found(job->binaryData());
                });
        job->start();
    }

    void set(const QString &name, const QByteArray &secret, QObject *context, Done done) override
    {
        if (kind_ == Kind::Sealed) return sealed_.set(name, secret, context, std::move(done));
        auto *job = new QKeychain::WritePasswordJob(kService, this);
        job->setBinaryData(secret);
        start(job, name, context, std::move(done));
    }

    void remove(const QString &name, QObject *context, Done done) override
    {
        if (kind_ == Kind::Sealed) return sealed_.remove(name, context, std::move(done));
        start(new QKeychain::DeletePasswordJob(kService, this), name, context, std::move(done));
    }

    void unlock(const QString &passphrase, QObject *context, Done done) override
    {
        sealed_.unlock(passphrase, context, std::move(done));
    }

private:
    enum class Kind : quint8 { Unknown, Asked, Keychain, Sealed };

    static void start(QKeychain::Job *job, const QString &name, QObject *context, Done done)
    {
        job->setKey(name);
        connect(job, &QKeychain::Job::finished, context,
                [done = std::move(done)](QKeychain::Job *ended) {
                    const auto error = ended->error();
                    if (error == QKeychain::NoError || error == QKeychain::EntryNotFound)
                        done({});
                    else
                        done(refused(*ended));
                });
        job->start();
    }

    SealedSecrets sealed_;
    Kind kind_ = Kind::Unknown;
};

}  // namespace

bool knowsKeychains()
{
    return true;
}

std::unique_ptr<Secrets> systemSecrets(const QString &sealedFile)
{
    return std::make_unique<SystemSecrets>(sealedFile);
}

#else

bool knowsKeychains()
{
    return false;
}

std::unique_ptr<Secrets> systemSecrets(const QString &sealedFile)
{
    return std::make_unique<SealedSecrets>(sealedFile);
}

#endif

}  // namespace roomrack::secrets
