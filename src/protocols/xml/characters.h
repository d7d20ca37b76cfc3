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

/// White space of XML 1.0 (section 2.3).
constexpr bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// The value of a decimal or hexadecimal digit; -1: it is none.
constexpr int digitOf(char c, bool hex)
{
    if (c >= '0' && c <= '9') return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return hex && lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// A numeric reference of any length: leading zeros do not change its character.
struct NumericReference {
    qsizetype size = 0;     ///< with '&' and ';'; 0: there is none
    qsizetype read = 1;     ///< the bytes that were looked at; only the first one is a '&'
    quint32 character = 0;  ///< valid or not; above U+10FFFF some value above it
};

/// The reference at the beginning of `text`. A caller that goes on after `read` looks at each byte
/// once, whatever the text.
inline NumericReference numericReference(QByteArrayView text)
{
    constexpr quint32 kLast = 0x10ffff;
    NumericReference found;
    if (!text.startsWith("&#")) return found;
    const bool hex = text.sliced(2).startsWith('x');
    const qsizetype first = hex ? 3 : 2;
    for (found.read = first; found.read < text.size(); ++found.read) {
        const int digit = digitOf(text[found.read], hex);
        if (digit < 0) break;
        if (found.character <= kLast)
            found.character = found.character * (hex ? 16 : 10) + static_cast<quint32>(digit);
    }
    if (found.read > first && text.sliced(found.read).startsWith(';')) found.size = found.read + 1;
    return found;
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
        const int digit = digitOf(c, hex);
        if (digit < 0) return std::nullopt;
        value = value * (hex ? 16 : 10) + static_cast<quint32>(digit);
    }
    return value;
}

}  // namespace roomrack::protocols::xml
