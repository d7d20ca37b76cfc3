// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/xml/encoding.h"

#include "protocols/xml/characters.h"
#include "protocols/xml/guard.h"

#include <QtCore/QStringConverter>

namespace roomrack::protocols::xml {

namespace {

/// Encoding by the first bytes.
enum class Form : quint8 { EightBit, MarkedUtf8, Utf16LittleEndian, Utf16BigEndian, Refused };

constexpr qsizetype kLongestDeclaration = 256;

tl::unexpected<Error> wrong(const QString &reason)
{
    return fail(ErrorCode::Invalid, QStringLiteral("XML"), reason);
}

QString allowedEncodings()
{
    return ErrorText::tr(
        "supported: UTF-8, UTF-16 with a byte order mark, ISO-8859-1 and US-ASCII");
}

Form formOf(QByteArrayView bytes)
{
    // UTF-32 first: its little-endian byte order mark starts like that of UTF-16.
    if (bytes.startsWith(QByteArrayView("\xff\xfe\0\0", 4))) return Form::Refused;
    if (bytes.startsWith(QByteArrayView("\0\0", 2))) return Form::Refused;
    if (bytes.startsWith("\xef\xbb\xbf")) return Form::MarkedUtf8;
    if (bytes.startsWith("\xff\xfe")) return Form::Utf16LittleEndian;
    if (bytes.startsWith("\xfe\xff")) return Form::Utf16BigEndian;
    return Form::EightBit;
}

/// Converts the bytes after the byte order mark to UTF-8.
Result<QByteArray> fromUtf16(QByteArrayView bytes, QStringConverter::Encoding encoding)
{
    if (bytes.size() % 2 != 0) return wrong(ErrorText::tr("ends in the middle of a character"));
    QStringDecoder decoder(encoding, QStringConverter::Flag::ConvertInitialBom);
    const QString text = decoder.decode(bytes);
    if (decoder.hasError() || !text.isValidUtf16())
        return wrong(ErrorText::tr("is not valid UTF-16"));
    return text.toUtf8();
}

/// Takes `name="value"` from the front of `rest`; false if it does not start so.
bool takePart(QByteArrayView &rest, QByteArrayView name, QByteArray *value)
{
    QByteArrayView r = rest;
    const qsizetype before = r.size();
    while (!r.isEmpty() && isSpace(r.front())) r = r.sliced(1);
    if (r.size() == before || !r.startsWith(name)) return false;
    r = r.sliced(name.size());
    while (!r.isEmpty() && isSpace(r.front())) r = r.sliced(1);
    if (r.isEmpty() || r.front() != '=') return false;
    r = r.sliced(1);
    while (!r.isEmpty() && isSpace(r.front())) r = r.sliced(1);
    if (r.isEmpty() || (r.front() != '"' && r.front() != '\'')) return false;
    const qsizetype end = r.indexOf(r.front(), 1);
    if (end < 0) return false;
    *value = r.sliced(1, end - 1).toByteArray();
    rest = r.sliced(end + 1);
    return true;
}

/// XML 1.0, section 4.3.3: a letter, then letters, digits, '.', '_' and '-'.
bool isEncodingName(const QByteArray &name)
{
    const auto letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    return !name.isEmpty() && letter(name.front())
           && std::all_of(name.begin(), name.end(), [letter](char c) {
                  return letter(c) || (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-';
              });
}

/// Content of "<?xml ... ?>" at the beginning, if present.
struct Declaration {
    qsizetype size = 0;   ///< with its brackets; 0: absent
    QByteArray encoding;  ///< lower case; empty: not specified
};

Result<Declaration> declarationOf(QByteArrayView text)
{
    Declaration d;
    if (!text.startsWith("<?xml") || text.size() < 6 || !isSpace(text[5])) return d;
    const qsizetype end = text.first(std::min(text.size(), kLongestDeclaration)).indexOf("?>");
    const auto malformed = [] {
        return wrong(ErrorText::tr("has an invalid XML declaration; expected <?xml version=\"1.0\" "
                                   "encoding=\"UTF-8\"?>"));
    };
    if (end < 0) return malformed();
    d.size = end + 2;
    QByteArrayView rest = text.sliced(5, end - 5);
    QByteArray version;
    QByteArray standalone;
    if (!takePart(rest, "version", &version) || version != "1.0") return malformed();
    if (takePart(rest, "encoding", &d.encoding) && !isEncodingName(d.encoding)) return malformed();
    // XML 1.0, section 2.9: "yes" or "no" in lower case; any other value is a fatal error (section
    // 1.2). The parser never receives the declaration.
    if (takePart(rest, "standalone", &standalone) && standalone != "yes" && standalone != "no")
        return malformed();
    if (!rest.trimmed().isEmpty()) return malformed();
    d.encoding = d.encoding.toLower();
    return d;
}

bool isUtf16Name(const QByteArray &encoding, Form form)
{
    return encoding.isEmpty() || encoding == "utf-16"
           || encoding == (form == Form::Utf16LittleEndian ? "utf-16le" : "utf-16be");
}

/// Bytes 0x80 to 0x9F are control characters in Latin-1; a document with them has another encoding.
bool isLatin1Text(QByteArrayView bytes)
{
    return std::none_of(bytes.begin(), bytes.end(),
                        [](char c) { return (static_cast<quint8>(c) & 0xe0) == 0x80; });
}

bool isAscii(QByteArrayView bytes)
{
    return std::none_of(bytes.begin(), bytes.end(),
                        [](char c) { return static_cast<quint8>(c) >= 0x80; });
}

QByteArray blanked(QByteArray text, qsizetype size)
{
    for (qsizetype i = 0; i < size; ++i) {
        if (text[i] != '\n') text[i] = ' ';
    }
    return text;
}

/// `text` is in a single-byte encoding or UTF-8, without its byte order mark.
Result<QByteArray> fromEightBit(QByteArray text, bool marked)
{
    const auto declaration = declarationOf(text);
    if (!declaration) return tl::unexpected(declaration.error());
    const QByteArray &encoding = declaration->encoding;
    const auto mismatch = [&encoding] {
        return wrong(ErrorText::tr("is declared as %1 but encoded differently")
                         .arg(QString::fromLatin1(encoding.left(40)).toUpper()));
    };
    if (encoding == "iso-8859-1" && !marked) {
        if (!isLatin1Text(text)) return mismatch();
        text = QString::fromLatin1(text).toUtf8();
    } else if (encoding == "us-ascii" && !marked) {
        if (!isAscii(text)) return mismatch();
    } else if (encoding.isEmpty() || encoding == "utf-8") {
        if (!text.isValidUtf8()) return wrong(ErrorText::tr("is not valid UTF-8"));
    } else if (marked || encoding.startsWith("utf-16")) {
        return mismatch();
    } else {
        return wrong(ErrorText::tr("is declared as \"%1\"; %2")
                         .arg(QString::fromLatin1(encoding.left(40)), allowedEncodings()));
    }
    return declaration->size > 0 ? blanked(std::move(text), declaration->size) : text;
}

}  // namespace

Result<QByteArray> toUtf8(const QByteArray &document)
{
    const QByteArrayView bytes(document);
    const Form form = formOf(bytes);
    if (form == Form::Refused) {
        return wrong(ErrorText::tr("has an unsupported encoding; %1").arg(allowedEncodings()));
    }
    Result<QByteArray> text = document;
    if (form == Form::MarkedUtf8) {
        text = document.mid(3);
    } else if (form != Form::EightBit) {
        text =
            fromUtf16(bytes.sliced(2), form == Form::Utf16LittleEndian ? QStringConverter::Utf16LE
                                                                       : QStringConverter::Utf16BE);
    }
    if (!text) return text;
    if (form != Form::EightBit && text->startsWith("\xef\xbb\xbf"))
        return wrong(ErrorText::tr("has a second byte order mark"));
    if (form == Form::EightBit || form == Form::MarkedUtf8)
        return fromEightBit(std::move(*text), form == Form::MarkedUtf8);

    const auto declaration = declarationOf(*text);
    if (!declaration) return tl::unexpected(declaration.error());
    if (!isUtf16Name(declaration->encoding, form)) {
        return wrong(ErrorText::tr("is declared as %1 but encoded differently")
                         .arg(QString::fromLatin1(declaration->encoding.left(40)).toUpper()));
    }
    return blanked(std::move(*text), declaration->size);
}

}  // namespace roomrack::protocols::xml
