// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/sisters.h"

#include "advice/distance.h"

#include <algorithm>
#include <limits>

namespace roomrack::desktop {

namespace {

/// The average nightly rate, minor units; -1 if a night has no rate.
qint64 averageRate(const engine::Snapshot &hotel, int type, Stay stay)
{
    const RatePlanId base = hotel.rateBook.basePlan();
    qint64 sum = 0;
    for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
        const qint64 rate = hotel.rateBook.price(type, base, n, 0).value_or(-1);
        if (rate < 0) return -1;
        sum += rate;
    }
    return core::divideHalfEven(sum, stay.nights());
}

SisterOffer offerOf(const engine::Snapshot &hotel, advice::Place here, Stay stay, int rooms)
{
    const inventory::Property &property = hotel.catalogue.property;
    SisterOffer offer;
    offer.property = property.id;
    offer.name = property.name;
    offer.city = property.city;
    offer.currency = property.currency;
    const advice::Place there{property.latitude, property.longitude};
    if (here.isKnown() && there.isKnown()) offer.km = advice::distanceKm(here, there);
    if (stay.nights() < 1 || !hotel.ledger.covers(stay)) return offer;
    for (int type = 0; type < hotel.ledger.types(); ++type) {
        if (!hotel.ledger.grants(type, stay, 1, false)) continue;
        const int free = hotel.ledger.available(type, stay);
        offer.rooms = std::max(offer.rooms, free);
        if (free < rooms) continue;
        const qint64 rate = averageRate(hotel, type, stay);
        if (rate >= 0 && (offer.night < 0 || rate < offer.night)) offer.night = rate;
    }
    return offer;
}

}  // namespace

std::vector<SisterOffer> sisterOffers(const inventory::Property &here,
                                      const std::vector<engine::SnapshotPtr> &others, Stay stay,
                                      int rooms)
{
    std::vector<SisterOffer> offers;
    for (const engine::SnapshotPtr &hotel : others) {
        if (hotel && hotel->catalogue.property.id != here.id)
            offers.push_back(offerOf(*hotel, {here.latitude, here.longitude}, stay, rooms));
    }
    const auto far = [](const SisterOffer &o) {
        return o.km.value_or(std::numeric_limits<double>::max());
    };
    std::stable_sort(offers.begin(), offers.end(), [&](const SisterOffer &a, const SisterOffer &b) {
        const bool enoughA = a.rooms >= rooms, enoughB = b.rooms >= rooms;
        if (enoughA != enoughB) return enoughA;
        if (far(a) != far(b)) return far(a) < far(b);
        return a.name.localeAwareCompare(b.name) < 0;
    });
    return offers;
}

}  // namespace roomrack::desktop
