// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/description_json.h"

#include "api/v1/segment_form.h"
#include "api/v1/tax_json.h"

namespace roomrack::api::v1 {

namespace {

using booking::ItemKind;
using booking::Obstacle;

constexpr core::Names<ItemKind, 9> kKindNames{{{ItemKind::Pool, "pool"},
                                               {ItemKind::Room, "room"},
                                               {ItemKind::RoomType, "room_type"},
                                               {ItemKind::RatePlan, "rate_plan"},
                                               {ItemKind::Vat, "vat"},
                                               {ItemKind::MealPart, "meal_part"},
                                               {ItemKind::CityTax, "city_tax"},
                                               {ItemKind::Fee, "fee"},
                                               {ItemKind::Segment, "market_segment"}}};
constexpr core::Names<quint8, 5> kChangeNames{{{booking::ItemAdded, "added"},
                                               {booking::ItemRenamed, "renamed"},
                                               {booking::ItemRetired, "retired"},
                                               {booking::ItemBroughtBack, "brought_back"},
                                               {booking::ItemChanged, "changed"}}};
constexpr core::Names<Obstacle::Why, 6> kWhyNames{{{Obstacle::Why::Booking, "booking"},
                                                   {Obstacle::Why::Hold, "soft_block"},
                                                   {Obstacle::Why::InHouse, "in_house"},
                                                   {Obstacle::Why::OutOfOrder, "out_of_order"},
                                                   {Obstacle::Why::LastRoom, "last_room"},
                                                   {Obstacle::Why::Rates, "rates"}}};

void writeMaybeNumber(Writer &w, const std::optional<int> &number)
{
    number ? w.number(*number) : w.null();
}

void writeMaybeNight(Writer &w, const std::optional<Night> &night)
{
    night ? w.night(*night) : w.null();
}

QString codeOf(const engine::HotelView &hotel, PoolId id)
{
    const inventory::Pool *pool = hotel.catalogue().pool(id);
    return pool ? pool->code : QString();
}

void writePools(Writer &w, const engine::HotelView &hotel)
{
    w.beginArray();
    for (const inventory::Pool &pool : hotel.catalogue().pools) {
        w.beginObject();
        w.key("id").number(pool.id.value);
        w.key("code").text(pool.code);
        w.key("name").text(pool.name);
        w.key("position").number(pool.position);
        w.endObject();
    }
    w.endArray();
}

void writeRoomList(Writer &w, const engine::HotelView &hotel)
{
    w.beginArray();
    for (const inventory::Room &room : hotel.catalogue().rooms) {
        w.beginObject();
        w.key("id").number(room.id.value);
        w.key("pool").text(codeOf(hotel, room.pool));
        w.key("number").text(room.number);
        w.key("in_service_from");
        writeMaybeNight(w, room.inServiceFrom);
        w.key("retired_from");
        writeMaybeNight(w, room.retiredFrom);
        w.endObject();
    }
    w.endArray();
}

void writeRoomTypes(Writer &w, const engine::HotelView &hotel)
{
    w.beginArray();
    for (const inventory::RoomType &type : hotel.catalogue().roomTypes) {
        w.beginObject();
        w.key("id").number(type.id.value);
        w.key("pool").text(codeOf(hotel, type.pool));
        w.key("code").text(type.code);
        w.key("name").text(type.name);
        w.key("cap").number(type.cap);
        w.key("standard_guests").number(type.standardGuests);
        w.key("max_guests").number(type.maxGuests);
        w.key("max_adults");
        writeMaybeNumber(w, type.maxAdults);
        w.key("max_children");
        writeMaybeNumber(w, type.maxChildren);
        w.key("position").number(type.position);
        w.key("retired_from");
        writeMaybeNight(w, type.retiredFrom);
        w.endObject();
    }
    w.endArray();
}

void writeSellers(Writer &w, const pricing::PlanConditions &c, const engine::HotelView &hotel)
{
    w.key("channel_kinds").beginArray();
    for (const auto &kind : kChannelKindNames) {
        if (((c.channelKinds >> quint8(kind.value)) & 1) != 0) w.text(QLatin1String(kind.name));
    }
    w.endArray();
    w.key("channels").beginArray();
    for (const ChannelId id : c.channels) {
        // One that does not exist any more must not leave a list that is open to all.
        const inventory::Channel *channel = hotel.catalogue().channel(id);
        w.text(channel ? channel->name : QStringLiteral("#%1").arg(id.value));
    }
    w.endArray();
}

void writeConditions(Writer &w, const pricing::PlanConditions &c, const engine::HotelView &hotel,
                     bool withCodes)
{
    w.beginObject();
    w.key("stay_from");
    writeMaybeNight(w, c.stayFrom);
    w.key("stay_to");
    writeMaybeNight(w, c.stayTo);
    w.key("sale_from");
    writeMaybeNight(w, c.saleFrom);
    w.key("sale_to");
    writeMaybeNight(w, c.saleTo);
    w.key("min_nights").number(c.minNights);
    w.key("max_nights").number(c.maxNights);
    w.key("min_days_ahead").number(c.minDaysAhead);
    w.key("max_days_ahead").number(c.maxDaysAhead);
    w.key("arrival_weekdays").beginArray();
    for (int day = 1; day <= 7; ++day) {
        if (((c.arrivalWeekdays >> (day - 1)) & 1) != 0) w.number(day);
    }
    w.endArray();
    writeSellers(w, c, hotel);
    if (withCodes)
        w.key("code").text(c.code);
    else
        w.key("code_required").boolean(!c.code.isEmpty());
    w.key("rounding").text(nameOf(kRoundingNames, c.rounding));
    w.endObject();
}

void writeRatePlans(Writer &w, const engine::HotelView &hotel, bool withCodes)
{
    w.beginArray();
    for (const pricing::RatePlan &plan : hotel.rates().plans()) {
        const pricing::RatePlan *parent = hotel.rates().plan(plan.parent);
        w.beginObject();
        w.key("id").number(plan.id.value);
        w.key("code").text(plan.code);
        w.key("name").text(plan.name);
        w.key("parent");
        parent ? w.text(parent->code) : w.null();
        w.key("percent_hundredths").number(plan.percentBasisPoints);
        w.key("amount");
        writeMoney(w, plan.amount, hotel.property().currency);
        w.key("meal").text(nameOf(kMealNames, plan.meal));
        w.key("prepaid").boolean(plan.isPrepaid());
        w.key("prepayment").text(nameOf(kPrepaymentNames, plan.prepayment));
        w.key("prepaid_percent").number(plan.prepaidPercent);
        w.key("guarantee").text(nameOf(kGuaranteeNames, plan.guarantee));
        w.key("cancellation");
        writeCancellation(w, plan.terms);
        w.key("position").number(plan.position);
        w.key("retired_from");
        writeMaybeNight(w, plan.retiredFrom);
        w.key("conditions");
        writeConditions(w, plan.conditions, hotel, withCodes);
        w.key("segment");
        const auto *segment = hotel.catalogue().segment(plan.segment);
        segment ? w.text(segment->code) : w.null();
        w.endObject();
    }
    w.endArray();
}

void writeChanges(Writer &w, const std::vector<booking::ItemChange> &changes)
{
    w.beginArray();
    for (const booking::ItemChange &change : changes) {
        w.beginObject();
        w.key("kind").text(nameOf(kKindNames, change.kind));
        w.key("id").number(change.id);
        w.key("name").text(change.name);
        w.key("what").beginArray();
        for (const auto &bit : kChangeNames) {
            if ((change.what & bit.value) != 0) w.text(QLatin1String(bit.name));
        }
        w.endArray();
        w.endObject();
    }
    w.endArray();
}

void writeObstacles(Writer &w, const std::vector<Obstacle> &obstacles)
{
    w.beginArray();
    for (const Obstacle &o : obstacles) {
        const bool booked = o.why == Obstacle::Why::Booking || o.why == Obstacle::Why::InHouse;
        w.beginObject();
        w.key("why").text(nameOf(kWhyNames, o.why));
        w.key("kind").text(nameOf(kKindNames, o.kind));
        w.key("id").number(o.item);
        w.key("booking");
        writeNumber(w, booked ? o.subject : 0);
        w.key("soft_block");
        writeNumber(w, o.why == Obstacle::Why::Hold ? o.subject : 0);
        w.key("from").night(o.first);
        w.key("nights").number(o.nights);
        w.key("detail").text(obstacleText(o));
        w.endObject();
    }
    w.endArray();
}

void writeShortNights(Writer &w, const std::vector<booking::ShortNight> &nights)
{
    w.beginArray();
    for (const booking::ShortNight &night : nights) {
        w.beginObject();
        w.key("pool").number(night.pool.value);
        w.key("room_type");
        writeNumber(w, night.roomType.value);
        w.key("night").night(night.night);
        w.key("rooms").number(night.rooms);
        w.endObject();
    }
    w.endArray();
}

void writeAvailability(Writer &w, const std::vector<booking::AvailabilityChange> &changes)
{
    w.beginArray();
    for (const booking::AvailabilityChange &change : changes) {
        w.beginObject();
        w.key("room_type").number(change.roomType.value);
        w.key("from").night(change.first);
        w.key("nights").number(change.nights);
        w.key("before").number(change.before);
        w.key("after").number(change.after);
        w.endObject();
    }
    w.endArray();
}

}  // namespace

QByteArray descriptionJson(const engine::HotelView &hotel, bool withCodes)
{
    const inventory::Property &property = hotel.property();
    Writer w;
    w.beginObject();
    w.key("format").number(kDescriptionFormat);
    w.key("property").beginObject();
    w.key("id").number(property.id.value);
    w.key("name").text(property.name);
    w.key("currency").text(property.currency.code());
    w.key("time_zone").text(property.timeZone);
    w.key("business_date").night(property.businessDate);
    w.endObject();
    w.key("revision")
        .text(QString::fromLatin1(booking::descriptionRevision(
            hotel.catalogue(), hotel.rates().plans(), hotel.rates().taxes())));
    w.key("pools");
    writePools(w, hotel);
    w.key("rooms");
    writeRoomList(w, hotel);
    w.key("room_types");
    writeRoomTypes(w, hotel);
    w.key("rate_plans");
    writeRatePlans(w, hotel, withCodes);
    writeTaxRules(w, hotel);
    w.key("market_segments");
    writeSegments(w, hotel);
    w.endObject();
    return w.take();
}

QByteArray effectsJson(const booking::DescriptionEffects &effects, bool acceptOversold)
{
    Writer w;
    w.beginObject();
    w.key("permitted").boolean(booking::permitted(effects, acceptOversold).has_value());
    w.key("changes");
    writeChanges(w, effects.changes);
    w.key("obstacles");
    writeObstacles(w, effects.obstacles);
    w.key("oversold");
    writeShortNights(w, effects.shortNights);
    w.key("availability");
    writeAvailability(w, effects.availability);
    w.key("derived").beginArray();
    for (const RatePlanId plan : effects.derived) w.number(plan.value);
    w.endArray();
    w.endObject();
    return w.take();
}

}  // namespace roomrack::api::v1
