// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/segment.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

/// None: the plan names none, or a retired one.
SegmentId segmentOfPlan(const inventory::Catalogue &catalogue,
                        const std::vector<pricing::RatePlan> &plans, RatePlanId id)
{
    const auto plan =
        std::find_if(plans.begin(), plans.end(), [id](const auto &p) { return p.id == id; });
    if (plan == plans.end() || !plan->segment) return {};
    const inventory::MarketSegment *segment = catalogue.segment(plan->segment);
    return segment && !segment->isRetired(catalogue.property.businessDate) ? segment->id
                                                                           : SegmentId();
}

}  // namespace

SegmentId segmentByRule(const inventory::Catalogue &catalogue,
                        const std::vector<pricing::RatePlan> &plans, RatePlanId plan,
                        ChannelId channel)
{
    if (catalogue.segments.empty()) return {};
    if (const SegmentId segment = segmentOfPlan(catalogue, plans, plan)) return segment;
    for (const inventory::MarketSegment &segment : catalogue.segments) {
        if (segment.isRetired(catalogue.property.businessDate)) continue;
        const auto &channels = segment.channels;
        if (std::find(channels.begin(), channels.end(), channel) != channels.end())
            return segment.id;
    }
    return {};
}

Result<void> checkSegment(const PropertyState &state, SegmentId segment)
{
    if (!segment) return {};
    const QString field = QStringLiteral("market segment");
    const inventory::MarketSegment *found = state.catalogue.segment(segment);
    if (!found) {
        return fail(ErrorCode::NotFound, field, ErrorText::tr("does not exist or was deleted"));
    }
    if (!found->isRetired(state.today())) return {};
    return fail(ErrorCode::Invalid, field,
                ErrorText::tr("%1 is retired; choose another one").arg(found->name));
}

SegmentId segmentAfter(const inventory::Catalogue &catalogue,
                       const std::vector<pricing::RatePlan> &plans, const Booking &was,
                       RatePlanId plan, std::optional<SegmentId> chosen)
{
    if (chosen) return *chosen;
    if (plan == was.plan) return was.segment;
    const SegmentId segment = segmentOfPlan(catalogue, plans, plan);
    return segment ? segment : was.segment;
}

}  // namespace roomrack::booking
