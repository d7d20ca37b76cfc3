// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/sealed_secrets.h"

#include "desktop/session/when_done.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QCoreApplication>
#include <QtCore/QDataStream>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>

#include <sodium.h>

namespace roomrack::desktop {

namespace {

const QByteArray kMagic = "RRSEAL1\n";
constexpr int kShortestPassphrase = 8;
constexpr qint64 kLargestFile = 1 << 20;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Secrets)
};

unsigned char *bytes(QByteArray &array)
{
    return reinterpret_cast<unsigned char *>(array.data());
}
const unsigned char *bytes(const QByteArray &array)
{
    return reinterpret_cast<const unsigned char *>(array.constData());
}

void wipe(QByteArray &array)
{
    sodium_memzero(array.data(), size_t(array.size()));
    array.clear();
}

QByteArray chance(size_t size)
{
    QByteArray random(qsizetype(size), '\0');
    randombytes_buf(random.data(), size);
    return random;
}

tl::unexpected<Error> notSealed()
{
    return fail(ErrorCode::Corrupt, {}, Words::tr("The file of sealed passwords is damaged."));
}

Result<QByteArray> readAll(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kLargestFile) return notSealed();
    return file.readAll();
}

Result<void> writeAll(const QString &path, const QByteArray &content)
{
    const auto failed = [](const QString &why) {
        return fail(ErrorCode::NotSaved, {}, Words::tr("The passwords were not kept: %1").arg(why));
    };
    QDir().mkpath(QFileInfo(path).absolutePath());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return failed(file.errorString());
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    if (file.write(content) != content.size() || !file.commit()) return failed(file.errorString());
    return {};
}

}  // namespace

Result<SealKey> sealKey(const QString &passphrase, const QByteArray &salt)
{
    if (passphrase.size() < kShortestPassphrase) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("passphrase"),
            Words::tr("A passphrase has at least %n character(s).", nullptr, kShortestPassphrase));
    }
    const bool ready = sodium_init() >= 0;  // harmless when it was called before
    SealKey made{salt.isEmpty() ? chance(crypto_pwhash_SALTBYTES) : salt,
                 QByteArray(crypto_secretbox_KEYBYTES, '\0')};
    QByteArray typed = passphrase.normalized(QString::NormalizationForm_KC).toUtf8();
    const bool done =
        ready
        && crypto_pwhash(bytes(made.key), crypto_secretbox_KEYBYTES, typed.constData(),
                         static_cast<unsigned long long>(typed.size()), bytes(made.salt),
                         crypto_pwhash_OPSLIMIT_MODERATE, crypto_pwhash_MEMLIMIT_MODERATE,
                         crypto_pwhash_ALG_ARGON2ID13)
               == 0;
    wipe(typed);
    if (!done) {
        return fail(ErrorCode::Internal, {},
                    Words::tr("There is not enough memory to check the passphrase."));
    }
    return made;
}

QByteArray sealed(const SealKey &key, const SecretMap &secrets)
{
    QByteArray plain;
    QDataStream out(&plain, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << quint32(secrets.size());
    for (const auto &[name, secret] : secrets) out << name << secret;
    const QByteArray nonce = chance(crypto_secretbox_NONCEBYTES);
    QByteArray box(plain.size() + qsizetype(crypto_secretbox_MACBYTES), '\0');
    crypto_secretbox_easy(bytes(box), bytes(std::as_const(plain)),
                          static_cast<unsigned long long>(plain.size()), bytes(nonce),
                          bytes(key.key));
    wipe(plain);
    return kMagic + key.salt + nonce + box;
}

Result<QByteArray> saltOf(const QByteArray &file)
{
    const auto least = kMagic.size()
                       + qsizetype(crypto_pwhash_SALTBYTES + crypto_secretbox_NONCEBYTES
                                   + crypto_secretbox_MACBYTES);
    if (!file.startsWith(kMagic) || file.size() < least) return notSealed();
    return file.mid(kMagic.size(), crypto_pwhash_SALTBYTES);
}

Result<SecretMap> unsealed(const SealKey &key, const QByteArray &file)
{
    if (const auto salt = saltOf(file); !salt) return tl::unexpected(salt.error());
    const QByteArray nonce =
        file.mid(kMagic.size() + qsizetype(crypto_pwhash_SALTBYTES), crypto_secretbox_NONCEBYTES);
    const QByteArray box =
        file.mid(kMagic.size() + qsizetype(crypto_pwhash_SALTBYTES + crypto_secretbox_NONCEBYTES));
    QByteArray plain(box.size() - qsizetype(crypto_secretbox_MACBYTES), '\0');
    if (crypto_secretbox_open_easy(bytes(plain), bytes(box),
                                   static_cast<unsigned long long>(box.size()), bytes(nonce),
                                   bytes(key.key))
        != 0) {
        return fail(ErrorCode::Forbidden, QStringLiteral("passphrase"),
                    Words::tr("This is not the passphrase."));
    }
    SecretMap secrets;
    QDataStream in(plain);
    in.setVersion(QDataStream::Qt_6_4);
    quint32 count = 0;
    in >> count;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        QString name;
        QByteArray secret;
        in >> name >> secret;
        secrets.emplace(name, secret);
    }
    const bool whole = in.status() == QDataStream::Ok && in.atEnd();
    wipe(plain);
    if (!whole) return notSealed();
    return secrets;
}

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
        result = fail(ErrorCode::Forbidden, QStringLiteral("passphrase"),
                      Words::tr("The passwords are sealed; give the passphrase first."));
    } else {
        result = writeAll(file_, sealed(key_, secrets));
    }
    if (result) secrets_ = std::move(secrets);
    QMetaObject::invokeMethod(
        context, [result, done = std::move(done)] { done(result); }, Qt::QueuedConnection);
}

void SealedSecrets::unlock(const QString &passphrase, QObject *context, Done done)
{
    struct Opened {
        SealKey key;
        SecretMap secrets;
    };
    const bool fresh = state_ == State::Empty;
    const auto work = QtConcurrent::run([passphrase, fresh, file = file_]() -> Result<Opened> {
        Opened opened;
        QByteArray content;
        if (!fresh) {
            const auto read = readAll(file);
            if (!read) return tl::unexpected(read.error());
            content = *read;
            const auto salt = saltOf(content);
            if (!salt) return tl::unexpected(salt.error());
            opened.key.salt = *salt;
        }
        auto key = sealKey(passphrase, opened.key.salt);
        if (!key) return tl::unexpected(key.error());
        opened.key = std::move(*key);
        if (fresh) return opened;
        auto secrets = unsealed(opened.key, content);
        if (!secrets) return tl::unexpected(secrets.error());
        opened.secrets = std::move(*secrets);
        return opened;
    });
    whenDone(work, context, [this, done = std::move(done)](const Result<Opened> &opened) {
        if (!opened) return done(tl::unexpected(opened.error()));
        key_ = opened->key;
        secrets_ = opened->secrets;
        state_ = State::Ready;
        emit stateChanged();
        done({});
    });
}

}  // namespace roomrack::desktop

#include "moc_sealed_secrets.cpp"
