// SPDX-License-Identifier: GPL-3.0-or-later
// How many of a stay's guests pay an amount for a person, by age bands and exemptions.
#pragma once

#include "pricing/stay_taxes.h"
#include "pricing/tax_amounts.h"

namespace roomrack::pricing {

class TaxedGuests {
public:
    TaxedGuests(const TaxRules &rules, const StayToTax &stay) : rules_(rules), stay_(stay) {}

    /// Basis points: kWholeShare for each guest that pays in full.
    qint64 paying(const std::vector<AgeBand> &ages) const { return paying(ages, 0); }
    qint64 paying(const CityTax &tax) const;
    /// As if all guests paid in full.
    qint64 all() const { return qint64(kWholeShare) * (qint64(stay_.adults) + stay_.children); }

private:
    qint64 paying(const std::vector<AgeBand> &ages, int exemptAdults) const;
    const TaxRules &rules_;
    const StayToTax &stay_;
};

bool isExemption(const QString &name, const QString &claimed);

}  // namespace roomrack::pricing
