// SPDX-License-Identifier: GPL-3.0-or-later
#include "inventory/scoped_nights.h"

#include <algorithm>

namespace roomrack::inventory {

namespace {

bool isBefore(const ScopedNight &one, Night night)
{
    return one.night < night;
}

bool hasLowerScope(const ScopeRow &row, const RestrictionScope &scope)
{
    return row.scope < scope;
}

}  // namespace

const Restrictions *ScopeRow::on(Night night) const
{
    const auto at = std::lower_bound(nights.begin(), nights.end(), night, isBefore);
    return at != nights.end() && at->night == night ? &at->restrictions : nullptr;
}

const std::vector<ScopeRow> &ScopedNights::of(int type) const
{
    static const std::vector<ScopeRow> kNone;
    return any(type) ? types_[size_t(type)] : kNone;
}

Restrictions ScopedNights::at(int type, const RestrictionScope &scope, Night night) const
{
    const auto &rows = of(type);
    const auto row = std::lower_bound(rows.begin(), rows.end(), scope, hasLowerScope);
    if (row == rows.end() || row->scope != scope) return {};
    const Restrictions *found = row->on(night);
    return found ? *found : Restrictions();
}

void ScopedNights::set(int type, const RestrictionScope &scope, Night night,
                       const Restrictions &now)
{
    if (type < 0 || scope.isAll()) return;
    const bool clears = now == Restrictions();
    if (size_t(type) >= types_.size()) {
        if (clears) return;
        types_.resize(size_t(type) + 1);
    }
    auto &rows = types_[size_t(type)];
    auto row = std::lower_bound(rows.begin(), rows.end(), scope, hasLowerScope);
    if (row == rows.end() || row->scope != scope) {
        if (clears) return;
        row = rows.insert(row, ScopeRow{scope, {}});
    }
    auto &nights = row->nights;
    const auto at = std::lower_bound(nights.begin(), nights.end(), night, isBefore);
    const bool known = at != nights.end() && at->night == night;
    if (!clears && known) {
        at->restrictions = now;
    } else if (!clears) {
        nights.insert(at, {night, now});
    } else if (known) {
        nights.erase(at);
        if (nights.empty()) rows.erase(row);
    }
}

}  // namespace roomrack::inventory
