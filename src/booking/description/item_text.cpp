// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/description/item_text.h"

#include "booking/description/edit_description.h"
#include "core/enum_end.h"
#include "core/fields.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

#include <limits>
#include <vector>

namespace roomrack::booking {

namespace {

template <typename T>
QJsonValue toJson(const T &value)
{
    if constexpr (std::is_same_v<T, bool>) {
        return value;
    } else if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>) {
        return static_cast<qint64>(value);
    } else if constexpr (std::is_same_v<T, QString>) {
        return value;
    } else if constexpr (std::is_same_v<T, Night>) {
        return static_cast<qint64>(value.day());
    } else if constexpr (kIsOptional<T>) {
        return value ? toJson(*value) : QJsonValue();
    } else if constexpr (kIsList<T>) {
        QJsonArray list;
        for (const auto &one : value) list.append(toJson(one));
        return list;
    } else {
        QJsonArray fields;
        core::withFields(value, [&](const auto &...field) { (fields.append(toJson(field)), ...); });
        return fields;
    }
}

template <typename T>
bool readNumber(const QJsonValue &json, T &value)
{
    constexpr qint64 kLeast = std::numeric_limits<qint64>::min();
    qint64 number = json.toInteger(kLeast);
    // A choice of which older texts had two values only: false, true.
    const bool isChoice = std::is_enum_v<T> && json.isBool();
    if (isChoice) number = json.toBool() ? 1 : 0;
    if ((!json.isDouble() && !isChoice) || number == kLeast) return false;
    if constexpr (std::is_enum_v<T>) {
        const auto known = core::enumFrom<T>(number);
        if (known) value = *known;
        return known.has_value();
    } else {
        value = static_cast<T>(number);
        return value == number;
    }
}

template <typename T>
bool read(const QJsonValue &json, T &value)
{
    if constexpr (std::is_same_v<T, bool>) {
        value = json.toBool();
        return json.isBool();
    } else if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>) {
        return readNumber(json, value);
    } else if constexpr (std::is_same_v<T, QString>) {
        value = json.toString();
        return json.isString();
    } else if constexpr (std::is_same_v<T, Night>) {
        qint32 day = 0;
        const bool ok = readNumber(json, day);
        value = Night(day);
        return ok;
    } else if constexpr (kIsOptional<T>) {
        if (json.isNull()) return true;
        return read(json, value.emplace());
    } else if constexpr (kIsList<T>) {
        if (!json.isArray()) return false;
        bool ok = true;
        for (const QJsonValue &one : json.toArray()) ok = ok && read(one, value.emplace_back());
        return ok;
    } else {
        if (!json.isArray()) return false;
        const QJsonArray fields = json.toArray();
        bool ok = true;
        qsizetype at = 0;
        core::withFields(value, [&](auto &...field) {
            ((ok = ok && (at >= fields.size() || read(fields.at(at), field)), ++at), ...);
        });
        return ok && fields.size() <= at;
    }
}

}  // namespace

template <typename Item>
QByteArray itemText(const Item &item)
{
    return QJsonDocument(toJson(item).toArray()).toJson(QJsonDocument::Compact);
}

template <typename Item>
std::optional<Item> itemFrom(const QByteArray &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    Item item;
    if (!document.isArray() || !read(QJsonValue(document.array()), item)) return std::nullopt;
    return item;
}

template QByteArray itemText(const inventory::Pool &);
template QByteArray itemText(const inventory::Room &);
template QByteArray itemText(const inventory::RoomType &);
template QByteArray itemText(const pricing::RatePlan &);
template QByteArray itemText(const pricing::Vat &);
template QByteArray itemText(const pricing::MealPart &);
template QByteArray itemText(const pricing::CityTax &);
template QByteArray itemText(const pricing::Fee &);
template QByteArray itemText(const inventory::MarketSegment &);
template QByteArray itemText(const std::vector<pricing::CancellationStep> &);
template QByteArray itemText(const pricing::PlanConditions &);
template QByteArray itemText(const pricing::PlanTerms &);
template std::optional<inventory::Pool> itemFrom(const QByteArray &);
template std::optional<inventory::Room> itemFrom(const QByteArray &);
template std::optional<inventory::RoomType> itemFrom(const QByteArray &);
template std::optional<pricing::RatePlan> itemFrom(const QByteArray &);
template std::optional<pricing::Vat> itemFrom(const QByteArray &);
template std::optional<pricing::MealPart> itemFrom(const QByteArray &);
template std::optional<pricing::CityTax> itemFrom(const QByteArray &);
template std::optional<pricing::Fee> itemFrom(const QByteArray &);
template std::optional<inventory::MarketSegment> itemFrom(const QByteArray &);
template std::optional<std::vector<pricing::CancellationStep>> itemFrom(const QByteArray &);
template std::optional<pricing::PlanConditions> itemFrom(const QByteArray &);
template std::optional<pricing::PlanTerms> itemFrom(const QByteArray &);

QByteArray descriptionRevision(const inventory::Catalogue &catalogue,
                               const std::vector<pricing::RatePlan> &plans,
                               const pricing::TaxRules &taxes)
{
    QCryptographicHash hash(QCryptographicHash::Blake2b_160);
    const auto addAll = [&](const auto &items) {
        for (const auto &item : items) hash.addData(itemText(item) + '\n');
        hash.addData(QByteArrayView("\n"));
    };
    addAll(catalogue.pools);
    addAll(catalogue.rooms);
    addAll(catalogue.roomTypes);
    addAll(plans);
    eachTaxKind(taxes, taxes, [&addAll](const auto &items, const auto &) { addAll(items); });
    addAll(catalogue.segments);
    return hash.result().toHex();
}

}  // namespace roomrack::booking
