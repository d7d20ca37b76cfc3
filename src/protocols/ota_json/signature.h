// SPDX-License-Identifier: GPL-3.0-or-later
// Webhook signatures: HMAC-SHA-256 over timestamp, full stop and body. The receiver accepts a
// deviation of five minutes; a replay within them contains a known revision.
#pragma once

#include "core/clock.h"
#include "core/error.h"

#include <QtCore/QByteArray>

namespace roomrack::protocols::ota_json {

inline constexpr qint64 kSignatureWindowSeconds = 300;

/// Content of the headers X-Timestamp and X-Signature: seconds since 1970 UTC, and 64 hexadecimal
/// digits.
struct Signature {
    QByteArray timestamp;
    QByteArray value;
};

Signature sign(const QByteArray &secret, const QByteArray &body, Instant when);

/// Whether `shown` equals the secret, in constant time; false for an empty secret.
bool isSecret(const QByteArray &secret, const QByteArray &shown);

/// Checks that the body was signed with the secret within five minutes of `now`. Otherwise
/// Forbidden, with the reason. An empty secret verifies nothing. The comparison is constant-time.
Result<void> verify(const QByteArray &secret, const QByteArray &body, const Signature &signature,
                    Instant now);

}  // namespace roomrack::protocols::ota_json
