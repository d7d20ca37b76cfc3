// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/hotel_saver.h"

#include "booking/description/item_text.h"
#include "storage/description_writer.h"
#include "storage/loader.h"
#include "storage/oversold_nights.h"
#include "storage/rows.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

#include <algorithm>

namespace roomrack::storage {

namespace {

/// Upserts every item with the column values from `values(item, position)`.
template <typename Items, typename Values>
Result<void> upsertAll(Connection &connection, const QByteArray &sql, const Items &items,
                       Values values)
{
    Statement statement = connection.statement(sql);
    int position = 0;
    for (const auto &item : items) {
        int i = 0;
        for (const QVariant &v : QVariantList(values(item, position++))) statement.bind(++i, v);
        if (const int rc = statement.finish(); rc != kOk)
            return tl::unexpected(connection.error(rc));
    }
    return {};
}

/// Unresolved holds on a room type.
constexpr char kHoldsOn[] =
    "SELECT count(*) FROM event t WHERE property = %1 AND kind = 1 AND room_type = %2 AND seq >="
    " coalesce((SELECT oldest_hold FROM commits WHERE property = {log}%1 ORDER BY seq DESC"
    " LIMIT 1), 1) AND NOT EXISTS (SELECT 1 FROM event r WHERE r.property = t.property"
    " AND r.seq > t.seq AND r.kind IN (3, 4, 5) AND r.subject = t.seq)";

QVariant orNull(qint64 id)
{
    return id != 0 ? QVariant(id) : QVariant(QMetaType::fromType<qint64>());
}

QVariant orNull(const std::optional<Night> &night)
{
    return night ? QVariant(night->day()) : QVariant(QMetaType::fromType<qint64>());
}

QVariant orNull(std::optional<int> number)
{
    return number ? QVariant(*number) : QVariant(QMetaType::fromType<qint64>());
}

}  // namespace

Result<void> HotelSaver::save(inventory::Catalogue &catalogue,
                              std::vector<pricing::RatePlan> &plans,
                              const std::vector<booking::RateRow> &rates,
                              const pricing::TaxRules &taxes)
{
    const bool isNew = !catalogue.property.id;
    auto done = saveProperty(catalogue.property);
    if (done) done = labelRows(catalogue, plans);
    if (done && isNew) done = saveSegments(catalogue.segments, plans);
    if (done) done = clearCodes();
    if (done) done = savePools(catalogue.pools);
    if (done) done = saveRooms(catalogue.rooms);
    if (done) done = saveRoomTypes(catalogue.roomTypes);
    if (done) done = saveChannels(catalogue.channels);
    if (done) done = savePlans(plans);
    if (done) done = savePlanTerms(plans);
    if (done) done = removeGone();
    if (done && isNew) done = saveTaxes(taxes);
    if (done) done = saveRules(catalogue.rules);
    if (done) done = saveRates(rates);
    if (done) done = saveLabels();
    if (done) done = saveOversold(catalogue);
    return done;
}

Result<void> HotelSaver::saveProperty(inventory::Property &p)
{
    if (!p.id) {
        const auto last =
            connection_.integer(QStringLiteral("SELECT coalesce(max(id), 0) FROM property"));
        if (!last) return tl::unexpected(last.error());
        p.id = {*last + 1};
    }
    property_ = p.id;
    const QByteArray sql = upsert(
        "property", "id",
        "name, city, time_zone, currency, child_age, latitude, longitude, stars,"
        " amenities, audit_minute, audit_mode, business_date, first_night, horizon, zone_frozen");
    return upsertAll(connection_, sql, std::vector{p},
                     [](const inventory::Property &row, int) -> QVariantList {
                         const QJsonDocument amenities(QJsonArray::fromStringList(row.amenities));
                         return {row.id.value,
                                 notNull(row.name),
                                 notNull(row.city),
                                 notNull(row.timeZone),
                                 row.currency.code(),
                                 row.assumedChildAge,
                                 row.latitude,
                                 row.longitude,
                                 row.stars,
                                 QString::fromUtf8(amenities.toJson(QJsonDocument::Compact)),
                                 row.auditMinute,
                                 int(row.audit),
                                 row.businessDate.day(),
                                 row.firstNight.day(),
                                 row.horizonNights,
                                 int(row.zoneFrozen)};
                     });
}

Result<void> HotelSaver::labelRows(inventory::Catalogue &catalogue,
                                   std::vector<pricing::RatePlan> &plans)
{
    const std::pair<IdLabels *, const char *> tables[] = {{&pools_, "pool"},
                                                          {&rooms_, "room"},
                                                          {&types_, "room_type"},
                                                          {&plans_, "rate_plan"},
                                                          {&channels_, "channel"}};
    for (const auto &[labels, table] : tables) {
        auto loaded = IdLabels::load(connection_, QString::fromLatin1(table), property_);
        if (!loaded) return tl::unexpected(loaded.error());
        *labels = std::move(*loaded);
    }
    const auto number = [](auto &items, IdLabels &labels) {
        for (auto &item : items) item.id.value = labels.give(item.id.value);
    };
    number(catalogue.pools, pools_);
    number(catalogue.rooms, rooms_);
    number(catalogue.roomTypes, types_);
    number(catalogue.channels, channels_);
    number(plans, plans_);
    for (auto &room : catalogue.rooms) room.pool.value = pools_.translate(room.pool.value);
    for (auto &type : catalogue.roomTypes) type.pool.value = pools_.translate(type.pool.value);
    for (auto &plan : plans) {
        plan.parent.value = plans_.translate(plan.parent.value);
        for (ChannelId &seller : plan.conditions.channels)
            seller.value = channels_.translate(seller.value);
    }
    qint64 lastRule = 0;
    for (auto &rule : catalogue.rules) {
        const bool pool = rule.scope == inventory::RuleScope::Pool;
        rule.subject = (pool ? pools_ : types_).translate(rule.subject);
        lastRule = std::max(lastRule, rule.id.value);
    }
    for (auto &rule : catalogue.rules) {
        if (!rule.id) rule.id.value = ++lastRule;
    }
    for (size_t i = 0; i < catalogue.pools.size(); ++i) catalogue.pools[i].position = int(i);
    for (size_t i = 0; i < catalogue.roomTypes.size(); ++i) {
        catalogue.roomTypes[i].position = int(i);
    }
    for (size_t i = 0; i < plans.size(); ++i) plans[i].position = int(i);
    return {};
}

Result<void> HotelSaver::clearCodes()
{
    for (const char *update :
         {"UPDATE pool SET code = {char}(1) || id WHERE property = ?",
          "UPDATE room SET number = {char}(1) || id WHERE property = ?",
          "UPDATE room_type SET code = {char}(1) || id WHERE property = ?",
          "UPDATE rate_plan SET code = {char}(1) || id, parent = NULL WHERE property = ?"}) {
        auto done = connection_.execute(QString::fromLatin1(update), {property_.value});
        if (!done) return done;
    }
    return {};
}

Result<void> HotelSaver::savePools(const std::vector<inventory::Pool> &pools)
{
    return upsertAll(
        connection_, upsert("pool", "{property}id", "code, name, position"), pools,
        [this](const inventory::Pool &p, int) -> QVariantList {
            return {property_.value, p.id.value, notNull(p.code), notNull(p.name), p.position};
        });
}

Result<void> HotelSaver::saveRooms(const std::vector<inventory::Room> &rooms)
{
    return upsertAll(
        connection_, upsert("room", "{property}id", "pool, number, in_service_from, retired_from"),
        rooms, [this](const inventory::Room &r, int) -> QVariantList {
            return {property_.value,         r.id.value,           r.pool.value, notNull(r.number),
                    orNull(r.inServiceFrom), orNull(r.retiredFrom)};
        });
}

Result<void> HotelSaver::saveRoomTypes(const std::vector<inventory::RoomType> &types)
{
    return upsertAll(connection_,
                     upsert("room_type", "{property}id",
                            "pool, code, name, cap, standard_guests, max_guests, position,"
                            " retired_from, max_adults, max_children"),
                     types, [this](const inventory::RoomType &t, int) -> QVariantList {
                         return {property_.value,       t.id.value,          t.pool.value,
                                 notNull(t.code),       notNull(t.name),     t.cap,
                                 t.standardGuests,      t.maxGuests,         t.position,
                                 orNull(t.retiredFrom), orNull(t.maxAdults), orNull(t.maxChildren)};
                     });
}

Result<void> HotelSaver::saveChannels(const std::vector<inventory::Channel> &channels)
{
    return upsertAll(
        connection_,
        upsert("channel", "{property}id", "kind, name, hold_ttl, hold_ceiling, commission"),
        channels, [this](const inventory::Channel &c, int) -> QVariantList {
            return {property_.value,        c.id.value,       int(c.kind),
                    notNull(c.name),        c.holdTtlSeconds, c.holdCeilingSeconds,
                    c.commissionBasisPoints};
        });
}

Result<void> HotelSaver::savePlans(const std::vector<pricing::RatePlan> &plans)
{
    auto done =
        upsertAll(connection_, upsert("rate_plan", "{property}id", kRatePlanColumns), plans,
                  [this](const pricing::RatePlan &p, int) -> QVariantList {
                      const auto &noShow = p.terms.noShow;
                      return {property_.value,
                              p.id.value,
                              notNull(p.code),
                              notNull(p.name),
                              p.percentBasisPoints,
                              p.amount,
                              p.terms.freeUntilDays,
                              p.terms.freeUntilMinute,
                              p.terms.feePercent,
                              p.terms.feeNights,
                              int(p.terms.refundable),
                              int(p.meal),
                              int(p.prepayment),
                              p.position,
                              orNull(p.retiredFrom),
                              QString::fromUtf8(booking::itemText(p.terms.further)),
                              orNull(noShow ? std::optional(noShow->percent) : std::nullopt),
                              orNull(noShow ? std::optional(noShow->nights) : std::nullopt),
                              p.prepaidPercent,
                              int(p.guarantee),
                              QString::fromUtf8(booking::itemText(p.conditions)),
                              orNull(p.segment.value)};
                  });
    if (!done) return done;
    for (const pricing::RatePlan &p : plans) {  // every parent exists now
        if (!p.parent) continue;
        done = connection_.execute(
            QStringLiteral("UPDATE rate_plan SET parent = ? WHERE property = ? AND id = ?"),
            {orNull(p.parent.value), property_.value, p.id.value});
        if (!done) return done;
    }
    return {};
}

Result<void> HotelSaver::savePlanTerms(const std::vector<pricing::RatePlan> &plans)
{
    auto known = loadPlanTerms(connection_, property_);
    if (!known) return tl::unexpected(known.error());
    for (const auto &terms : pricing::TermsBook(std::move(*known)).unnumbered(plans)) {
        const int rc = writer_.descriptions().write(property_, terms);
        if (rc != kOk) return tl::unexpected(connection_.error(rc));
    }
    return {};
}

Result<void> HotelSaver::saveRules(const std::vector<inventory::OverbookingRule> &rules)
{
    const int rc = writer_.settings().writeRules(property_, rules);
    if (rc != kOk) return tl::unexpected(connection_.error(rc));
    return {};
}

/// The kinds share their ids, so the VATs are numbered before what refers to them.
Result<void> HotelSaver::saveTaxes(pricing::TaxRules taxes)
{
    auto labels = IdLabels::load(connection_, QStringLiteral("tax_item"), property_);
    if (!labels) return tl::unexpected(labels.error());
    QHash<qint64, qint64> vats;
    for (pricing::Vat &vat : taxes.vats) {
        const qint64 written = vat.id.value;
        vat.id.value = labels->give(written);
        vats.insert(written, vat.id.value);
    }
    const auto number = [&](auto &items) {
        for (auto &item : items) {
            item.id.value = labels->give(item.id.value);
            if constexpr (requires { item.vat; })
                item.vat.value = vats.value(item.vat.value, item.vat.value);
        }
    };
    number(taxes.mealParts);
    number(taxes.cityTaxes);
    number(taxes.fees);
    const auto translate = [this](std::vector<ChannelId> &channels) {
        for (ChannelId &channel : channels) channel.value = channels_.translate(channel.value);
    };
    for (pricing::Fee &fee : taxes.fees) translate(fee.channels);
    for (pricing::CityTax &tax : taxes.cityTaxes)
        for (pricing::CityTaxTariff &tariff : tax.tariffs) translate(tariff.channels);
    booking::DescriptionRow row{property_, {}};
    booking::eachTaxKind(row.items, taxes, [](auto &to, auto &from) { to = std::move(from); });
    const int rc = writer_.descriptions().write(row);
    if (rc != kOk) return tl::unexpected(connection_.error(rc));
    return labels->save(connection_);
}

Result<void> HotelSaver::saveSegments(std::vector<inventory::MarketSegment> &segments,
                                      std::vector<pricing::RatePlan> &plans)
{
    auto labels = IdLabels::load(connection_, QStringLiteral("market_segment"), property_);
    if (!labels) return tl::unexpected(labels.error());
    QHash<qint64, SegmentId> ids;
    int position = 0;
    for (inventory::MarketSegment &segment : segments) {
        const qint64 written = segment.id.value;
        segment.id.value = labels->give(written);
        ids.insert(written, segment.id);
        segment.position = position++;
        for (ChannelId &channel : segment.channels)
            channel.value = channels_.translate(channel.value);
    }
    for (pricing::RatePlan &plan : plans) plan.segment = ids.value(plan.segment.value);
    booking::DescriptionRow row{property_, {}};
    row.items.segments = segments;
    if (const int rc = writer_.descriptions().write(row); rc != kOk)
        return tl::unexpected(connection_.error(rc));
    return labels->save(connection_);
}

Result<void> HotelSaver::saveRates(const std::vector<booking::RateRow> &rates)
{
    for (booking::RateRow row : rates) {
        row.property = property_;
        row.roomType.value = types_.translate(row.roomType.value);
        row.plan.value = plans_.translate(row.plan.value);
        const int rc = writer_.nights().write(row);
        if (rc != kOk) return tl::unexpected(connection_.error(rc));
    }
    return {};
}

Result<void> HotelSaver::removeGone()
{
    const QList<qint64> goneTypes = types_.gone();
    for (const qint64 type : goneTypes) {
        const auto holds =
            connection_.integer(QString::fromLatin1(kHoldsOn).arg(property_.value).arg(type));
        if (!holds) return tl::unexpected(holds.error());
        if (*holds > 0) {
            const auto name = nameOf(QStringLiteral("room_type"), type);
            if (!name) return tl::unexpected(name.error());
            return fail(
                ErrorCode::Invalid, QStringLiteral("room type"),
                ErrorText::tr("%1 cannot be removed because active holds use it").arg(*name));
        }
        auto done = connection_.execute(
            QStringLiteral("DELETE FROM oversold WHERE property = ? AND room_type = ?"),
            {property_.value, type});
        if (!done) return done;
    }
    auto done = removeGone(types_, QStringLiteral("room_type"), QStringLiteral("room type"));
    if (done) done = removeGone(rooms_, QStringLiteral("room"), QStringLiteral("room"));
    if (done) done = removeGone(pools_, QStringLiteral("pool"), QStringLiteral("pool"));
    if (done) done = removeGone(plans_, QStringLiteral("rate_plan"), QStringLiteral("rate plan"));
    if (done) done = removeGone(channels_, QStringLiteral("channel"), QStringLiteral("channel"));
    return done;
}

Result<void> HotelSaver::removeGone(const IdLabels &labels, const QString &table,
                                    const QString &field)
{
    for (const qint64 id : labels.gone()) {
        // First: after an error PostgreSQL answers nothing until the transaction ends.
        const auto name = nameOf(table, id);
        if (!name) return tl::unexpected(name.error());
        const auto gone = connection_.execute(
            QStringLiteral("DELETE FROM %1 WHERE property = ? AND id = ?").arg(table),
            {property_.value, id});
        if (gone) continue;
        if (gone.error().code != ErrorCode::Invalid) return gone;
        return fail(ErrorCode::Invalid, field,
                    ErrorText::tr("%1 cannot be removed because bookings or other data of the "
                                  "hotel refer to it")
                        .arg(*name));
    }
    return {};
}

Result<QString> HotelSaver::nameOf(const QString &table, qint64 id) const
{
    const QString column =
        table == QStringLiteral("room") ? QStringLiteral("number") : QStringLiteral("name");
    QString name;
    auto done =
        forEachRow(connection_,
                   QStringLiteral("SELECT %1 FROM %2 WHERE property = ? AND id = ?")
                       .arg(column, table)
                       .toUtf8(),
                   {property_.value, id}, [&](const Statement &row) { name = row.text(0); });
    if (!done) return tl::unexpected(done.error());
    return name;
}

Result<void> HotelSaver::saveOversold(const inventory::Catalogue &catalogue)
{
    const auto last = connection_.integer(
        QStringLiteral("SELECT max(check_in + nights) FROM booking WHERE property = %1")
            .arg(property_.value));
    if (!last) return tl::unexpected(last.error());
    const Night today = catalogue.property.businessDate;
    auto done = connection_.execute(
        QStringLiteral("DELETE FROM oversold WHERE property = ? AND night >= ?"),
        {property_.value, today.day()});
    const int nights = static_cast<int>(*last) - today.day();
    if (!done || nights <= 0) return done;
    const auto oversold =
        oversoldNights(connection_, catalogue, Stay(today, nights), kBookingEdges);
    if (!oversold) return tl::unexpected(oversold.error());
    for (const auto &[key, rooms] : *oversold) {
        done = connection_.execute(
            QStringLiteral("INSERT INTO oversold (property, pool, room_type, night, rooms)"
                           " VALUES (?, ?, ?, ?, ?)"),
            {property_.value, key.pool.value, key.roomType.value, key.night.day(), rooms});
        if (!done) return done;
    }
    return {};
}

Result<void> HotelSaver::saveLabels() const
{
    for (const IdLabels *labels : {&pools_, &rooms_, &types_, &plans_, &channels_}) {
        if (auto done = labels->save(connection_); !done) return done;
    }
    return {};
}

}  // namespace roomrack::storage
