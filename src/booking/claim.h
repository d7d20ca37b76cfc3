// SPDX-License-Identifier: GPL-3.0-or-later
// The idempotency key of a request (DESIGN, section 4, Idempotency): a repeated request with the
// same key has no effect and returns the first response, byte for byte.
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "core/ids.h"

#include <QtCore/QByteArray>

namespace roomrack::booking {

/// How long keys are kept, unless the payment they wait for takes longer.
inline constexpr qint64 kClaimLives = 24 * 3600 * kSecond;
inline constexpr int kLongestClaimKey = 255;
inline constexpr qsizetype kClaimHashBytes = 16;

struct Claim {
    ActorId caller;   ///< scope of the key: two callers may use the same
    QByteArray key;   ///< 1 to 255 visible ASCII characters
    QByteArray body;  ///< claimHash() of the request
};
/// Sixteen bytes over the request: `way` (method and path) and body.
QByteArray claimHash(const QByteArray &way, const QByteArray &body);
/// Invalid on "Idempotency-Key": it is missing, too long, or has other characters.
Result<void> checkClaimKey(const QByteArray &key);
/// Checks the key, and that the body hash has the form that claimHash() returns.
Result<void> checkClaim(const Claim &claim);

/// The response, as it was sent.
struct ClaimAnswer {
    qint32 status = 0;  ///< HTTP; 0: none yet; -1, when read: there will never be one
    QByteArray body;
    /// Where in the body the booking's version belongs that only the commit knows
    /// (booking/version_place.h); -1: nowhere. Not stored.
    qsizetype versionAt = -1;
    friend bool operator==(const ClaimAnswer &, const ClaimAnswer &) = default;
};

/// A claim as it is stored. Without a body hash it is the response to an existing claim; without a
/// response either, one that will never be answered, and it is deleted.
struct ClaimRow {
    PropertyId property;
    Claim claim;
    Instant at;
    qint64 saga = 0;  ///< the saga whose end is the response; 0: none
    ClaimAnswer answer;
};
/// Deletes older keys, except those without a response yet.
struct ForgetClaimsRow {
    PropertyId property;
    Instant before;
};

}  // namespace roomrack::booking
