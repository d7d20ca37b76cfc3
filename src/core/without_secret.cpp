// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/without_secret.h"

namespace roomrack::core {

QByteArray withoutSecret(QByteArray text, const QByteArray &secret)
{
    constexpr qsizetype kBits = 6, kByte = 8, kGroup = 3, kShortest = 4;
    const QByteArray stars = "*****";
    if (secret.isEmpty()) return text;
    text.replace(secret, stars);
    if (const QByteArray encoded = secret.toPercentEncoding(); encoded != secret)
        text.replace(encoded, stars);
    if (secret.size() < kShortest) return text;
    // What stands before it decides on which letters it falls; those at its edges are shared.
    for (qsizetype before = 0; before < kGroup; ++before) {
        const QByteArray base64 = (QByteArray(before, '\0') + secret).toBase64();
        const qsizetype first = (before * kByte + kBits - 1) / kBits;
        const qsizetype end = (before + secret.size()) * kByte / kBits;
        text.replace(base64.mid(first, end - first), stars);
    }
    return text;
}

}  // namespace roomrack::core
