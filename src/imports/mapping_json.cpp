// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/mapping.h"
#include "imports/strict_json.h"

#include <QtCore/QJsonDocument>

namespace roomrack::imports {

namespace {

constexpr const char *kVersionKey = "roomrack-import-mapping";
constexpr int kVersion = 1;

struct OrderWord {
    DateOrder order;
    const char *word;
};
constexpr std::array<OrderWord, 3> kOrders = {{{DateOrder::YearMonthDay, "year-month-day"},
                                               {DateOrder::DayMonthYear, "day-month-year"},
                                               {DateOrder::MonthDayYear, "month-day-year"}}};

struct OutcomeWord {
    Outcome outcome;
    const char *word;
};
constexpr std::array<OutcomeWord, 5> kOutcomes = {{{Outcome::Booked, "booked"},
                                                   {Outcome::InHouse, "in-house"},
                                                   {Outcome::Departed, "departed"},
                                                   {Outcome::Cancelled, "cancelled"},
                                                   {Outcome::NoShow, "no-show"}}};

tl::unexpected<Error> wrong(const QString &key, const QString &reason)
{
    return fail(ErrorCode::Invalid, key, reason);
}

Result<void> readColumns(const QJsonValue &value, Mapping &mapping)
{
    if (!value.isObject()) {
        return wrong(QStringLiteral("columns"), ErrorText::tr("must be an object"));
    }
    const QJsonObject columns = value.toObject();
    for (auto at = columns.begin(); at != columns.end(); ++at) {
        const auto field = fieldByKey(at.key());
        if (!field) return wrong(at.key(), ErrorText::tr("is not a field that can be imported"));
        if (!at->isString()) return wrong(at.key(), ErrorText::tr("must be a column name"));
        mapping.column(*field) = at->toString();
    }
    return {};
}

Result<void> readWords(const QJsonValue &value, Mapping &mapping)
{
    if (!value.isObject()) {
        return wrong(QStringLiteral("status-words"), ErrorText::tr("must be an object"));
    }
    const QJsonObject words = value.toObject();
    for (auto at = words.begin(); at != words.end(); ++at) {
        const auto known = std::find_if(kOutcomes.begin(), kOutcomes.end(), [&](const auto &o) {
            return at->toString() == QLatin1String(o.word);
        });
        if (known == kOutcomes.end()) {
            return wrong(at.key(),
                         ErrorText::tr("must be booked, in-house, departed, cancelled or no-show"));
        }
        mapping.statusWords.insert(at.key().toLower(), known->outcome);
    }
    return {};
}

Result<void> readDates(const QJsonValue &value, Mapping &mapping)
{
    for (const OrderWord &o : kOrders) {
        if (value.toString() != QLatin1String(o.word)) continue;
        mapping.dates = o.order;
        return {};
    }
    return wrong(QStringLiteral("dates"),
                 ErrorText::tr("must be year-month-day, day-month-year or month-day-year"));
}

Result<void> readKey(const QString &key, const QJsonValue &value, Mapping &mapping)
{
    if (key == u"columns") return readColumns(value, mapping);
    if (key == u"status-words") return readWords(value, mapping);
    if (key == u"dates") return readDates(value, mapping);
    if (key == u"decimal-point") {
        const QString point = value.toString();
        if (point != u"." && point != u",")
            return wrong(key, ErrorText::tr("must be \".\" or \",\""));
        mapping.decimalPoint = point.front();
        return {};
    }
    if (key == u"name" || key == u"title") {
        (key == u"name" ? mapping.name : mapping.title) = value.toString();
        return {};
    }
    if (key == QLatin1String(kVersionKey)) {
        if (value.toInt() == kVersion) return {};
        return wrong(key, ErrorText::tr("must be %1").arg(kVersion));
    }
    return wrong(key, ErrorText::tr("is not recognized"));
}

}  // namespace

QByteArray toJson(const Mapping &mapping)
{
    QJsonObject columns, words;
    for (const Field field : allFields()) {
        if (mapping.has(field)) columns.insert(fieldKey(field), mapping.column(field));
    }
    for (auto at = mapping.statusWords.begin(); at != mapping.statusWords.end(); ++at) {
        for (const OutcomeWord &o : kOutcomes) {
            if (o.outcome == at.value()) words.insert(at.key(), QLatin1String(o.word));
        }
    }
    QJsonObject all{{QLatin1String(kVersionKey), kVersion},
                    {QStringLiteral("name"), mapping.name},
                    {QStringLiteral("title"), mapping.title},
                    {QStringLiteral("columns"), columns},
                    {QStringLiteral("decimal-point"), QString(mapping.decimalPoint)},
                    {QStringLiteral("status-words"), words}};
    for (const OrderWord &o : kOrders) {
        if (o.order == mapping.dates) all.insert(QStringLiteral("dates"), QLatin1String(o.word));
    }
    return QJsonDocument(all).toJson();
}

Result<Mapping> mappingFromJson(const QByteArray &json)
{
    const auto object = strictObject(json);
    if (!object) return tl::unexpected(object.error());
    if (!object->contains(QLatin1String(kVersionKey))) {
        return wrong(QLatin1String(kVersionKey), ErrorText::tr("is missing"));
    }
    Mapping mapping;
    for (auto at = object->begin(); at != object->end(); ++at) {
        if (const auto ok = readKey(at.key(), at.value(), mapping); !ok) {
            return tl::unexpected(ok.error());
        }
    }
    return mapping;
}

}  // namespace roomrack::imports
