// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/told_terms.h"

namespace roomrack::booking {

void ToldTerms::note(const PropertyState &state, const std::vector<SpentHold> &spent)
{
    state.holds.forEach([&](const Hold &hold) { note(state, hold); });
    for (const SpentHold &one : spent) {
        if (one.property == state.id()) note(state, one.hold);
    }
}

void ToldTerms::note(const PropertyState &state, const Hold &hold)
{
    Told told{hold.taken, hold.plan, {}, hold.segment};
    if (const auto *terms = state.rates.terms().find(hold.plan, hold.termsSeq)) told.terms = *terms;
    all_.try_emplace({state.id(), hold.id}, std::move(told));
}

void ToldTerms::applyTo(PropertyState &state) const
{
    const pricing::TermsBook &book = state.rates.terms();
    for (const auto &[of, told] : all_) {
        if (of.first != state.id()) continue;
        Hold *hold = state.holds.find(of.second);
        if (!hold || hold->taken != told.taken || hold->plan != told.plan) continue;
        hold->segment = told.segment;
        if (!told.terms) continue;
        const qint32 seq = book.numberOf(told.plan, *told.terms);
        hold->termsSeq = seq != 0 ? seq : book.now(told.plan);
    }
}

}  // namespace roomrack::booking
