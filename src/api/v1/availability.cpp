// SPDX-License-Identifier: GPL-3.0-or-later
// GET /v1/availability: availability and rates by room type and night, from the copy that the API
// server's thread keeps.
#include "api/v1/api.h"
#include "api/v1/form.h"
#include "api/v1/json_fragments.h"
#include "api/v1/restriction_json.h"
#include "api/v1/topics.h"
#include "pricing/conditions.h"

namespace roomrack::api::v1 {

namespace {

constexpr int kNights = 14, kNightsAtMost = 366;
/// Cells per response: about three megabytes.
constexpr int kCellsAtMost = 20'000;

struct AskedNights {
    Stay nights;
    int type = -1;  ///< index; -1: all
    RatePlanId plan;
    int guests = 0;
    QString code;  ///< of a company or promotion, named by the guest
    const inventory::Channel *channel = nullptr;
};

template <typename Things>
auto codeOrNumber(const Things &things, const QString &given)
{
    return std::find_if(things.begin(), things.end(), [&](const auto &one) {
        return one.code == given || QString::number(one.id.value) == given;
    });
}

/// A plan for other channels, or of a code that was not named, is not shown.
bool isShown(const pricing::RatePlan &plan, const AskedNights &asked)
{
    return pricing::isOpenTo(plan.conditions, asked.channel, asked.code);
}

/// Of the token: as Api::caller(), one without a channel acts for the desk.
const inventory::Channel *channelAsked(Query &query, const Call &call,
                                       const engine::HotelView &hotel)
{
    const inventory::Catalogue &catalogue = hotel.catalogue();
    const inventory::Channel *own = call.visitor.channel
                                        ? catalogue.channel(call.visitor.channel)
                                        : catalogue.channel(inventory::ChannelKind::Desk);
    if (!query.has("channel")) return own;
    const QString given = query.text("channel");
    const auto &all = catalogue.channels;
    const auto at = std::find_if(all.begin(), all.end(), [&](const inventory::Channel &one) {
        return one.name == given || QString::number(one.id.value) == given;
    });
    if (at == all.end())
        query.refuse("channel", ErrorText::tr("channel not found"));
    else if (call.visitor.channel && at->id != call.visitor.channel)
        query.refuse("channel", ErrorText::tr("the token belongs to another channel"));
    else
        return &*at;
    return own;
}

void readPlan(Query &query, const engine::HotelView &hotel, AskedNights &asked)
{
    const auto &plans = hotel.rates().plans();
    if (const int base = hotel.rates().basePlan(); base >= 0 && isShown(plans[size_t(base)], asked))
        asked.plan = plans[size_t(base)].id;
    if (!query.has("plan")) return;
    const auto at = codeOrNumber(plans, query.text("plan"));
    if (at == plans.end() || !isShown(*at, asked))
        query.refuse("plan", ErrorText::tr("rate plan not found"));
    else
        asked.plan = at->id;
}

AskedNights nightsAskedBy(Query &query, const Call &call, const engine::HotelView &hotel)
{
    AskedNights asked;
    asked.channel = channelAsked(query, call, hotel);
    if (query.has("code")) asked.code = query.text("code");
    const Night from = query.has("from") ? query.night("from") : hotel.property().businessDate;
    const int nights = int(query.number("nights", 1, kNightsAtMost, kNights));
    asked.nights = Stay(from, nights);
    asked.guests = int(query.number("guests", 0, 99, 0));
    const auto &types = hotel.catalogue().roomTypes;
    if (query.has("room_type")) {
        const auto at = codeOrNumber(types, query.text("room_type"));
        if (at == types.end())
            query.refuse("room_type", ErrorText::tr("room type not found"));
        else
            asked.type = int(at - types.begin());
    }
    readPlan(query, hotel, asked);
    const Night end = std::min(hotel.ledger().end(), hotel.property().horizonEnd());
    if (query.ok() && (from < hotel.ledger().first() || from >= end || nights > end - from))
        query.refuse("from", ErrorText::tr("nights must be between %1 and %2")
                                 .arg(hotel.ledger().first().iso(), (end - 1).iso()));
    if (asked.type < 0 && qint64(nights) * qint64(types.size()) > kCellsAtMost)
        query.refuse("nights", ErrorText::tr("request fewer nights or a single room type"));
    return asked;
}

void writeNight(Writer &w, const engine::HotelView &hotel, int type, Night night,
                const AskedNights &asked)
{
    const inventory::SalePath sale{asked.plan, asked.channel ? asked.channel->id : ChannelId{}};
    w.beginObject();
    w.key("night").night(night);
    w.key("available").number(hotel.ledger().available(type, night));
    w.key("price");
    const qint64 price = hotel.rates().price(type, asked.plan, night, asked.guests);
    if (price < 0)
        w.null();
    else
        writeMoney(w, price, hotel.property().currency);
    writeRestrictions(w, inventory::restrictionsFor(hotel.ledger(), type, night, sale));
    w.key("seq").number(hotel.ledger().version(type, night));
    w.endObject();
}

void writeTypes(Writer &w, const engine::HotelView &hotel, const AskedNights &asked)
{
    const auto &types = hotel.catalogue().roomTypes;
    w.beginArray();
    for (int type = 0; type < int(types.size()); ++type) {
        if (asked.type >= 0 && asked.type != type) continue;
        const inventory::RoomType &one = types[size_t(type)];
        w.beginObject();
        w.key("id").number(one.id.value);
        w.key("code").text(one.code);
        w.key("name").text(one.name);
        w.key("standard_guests").number(one.standardGuests);
        w.key("max_guests").number(one.maxGuests);
        w.key("max_adults").number(one.maxAdults.value_or(one.maxGuests));
        w.key("max_children").number(one.maxChildren.value_or(one.maxGuests));
        w.key("nights").beginArray();
        for (Night n = asked.nights.checkIn(); n < asked.nights.checkOut(); ++n)
            writeNight(w, hotel, type, n, asked);
        w.endArray();
        w.endObject();
    }
    w.endArray();
}

void writePlans(Writer &w, const engine::HotelView &hotel, const AskedNights &asked)
{
    w.beginArray();
    for (const pricing::RatePlan &plan : hotel.rates().plans()) {
        if (plan.isRetired(hotel.property().businessDate) || !isShown(plan, asked)) continue;
        w.beginObject();
        w.key("id").number(plan.id.value);
        w.key("code").text(plan.code);
        w.key("name").text(plan.name);
        w.key("prepaid").boolean(plan.isPrepaid());
        w.endObject();
    }
    w.endArray();
}

}  // namespace

void serveAvailability(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    Query query(call);
    const AskedNights asked = nightsAskedBy(query, call, *hotel);
    if (!query.ok()) return Api::refuse(call, query.error());
    const inventory::Property &property = hotel->property();
    Writer w;
    w.beginObject();
    w.key("property").beginObject();
    w.key("id").number(property.id.value);
    w.key("name").text(property.name);
    w.key("currency").text(property.currency.code());
    w.key("time_zone").text(property.timeZone);
    w.key("business_date").night(property.businessDate);
    w.endObject();
    w.key("as_of");
    writePlace(w, hotel->epoch(), hotel->commitNumber(), hotel->seq());
    w.key("plan");
    writePlan(w, *hotel, asked.plan);
    w.key("plans");
    writePlans(w, *hotel, asked);
    w.key("room_types");
    writeTypes(w, *hotel, asked);
    w.endObject();
    Api::answer(call, 200, w.take());
}

}  // namespace roomrack::api::v1
