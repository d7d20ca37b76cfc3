// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/tax_charges.h"

namespace roomrack::pricing {

namespace {

/// A city tax on one night; not due: 0, and collected by the property.
struct CityTaxOn {
    qint64 value = 0;
    CollectedBy by = CollectedBy::Property;
    friend bool operator==(const CityTaxOn &, const CityTaxOn &) = default;
};

const CityTaxTariff *tariffOn(const CityTax &tax, Night night)
{
    const CityTaxTariff *found = nullptr;
    for (const CityTaxTariff &each : tax.tariffs)
        if (!each.from || *each.from <= night) found = &each;
    return found;
}

qint64 inSeason(const CityTaxTariff &tariff, Night night)
{
    if (tariff.seasons.empty()) return tariff.value;
    const QDate date = night.date();
    const int day = date.month() * 100 + date.day();
    for (const Season &s : tariff.seasons) {
        const bool isWithin =
            s.from <= s.to ? day >= s.from && day <= s.to : day >= s.from || day <= s.to;
        if (isWithin) return s.value;
    }
    return tariff.value;
}

CityTaxOn cityTaxOn(const CityTax &tax, Night night, const StayToTax &stay)
{
    if (tax.retiredFrom && night >= *tax.retiredFrom) return {};
    if (tax.mostNights > 0 && night - stay.stay.checkIn() >= tax.mostNights) return {};
    const CityTaxTariff *tariff = tariffOn(tax, night);
    const qint64 value = tariff ? inSeason(*tariff, night) : 0;
    if (value == 0) return {};
    const auto &channels = tariff->channels;
    const bool byChannel =
        stay.channel && std::find(channels.begin(), channels.end(), stay.channel) != channels.end();
    return {value, byChannel ? CollectedBy::Channel : CollectedBy::Property};
}

TaxCharge cityTaxCharge(const CityTax &tax, CollectedBy by)
{
    TaxCharge charge;
    charge.kind = TaxLineKind::CityTax;
    charge.item = tax.id.value;
    charge.name = tax.name;
    charge.divisor = kWholeShare;
    charge.isIncluded = tax.isIncluded;
    charge.collectedBy = by;
    return charge;
}

/// Of a city tax on the net room price.
struct RoomTax {
    const CityTax *tax;
    qint64 paying;  ///< basis points of guests
};

/// The nights of a stay on which all rates are the same.
struct EqualNights {
    VatOn vat;
    std::vector<CityTaxOn> taxes;  ///< of each RoomTax
    WideAmount room = 0;           ///< as in the price, then without city taxes
    WideAmount net = 0;
    std::vector<WideAmount> included{};  ///< of each RoomTax
};

std::vector<RoomTax> roomTaxesOf(const TaxCase &c)
{
    std::vector<RoomTax> taxes;
    for (const CityTax *tax : inOrder(c.rules.cityTaxes))
        if (tax->basis == CityTaxBasis::NetRoomPrice) taxes.push_back({tax, c.guests.paying(*tax)});
    return taxes;
}

std::vector<EqualNights> equalNights(const TaxCase &c, const std::vector<RoomTax> &taxes,
                                     const std::vector<WideAmount> &nights)
{
    std::vector<EqualNights> groups;
    for (size_t i = 0; i < nights.size(); ++i) {
        const Night night = c.stay.stay.checkIn() + int(i);
        EqualNights own{inPrice(roomVatOn(c.rules, night), c.stay), {}};
        for (const RoomTax &each : taxes) own.taxes.push_back(cityTaxOn(*each.tax, night, c.stay));
        auto at = std::find_if(groups.begin(), groups.end(), [&](const EqualNights &group) {
            return group.vat == own.vat && group.taxes == own.taxes;
        });
        if (at == groups.end()) at = groups.insert(at, std::move(own));
        at->room += nights[i];
    }
    return groups;
}

/// The price is net * (1 + VAT + included city taxes), those that are included.
void takeIncluded(EqualNights &group, const std::vector<RoomTax> &taxes, WideAmount all)
{
    WideAmount divisor = all * (kWholeShare + (group.vat.isIncluded ? group.vat.rate : 0));
    for (size_t i = 0; i < taxes.size(); ++i)
        if (taxes[i].tax->isIncluded) divisor += WideAmount(group.taxes[i].value) * taxes[i].paying;
    const WideAmount price = group.room;
    for (size_t i = 0; i < taxes.size(); ++i) {
        WideAmount amount = 0;
        if (taxes[i].tax->isIncluded)
            amount = halfEven(price * group.taxes[i].value * taxes[i].paying, divisor);
        group.included.push_back(std::min(amount, group.room));
        group.room -= group.included.back();
    }
    const WideAmount vat = group.vat.isIncluded ? vatOf(group.room, group.vat.rate, true) : 0;
    group.net = group.room - vat;
}

void addRoomTax(std::vector<TaxCharge> &charges, const RoomTax &tax, size_t place,
                const std::vector<EqualNights> &groups, WideAmount all)
{
    const size_t first = charges.size();
    for (const EqualNights &group : groups) {
        const CityTaxOn on = group.taxes[place];
        if (on.value == 0) continue;
        auto at = std::find_if(charges.begin() + qsizetype(first), charges.end(),
                               [&](const TaxCharge &each) {
                                   return each.percent == on.value && each.collectedBy == on.by;
                               });
        if (at == charges.end()) {
            at = charges.insert(at, cityTaxCharge(*tax.tax, on.by));
            at->percent = int(on.value);
            at->divisor = tax.tax->isIncluded ? 1 : all * kWholeShare;
        }
        at->sum += tax.tax->isIncluded ? group.included[place] : group.net * on.value * tax.paying;
    }
}

}  // namespace

std::vector<TaxCharge> personTaxCharges(const TaxCase &c)
{
    std::vector<TaxCharge> charges;
    const Stay booked = c.stay.stay;
    const int stayed = c.stay.stayedNights > 0 ? c.stay.stayedNights : booked.nights();
    const Night end = std::min(booked.checkOut(), booked.checkIn() + stayed);
    for (const CityTax *tax : inOrder(c.rules.cityTaxes)) {
        if (tax->basis != CityTaxBasis::PersonNight) continue;
        const qint64 paying = c.guests.paying(*tax);
        TaxCharge property = cityTaxCharge(*tax, CollectedBy::Property);
        TaxCharge channel = cityTaxCharge(*tax, CollectedBy::Channel);
        for (Night n = booked.checkIn(); n < end; ++n) {
            const CityTaxOn on = cityTaxOn(*tax, n, c.stay);
            (on.by == CollectedBy::Channel ? channel : property).sum +=
                WideAmount(on.value) * paying;
        }
        for (TaxCharge *charge : {&property, &channel})
            if (charge->sum > 0) charges.push_back(std::move(*charge));
    }
    return charges;
}

RoomCharges roomCharges(const TaxCase &c, const std::vector<WideAmount> &nights)
{
    const std::vector<RoomTax> taxes = roomTaxesOf(c);
    const WideAmount all = std::max<qint64>(1, c.guests.all());
    std::vector<EqualNights> groups = equalNights(c, taxes, nights);
    RoomCharges charges;
    for (EqualNights &group : groups) {
        takeIncluded(group, taxes, all);
        auto at = std::find_if(charges.rooms.begin(), charges.rooms.end(),
                               [&](const TaxCharge &each) { return each.vat == group.vat; });
        if (at == charges.rooms.end()) {
            at = charges.rooms.insert(at, TaxCharge{});
            at->vat = group.vat;
            at->isIncluded = true;
        }
        at->sum += group.room;
    }
    for (size_t i = 0; i < taxes.size(); ++i) addRoomTax(charges.taxes, taxes[i], i, groups, all);
    return charges;
}

}  // namespace roomrack::pricing
