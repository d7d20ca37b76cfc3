// SPDX-License-Identifier: GPL-3.0-or-later
// Writes edited items of a property's description, in the transaction of their records.
#pragma once

#include "booking/batch.h"
#include "storage/connection.h"

namespace roomrack::storage {

/// Those of the table rate_plan that hold a plan, without its parent, which may come later.
inline constexpr char kRatePlanColumns[] =
    "code, name, percent, amount, free_until_days, free_until_minute, fee_percent,"
    " fee_nights, refundable, meal, prepayment, position, retired_from,"
    " later_fees, no_show_percent, no_show_nights, prepaid_percent, guarantee, conditions, segment";

class DescriptionWriter {
public:
    DescriptionWriter() = default;
    explicit DescriptionWriter(const Connection &connection);
    /// kOk when every statement could be prepared.
    int prepared() const;
    /// The items of one command, or taxes and fees, or segments, of a new property.
    int write(const booking::DescriptionRow &row);
    /// The items of each command; kOk or what Connection::error() explains.
    int write(const booking::Batch &batch);
    /// Terms under a new number of a plan that exists.
    int write(PropertyId property, const pricing::NumberedTerms &terms);

private:
    /// Allows items of one command to swap their codes.
    int clearCodes(PropertyId property, const booking::DescriptionItems &items);
    int write(PropertyId property, const inventory::Pool &pool);
    int write(PropertyId property, const inventory::Room &room);
    int write(PropertyId property, const inventory::RoomType &type);
    int write(PropertyId property, const pricing::RatePlan &plan);
    int writeTaxes(const booking::DescriptionRow &row);
    int write(PropertyId property, const inventory::MarketSegment &segment);

    Statement noPoolCode_, noNumber_, noTypeCode_, noPlanCode_, pool_, room_, type_, plan_, parent_,
        tax_, terms_, segment_;
};

}  // namespace roomrack::storage
