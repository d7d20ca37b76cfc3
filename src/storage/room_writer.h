// SPDX-License-Identifier: GPL-3.0-or-later
// Writes which rooms are given, out of order and clean, in the transaction that changed them.
#pragma once

#include "booking/batch.h"
#include "storage/connection.h"

namespace roomrack::storage {

class RoomWriter {
public:
    RoomWriter() = default;
    explicit RoomWriter(const Connection &connection);
    /// kOk when every statement could be prepared.
    int prepared() const;
    /// kOk or what Connection::error() explains.
    int write(const booking::Batch &batch);

private:
    int write(const booking::RoomGivenRow &row);
    int write(const booking::RoomOutRow &row);
    int write(const booking::HousekeepingRow &row);

    Statement giveRoom_, takeRoom_, roomOut_, roomIn_, housekeeping_;
};

}  // namespace roomrack::storage
