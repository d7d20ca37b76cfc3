// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what is set for nights: availability, restrictions, rates; and which are oversold.
#pragma once

#include "booking/batch.h"
#include "storage/connection.h"

namespace roomrack::storage {

class NightWriter {
public:
    NightWriter() = default;
    explicit NightWriter(const Connection &connection);
    /// kOk when every statement could be prepared.
    int prepared() const;
    /// kOk or what Connection::error() explains.
    int write(const booking::Batch &batch);
    int write(const booking::RateRow &row);

private:
    int write(const booking::TypeSettingRow &row);
    int write(const booking::ScopedSettingRow &row);
    int write(const booking::PoolSettingRow &row);
    int write(const booking::OversoldRow &row);

    Statement type_, noType_, scoped_, noScoped_, pool_, noPool_, rate_, noRate_, oversold_,
        notOversold_;
};

}  // namespace roomrack::storage
