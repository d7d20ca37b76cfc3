// SPDX-License-Identifier: GPL-3.0-or-later
// Prices in a guest's own currency, locked with the hold; and charges or refunds for a change.
#include "booking/house.h"
#include "booking/limits.h"
#include "core/error_values.h"

#include <algorithm>

namespace roomrack::booking {

/// The total converted at the newest rate; none: it is the property's currency.
Result<std::optional<Charge>> House::chargeFor(qint64 total, std::optional<Currency> currency) const
{
    const Currency own = catalogue_.property.currency;
    if (!currency || *currency == own) return std::optional<Charge>();
    const auto way = pricing::findWay(requests_.fxRates, own, *currency);
    if (!way)
        return fail(ErrorCode::Invalid, QStringLiteral("currency"),
                    ErrorText::tr("exchange rate from %1 to %2 not found")
                        .arg(own.code(), currency->code()));
    const auto amount = pricing::convert(total, *way);
    if (!amount || *amount > kMostMoney) return tl::unexpected(tooDear(*currency));
    return Charge{chargeable({*amount, *currency}), way->times, way->by, way->day};
}

/// Stores the charge with a hold; that of a volatile one in memory only.
void House::keepCharge(qint64 number, const std::optional<Charge> &charge, Decision &d)
{
    if (!charge && !requests_.charges.contains(number)) return;
    if (charge)
        requests_.charges.insert(number, *charge);
    else
        requests_.charges.remove(number);
    if (number > 0)
        d.batch->requests.charges.push_back({catalogue_.property.id, BookingId{number}, charge});
}

void House::moveCharge(qint64 from, qint64 to, Decision &d)
{
    const auto at = requests_.charges.constFind(from);
    if (at == requests_.charges.cend()) return;
    const Charge charge = *at;
    requests_.charges.erase(at);
    keepCharge(to, charge, d);
}

std::optional<Charge> House::chargeOf(qint64 number) const
{
    const auto at = requests_.charges.constFind(number);
    return at == requests_.charges.cend() ? std::nullopt : std::optional(*at);
}

std::optional<Money> House::chargedFor(qint64 number) const
{
    const auto charge = chargeOf(number);
    return charge ? std::optional(charge->amount) : std::nullopt;
}

/// The charge of a booking with the new total, at the rate of its creation.
Result<std::optional<Charge>> House::chargeAfter(BookingId id, qint64 total) const
{
    std::optional<Charge> charge = chargeOf(id.value);
    if (!charge) return charge;
    charge->amount = guestsAmount(total, catalogue_.property.currency, charge);
    if (charge->amount.minor > kMostMoney) return tl::unexpected(tooDear(charge->amount.currency));
    return charge;
}

/// Keeps the newest rate of each pair; of one day the one saved last.
void House::keepNewest(const pricing::FxRate &rate)
{
    auto &all = requests_.fxRates;
    const auto at = std::find_if(all.begin(), all.end(), [&](const pricing::FxRate &r) {
        return r.base == rate.base && r.currency == rate.currency;
    });
    if (at == all.end())
        all.push_back(rate);
    else if (at->day <= rate.day)
        *at = rate;
}

/// Converts at the rate of the booking's creation.
Money House::inGuestsCurrency(BookingId id, qint64 amount) const
{
    return guestsAmount(amount, catalogue_.property.currency, chargeOf(id.value));
}

/// Whether the guest agreed to the current price, in the currency in which it was shown.
Result<void> House::checkAgreed(const RequestBooking &c, const Wanted &w, Decision &d) const
{
    const Money own{w.booking.total, catalogue_.property.currency};
    const Money now = w.charge ? w.charge->amount : own;
    const bool total = !c.expectedTotal || *c.expectedTotal == own.minor;
    const bool charge = !c.expectedCharge || *c.expectedCharge == now;
    if (total && charge) return {};
    return refuse(ErrorCode::Stale, QStringLiteral("price"),
                  ErrorText::tr("is now %1; confirm the new price first").arg(errorAmount(now)), d);
}

}  // namespace roomrack::booking
