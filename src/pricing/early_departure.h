// SPDX-License-Identifier: GPL-3.0-or-later
// The tax lines of guests who leave early, at the price that they booked.
#pragma once

#include "pricing/tax_lines.h"

#include <memory>
#include <optional>

namespace roomrack::pricing {

/// What a city tax by person comes to for one stay.
struct PersonTaxDue {
    std::vector<TaxLine> stayed{};  ///< for the nights stayed, on top of the price
    qint64 booked = 0;              ///< for all nights that were booked
};

/// A city tax of the rules as they are at the departure.
struct CityTaxNow {
    qint64 item = 0;
    int mostNights = 0;                       ///< see CityTax
    std::optional<PersonTaxDue> due{};        ///< none: it is a percentage
    std::optional<PersonTaxDue> unretired{};  ///< as if it were not retired; none: it is not
};

/// City taxes of a stay that ends early, see personTaxesOf().
struct PersonTaxes {
    int nights = 0;  ///< booked
    int stayedNights = 0;
    std::vector<CityTaxNow> taxes{};
};
using PersonTaxesPtr = std::shared_ptr<const PersonTaxes>;

/// `booked` with city taxes by person for the nights stayed, by the rules of today. Those of taxes
/// that were not booked are left out. One that is not by person any more has its share of what was
/// booked, and one that was retired since is due as if it were not. A tax that is in the price
/// stays in it, and the room is the rest; all is as booked if the room does not cover that.
StayTaxes afterEarlyDeparture(const StayTaxes &booked, const PersonTaxes &now);

}  // namespace roomrack::pricing
