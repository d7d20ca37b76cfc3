// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/without_secret.h"

#include <algorithm>

namespace roomrack::core {

namespace {

const QByteArray kStars = QByteArrayLiteral("*****");

bool isBase64(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '+'
           || c == '/' || c == '=';
}

/// Masks the whole word around the match: its boundary characters reveal something, too.
void starWords(QByteArray &text, const QByteArray &piece)
{
    for (qsizetype at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at)) {
        const auto end = std::find_if_not(text.cbegin() + at, text.cend(), isBase64);
        while (at > 0 && isBase64(text.at(at - 1))) --at;
        text.replace(at, end - text.cbegin() - at, kStars);
        at += kStars.size();
    }
}

}  // namespace

QByteArray withoutSecret(QByteArray text, const QByteArray &secret)
{
    constexpr qsizetype kBits = 6, kByte = 8, kGroup = 3, kShortest = 4;
    if (secret.isEmpty()) return text;
    text.replace(secret, kStars);
    if (const QByteArray encoded = secret.toPercentEncoding(); encoded != secret)
        text.replace(encoded, kStars);
    if (secret.size() < kShortest) return text;
    // The preceding bytes decide the alignment in base64; boundary characters are shared.
    for (qsizetype before = 0; before < kGroup; ++before) {
        const QByteArray base64 = (QByteArray(before, '\0') + secret).toBase64();
        const qsizetype first = (before * kByte + kBits - 1) / kBits;
        const qsizetype end = (before + secret.size()) * kByte / kBits;
        starWords(text, base64.mid(first, end - first));
    }
    return text;
}

}  // namespace roomrack::core
