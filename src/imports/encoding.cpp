// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/encoding.h"

#include <array>

namespace roomrack::imports {

namespace {

/// 0x80..0x9F of Windows-1252 (the five unassigned codes map to the Latin-1 controls).
constexpr std::array<char16_t, 32> kHigh = {
    0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008d, 0x017d, 0x008f, 0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178};

QByteArray fromWindows1252(QByteArrayView block)
{
    QString text(block.size(), Qt::Uninitialized);
    for (qsizetype i = 0; i < block.size(); ++i) {
        const auto byte = static_cast<quint8>(block[i]);
        const bool special = byte >= 0x80 && byte < 0xa0;
        text[i] = QChar(special ? kHigh[size_t(byte - 0x80)] : char16_t(byte));
    }
    return text.toUtf8();
}

QStringConverter::Encoding qtEncoding(Encoding encoding)
{
    switch (encoding) {
    case Encoding::Utf16LittleEndian: return QStringConverter::Utf16LE;
    case Encoding::Utf16BigEndian: return QStringConverter::Utf16BE;
    case Encoding::Utf8:
    case Encoding::Windows1252: break;
    }
    return QStringConverter::Utf8;
}

}  // namespace

std::optional<Encoding> encodingByName(const QString &name)
{
    const QString key = name.trimmed().toLower().remove(QLatin1Char('-')).remove(QLatin1Char('_'));
    if (key == u"utf8") return Encoding::Utf8;
    if (key == u"utf16" || key == u"utf16le") return Encoding::Utf16LittleEndian;
    if (key == u"utf16be") return Encoding::Utf16BigEndian;
    if (key == u"windows1252" || key == u"cp1252" || key == u"latin1" || key == u"iso88591") {
        return Encoding::Windows1252;
    }
    return std::nullopt;
}

QString encodingName(Encoding encoding)
{
    switch (encoding) {
    case Encoding::Utf8: return QStringLiteral("UTF-8");
    case Encoding::Utf16LittleEndian: return QStringLiteral("UTF-16");
    case Encoding::Utf16BigEndian: return QStringLiteral("UTF-16BE");
    case Encoding::Windows1252: return QStringLiteral("Windows-1252");
    }
    return {};
}

std::optional<Encoding> encodingByMark(QByteArrayView start)
{
    if (start.startsWith("\xef\xbb\xbf")) return Encoding::Utf8;
    if (start.startsWith("\xff\xfe")) return Encoding::Utf16LittleEndian;
    if (start.startsWith("\xfe\xff")) return Encoding::Utf16BigEndian;
    return std::nullopt;
}

ToUtf8::ToUtf8(Encoding encoding) : encoding_(encoding), decoder_(qtEncoding(encoding))
{}

QByteArray ToUtf8::convert(QByteArrayView block)
{
    const bool first = std::exchange(atStart_, atStart_ && block.isEmpty());
    switch (encoding_) {
    case Encoding::Windows1252: return fromWindows1252(block);
    case Encoding::Utf8:
        if (first && encodingByMark(block) == Encoding::Utf8) block = block.sliced(3);
        return block.toByteArray();
    case Encoding::Utf16LittleEndian:
    case Encoding::Utf16BigEndian: break;
    }
    QString text = decoder_.decode(block);
    if (first && text.startsWith(QChar::ByteOrderMark)) text.remove(0, 1);
    return text.toUtf8();
}

}  // namespace roomrack::imports
