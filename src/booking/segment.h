// SPDX-License-Identifier: GPL-3.0-or-later
// The market segment of a booking (docs/decisions/0077): chosen at the desk or by a caller of the
// API, otherwise that of its rate plan, otherwise the one that its channel or source is in.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

/// Of the rules in force; none: neither has a segment in use on the business date.
SegmentId segmentByRule(const inventory::Catalogue &catalogue,
                        const std::vector<pricing::RatePlan> &plans, RatePlanId plan,
                        ChannelId channel);
inline SegmentId segmentByRule(const PropertyState &state, RatePlanId plan, ChannelId channel)
{
    return segmentByRule(state.catalogue, state.rates.plans(), plan, channel);
}
/// NotFound or Invalid on "market segment": it does not exist, or is retired. None is valid.
Result<void> checkSegment(const PropertyState &state, SegmentId segment);
/// Of a changed booking. Another rate plan that names a segment brings it, unless `chosen`.
SegmentId segmentAfter(const inventory::Catalogue &catalogue,
                       const std::vector<pricing::RatePlan> &plans, const Booking &was,
                       RatePlanId plan, std::optional<SegmentId> chosen);

}  // namespace roomrack::booking
