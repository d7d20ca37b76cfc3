// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/charge_rules.h"

#include "booking/limits.h"
#include "booking/rules/selling_rules.h"

namespace roomrack::booking {

Result<std::optional<Charge>> ChargeRules::chargeFor(qint64 total,
                                                     std::optional<Currency> currency) const
{
    const Currency own = state_.catalogue.property.currency;
    if (!currency || *currency == own) return std::optional<Charge>();
    const auto way = pricing::findWay(state_.requests.fxRates, own, *currency);
    if (!way)
        return fail(ErrorCode::Invalid, QStringLiteral("currency"),
                    ErrorText::tr("exchange rate from %1 to %2 not found")
                        .arg(own.code(), currency->code()));
    const auto amount = pricing::convert(total, *way);
    if (!amount || *amount > kMostMoney) return tl::unexpected(SellingRules::tooDear(*currency));
    return Charge{chargeable({*amount, *currency}), way->times, way->by, way->day};
}

void ChargeRules::keep(qint64 number, const std::optional<Charge> &charge, Decision &d)
{
    if (!charge && !state_.requests.charges.contains(number)) return;
    if (charge)
        state_.requests.charges.insert(number, *charge);
    else
        state_.requests.charges.remove(number);
    if (number > 0) d.batch->requests.charges.push_back({state_.id(), BookingId{number}, charge});
}

void ChargeRules::move(qint64 from, qint64 to, Decision &d)
{
    const auto at = state_.requests.charges.constFind(from);
    if (at == state_.requests.charges.cend()) return;
    const Charge charge = *at;
    state_.requests.charges.erase(at);
    keep(to, charge, d);
}

std::optional<Charge> ChargeRules::find(qint64 number) const
{
    const auto at = state_.requests.charges.constFind(number);
    return at == state_.requests.charges.cend() ? std::nullopt : std::optional(*at);
}

std::optional<Money> ChargeRules::chargedFor(qint64 number) const
{
    const auto charge = find(number);
    return charge ? std::optional(charge->amount) : std::nullopt;
}

Result<std::optional<Charge>> ChargeRules::chargeAfter(BookingId id, qint64 total) const
{
    std::optional<Charge> charge = find(id.value);
    if (!charge) return charge;
    charge->amount = guestsAmount(total, state_.catalogue.property.currency, charge);
    if (charge->amount.minor > kMostMoney)
        return tl::unexpected(SellingRules::tooDear(charge->amount.currency));
    return charge;
}

Money ChargeRules::inGuestsCurrency(BookingId id, qint64 amount) const
{
    return guestsAmount(amount, state_.catalogue.property.currency, find(id.value));
}

Money ChargeRules::difference(BookingId id, qint64 before, qint64 after) const
{
    Money amount = inGuestsCurrency(id, after);
    amount.minor -= inGuestsCurrency(id, before).minor;
    return amount;
}

}  // namespace roomrack::booking
