// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/ota_json/signature.h"

#include <QtCore/QMessageAuthenticationCode>

namespace roomrack::protocols::ota_json {

namespace {

QByteArray mac(const QByteArray &secret, const QByteArray &timestamp, const QByteArray &body)
{
    QMessageAuthenticationCode code(QCryptographicHash::Sha256, secret);
    code.addData(timestamp);
    code.addData(".", 1);
    code.addData(body);
    return code.result().toHex();
}

/// Looks at every byte, whatever the first ones say.
bool equal(const QByteArray &a, const QByteArray &b)
{
    if (a.size() != b.size()) return false;
    unsigned char differs = 0;
    for (qsizetype i = 0; i < a.size(); ++i) differs |= static_cast<unsigned char>(a[i] ^ b[i]);
    return differs == 0;
}

}  // namespace

Signature sign(const QByteArray &secret, const QByteArray &body, Instant when)
{
    const QByteArray timestamp = QByteArray::number(when.micros / kSecond);
    return {timestamp, mac(secret, timestamp, body)};
}

bool isSecret(const QByteArray &secret, const QByteArray &shown)
{
    // Of the same length, whatever was shown.
    return !secret.isEmpty() && equal(mac(secret, {}, shown), mac(secret, {}, secret));
}

Result<void> verify(const QByteArray &secret, const QByteArray &body, const Signature &signature,
                    Instant now)
{
    const QString header = QStringLiteral("X-Timestamp");
    const QByteArray &t = signature.timestamp;
    const bool digits =
        !t.isEmpty() && t.size() <= 12
        && std::all_of(t.begin(), t.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!digits) {
        return fail(ErrorCode::Forbidden, header,
                    ErrorText::tr("must be whole seconds since 1970, such as 1468483200"));
    }
    if (secret.isEmpty() || !equal(signature.value.toLower(), mac(secret, t, body))) {
        return fail(ErrorCode::Forbidden, QStringLiteral("X-Signature"),
                    ErrorText::tr("does not fit this body and time stamp"));
    }
    const qint64 away = now.micros / kSecond - t.toLongLong();
    if (away > kSignatureWindowSeconds || away < -kSignatureWindowSeconds) {
        return fail(ErrorCode::Forbidden, header,
                    ErrorText::tr("is %1 seconds from now; %2 are allowed")
                        .arg(away < 0 ? -away : away)
                        .arg(kSignatureWindowSeconds));
    }
    return {};
}

}  // namespace roomrack::protocols::ota_json
