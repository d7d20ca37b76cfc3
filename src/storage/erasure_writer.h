// SPDX-License-Identifier: GPL-3.0-or-later
// Deletes what is stored about the guests of closed bookings (docs/decisions/0078), in the
// transaction of the record that says so.
#pragma once

#include "booking/batch.h"
#include "storage/connection.h"

namespace roomrack::storage {

class ErasureWriter {
public:
    ErasureWriter() = default;
    explicit ErasureWriter(const Connection &connection);
    /// kOk when every statement could be prepared.
    int prepared() const;
    /// Before the other rows of the batch: those about the same booking are of later decisions, as
    /// its end is in the file. kOk or what Connection::error() explains.
    int write(const std::vector<booking::GuestErasureRow> &rows);

private:
    int write(const booking::GuestErasureRow &row);

    /// Of a booking, by its number: bound to property and booking. In this order.
    std::vector<Statement> ofBooking_;
    Statement message_;
};

}  // namespace roomrack::storage
