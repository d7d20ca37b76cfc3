// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/claim.h"

#include <QtCore/QCryptographicHash>

#include <algorithm>

namespace roomrack::booking {

QByteArray claimHash(const QByteArray &way, const QByteArray &body)
{
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    hash.addData(way);
    hash.addData(QByteArrayView("\0", 1));
    hash.addData(body);
    return hash.result().left(kClaimHashBytes);
}

Result<void> checkClaim(const Claim &claim)
{
    if (const auto ok = checkClaimKey(claim.key); !ok) return ok;
    if (claim.body.size() == kClaimHashBytes) return {};
    return fail(ErrorCode::Invalid, QStringLiteral("Idempotency-Key"),
                ErrorText::tr("the request hash must have %1 bytes").arg(kClaimHashBytes));
}

Result<void> checkClaimKey(const QByteArray &key)
{
    const QString field = QStringLiteral("Idempotency-Key");
    if (key.isEmpty()) return fail(ErrorCode::Invalid, field, ErrorText::tr("must not be empty"));
    const bool visible =
        std::all_of(key.begin(), key.end(), [](char c) { return c > ' ' && c < '\x7f'; });
    if (visible && key.size() <= kLongestClaimKey) return {};
    return fail(ErrorCode::Invalid, field,
                ErrorText::tr("must be 1 to %1 printable ASCII characters without spaces")
                    .arg(kLongestClaimKey));
}

}  // namespace roomrack::booking
