// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/sisters.h"

#include "advice/distance.h"
#include "booking/rules/sister_rules.h"
#include "desktop/session/direct_channels.h"
#include "pricing/conditions.h"

#include <algorithm>
#include <limits>

namespace roomrack::desktop {

namespace {

/// Rate plans that the channel sells to this party in the room type.
void addSold(const engine::Snapshot &hotel, int type, const WalkedParty &party,
             const inventory::Channel &channel, std::vector<SisterRoom> &sold)
{
    const int guests = (party.adults + party.children + party.rooms - 1) / party.rooms;
    const inventory::RoomType &room = hotel.catalogue.roomTypes[size_t(type)];
    const pricing::PlanSale sale{party.stay, hotel.catalogue.property.businessDate, &channel};
    for (const pricing::RatePlan &plan : hotel.plans) {
        // A payment would have to be taken with the booking.
        if (plan.isPrepaid() || plan.isRetired(party.stay.checkIn())) continue;
        if (pricing::brokenCondition(plan.conditions, sale)) continue;
        if (!inventory::grants(hotel.ledger, type, party.stay, party.rooms, false,
                               {plan.id, channel.id}))
            continue;
        if (!hotel.rateBook.price(type, plan.id, party.stay.checkIn(), guests)) continue;
        const auto price = hotel.rateBook.quote(type, plan.id, party.stay, party.rooms, guests);
        if (price) sold.push_back({room.id, plan.id, room.name, plan.name, price->total});
    }
}

std::vector<SisterRoom> soldBy(const engine::Snapshot &hotel, const WalkedParty &party,
                               const inventory::Channel &channel)
{
    std::vector<SisterRoom> sold;
    for (int type = 0; type < hotel.ledger.types(); ++type) {
        const inventory::RoomType &room = hotel.catalogue.roomTypes[size_t(type)];
        const bool fits = room.canHold(party.adults, party.children, party.rooms)
                          && !room.isRetired(party.stay.checkOut() - 1);
        if (fits
            && inventory::grants(hotel.ledger, type, party.stay, party.rooms, false,
                                 {{}, channel.id}))
            addSold(hotel, type, party, channel, sold);
    }
    std::stable_sort(sold.begin(), sold.end(),
                     [](const auto &a, const auto &b) { return a.total < b.total; });
    return sold;
}

SisterOffer offerOf(const engine::Snapshot &hotel, advice::Place here, const WalkedParty &party)
{
    const Stay stay = party.stay;
    const inventory::Property &property = hotel.catalogue.property;
    SisterOffer offer;
    offer.property = property.id;
    offer.name = property.name;
    offer.city = property.city;
    offer.currency = property.currency;
    const advice::Place there{property.latitude, property.longitude};
    if (here.isKnown() && there.isKnown()) offer.km = advice::distanceKm(here, there);
    if (stay.nights() < 1 || !hotel.ledger.covers(stay)) return offer;
    const auto direct = directChannels(hotel.catalogue);
    const ChannelId desk = direct.empty() ? ChannelId{} : direct.front()->id;
    for (int type = 0; type < hotel.ledger.types(); ++type) {
        if (!inventory::grants(hotel.ledger, type, stay, 1, false, {{}, desk})) continue;
        offer.rooms = std::max(offer.rooms, hotel.ledger.available(type, stay));
    }
    if (direct.empty()) return offer;
    offer.source = direct.front()->id;
    // The ledger has past nights, and more than the hotel sells: what is booked there is refused.
    if (!inventory::within(stay, {property.businessDate, property.horizonNights})) return offer;
    offer.sold = soldBy(hotel, party, *direct.front());
    if (!offer.sold.empty())
        offer.night =
            core::divideHalfEven(offer.sold.front().total, qint64(party.rooms) * stay.nights());
    return offer;
}

}  // namespace

WalkedParty partyOf(const booking::Booking &booking)
{
    const int adults = booking::SisterRules::adultsOf(booking);
    return {booking.stay, booking.rooms, adults, booking.children};
}

std::optional<qint64> dearerBy(const Money &there, const Money &here)
{
    if (!(there.currency == here.currency)) return std::nullopt;
    return std::max<qint64>(0, there.minor - here.minor);
}

std::vector<SisterOffer> sisterOffers(const inventory::Property &here,
                                      const std::vector<engine::SnapshotPtr> &others,
                                      const WalkedParty &party)
{
    std::vector<SisterOffer> offers;
    for (const engine::SnapshotPtr &hotel : others) {
        if (hotel && hotel->catalogue.property.id != here.id)
            offers.push_back(offerOf(*hotel, {here.latitude, here.longitude}, party));
    }
    const auto far = [](const SisterOffer &o) {
        return o.km.value_or(std::numeric_limits<double>::max());
    };
    std::stable_sort(offers.begin(), offers.end(), [&](const SisterOffer &a, const SisterOffer &b) {
        const bool enoughA = a.rooms >= party.rooms, enoughB = b.rooms >= party.rooms;
        if (enoughA != enoughB) return enoughA;
        if (far(a) != far(b)) return far(a) < far(b);
        return a.name.localeAwareCompare(b.name) < 0;
    });
    return offers;
}

}  // namespace roomrack::desktop
