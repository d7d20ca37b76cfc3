// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/controller/shown.h"

#include "channels/alpinebits/alpine_messages.h"
#include "sync/codes.h"
#include "sync/protocols.h"

#include <algorithm>

namespace roomrack::channels {

using sync::RowKind;

Shown::Shown(ChannelId channel, sync::ChannelSettings settings)
    : channel_(channel), settings_(std::move(settings))
{}

void Shown::setFx(const engine::HotelView &hotel, const std::vector<pricing::FxRate> &rates)
{
    samePrices_ = settings_.currency == hotel.property().currency;
    way_ = samePrices_ ? std::nullopt
                       : pricing::findWay(rates, hotel.property().currency, settings_.currency);
}

Stay Shown::nights(const engine::HotelView &hotel, Instant now)
{
    const inventory::Property &property = hotel.property();
    const QTimeZone zone = core::timeZone(property.timeZone).value_or(QTimeZone::utc());
    const Night first =
        std::max({property.businessDate, hotel.ledger().first(), core::localDate(zone, now)});
    const Night end = std::min(hotel.property().horizonEnd(), hotel.ledger().end());
    return {first, std::max(0, end - first)};
}

/// The price of one night: the fields that channels have for it are after tax.
qint64 Shown::afterTax(const engine::HotelView &hotel, int type, const sync::RowKey &key, Night n,
                       qint64 amount) const
{
    const int standard = hotel.catalogue().roomTypes[size_t(type)].standardGuests;
    const int guests = key.guests > 0 ? key.guests : standard;
    return hotel.rates().priceAfterTax(
        {type, key.plan, Stay(n, 1), 1, guests, 0, channel_, amount, false, {}, {amount}});
}

qint64 Shown::price(const engine::HotelView &hotel, int type, const sync::RowKey &key,
                    Night n) const
{
    const pricing::RatePlan *plan = hotel.rates().plan(key.plan);
    if (!plan || plan->isRetired(n)) return sync::kNothing;
    const qint64 amount = hotel.rates().price(type, key.plan, n, key.guests);
    if (amount < 0 || !hasPrices()) return sync::kNothing;
    const qint64 marked =
        sync::withMarkup(afterTax(hotel, type, key, n, amount), settings_.markupBasisPoints);
    return samePrices_ ? marked : pricing::convert(marked, *way_).value_or(sync::kNothing);
}

/// AlpineBits has one amount for each guest above the standard number. If the prices do not follow
/// such steps there is none above it (0, so that it is sent): a number would be sold at another
/// price.
qint64 Shown::stepPrice(const engine::HotelView &hotel, int type, const sync::RowKey &key,
                        Night n) const
{
    const int standard = hotel.catalogue().roomTypes[size_t(type)].standardGuests;
    const qint64 own = price(hotel, type, key, n);
    if (key.guests <= standard || own <= 0) return own;
    std::vector<GuestPrice> prices;
    std::optional<qint64> base;
    for (const sync::RateMapping &mapping : settings_.rates) {
        if (mapping.roomType != key.roomType || mapping.plan != key.plan) continue;
        for (const qint32 guests : mapping.guests) {
            const sync::RowKey row{key.kind, key.roomType, key.plan, guests};
            prices.push_back({guests, price(hotel, type, row, n)});
            if (guests == standard) base = prices.back().amount;
        }
    }
    if (!base) return own;  // not agreed: refused with a text (see unsayable)
    if (*base <= 0) return sync::kNothing;
    const auto further = furtherGuest(prices, standard);
    return further ? *base + (key.guests - standard) * *further : 0;
}

std::vector<RatePlanId> Shown::plansThere(const engine::HotelView &hotel, RoomTypeId type,
                                          Night n) const
{
    std::vector<RatePlanId> plans;
    for (const sync::RateMapping &mapping : settings_.rates) {
        const pricing::RatePlan *plan = hotel.rates().plan(mapping.plan);
        if (mapping.roomType == type && plan && !plan->isRetired(n)) plans.push_back(plan->id);
    }
    return plans;
}

/// The strictest of what holds for a plan at the channel. Of the rooms, which all plans share, a
/// stop sell is one that no plan mapped there is sold against.
sync::Limits Shown::limits(const engine::HotelView &hotel, int type, const sync::RowKey &key,
                           Night n) const
{
    const inventory::Ledger &ledger = hotel.ledger();
    sync::Limits all =
        sync::limitsOf(inventory::restrictionsFor(ledger, type, n, {key.plan, channel_}));
    // Each is valid alone. Channels refuse such a pair, and would keep what was before.
    if (all.maxStay > 0 && all.minStay > all.maxStay) {
        all.minStay = all.maxStay = all.minStayThrough = 0;
        const bool hasArrivals = settings_.supportedRestrictions.closedToArrival;
        (hasArrivals ? all.closedToArrival : all.stopSell) = true;
    }
    if (key.plan || all.stopSell || !ledger.scoped().any(type)) return all;
    const std::vector<RatePlanId> plans = plansThere(hotel, key.roomType, n);
    all.stopSell = !plans.empty() && std::all_of(plans.begin(), plans.end(), [&](RatePlanId plan) {
        const auto there = inventory::restrictionsFor(ledger, type, n, {plan, channel_});
        return (there.flags & inventory::StopSell) != 0;
    });
    return all;
}

/// Whether the night has a restriction that the channel cannot be sent; of rooms, for one of the
/// plans mapped there.
bool Shown::isUnsent(const engine::HotelView &hotel, int type, const sync::RowKey &key,
                     Night n) const
{
    const inventory::Ledger &ledger = hotel.ledger();
    const auto isFor = [&](RatePlanId plan) {
        const auto at = [&](Night night) {
            return sync::limitsOf(
                inventory::restrictionsFor(ledger, type, night, {plan, channel_}));
        };
        const sync::Limits next = n + 1 < ledger.end() ? at(n + 1) : sync::Limits();
        return sync::hasUnsupported(settings_.supportedRestrictions, at(n), next);
    };
    if (key.plan) return isFor(key.plan);
    const std::vector<RatePlanId> plans = plansThere(hotel, key.roomType, n);
    return isFor({}) || std::any_of(plans.begin(), plans.end(), isFor);
}

qint64 Shown::wanted(const engine::HotelView &hotel, const SoldThere &sold, const sync::RowKey &key,
                     const sync::RoomMapping &mapping, int type, Night n) const
{
    if (key.kind == RowKind::Rate) {
        const bool inSteps = sync::factsOf(settings_).guestPrices == sync::GuestPrices::Each;
        return inSteps ? stepPrice(hotel, type, key, n) : price(hotel, type, key, n);
    }
    const inventory::Ledger &ledger = hotel.ledger();
    const int pool = ledger.poolOf(type);
    const inventory::PoolNight &rooms = ledger.pool(pool, n);
    sync::PropertyNight night;
    night.left = ledger.left(type, n);
    night.physicallyFree =
        hotel.ledger().physical(pool, n) - rooms.outOfOrder - rooms.sold - rooms.held;
    night.soldThere = settings_.allotment >= 0 ? sold.rooms(channel_, key.roomType, n) : 0;
    night.limits = limits(hotel, type, key, n);
    night.unsent = settings_.closesUnsupported && isUnsent(hotel, type, key, n);
    if (key.kind == RowKind::Rooms) return sync::wantedRooms(settings_, mapping, night);
    const sync::RowKey rate{RowKind::Rate, key.roomType, key.plan, 0};
    return sync::wantedLimits(settings_, mapping, night,
                              price(hotel, type, rate, n) != sync::kNothing);
}

/// A stop sell that is no longer sent is removed when its rooms are known to be closed, not before:
/// the two are sent separately, within separate rate limits. (Where a message replaces its
/// nights, no separate link resets anything and checks again.)
qint64 Shown::keptClosed(qint64 wanted, const sync::CellState &limits,
                         const sync::CellState &rooms) const
{
    const bool closing = rooms.wanted == 0 && (rooms.published != 0 || rooms.unknown);
    const bool never =
        settings_.supportedRestrictions.stopSell || sync::factsOf(settings_).replacesNights;
    if (never || wanted < 0 || limits.published <= 0 || !closing) return wanted;
    sync::Limits kept = sync::Limits::unpacked(wanted);
    kept.stopSell = sync::Limits::unpacked(limits.published).stopSell;
    return kept.packed();
}

void Shown::work(const engine::HotelView &hotel, const SoldThere &sold, RoomTypeId type,
                 Night first, Night last, sync::Board &board) const
{
    // A departure may close the night before it.
    const Night earliest = settings_.closesUnsupported ? first - 1 : first;
    const Night from = std::max({earliest, board.first(), hotel.ledger().first()});
    const Night to = std::min({last, board.end() - 1, hotel.ledger().end() - 1});
    const Night horizon = hotel.property().businessDate + settings_.horizonNights;
    for (int r = 0; r < board.rows(); ++r) {
        sync::BoardRow &row = board.row(r);
        const sync::RowKey &key = row.key();
        if (type && key.roomType != type) continue;
        const sync::RoomMapping *room = sync::mappingOf(settings_, key.roomType);
        const int index = hotel.catalogue().typeIndex(key.roomType);
        const int rooms = board.rowOf({RowKind::Rooms, key.roomType, {}, 0});
        for (Night n = from; n <= to; ++n) {
            const bool seen = room && index >= 0 && n < horizon;
            qint64 value = seen ? wanted(hotel, sold, key, *room, index, n)
                                : sync::wantedOutOfSight(settings_, key.kind, row.at(n));
            if (key.kind == RowKind::Limits && rooms >= 0)
                value = keptClosed(value, row.at(n), board.row(rooms).at(n));
            row.want(n, value);
        }
    }
}

}  // namespace roomrack::channels
