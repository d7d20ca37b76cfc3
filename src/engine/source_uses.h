// SPDX-License-Identifier: GPL-3.0-or-later
// What rests on a source of direct bookings, which must then not be removed.
#pragma once

#include "booking/house.h"

namespace roomrack::engine {

/// The sources of direct bookings of the hotel that `kept` does not have.
std::vector<inventory::Channel> sourcesWithout(const booking::House &hotel,
                                               const inventory::Catalogue &kept);

/// With everything committed: the bookings are read from `place`. Errors: WrongState on "source",
/// with a list of all that rests on one of the sources.
Result<void> nothingRestsOn(const std::vector<inventory::Channel> &sources,
                            const booking::House &hotel, const QString &place);

}  // namespace roomrack::engine
