// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/taxed_guests.h"

namespace roomrack::pricing {

namespace {

int shareAtAge(const std::vector<AgeBand> &ages, int age)
{
    for (const AgeBand &band : ages)
        if (age >= band.from && (!band.to || age <= *band.to)) return band.payBasisPoints;
    return kWholeShare;
}

}  // namespace

/// Names are typed at the desk: case and surrounding spaces do not matter.
bool isExemption(const QString &name, const QString &claimed)
{
    return name.trimmed().toCaseFolded() == claimed.trimmed().toCaseFolded();
}

qint64 TaxedGuests::paying(const CityTax &tax) const
{
    qint64 exempt = 0;
    for (const ClaimedExemption &claim : stay_.exemptions) {
        const auto named = [&](const QString &name) { return isExemption(name, claim.name); };
        if (std::none_of(tax.exemptions.begin(), tax.exemptions.end(), named)) continue;
        if (claim.adults == 0) return 0;
        exempt += claim.adults;
    }
    return paying(tax.ages, int(std::min<qint64>(exempt, stay_.adults)));
}

qint64 TaxedGuests::paying(const std::vector<AgeBand> &ages, int exemptAdults) const
{
    const qint64 adults = stay_.adults - exemptAdults;
    if (ages.empty()) return kWholeShare * (adults + stay_.children);
    const auto known = qint64(stay_.childAges.size());
    qint64 sum = adults * ages.back().payBasisPoints
                 + (stay_.children - known) * shareAtAge(ages, rules_.assumedChildAge);
    for (const int age : stay_.childAges) sum += shareAtAge(ages, age);
    return sum;
}

}  // namespace roomrack::pricing
