// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the rows of API requests from a property's tables.
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
/// `first`: the currency's column. None if there is no such row (an outer join).
Result<std::optional<booking::Charge>> chargeFrom(const Statement &row, int first);

/// Request data for the property state: payments that are pending or need review, amounts paid for
/// open bookings, open duplicate reviews, keys without their answers, tokens and setup.
Result<void> loadRequests(const Connection &connection, booking::HouseInput &input);
/// What was paid for the booking at the gateway, less refunds.
Result<std::vector<booking::Paid>> paidFor(const Connection &connection, PropertyId property,
                                           BookingId booking);
/// Questions about the booking that were closed because one of the two bookings ended.
Result<std::vector<booking::DuplicateRow>> undecidedAbout(const Connection &connection,
                                                          PropertyId property, BookingId booking);
/// A request that was cancelled before it was a booking; none: there is no such request.
Result<std::optional<booking::CancelledRequest>> cancelledRequest(const Connection &connection,
                                                                  PropertyId property,
                                                                  BookingId id);
/// The stored answer of a key; none: there is no such key, or no answer yet.
Result<std::optional<booking::ClaimAnswer>> claimAnswer(const Connection &connection,
                                                        PropertyId property, ActorId caller,
                                                        const QByteArray &key);

}  // namespace roomrack::storage
