// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/xml/reader.h"

namespace roomrack::protocols::xml {

namespace {

constexpr size_t kMostComplaints = 1000;

}  // namespace

Reader::Reader(const QByteArray &document, const Limits &limits)
{
    auto text = guard(document, limits);
    if (!text) {
        fatal_ = std::move(text.error());
        return;
    }
    xml_.addData(*text);
}

QXmlStreamReader::TokenType Reader::next()
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

bool Reader::open()
{
    if (level_ > 0) return true;
    while (!fatal_ && !xml_.atEnd()) {
        if (next() == QXmlStreamReader::StartElement) return true;
    }
    return false;
}

bool Reader::toChild(int level)
{
    leave(level);
    while (!fatal_ && level_ == level) {
        if (next() == QXmlStreamReader::StartElement) return true;
    }
    return false;
}

void Reader::leave(int level)
{
    while (!fatal_ && level_ > level) next();
}

QString Reader::text()
{
    return content([](QString &) { return false; });
}

QString Reader::lines()
{
    return content([this](QString &text) {
        const QString line = lines();
        if (!text.isEmpty() && !line.isEmpty()) text += u'\n';
        text += line;
        return true;
    });
}

void Reader::countUnknown(int level)
{
    if (fatal_) return;
    ++unknown_;
    if (firstUnknown_.isEmpty() && level_ == level) firstUnknown_ = xml_.name().toString();
}

const QXmlStreamAttribute *Reader::find(QStringView attribute) const
{
    for (const QXmlStreamAttribute &a : attributes_) {
        if (a.qualifiedName() == attribute) return &a;
    }
    return nullptr;
}

QString Reader::string(QStringView attribute) const
{
    const auto *a = find(attribute);
    return a ? a->value().trimmed().toString() : QString();
}

QString Reader::string(QStringView space, QStringView attribute) const
{
    for (const QXmlStreamAttribute &a : attributes_) {
        if (a.name() == attribute && a.namespaceUri() == space)
            return a.value().trimmed().toString();
    }
    return {};
}

QString Reader::mustString(QStringView attribute)
{
    QString value = string(attribute);
    if (value.isEmpty()) missing(attribute);
    return value;
}

template <typename T, typename Parse>
std::optional<T> Reader::parsed(Wrong wrong, QStringView attribute, Parse &&parse)
{
    const auto *a = find(attribute);
    if (!a) return std::nullopt;
    const Result<T> value = parse(a->value());
    if (value) return *value;
    complain(wrong, attribute, value.error().reason);
    return std::nullopt;
}

std::optional<qint64> Reader::count(QStringView attribute, qint64 least, qint64 most)
{
    return parsed<qint64>(Wrong::Count, attribute, [least, most](QStringView text) {
        return parseCount(text, least, most);
    });
}

std::optional<bool> Reader::flag(QStringView attribute)
{
    return parsed<bool>(Wrong::Value, attribute, parseFlag);
}

std::optional<Night> Reader::night(QStringView attribute)
{
    return parsed<Night>(Wrong::Date, attribute, parseNight);
}

std::optional<Instant> Reader::instant(QStringView attribute)
{
    return parsed<Instant>(Wrong::Date, attribute, parseInstant);
}

std::optional<Currency> Reader::currency(QStringView attribute)
{
    return parsed<Currency>(Wrong::Currency, attribute, [](QStringView text) {
        return Currency::make(text.trimmed().toString());
    });
}

std::optional<qint64> Reader::minor(QStringView attribute, Currency currency)
{
    return parsed<qint64>(Wrong::Amount, attribute,
                          [currency](QStringView text) { return parseMinor(text, currency); });
}

void Reader::complain(Wrong wrong, QStringView attribute, const QString &reason)
{
    // Fatal, because a record whose complaint was dropped would count as valid.
    if (complaints_.size() >= kMostComplaints)
        return failWith(ErrorText::tr("has more than %1 invalid values").arg(kMostComplaints));
    QString field = xml_.name().toString();
    if (!attribute.isEmpty()) field += QStringLiteral("/@") + attribute.toString();
    complaints_.push_back({wrong, errorAt(field, reason, xml_.lineNumber(), xml_.columnNumber())});
}

void Reader::missing(QStringView attribute)
{
    complain(Wrong::Missing, attribute, ErrorText::tr("is missing"));
}

void Reader::failWith(const QString &reason)
{
    if (fatal_) return;
    fatal_ = errorAt(QStringLiteral("XML"), reason, xml_.lineNumber(), xml_.columnNumber());
}

Result<void> Reader::finish()
{
    while (!fatal_ && !xml_.atEnd()) next();
    if (fatal_) return tl::unexpected(*fatal_);
    if (!complaints_.empty()) return tl::unexpected(complaints_.front().error);
    return {};
}

}  // namespace roomrack::protocols::xml
