// SPDX-License-Identifier: GPL-3.0-or-later
// Writes bookings, and the rows that belong to one, in the transaction that changed them.
#pragma once

#include "booking/batch.h"
#include "storage/connection.h"
#include "storage/step_writer.h"

namespace roomrack::storage {

class BookingWriter {
public:
    BookingWriter() = default;
    explicit BookingWriter(const Connection &connection);
    /// kOk when every statement could be prepared.
    int prepared() const;
    /// Reads the lines that early departures change: before Connection::beginBatch(), inside of
    /// which nothing is read. kOk or what Connection::error() explains.
    int readFor(const booking::Batch &batch);
    /// kOk or what Connection::error() explains. `steps` keeps the values that a step replaces.
    int write(const booking::Batch &batch, StepWriter &steps);

private:
    int write(const booking::Booking &b);
    int write(const booking::FeeRow &row);
    int write(const booking::ReasonRow &row);
    int write(const booking::WalkRow &row);
    int write(const booking::ForeignKeyRow &row);
    int write(const booking::GuestRow &row, StepWriter &steps);
    int write(const booking::NightPriceRow &row, StepWriter &steps);
    int write(const booking::BookingTaxRow &row, StepWriter &steps);
    int write(const booking::HoldQuoteRow &row);

    int readTaxes(const booking::BookingTaxRow &row, pricing::StayTaxes &kept);
    int writeStayed(const booking::BookingTaxRow &row);

    Statement booking_, fee_, noFee_, reason_, walk_, text_, noText_, key_, price_, noPrices_,
        taxes_, noTaxes_, keptTaxes_, holdQuote_, noHoldQuote_;
    /// Of the early departures of the batch, in its order, as they will be.
    std::vector<pricing::StayTaxes> stayed_;
    size_t nextStayed_ = 0;
};

}  // namespace roomrack::storage
