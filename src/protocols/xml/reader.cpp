// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/xml/reader.h"

namespace roomrack::protocols::xml {

namespace {

constexpr size_t kMostComplaints = 1000;

}  // namespace

const QXmlStreamAttribute *Reader::find(QStringView attribute) const
{
    for (const QXmlStreamAttribute &a : attributes()) {
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
    for (const QXmlStreamAttribute &a : attributes()) {
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
    QString field = name().toString();
    if (!attribute.isEmpty()) field += QStringLiteral("/@") + attribute.toString();
    complaints_.push_back({wrong, errorHere(field, reason)});
}

void Reader::missing(QStringView attribute)
{
    complain(Wrong::Missing, attribute, ErrorText::tr("is missing"));
}

Result<void> Reader::finish()
{
    skipToEnd();
    if (fatal()) return tl::unexpected(*fatal());
    if (!complaints_.empty()) return tl::unexpected(complaints_.front().error);
    return {};
}

}  // namespace roomrack::protocols::xml
