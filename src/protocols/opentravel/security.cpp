// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/opentravel/security.h"

#include "protocols/values.h"

#include <QtCore/QCryptographicHash>

namespace roomrack::protocols::opentravel {

namespace {

QByteArray digestOf(const QByteArray &nonce, const QString &created, const QString &password)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(nonce);
    hash.addData(created.toUtf8());
    hash.addData(password.toUtf8());
    return hash.result().toBase64();
}

/// Constant-time comparison for texts of equal length; the hashes have one length.
bool same(const QByteArray &a, const QByteArray &b)
{
    const QByteArray x = QCryptographicHash::hash(a, QCryptographicHash::Sha256);
    const QByteArray y = QCryptographicHash::hash(b, QCryptographicHash::Sha256);
    int different = 0;
    for (qsizetype i = 0; i < x.size(); ++i) different |= x[i] ^ y[i];
    return different == 0;
}

}  // namespace

Security textSecurity(const QString &username, const QString &password)
{
    return {username, password, false, {}, {}};
}

Security digestSecurity(const QString &username, const QString &password, const QByteArray &nonce,
                        Instant created)
{
    const QString at = instantText(created);
    return {username, QString::fromLatin1(digestOf(nonce, at, password)), true, nonce, at};
}

Result<void> verify(const Security &security, const QString &username, const QString &password,
                    Instant now, qint64 window)
{
    bool fresh = true;
    QByteArray expected = password.toUtf8();
    if (security.digest) {
        const auto created = parseInstant(security.created);
        fresh = created && std::abs(*created - now) <= window;
        expected = digestOf(security.nonce, security.created, password);
    }
    const bool user = same(security.username.toUtf8(), username.toUtf8());
    const bool right = same(security.password.toUtf8(), expected);
    if (user && right && fresh && !username.isEmpty()) return {};
    return fail(core::ErrorCode::Forbidden, QStringLiteral("UsernameToken"),
                ErrorText::tr("invalid user name or password, or the token has expired"));
}

}  // namespace roomrack::protocols::opentravel
