// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/pdf_text.h"

#include <QHash>
#include <QRegularExpression>
#include <QtEndian>

namespace roomrack::tests {

namespace {

using Glyphs = QHash<uint, QString>;

constexpr qsizetype kHexOfGlyph = 4;

/// zlib data for qUncompress(): prefixed with a size, which may be an estimate.
QByteArray inflated(const QByteArray &bytes)
{
    QByteArray guess(4, '\0');
    qToBigEndian(quint32(bytes.size()) * 4, guess.data());
    return qUncompress(guess + bytes);
}

QString unicodeOf(const QString &hex)
{
    const QByteArray bytes = QByteArray::fromHex(hex.toLatin1());
    QString text;
    for (qsizetype at = 0; at + 1 < bytes.size(); at += 2)
        text += QChar(qFromBigEndian<quint16>(bytes.constData() + at));
    // Qt maps the glyph of a blank to a tab.
    text.replace(u'\t', u' ');
    return text;
}

void take(Glyphs &glyphs, uint first, uint last, const QString &what)
{
    static const QRegularExpression one(QStringLiteral("<([0-9a-fA-F]+)>"));
    if (!what.startsWith(u'[')) {
        const QString begin = unicodeOf(what.mid(1, what.size() - 2));
        for (uint glyph = first; glyph <= last && !begin.isEmpty(); ++glyph) {
            const auto letter = char16_t(begin.back().unicode() + glyph - first);
            glyphs.insert(glyph, begin.chopped(1) + QChar(letter));
        }
        return;
    }
    for (auto each = one.globalMatch(what); each.hasNext() && first <= last; ++first)
        glyphs.insert(first, unicodeOf(each.next().captured(1)));
}

/// Maps the glyphs of a font to letters by its ToUnicode (ISO 32000-1, 9.10.3); empty: the stream
/// is not a ToUnicode map.
Glyphs glyphsOf(const QByteArray &stream)
{
    Glyphs glyphs;
    if (!stream.contains("beginbfrange")) return glyphs;
    static const QRegularExpression range(QStringLiteral(
        "<([0-9a-fA-F]{4})>\\s*<([0-9a-fA-F]{4})>\\s*(<[0-9a-fA-F]+>|\\[[^\\]]*\\])"));
    const QString text = QString::fromLatin1(stream.mid(stream.indexOf("beginbfrange")));
    for (auto each = range.globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        take(glyphs, match.captured(1).toUInt(nullptr, 16), match.captured(2).toUInt(nullptr, 16),
             match.captured(3));
    }
    return glyphs;
}

QString drawn(const QByteArray &stream, const Glyphs &glyphs)
{
    static const QRegularExpression string(QStringLiteral("<([0-9a-fA-F]+)>"));
    QString text;
    for (auto each = string.globalMatch(QString::fromLatin1(stream)); each.hasNext();) {
        const QString hex = each.next().captured(1);
        for (qsizetype at = 0; at + kHexOfGlyph <= hex.size(); at += kHexOfGlyph)
            text += glyphs.value(hex.mid(at, kHexOfGlyph).toUInt(nullptr, 16));
    }
    return text;
}

}  // namespace

QByteArrayList pdfStreams(const QByteArray &pdf)
{
    QByteArrayList streams;
    for (qsizetype at = pdf.indexOf("stream\n"); at >= 0; at = pdf.indexOf("stream\n", at)) {
        at += 7;
        const qsizetype end = pdf.indexOf("endstream", at);
        if (end < 0) break;
        const QByteArray bytes = pdf.mid(at, end - at);
        at = end + 9;
        streams += bytes.startsWith('\x78') ? inflated(bytes) : bytes;
    }
    return streams;
}

QStringList pdfTexts(const QByteArrayList &streams)
{
    QStringList texts;
    for (const QByteArray &font : streams) {
        const Glyphs glyphs = glyphsOf(font);
        if (glyphs.isEmpty()) continue;
        for (const QByteArray &page : streams) {
            if (page.contains("Tj")) texts += drawn(page, glyphs);
        }
    }
    return texts;
}

}  // namespace roomrack::tests
