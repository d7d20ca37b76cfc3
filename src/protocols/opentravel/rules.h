// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of the standard that its schema cannot express. Applied to outbound messages before sending
// and to inbound ones after decode(), with the standard's own errors for the response.
#pragma once

#include "protocols/opentravel/messages.h"

namespace roomrack::protocols::opentravel {

/// Empty: valid. A problem identifies its record as decode() does. The rules:
/// - a hotel code; a room type for each record, unless it applies to all of them;
/// - nights: the end is not before the start, at least one night matches the weekdays, no two
///   records have the same kind of value for a night of the same product;
/// - each record has content; no minimum stay exceeds its maximum;
/// - amounts are not negative; one price for a number of guests;
/// - one count per count type, none negative;
/// - a reservation has a number, rooms and nights, each night one rate within the stay.
std::vector<Problem> check(const Message &message);

/// check() for outbound messages; also limits codes and numbers to the schema's lengths.
std::vector<Problem> checkToSend(const Message &message);

}  // namespace roomrack::protocols::opentravel
