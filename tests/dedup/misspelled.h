// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody types who books the same thing again.
#pragma once

#include "dedup/guests.h"

namespace roomrack::dedup::tests::misspelled {

/// One slip in the name, the mail or the telephone number; sometimes two.
void slip(Typed &typed, Random &random);
/// Given and family name the other way round, in capitals, without accents, umlauts written out.
void swapNames(Typed &typed, Random &random);
/// By another channel: a forwarding address or the own one (`self`), the number in another form or
/// left out, a second given name left out, now and then an initial, another room type.
void comeByAnotherWay(Typed &typed, const Typed &self, Random &random);
QString relayAddress(Random &random);

}  // namespace roomrack::dedup::tests::misspelled
