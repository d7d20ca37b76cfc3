// SPDX-License-Identifier: GPL-3.0-or-later
// What the standard asks for and its schema cannot say. Applied to what we send before it goes, and
// to what we read after decode(), with the standard's own errors for an answer.
#pragma once

#include "protocols/opentravel/messages.h"

namespace roomrack::protocols::opentravel {

/// Empty: nothing is wrong. A problem names its record as decode() does. The rules:
/// - a hotel code; a room type for each record, unless it is about all of them;
/// - nights: an end that is not before its start, at least one night of the weekdays that are
/// named,
///   no two records that say the same kind of thing about the same night of the same product;
/// - something to say in each record; a minimum stay that is not above the maximum;
/// - amounts that are not negative; one price for a number of guests;
/// - one count of a kind, none negative;
/// - a reservation has its number, rooms and nights, each night one rate within the stay.
std::vector<Problem> check(const Message &message);

/// The same for what is to be sent, and codes and numbers no longer than the schema allows.
std::vector<Problem> checkToSend(const Message &message);

}  // namespace roomrack::protocols::opentravel
