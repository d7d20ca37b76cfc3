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

/// Constant-time comparison.
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
    // Compares MACs, which have the same length for any input.
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
                    ErrorText::tr("must be a Unix time in whole seconds, e.g. 1468483200"));
    }
    if (secret.isEmpty() || !equal(signature.value.toLower(), mac(secret, t, body))) {
        return fail(ErrorCode::Forbidden, QStringLiteral("X-Signature"),
                    ErrorText::tr("does not match the body and timestamp"));
    }
    const qint64 away = now.micros / kSecond - t.toLongLong();
    if (away > kSignatureWindowSeconds || away < -kSignatureWindowSeconds) {
        return fail(ErrorCode::Forbidden, header,
                    ErrorText::tr("differs from the current time by %1 seconds; %2 are allowed")
                        .arg(away < 0 ? -away : away)
                        .arg(kSignatureWindowSeconds));
    }
    return {};
}

}  // namespace roomrack::protocols::ota_json
