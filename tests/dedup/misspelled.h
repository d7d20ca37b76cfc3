// SPDX-License-Identifier: GPL-3.0-or-later
// Variants of the data that a guest types when repeating a booking.
#pragma once

#include "dedup/guests.h"

namespace roomrack::dedup::tests::misspelled {

/// One typing error in the name, the mail address or the telephone number; sometimes two.
void slip(Typed &typed, Random &random);
/// Swaps given and family name, changes to capitals, removes accents, or transliterates umlauts.
void swapNames(Typed &typed, Random &random);
/// Simulates another channel: a relay address or the guest's own (`self`), the number reformatted
/// or omitted, second given name omitted, sometimes an initial, another room type.
void comeByAnotherWay(Typed &typed, const Typed &self, Random &random);
QString relayAddress(Random &random);

}  // namespace roomrack::dedup::tests::misspelled
