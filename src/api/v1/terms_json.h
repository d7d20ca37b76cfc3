// SPDX-License-Identifier: GPL-3.0-or-later
// Terms as JSON: those of a rate plan now, and those that a booking keeps.
#pragma once

#include "api/v1/json_fragments.h"

namespace roomrack::api::v1 {

inline constexpr core::Names<pricing::Prepayment, 4> kPrepaymentNames{
    {{pricing::Prepayment::None, "none"},
     {pricing::Prepayment::All, "all"},
     {pricing::Prepayment::FirstNight, "first_night"},
     {pricing::Prepayment::Percent, "percent"}}};

inline constexpr core::Names<pricing::Guarantee, 3> kGuaranteeNames{
    {{pricing::Guarantee::None, "none"},
     {pricing::Guarantee::Card, "card"},
     {pricing::Guarantee::Company, "company"}}};

/// {"refundable": ..., "free_until_days": ..., "later": [...], "no_show": ...}
void writeCancellation(Writer &w, const pricing::CancellationTerms &terms);
/// The terms of the booking, and whether its plan still has them; null without a plan.
void writeKeptTerms(Writer &w, const engine::HotelView &hotel, const booking::Booking &booking);

}  // namespace roomrack::api::v1
