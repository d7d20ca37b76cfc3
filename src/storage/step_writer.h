// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the data for undo in the commit of the step itself: the step's row, and the previous
// values.
#pragma once

#include "booking/batch.h"
#include "storage/connection.h"

#include <span>

namespace roomrack::storage {

class StepWriter {
public:
    StepWriter() = default;
    explicit StepWriter(const Connection &connection);
    /// kOk when every statement could be prepared.
    int prepared() const;

    int write(const booking::StepRow &row);
    int write(std::span<const booking::CellBeforeRow> rows);
    /// Keeps the current guest details, prices and tax lines before the step replaces them.
    int keepGuest(PropertyId property, qint64 step, BookingId booking);
    int keepPrices(PropertyId property, qint64 step, BookingId booking);
    int keepTaxes(PropertyId property, qint64 step, BookingId booking);

private:
    int writeRules(const booking::Step &step, qint32 side,
                   std::span<const inventory::OverbookingRule> rules);
    int writeItems(const booking::Step &step, qint32 side, const booking::DescriptionItems &items);
    int writeBooking(const booking::Step &step, qint32 side, const booking::BookingVersion &b);
    Statement step_, undone_, before_, manyBefore_, rule_, booking_, guest_, noGuest_, prices_,
        item_, taxes_, noTaxes_;
};

}  // namespace roomrack::storage
