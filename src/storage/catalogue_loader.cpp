// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/loader.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

namespace roomrack::storage {

namespace {

using inventory::Catalogue;
using inventory::OverbookingRule;

/// Calls `each(query)` for every row about the property.
template <typename Each>
Result<void> eachOf(Connection &connection, PropertyId property, const QString &sql, Each each)
{
    auto query = connection.prepare(sql);
    if (!query) return tl::unexpected(query.error());
    query->addBindValue(property.value);
    if (auto done = connection.run(*query); !done) return done;
    while (query->next()) each(std::as_const(*query));
    if (query->lastError().isValid()) return tl::unexpected(connection.error(query->lastError()));
    return {};
}

QStringList amenitiesFrom(const QString &json)
{
    QStringList list;
    for (const QJsonValue &v : QJsonDocument::fromJson(json.toUtf8()).array()) list << v.toString();
    return list;
}

std::optional<Night> nightFrom(const QVariant &v)
{
    if (v.isNull()) return std::nullopt;
    return Night(v.toInt());
}

void readProperty(const QSqlQuery &q, inventory::Property &p)
{
    p.id = {q.value(0).toLongLong()};
    p.name = q.value(1).toString();
    p.city = q.value(2).toString();
    p.timeZone = q.value(3).toString();
    p.currency = Currency::make(q.value(4).toString()).value_or(Currency());
    p.taxBasisPoints = q.value(5).toInt();
    p.latitude = q.value(6).toDouble();
    p.longitude = q.value(7).toDouble();
    p.stars = q.value(8).toInt();
    p.amenities = amenitiesFrom(q.value(9).toString());
    p.auditMinute = q.value(10).toInt();
    p.audit = static_cast<inventory::AuditMode>(q.value(11).toInt());
    p.businessDate = Night(q.value(12).toInt());
    p.firstNight = Night(q.value(13).toInt());
    p.horizonNights = q.value(14).toInt();
    p.zoneFrozen = q.value(15).toBool();
}

inventory::RoomType roomTypeFrom(const QSqlQuery &q)
{
    return {.id = {q.value(0).toLongLong()},
            .pool = {q.value(1).toLongLong()},
            .code = q.value(2).toString(),
            .name = q.value(3).toString(),
            .cap = q.value(4).toInt(),
            .standardGuests = q.value(5).toInt(),
            .maxGuests = q.value(6).toInt(),
            .position = q.value(7).toInt()};
}

OverbookingRule ruleFrom(const QSqlQuery &q)
{
    return {.id = {q.value(0).toLongLong()},
            .scope = static_cast<inventory::RuleScope>(q.value(1).toInt()),
            .subject = q.value(2).toLongLong(),
            .unit = static_cast<inventory::RuleUnit>(q.value(3).toInt()),
            .amount = q.value(4).toInt(),
            .ceiling = q.value(5).toInt(),
            .weekdays = static_cast<quint8>(q.value(6).toUInt()),
            .from = nightFrom(q.value(7)),
            .to = nightFrom(q.value(8)),
            .minLeadDays = q.value(9).toInt(),
            .maxLeadDays = q.value(10).toInt()};
}

pricing::RatePlan planFrom(const QSqlQuery &q)
{
    pricing::RatePlan p;
    p.id = {q.value(0).toLongLong()};
    p.code = q.value(1).toString();
    p.name = q.value(2).toString();
    p.parent = {q.value(3).toLongLong()};
    p.percentBasisPoints = q.value(4).toInt();
    p.amount = q.value(5).toLongLong();
    p.terms = {.freeUntilDays = q.value(6).toInt(),
               .freeUntilMinute = q.value(7).toInt(),
               .feePercent = q.value(8).toInt(),
               .feeNights = q.value(9).toInt(),
               .refundable = q.value(10).toBool()};
    p.meal = static_cast<pricing::MealPlan>(q.value(11).toInt());
    p.prepaid = q.value(12).toBool();
    p.position = q.value(13).toInt();
    return p;
}

inventory::Channel channelFrom(const QSqlQuery &q)
{
    return {.id = {q.value(0).toLongLong()},
            .kind = static_cast<inventory::ChannelKind>(q.value(1).toInt()),
            .name = q.value(2).toString(),
            .holdTtlSeconds = q.value(3).toInt(),
            .holdCeilingSeconds = q.value(4).toInt()};
}

Result<void> loadRows(Connection &connection, PropertyId property, Catalogue &c)
{
    auto done = eachOf(connection, property,
                       QStringLiteral("SELECT id, code, name, position FROM pool WHERE property = ?"
                                      " ORDER BY position, id"),
                       [&](const QSqlQuery &q) {
                           c.pools.push_back({{q.value(0).toLongLong()},
                                              q.value(1).toString(),
                                              q.value(2).toString(),
                                              q.value(3).toInt()});
                       });
    if (!done) return done;
    done = eachOf(
        connection, property,
        QStringLiteral("SELECT id, pool, number FROM room WHERE property = ? ORDER BY id"),
        [&](const QSqlQuery &q) {
            c.rooms.push_back(
                {{q.value(0).toLongLong()}, {q.value(1).toLongLong()}, q.value(2).toString()});
        });
    if (!done) return done;
    done = eachOf(connection, property,
                  QStringLiteral("SELECT t.id, t.pool, t.code, t.name, t.cap, t.standard_guests,"
                                 " t.max_guests, t.position FROM room_type t JOIN pool p"
                                 " ON p.id = t.pool WHERE t.property = ?"
                                 " ORDER BY p.position, p.id, t.position, t.id"),
                  [&](const QSqlQuery &q) { c.roomTypes.push_back(roomTypeFrom(q)); });
    if (!done) return done;
    return eachOf(connection, property,
                  QStringLiteral("SELECT id, kind, name, hold_ttl, hold_ceiling FROM channel"
                                 " WHERE property = ? ORDER BY id"),
                  [&](const QSqlQuery &q) { c.channels.push_back(channelFrom(q)); });
}

}  // namespace

Result<Catalogue> loadCatalogue(Connection &connection, PropertyId property)
{
    Catalogue c;
    auto done = eachOf(connection, property,
                       QStringLiteral("SELECT id, name, city, time_zone, currency, tax, latitude,"
                                      " longitude, stars, amenities, audit_minute, audit_mode,"
                                      " business_date, first_night, horizon, zone_frozen"
                                      " FROM property WHERE id = ?"),
                       [&](const QSqlQuery &q) { readProperty(q, c.property); });
    if (!done) return tl::unexpected(done.error());
    if (!c.property.id) {
        return fail(ErrorCode::NotFound, QStringLiteral("property"),
                    ErrorText::tr("there is no property %1 in this file").arg(property.value));
    }
    if (done = loadRows(connection, property, c); !done) return tl::unexpected(done.error());
    auto rules = loadRules(connection, property);
    if (!rules) return tl::unexpected(rules.error());
    c.rules = std::move(*rules);
    return c;
}

Result<std::vector<OverbookingRule>> loadRules(Connection &connection, PropertyId property)
{
    std::vector<OverbookingRule> rules;
    auto done = eachOf(connection, property,
                       QStringLiteral("SELECT id, scope, subject, unit, amount, ceiling, weekdays,"
                                      " first_night, last_night, min_lead, max_lead"
                                      " FROM overbooking_rule WHERE property = ? ORDER BY id"),
                       [&](const QSqlQuery &q) { rules.push_back(ruleFrom(q)); });
    if (!done) return tl::unexpected(done.error());
    return rules;
}

Result<std::vector<pricing::RatePlan>> loadPlans(Connection &connection, PropertyId property)
{
    std::vector<pricing::RatePlan> plans;
    auto done = eachOf(connection, property,
                       QStringLiteral("SELECT id, code, name, parent, percent, amount,"
                                      " free_until_days, free_until_minute, fee_percent,"
                                      " fee_nights, refundable, meal, prepaid, position"
                                      " FROM rate_plan WHERE property = ? ORDER BY position, id"),
                       [&](const QSqlQuery &q) { plans.push_back(planFrom(q)); });
    if (!done) return tl::unexpected(done.error());
    return plans;
}

}  // namespace roomrack::storage
