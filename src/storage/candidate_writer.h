// SPDX-License-Identifier: GPL-3.0-or-later
// Writes candidates, in the transaction that they belong to.
#pragma once

#include "booking/candidate_rows.h"
#include "storage/connection.h"

namespace roomrack::storage {

class CandidateWriter {
public:
    CandidateWriter() = default;
    explicit CandidateWriter(const Connection &connection);
    int prepared() const;
    /// kOk or what Connection::error() explains, including a duplicate key.
    int write(const booking::CandidateRows &rows);

private:
    int write(const booking::CandidateRow &row);
    int write(const booking::ForgetCandidatesRow &row);

    Statement candidate_;
    Statement end_;
    Statement forget_;
};

}  // namespace roomrack::storage
