// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/scope_text.h"

namespace roomrack::booking {

QString withScope(const QString &text, const inventory::RestrictionScope &scope,
                  const PropertyState &state)
{
    const pricing::RatePlan *plan = state.rates.plan(scope.plan);
    const inventory::Channel *channel = state.channelOf(scope.channel);
    if (plan && channel)
        return ErrorText::tr("%1 for rate plan \"%2\" on %3").arg(text, plan->name, channel->name);
    if (plan) return ErrorText::tr("%1 for rate plan \"%2\"").arg(text, plan->name);
    if (channel)
        return ErrorText::tr("%1 on %2", "what is closed, a channel").arg(text, channel->name);
    return text;
}

}  // namespace roomrack::booking
