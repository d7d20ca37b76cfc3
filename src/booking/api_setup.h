// SPDX-License-Identifier: GPL-3.0-or-later
// The property's settings of its API (SetupKind::Api).
#pragma once

#include "booking/commands.h"

namespace roomrack::booking {

struct ApiSetup {
    /// Of soft blocks that a channel's token creates without naming it: guests who browse.
    Durability channelHolds = Durability::Durable;
    friend bool operator==(const ApiSetup &, const ApiSetup &) = default;
};

/// JSON, as stored; empty for the defaults, so that the record of the change says which it is.
QByteArray toText(const ApiSetup &setup);
/// Empty: the defaults. Corrupt: the text cannot be used.
Result<ApiSetup> apiSetupFrom(const QByteArray &text);

}  // namespace roomrack::booking
