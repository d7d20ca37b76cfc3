// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/stay_taxes.h"

#include "core/error_values.h"
#include "pricing/tax_charges.h"

#include <limits>

namespace roomrack::pricing {

namespace {

constexpr qint64 kMostPrice = std::numeric_limits<qint64>::max();

tl::unexpected<Error> invalidStay(const char *field, QString reason)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), std::move(reason));
}

Result<void> checkGuests(const StayToTax &s)
{
    if (s.adults < 0) return invalidStay("guests", ErrorText::tr("must not be below 0"));
    if (s.children < 0 || s.childAges.size() > size_t(s.children)) {
        return invalidStay("guests",
                           ErrorText::tr("there are more ages of children than children"));
    }
    for (const int age : s.childAges) {
        if (age < 0 || age > kMostAge) {
            return invalidStay("guests", ErrorText::tr("the age of a child must be between 0 and "
                                                       "%1")
                                             .arg(kMostAge));
        }
    }
    return {};
}

Result<void> checkPrice(const StayToTax &s)
{
    if (s.stay.nights() < 1) {
        return invalidStay(
            "check-out",
            ErrorText::tr("must be after check-in (%1)").arg(errorDate(s.stay.checkIn())));
    }
    if (s.rooms < 1) return invalidStay("rooms", ErrorText::tr("must be at least 1"));
    if (s.price < 0) return invalidStay("price", ErrorText::tr("must not be below 0"));
    const bool hasNegative =
        std::any_of(s.nights.begin(), s.nights.end(), [](qint64 night) { return night < 0; });
    if (hasNegative || (!s.nights.empty() && s.nights.size() != size_t(s.stay.nights()))) {
        return invalidStay("nights",
                           ErrorText::tr("each night must have a price that is not below 0"));
    }
    return {};
}

/// Included charges are paid from the price if it covers all of them, otherwise on top of it: a
/// choice among them would depend on their order.
WideAmount takenFromPrice(std::vector<TaxCharge> &charges, WideAmount price)
{
    WideAmount taken = 0;
    for (const TaxCharge &charge : charges)
        if (charge.isIncluded) taken += charge.amount();
    if (taken <= price) return taken;
    for (TaxCharge &charge : charges) charge.isIncluded = false;
    return 0;
}

class LineWriter {
public:
    void add(const std::vector<TaxCharge> &charges)
    {
        for (const TaxCharge &charge : charges) add(charge);
    }
    Result<StayTaxes> result() &&
    {
        if (sum_ <= kMostPrice) return std::move(taxes_);
        return invalidStay("tax", ErrorText::tr("the total price of the stay is too large"));
    }

private:
    void add(const TaxCharge &charge)
    {
        const WideAmount amount = charge.amount();
        if (amount == 0 && charge.kind != TaxLineKind::Room) return;
        const bool isTax = charge.kind == TaxLineKind::CityTax;
        const WideAmount tax =
            isTax ? amount : vatOf(amount, charge.vat.rate, charge.vat.isIncluded);
        const WideAmount net = isTax ? 0 : charge.vat.isIncluded ? amount - tax : amount;
        sum_ += net + tax;
        if (sum_ > kMostPrice) return;
        TaxLine line{charge.kind, charge.item, charge.name};
        if (charge.vat.vat) {
            line.vat = charge.vat.vat->id;
            line.vatName = charge.vat.vat->name;
        }
        line.rate = int(isTax ? charge.percent : charge.vat.rate);
        line.net = qint64(net);
        line.tax = qint64(tax);
        line.included = charge.isIncluded ? qint64(amount) : 0;
        line.collectedBy = charge.isIncluded ? CollectedBy::SameAsPrice : charge.collectedBy;
        taxes_.lines.push_back(std::move(line));
    }

    StayTaxes taxes_;
    WideAmount sum_ = 0;
};

/// Both kinds of city taxes in the order of the rules.
std::vector<TaxCharge> cityTaxes(const TaxRules &rules, std::vector<TaxCharge> byPerson,
                                 std::vector<TaxCharge> byPrice)
{
    if (byPrice.empty()) return byPerson;
    std::vector<TaxCharge> sorted;
    for (const CityTax *tax : inOrder(rules.cityTaxes)) {
        for (auto *charges : {&byPerson, &byPrice}) {
            for (TaxCharge &charge : *charges) {
                if (charge.item == tax->id.value && charge.name == tax->name)
                    sorted.push_back(std::move(charge));
            }
        }
    }
    return sorted;
}

}  // namespace

Result<StayTaxes> taxesOf(const TaxRules &rules, const StayToTax &stay)
{
    for (const auto &ok : {checkPrice(stay), checkGuests(stay),
                           checkExtras(rules, {stay.requestedFees, stay.exemptions}, stay.adults)})
        if (!ok) return tl::unexpected(ok.error());
    const TaxCase c{rules, stay};
    std::vector<TaxCharge> fixed = feeCharges(c);
    const auto fees = qsizetype(fixed.size());
    for (TaxCharge &charge : personTaxCharges(c)) fixed.push_back(std::move(charge));
    const WideAmount taken = takenFromPrice(fixed, stay.price);
    const PriceParts parts = priceParts(c, stay.price - taken);
    RoomCharges rooms = roomCharges(c, parts.room);

    LineWriter writer;
    writer.add(rooms.rooms);
    writer.add(parts.meals);
    writer.add({fixed.begin(), fixed.begin() + fees});
    writer.add(cityTaxes(rules, {fixed.begin() + fees, fixed.end()}, std::move(rooms.taxes)));
    return std::move(writer).result();
}

}  // namespace roomrack::pricing
