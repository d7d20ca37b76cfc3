// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/tax_amounts.h"

namespace roomrack::pricing {

std::optional<qint64> valueOn(const std::vector<DatedValue> &values, Night night)
{
    std::optional<qint64> found;
    for (const DatedValue &each : values) {
        if (each.from && *each.from > night) break;
        found = each.value;
    }
    return found;
}

VatOn vatOn(const Vat *vat, Night night)
{
    if (!vat || (vat->retiredFrom && night >= *vat->retiredFrom)) return {};
    const auto rate = valueOn(vat->rates, night);
    return rate ? VatOn{vat, *rate, vat->isIncluded} : VatOn{};
}

const Vat *vatWith(const TaxRules &rules, VatId id)
{
    if (!id) return nullptr;
    const auto at = std::find_if(rules.vats.begin(), rules.vats.end(),
                                 [id](const Vat &vat) { return vat.id == id; });
    return at == rules.vats.end() ? nullptr : &*at;
}

VatOn roomVatOn(const TaxRules &rules, Night night)
{
    VatOn found;
    for (const Vat &vat : rules.vats) {
        if (!vat.isForRooms || (found.vat && vat.id < found.vat->id)) continue;
        if (const VatOn on = vatOn(&vat, night); on.vat) found = on;
    }
    return found;
}

}  // namespace roomrack::pricing
