// SPDX-License-Identifier: GPL-3.0-or-later
// The key with which a request comes (DESIGN, section 4, Idempotency): whatever comes with it again
// has no effect and gets the answer of the first time, byte for byte.
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "core/ids.h"

#include <QtCore/QByteArray>

namespace roomrack::booking {

/// Keys are kept so long, and never less than the payment that they wait for.
inline constexpr qint64 kClaimLives = 24 * 3600 * kSecond;
inline constexpr int kLongestClaimKey = 255;
inline constexpr qsizetype kClaimHashBytes = 16;

struct Claim {
    ActorId caller;   ///< whose key it is: two callers may have the same
    QByteArray key;   ///< 1 to 255 visible characters of ASCII
    QByteArray body;  ///< claimHash() of what is asked for
};
/// Sixteen bytes of what is asked for: its way (method and path) and its body.
QByteArray claimHash(const QByteArray &way, const QByteArray &body);
/// Invalid on "Idempotency-Key": there is none, or it is too long, or has other characters.
Result<void> checkClaimKey(const QByteArray &key);
/// The key, and that the body is what claimHash() makes.
Result<void> checkClaim(const Claim &claim);

/// What was answered, as it went over the line.
struct ClaimAnswer {
    qint32 status = 0;  ///< of HTTP; 0: none yet; -1, as it is read: there will never be one
    QByteArray body;
    friend bool operator==(const ClaimAnswer &, const ClaimAnswer &) = default;
};

/// As it stands in the file. Without a body it is the answer to one that is there; without an
/// answer either, one that nobody will ever answer, and goes.
struct ClaimRow {
    PropertyId property;
    Claim claim;
    Instant at;
    qint64 saga = 0;  ///< whose end is the answer; 0: none
    ClaimAnswer answer;
};
/// Keys from before go, but for those that have no answer yet.
struct ForgetClaimsRow {
    PropertyId property;
    Instant before;
};

}  // namespace roomrack::booking
