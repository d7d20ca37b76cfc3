// SPDX-License-Identifier: GPL-3.0-or-later
// Which characters a document may contain, and the code point of a numeric reference. Internal to
// the folder.
#pragma once

#include <QtCore/QByteArrayView>

#include <optional>

namespace roomrack::protocols::xml {

/// Characters allowed by XML 1.0 (section 2.2).
constexpr bool isXmlCharacter(quint32 c)
{
    return c == 0x9 || c == 0xa || c == 0xd || (c >= 0x20 && c <= 0xd7ff)
           || (c >= 0xe000 && c <= 0xfffd) || (c >= 0x10000 && c <= 0x10ffff);
}

/// The code point, valid or not, that "#60" or "#x3C" (without '&' and ';') refers to. Empty if it
/// is no numeric reference, or has more than eight digits.
inline std::optional<quint32> referencedCharacter(QByteArrayView name)
{
    if (name.size() < 2 || name.front() != '#') return std::nullopt;
    const bool hex = name[1] == 'x';
    const QByteArrayView digits = name.sliced(hex ? 2 : 1);
    if (digits.isEmpty() || digits.size() > 8) return std::nullopt;
    quint32 value = 0;
    for (const char c : digits) {
        const bool digit = c >= '0' && c <= '9';
        const char lower = static_cast<char>(c | 0x20);
        if (!digit && !(hex && lower >= 'a' && lower <= 'f')) return std::nullopt;
        const int worth = digit ? c - '0' : lower - 'a' + 10;
        value = value * (hex ? 16 : 10) + static_cast<quint32>(worth);
    }
    return value;
}

}  // namespace roomrack::protocols::xml
