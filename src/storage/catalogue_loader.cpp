// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/description/item_text.h"
#include "core/error_values.h"
#include "storage/loader.h"
#include "storage/rows.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

#include <algorithm>
#include <utility>

namespace roomrack::storage {

namespace {

using inventory::Catalogue;
using inventory::OverbookingRule;

QStringList amenitiesFrom(const QString &json)
{
    QStringList list;
    for (const QJsonValue &v : QJsonDocument::fromJson(json.toUtf8()).array()) list << v.toString();
    return list;
}

void readProperty(const Statement &q, inventory::Property &p)
{
    p.id = {q.integer(0)};
    p.name = q.text(1);
    p.city = q.text(2);
    p.timeZone = q.text(3);
    p.currency = Currency::make(q.text(4)).value_or(Currency());
    p.assumedChildAge = q.small(5);
    p.latitude = q.real(6);
    p.longitude = q.real(7);
    p.stars = q.small(8);
    p.amenities = amenitiesFrom(q.text(9));
    p.auditMinute = q.small(10);
    p.audit = q.value<inventory::AuditMode>(11);
    p.businessDate = Night(q.small(12));
    p.firstNight = Night(q.small(13));
    p.horizonNights = q.small(14);
    p.zoneFrozen = q.integer(15) != 0;
}

std::optional<Night> nightFrom(const Statement &q, int column)
{
    return q.isNull(column) ? std::nullopt : std::optional<Night>(q.small(column));
}

std::optional<int> numberFrom(const Statement &q, int column)
{
    return q.isNull(column) ? std::nullopt : std::optional<int>(q.small(column));
}

inventory::RoomType roomTypeFrom(const Statement &q)
{
    return {.id = {q.integer(0)},
            .pool = {q.integer(1)},
            .code = q.text(2),
            .name = q.text(3),
            .cap = q.small(4),
            .standardGuests = q.small(5),
            .maxGuests = q.small(6),
            .position = q.small(7),
            .retiredFrom = nightFrom(q, 8),
            .maxAdults = numberFrom(q, 9),
            .maxChildren = numberFrom(q, 10)};
}

/// The columns after `first`; false: the text is damaged.
bool readTerms(const Statement &q, int first, pricing::RatePlan &p)
{
    using Steps = std::vector<pricing::CancellationStep>;
    auto later = booking::itemFrom<Steps>(q.text(first).toUtf8());
    if (!later) return false;
    p.terms.further = std::move(*later);
    if (!q.isNull(first + 1))
        p.terms.noShow = pricing::CancellationFee{q.small(first + 1), q.small(first + 2)};
    p.prepaidPercent = q.small(first + 3);
    p.guarantee = q.value<pricing::Guarantee>(first + 4);
    return true;
}

bool readConditions(const QString &text, pricing::PlanConditions &conditions)
{
    auto read = booking::itemFrom<pricing::PlanConditions>(text.toUtf8());
    if (read) conditions = std::move(*read);
    return read.has_value();
}

std::optional<pricing::RatePlan> planFrom(const Statement &q)
{
    pricing::RatePlan p;
    p.id = {q.integer(0)};
    p.code = q.text(1);
    p.name = q.text(2);
    p.parent = {q.integer(3)};
    p.percentBasisPoints = q.small(4);
    p.amount = q.integer(5);
    p.terms = {.freeUntilDays = q.small(6),
               .freeUntilMinute = q.small(7),
               .feePercent = q.small(8),
               .feeNights = q.small(9),
               .refundable = q.integer(10) != 0};
    p.meal = q.value<pricing::MealPlan>(11);
    p.prepayment = q.value<pricing::Prepayment>(12);
    p.position = q.small(13);
    p.retiredFrom = nightFrom(q, 14);
    p.segment = {q.integer(21)};
    if (!readTerms(q, 15, p) || !readConditions(q.text(20), p.conditions)) return std::nullopt;
    return p;
}

template <typename Item>
bool addStored(const QByteArray &text, std::vector<Item> &items)
{
    auto item = booking::itemFrom<Item>(text);
    if (item) items.push_back(std::move(*item));
    return item.has_value();
}

bool addStored(booking::ItemKind kind, const QByteArray &text, pricing::TaxRules &taxes)
{
    switch (kind) {
    case booking::ItemKind::Vat: return addStored(text, taxes.vats);
    case booking::ItemKind::MealPart: return addStored(text, taxes.mealParts);
    case booking::ItemKind::CityTax: return addStored(text, taxes.cityTaxes);
    case booking::ItemKind::Fee: return addStored(text, taxes.fees);
    default: return false;
    }
}

Result<void> loadSegments(Connection &connection, PropertyId property, Catalogue &c)
{
    bool whole = true;
    auto done =
        forEachRow(connection, "SELECT content FROM market_segment WHERE property = ? ORDER BY id",
                   {property.value}, [&](const Statement &q) {
                       whole = addStored(q.text(0).toUtf8(), c.segments) && whole;
                   });
    if (!done) return done;
    if (!whole)
        return fail(ErrorCode::Corrupt, QStringLiteral("market segment"),
                    ErrorText::tr("a market segment cannot be read"));
    std::stable_sort(c.segments.begin(), c.segments.end(),
                     [](const auto &a, const auto &b) { return a.position < b.position; });
    return {};
}

inventory::Channel channelFrom(const Statement &q)
{
    return {.id = {q.integer(0)},
            .kind = q.value<inventory::ChannelKind>(1),
            .name = q.text(2),
            .holdTtlSeconds = q.small(3),
            .holdCeilingSeconds = q.small(4),
            .commissionBasisPoints = q.small(5)};
}

Result<void> loadRows(Connection &connection, PropertyId property, Catalogue &c)
{
    auto done =
        forEachRow(connection,
                   "SELECT id, code, name, position FROM pool WHERE property = ?"
                   " ORDER BY position, id",
                   {property.value}, [&](const Statement &q) {
                       c.pools.push_back({{q.integer(0)}, q.text(1), q.text(2), q.small(3)});
                   });
    if (!done) return done;
    done = forEachRow(
        connection,
        "SELECT id, pool, number, in_service_from, retired_from FROM room"
        " WHERE property = ? ORDER BY id",
        {property.value}, [&](const Statement &q) {
            c.rooms.push_back(
                {{q.integer(0)}, {q.integer(1)}, q.text(2), nightFrom(q, 3), nightFrom(q, 4)});
        });
    if (!done) return done;
    done = forEachRow(connection,
                      "SELECT t.id, t.pool, t.code, t.name, t.cap, t.standard_guests,"
                      " t.max_guests, t.position, t.retired_from, t.max_adults, t.max_children"
                      " FROM room_type t JOIN pool p ON p.id = t.pool WHERE t.property = ?"
                      " ORDER BY p.position, p.id, t.position, t.id",
                      {property.value},
                      [&](const Statement &q) { c.roomTypes.push_back(roomTypeFrom(q)); });
    if (!done) return done;
    return forEachRow(connection,
                      "SELECT id, kind, name, hold_ttl, hold_ceiling, commission FROM channel"
                      " WHERE property = ? ORDER BY id",
                      {property.value},
                      [&](const Statement &q) { c.channels.push_back(channelFrom(q)); });
}

}  // namespace

Result<Catalogue> loadCatalogue(Connection &connection, PropertyId property)
{
    Catalogue c;
    auto done =
        forEachRow(connection,
                   "SELECT id, name, city, time_zone, currency, child_age, latitude,"
                   " longitude, stars, amenities, audit_minute, audit_mode,"
                   " business_date, first_night, horizon, zone_frozen"
                   " FROM property WHERE id = ?",
                   {property.value}, [&](const Statement &q) { readProperty(q, c.property); });
    if (!done) return tl::unexpected(done.error());
    if (!c.property.id) {
        return fail(ErrorCode::NotFound, QStringLiteral("property"),
                    ErrorText::tr("not found in this file"));
    }
    if (done = loadRows(connection, property, c); !done) return tl::unexpected(done.error());
    if (done = loadSegments(connection, property, c); !done) return tl::unexpected(done.error());
    auto rules = loadRules(connection, property);
    if (!rules) return tl::unexpected(rules.error());
    c.rules = std::move(*rules);
    return c;
}

Result<std::vector<OverbookingRule>> loadRules(Connection &connection, PropertyId property)
{
    std::vector<OverbookingRule> rules;
    auto done =
        forEachRow(connection,
                   QByteArray("SELECT ") + kRuleColumns
                       + " FROM overbooking_rule WHERE property = ? ORDER BY id",
                   {property.value}, [&](const Statement &q) { rules.push_back(ruleFrom(q)); });
    if (!done) return tl::unexpected(done.error());
    return rules;
}

Result<std::vector<pricing::RatePlan>> loadPlans(Connection &connection, PropertyId property)
{
    std::vector<pricing::RatePlan> plans;
    bool damaged = false;
    auto done =
        forEachRow(connection,
                   "SELECT id, code, name, parent, percent, amount,"
                   " free_until_days, free_until_minute, fee_percent,"
                   " fee_nights, refundable, meal, prepayment, position, retired_from,"
                   " later_fees, no_show_percent, no_show_nights, prepaid_percent, guarantee,"
                   " conditions, segment"
                   " FROM rate_plan WHERE property = ? ORDER BY position, id",
                   {property.value}, [&](const Statement &q) {
                       if (auto plan = planFrom(q))
                           plans.push_back(std::move(*plan));
                       else
                           damaged = true;
                   });
    if (!done) return tl::unexpected(done.error());
    if (damaged)
        return fail(ErrorCode::Corrupt, QStringLiteral("rate plan"),
                    ErrorText::tr("its terms or conditions cannot be read"));
    return plans;
}

Result<std::vector<pricing::NumberedTerms>> loadPlanTerms(Connection &connection,
                                                          PropertyId property)
{
    std::vector<pricing::NumberedTerms> all;
    bool damaged = false;
    auto done = forEachRow(
        connection,
        "SELECT plan, seq, content FROM plan_terms WHERE property = ? ORDER BY plan, seq",
        {property.value}, [&](const Statement &q) {
            auto terms = booking::itemFrom<pricing::PlanTerms>(q.text(2).toUtf8());
            if (terms)
                all.push_back({{q.integer(0)}, q.small(1), std::move(*terms)});
            else
                damaged = true;
        });
    if (!done) return tl::unexpected(done.error());
    if (damaged)
        return fail(ErrorCode::Corrupt, QStringLiteral("rate plan"),
                    ErrorText::tr("terms that bookings keep cannot be read"));
    return all;
}

Result<pricing::TaxRules> loadTaxes(Connection &connection, PropertyId property)
{
    pricing::TaxRules taxes;
    bool damaged = false;
    auto done = forEachRow(
        connection, "SELECT kind, content FROM tax_item WHERE property = ? ORDER BY kind, id",
        {property.value}, [&](const Statement &q) {
            if (!addStored(q.value<booking::ItemKind>(0), q.text(1).toUtf8(), taxes))
                damaged = true;
        });
    if (!done) return tl::unexpected(done.error());
    if (damaged)
        return fail(ErrorCode::Corrupt, QStringLiteral("tax"),
                    ErrorText::tr("a tax or fee cannot be read"));
    const auto byPosition = [](const auto &a, const auto &b) {
        return std::pair(a.position, a.id) < std::pair(b.position, b.id);
    };
    booking::eachTaxKind(taxes, taxes, [&byPosition](auto &items, auto &) {
        std::sort(items.begin(), items.end(), byPosition);
    });
    return taxes;
}

}  // namespace roomrack::storage
