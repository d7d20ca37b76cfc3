// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the rows of API requests, in the transaction that they belong to.
#pragma once

#include "booking/request_rows.h"
#include "storage/connection.h"

namespace roomrack::storage {

class RequestWriter {
public:
    RequestWriter() = default;
    explicit RequestWriter(const Connection &connection);
    int prepared() const;
    /// kOk or what Connection::error() explains.
    int write(const booking::RequestRows &rows);

private:
    int write(const booking::ClaimRow &row);
    int write(const booking::SagaRow &row);
    int write(const booking::ChargeRow &row);
    int write(const booking::DuplicateRow &row);
    int write(const booking::NoticeRow &row);
    int write(const booking::HotelSetupRow &row);
    int write(const booking::TokenRow &row);
    int write(const booking::ForgetClaimsRow &row);

    Statement claim_, answer_, drop_, forget_, saga_, charge_, noCharge_, duplicate_, repeat_,
        notice_, setup_, noSetup_, setupChange_, token_;
};

}  // namespace roomrack::storage
