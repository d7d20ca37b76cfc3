// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/extras_form.h"

#include "booking/limits.h"
#include "pricing/taxed_guests.h"

#include <algorithm>

namespace roomrack::api::v1 {

namespace {

constexpr int kMostExtras = 100;
constexpr int kMostFeeNumber = std::numeric_limits<qint32>::max();

bool isOffered(const pricing::Fee &fee, Night today)
{
    return !fee.isMandatory && (!fee.retiredFrom || *fee.retiredFrom > today);
}

/// By name, of those in force; by id also one that is retired: a booking may have it.
pricing::FeeId feeIn(Form &form, const Value &value, const engine::HotelView &hotel)
{
    const auto &fees = hotel.rates().taxes().fees;
    auto at = fees.end();
    if (value.kind() == Kind::Number) {
        const pricing::FeeId id{form.take(value.integer(1, kMostFeeNumber))};
        at = std::find_if(fees.begin(), fees.end(), [id](const pricing::Fee &fee) {
            return fee.id == id && !fee.isMandatory;
        });
    } else {
        const QString name = form.take(value.text(int(booking::kMostItemText), 1)).trimmed();
        at = std::find_if(fees.begin(), fees.end(), [&](const pricing::Fee &fee) {
            return isOffered(fee, hotel.property().businessDate)
                   && fee.name.compare(name, Qt::CaseInsensitive) == 0;
        });
    }
    if (at != fees.end()) return at->id;
    form.refuse(value.path(), ErrorText::tr("there is no such fee on request"));
    return {};
}

bool isKnownExemption(const engine::HotelView &hotel, const QString &claimed)
{
    const auto &taxes = hotel.rates().taxes().cityTaxes;
    return std::any_of(taxes.begin(), taxes.end(), [&claimed](const pricing::CityTax &tax) {
        return std::any_of(
            tax.exemptions.begin(), tax.exemptions.end(),
            [&claimed](const QString &name) { return pricing::isExemption(name, claimed); });
    });
}

pricing::RequestedFee requestedFeeIn(Form &form, const Value &value, const engine::HotelView &hotel)
{
    if (!form.object(value, {"fee", "quantity"})) return {};
    pricing::RequestedFee fee{feeIn(form, value["fee"], hotel), 1};
    if (value["quantity"].present())
        fee.quantity = form.take(value["quantity"].count(1, pricing::kMostFeeQuantity), 1);
    return fee;
}

pricing::ClaimedExemption claimIn(Form &form, const Value &value, const engine::HotelView &hotel)
{
    if (!form.object(value, {"name", "adults"})) return {};
    const Value name = value["name"];
    pricing::ClaimedExemption claim;
    claim.name = form.take(name.text(int(booking::kMostItemText), 1)).trimmed();
    if (!claim.name.isEmpty() && !isKnownExemption(hotel, claim.name))
        form.refuse(name.path(),
                    ErrorText::tr("no city tax has the exemption \"%1\"").arg(claim.name));
    if (value["adults"].present())
        claim.adults = form.take(value["adults"].count(0, booking::kMostGuests));
    return claim;
}

template <typename Item, typename IsSame>
void refuseAgain(Form &form, const Value &value, const std::vector<Item> &before, IsSame isSame)
{
    if (form.ok() && std::any_of(before.begin(), before.end(), isSame))
        form.refuse(value.path(), ErrorText::tr("appears more than once"));
}

}  // namespace

std::vector<qint32> childAgesIn(Form &form)
{
    std::vector<qint32> ages;
    eachIn(form, form["child_ages"], int(booking::kMostChildAges),
           [&](const Value &v) { ages.push_back(form.take(v.count(0, pricing::kMostAge))); });
    return ages;
}

bool hasExtras(const Form &form)
{
    return form["fees"].kind() != Kind::Missing || form["exemptions"].kind() != Kind::Missing;
}

pricing::StayExtras extrasIn(Form &form, const Call &call, const engine::HotelView &hotel)
{
    pricing::StayExtras extras;
    eachIn(form, form["fees"], kMostExtras, [&](const Value &v) {
        const pricing::RequestedFee fee = requestedFeeIn(form, v, hotel);
        refuseAgain(form, v["fee"], extras.fees, [&](const auto &e) { return e.fee == fee.fee; });
        extras.fees.push_back(fee);
    });
    const Value claims = form["exemptions"];
    if (claims.size() > 0 && (kDesk & bit(call.visitor.role)) == 0)
        form.refuse(claims.path(),
                    ErrorText::tr("only tokens of clerks and managers can claim exemptions"));
    eachIn(form, claims, kMostExtras, [&](const Value &v) {
        const pricing::ClaimedExemption claim = claimIn(form, v, hotel);
        refuseAgain(form, v["name"], extras.exemptions,
                    [&](const auto &e) { return pricing::isExemption(e.name, claim.name); });
        extras.exemptions.push_back(claim);
    });
    return extras;
}

}  // namespace roomrack::api::v1
