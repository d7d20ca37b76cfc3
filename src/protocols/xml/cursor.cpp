// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/xml/cursor.h"

namespace roomrack::protocols::xml {

Cursor::Cursor(const QByteArray &document, const Limits &limits)
{
    auto text = guard(document, limits);
    if (!text) {
        fatal_ = std::move(text.error());
        return;
    }
    xml_.addData(*text);
}

QXmlStreamReader::TokenType Cursor::next()
{
    using T = QXmlStreamReader;
    // Qt reuses its attribute list; a copy held here would force a reallocation.
    attributes_ = {};
    const T::TokenType token = xml_.readNext();
    switch (token) {
    case T::StartElement:
        ++level_;
        attributes_ = xml_.attributes();
        break;
    case T::EndElement: --level_; break;
    case T::DTD:
        failWith(ErrorText::tr("has a document type declaration; remove it"));
        return T::Invalid;
    case T::EntityReference:
    case T::Invalid:
        failWith(ErrorText::tr("is not well formed: %1").arg(xml_.errorString()));
        return T::Invalid;
    default: break;
    }
    return token;
}

bool Cursor::open()
{
    if (level_ > 0) return true;
    while (!fatal_ && !xml_.atEnd()) {
        if (next() == QXmlStreamReader::StartElement) return true;
    }
    return false;
}

bool Cursor::toChild(int level)
{
    leave(level);
    while (!fatal_ && level_ == level) {
        if (next() == QXmlStreamReader::StartElement) return true;
    }
    return false;
}

void Cursor::leave(int level)
{
    while (!fatal_ && level_ > level) next();
}

QString Cursor::text()
{
    return content([](QString &) { return false; });
}

QString Cursor::lines()
{
    return content([this](QString &text) {
        const QString line = lines();
        if (!text.isEmpty() && !line.isEmpty()) text += u'\n';
        text += line;
        return true;
    });
}

void Cursor::countUnknown(int level)
{
    if (fatal_) return;
    ++unknown_;
    if (firstUnknown_.isEmpty() && level_ == level) firstUnknown_ = xml_.name().toString();
}

void Cursor::failWith(const QString &reason)
{
    if (fatal_) return;
    fatal_ = errorHere(QStringLiteral("XML"), reason);
}

Error Cursor::errorHere(const QString &field, const QString &reason) const
{
    return errorAt(field, reason, xml_.lineNumber(), xml_.columnNumber());
}

void Cursor::skipToEnd()
{
    while (!fatal_ && !xml_.atEnd()) next();
}

}  // namespace roomrack::protocols::xml
