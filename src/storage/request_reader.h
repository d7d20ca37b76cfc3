// SPDX-License-Identifier: GPL-3.0-or-later
// What requests left, as it stands in a hotel's tables.
#pragma once

#include "booking/house_input.h"
#include "storage/connection.h"

#include <optional>

namespace roomrack::storage {

/// Columns in the order that sagaFrom() and duplicateFrom() read them.
inline constexpr char kSagaColumns[] =
    "id, booking, waits, begun, moved, caller, claim_key, state, request";
inline constexpr char kDuplicateColumns[] =
    "id, product, what, why, outcome, channel, at, last, times, apart, booking, other, saved,"
    " reference, mine, theirs, request, decided_by, decided";
Result<booking::SagaRow> sagaFrom(const Statement &row, PropertyId property);
Result<booking::DuplicateRow> duplicateFrom(const Statement &row, PropertyId property);

/// What a house has to know of requests: payments that are not over or need a person, questions,
/// keys without their answers, tokens and what is set up.
Result<void> loadRequests(const Connection &connection, booking::HouseInput &input);
/// All payments of a booking, oldest first.
Result<std::vector<booking::SagaRow>> sagasOf(const Connection &connection, PropertyId property,
                                              BookingId booking);
/// The answer that a key got; none: there is no such key, or no answer yet.
Result<std::optional<booking::ClaimAnswer>> claimAnswer(const Connection &connection,
                                                        PropertyId property, ActorId caller,
                                                        const QByteArray &key);

}  // namespace roomrack::storage
