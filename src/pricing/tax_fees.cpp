// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/tax_charges.h"

namespace roomrack::pricing {

namespace {

bool isForEachNight(FeeBasis basis)
{
    return basis == FeeBasis::Night || basis == FeeBasis::PersonNight
           || basis == FeeBasis::RoomNight;
}

/// How often the fee is due, each night or once, in basis points.
qint64 timesOf(const Fee &fee, const TaxCase &c)
{
    switch (fee.basis) {
    case FeeBasis::Stay:
    case FeeBasis::Night: return kWholeShare;
    case FeeBasis::Person:
    case FeeBasis::PersonNight: return c.guests.paying(fee.ages);
    case FeeBasis::Room:
    case FeeBasis::RoomNight: return qint64(kWholeShare) * c.stay.rooms;
    }
    return 0;
}

/// How many of it the guests have; 0: none.
qint64 quantityOf(const Fee &fee, const StayToTax &stay)
{
    if (fee.isMandatory) return 1;
    qint64 quantity = 0;
    for (const RequestedFee &each : stay.requestedFees)
        if (each.fee == fee.id) quantity += each.quantity;
    return quantity;
}

CollectedBy collectorOf(const Fee &fee, ChannelId channel)
{
    if (!channel) return CollectedBy::Property;
    const auto at = std::find(fee.channels.begin(), fee.channels.end(), channel);
    return at == fee.channels.end() ? CollectedBy::Property : CollectedBy::Channel;
}

void addFee(std::vector<TaxCharge> &charges, const Fee &fee, const TaxCase &c)
{
    const Night arrival = c.stay.stay.checkIn();
    if (fee.retiredFrom && arrival >= *fee.retiredFrom) return;
    const WideAmount times = WideAmount(timesOf(fee, c)) * quantityOf(fee, c.stay);
    if (times == 0) return;
    const Vat *vat = vatWith(c.rules, fee.vat);
    const size_t first = charges.size();
    const Night end = isForEachNight(fee.basis) ? c.stay.stay.checkOut() : arrival + 1;
    for (Night night = arrival; night < end; ++night) {
        const qint64 amount = valueOn(fee.amounts, night).value_or(0);
        if (amount == 0) continue;
        const VatOn own = vatOn(vat, night);
        const VatOn on = fee.isIncluded ? inPrice(own, c.stay) : own;
        auto at = std::find_if(charges.begin() + qsizetype(first), charges.end(),
                               [&](const TaxCharge &each) { return each.vat == on; });
        if (at == charges.end()) {
            at = charges.insert(at, {TaxLineKind::Fee, fee.id.value, fee.name, on, 0, 0,
                                     WideAmount(kWholeShare) * kWholeShare, fee.isIncluded,
                                     collectorOf(fee, c.stay.channel)});
        }
        at->sum += amount * times * shareInPrice(on);
    }
}

}  // namespace

std::vector<TaxCharge> feeCharges(const TaxCase &c)
{
    std::vector<TaxCharge> charges;
    for (const Fee *fee : inOrder(c.rules.fees)) addFee(charges, *fee, c);
    return charges;
}

}  // namespace roomrack::pricing
