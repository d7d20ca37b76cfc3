// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/seal.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDataStream>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>

#include <sodium.h>

namespace roomrack::secrets {

namespace {

const QByteArray kMagic = "RRSEAL1\n";
constexpr int kShortestPassphrase = 8;
constexpr qint64 kLargestSeal = 1 << 20;

struct SealWords {
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

QByteArray chance(size_t size)
{
    QByteArray random(qsizetype(size), '\0');
    randombytes_buf(random.data(), size);
    return random;
}

tl::unexpected<Error> notSealed()
{
    return fail(ErrorCode::Corrupt, {}, SealWords::tr("The encrypted password file is damaged."));
}

}  // namespace

void wipe(QByteArray &array)
{
    sodium_memzero(array.data(), size_t(array.size()));
    array.clear();
}

Result<SealKey> sealKey(const QString &passphrase, const QByteArray &salt)
{
    if (passphrase.size() < kShortestPassphrase) {
        return fail(ErrorCode::Invalid, QStringLiteral("passphrase"),
                    SealWords::tr("The passphrase must have at least %n character(s).", nullptr,
                                  kShortestPassphrase));
    }
    const bool ready = sodium_init() >= 0;  // may be called repeatedly
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
                    SealWords::tr("There is not enough memory to check the passphrase."));
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

bool isSealed(const QByteArray &file)
{
    return file.startsWith(kMagic);
}

Result<QByteArray> saltOf(const QByteArray &file)
{
    const auto least = kMagic.size()
                       + qsizetype(crypto_pwhash_SALTBYTES + crypto_secretbox_NONCEBYTES
                                   + crypto_secretbox_MACBYTES);
    if (!isSealed(file) || file.size() < least) return notSealed();
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
                    SealWords::tr("Incorrect passphrase."));
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

Result<OpenedSeal> openSeal(const QString &file, const QString &passphrase)
{
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) return fail(ErrorCode::NotFound, file, in.errorString());
    if (in.size() > kLargestSeal) return notSealed();
    const QByteArray content = in.readAll();
    const auto salt = saltOf(content);
    if (!salt) return tl::unexpected(salt.error());
    auto key = sealKey(passphrase, *salt);
    if (!key) return tl::unexpected(key.error());
    auto secrets = unsealed(*key, content);
    if (!secrets) return tl::unexpected(secrets.error());
    return OpenedSeal{std::move(*key), std::move(*secrets)};
}

Result<void> writeSealed(const QString &file, const SealKey &key, const SecretMap &secrets)
{
    const auto failed = [](const QString &why) {
        return fail(ErrorCode::NotSaved, {},
                    SealWords::tr("The passwords could not be saved: %1").arg(why));
    };
    const QString folder = QFileInfo(file).absolutePath();
    if (!QFileInfo::exists(folder) && QDir().mkpath(folder)) {
        QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner
                                          | QFileDevice::ExeOwner);
    }
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly)) return failed(out.errorString());
    out.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    const QByteArray content = sealed(key, secrets);
    if (out.write(content) != content.size() || !out.commit()) return failed(out.errorString());
    return {};
}

}  // namespace roomrack::secrets
