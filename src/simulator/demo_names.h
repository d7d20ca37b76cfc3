// SPDX-License-Identifier: GPL-3.0-or-later
// Fictitious guests: names combined from lists, addresses at example.org and example.com, which are
// reserved for that (RFC 2606).
#pragma once

#include "booking/booking.h"
#include "core/random.h"

namespace roomrack::simulator {

/// A guest from `country` (ISO 3166 alpha-2) with a name common there. The same state of `random`
/// gives the same guest.
booking::Guest inventGuest(const QString &country, core::Random &random);
/// The same with an email address, which websites require.
booking::Guest inventWebGuest(const QString &country, core::Random &random);

}  // namespace roomrack::simulator
