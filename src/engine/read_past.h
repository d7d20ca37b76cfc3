// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a property's past from its file, for backtests and the adviser. Runs on the reading thread
// (engine/async_reader.h) or in a tool.
#pragma once

#include "advice/past.h"
#include "storage/reader.h"

#include <functional>

namespace roomrack::engine {

/// All booking records of the property. `go` is called between pages of the log; false cancels.
/// Errors: those of the file, or Cancelled.
Result<advice::Past> readPast(storage::Reader &reader, PropertyId property,
                              const std::function<bool()> &go = {});

}  // namespace roomrack::engine
