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

/// Columns of booking_charge in the order that chargeFrom() reads them.
inline constexpr char kChargeColumns[] =
    "currency, amount, times_digits, times_places, by_digits, by_places, day";
/// `first`: the column of its currency. None where there is no such row (an outer join).
Result<std::optional<booking::Charge>> chargeFrom(const Statement &row, int first);

/// What a house has to know of requests: payments that are not over or need a person, what was paid
/// for open bookings, questions, keys without their answers, tokens and what is set up.
Result<void> loadRequests(const Connection &connection, booking::HouseInput &input);
/// The answer that a key got; none: there is no such key, or no answer yet.
Result<std::optional<booking::ClaimAnswer>> claimAnswer(const Connection &connection,
                                                        PropertyId property, ActorId caller,
                                                        const QByteArray &key);

}  // namespace roomrack::storage
