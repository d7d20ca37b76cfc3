// SPDX-License-Identifier: GPL-3.0-or-later
// Webhooks are signed: HMAC-SHA-256 over time stamp, a full stop and the body. Who listens accepts
// five minutes either way; a copy within them has a revision that is known already.
#pragma once

#include "core/clock.h"
#include "core/error.h"

#include <QtCore/QByteArray>

namespace roomrack::protocols::ota_json {

inline constexpr qint64 kSignatureWindowSeconds = 300;

/// What goes into the headers X-Timestamp and X-Signature: whole seconds since 1970 UTC, and 64
/// hexadecimal digits.
struct Signature {
    QByteArray timestamp;
    QByteArray value;
};

Signature sign(const QByteArray &secret, const QByteArray &body, Instant when);

/// Whether what was shown is the secret; an empty one is not. Takes as long for a wrong one.
bool isSecret(const QByteArray &secret, const QByteArray &shown);

/// Whether the body was signed with the secret and within five minutes of `now`. Forbidden where
/// it was not; the reason says which. An empty secret verifies nothing. The comparison takes as
/// long for a wrong value as for the right one.
Result<void> verify(const QByteArray &secret, const QByteArray &body, const Signature &signature,
                    Instant now);

}  // namespace roomrack::protocols::ota_json
