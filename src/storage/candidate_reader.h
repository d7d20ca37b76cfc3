// SPDX-License-Identifier: GPL-3.0-or-later
// Reads candidates from a hotel's tables.
#pragma once

#include "dedup/candidate.h"
#include "storage/connection.h"

#include <functional>
#include <vector>

namespace roomrack::storage {

/// Columns in the order that candidateFrom() reads them.
inline constexpr char kCandidateColumns[] =
    "id, product, status, ordinal, hash, context, booking, channel, created, expires, ended";
dedup::Candidate candidateFrom(const Statement &row);

/// All active candidates, oldest first: what dedup::Register is built from.
Result<void> forEachActiveCandidate(const Connection &connection, PropertyId property,
                                    const std::function<void(dedup::Candidate)> &each);
/// Candidates of one booking, whatever their status, oldest first.
Result<std::vector<dedup::Candidate>> candidatesOf(const Connection &connection,
                                                   PropertyId property, BookingId booking);

}  // namespace roomrack::storage
