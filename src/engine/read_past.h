// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel's past out of its file, for the replay of a policy and the adviser. Runs on the reading
// thread (engine/read_desk.h) or in a tool.
#pragma once

#include "advice/past.h"
#include "storage/reader.h"

#include <functional>

namespace roomrack::engine {

/// Everything that happened to the property's bookings. `go` is asked between pages of the log
/// whether to go on; an error of the file, or Cancelled.
Result<advice::Past> readPast(storage::Reader &reader, PropertyId property,
                              const std::function<bool()> &go = {});

}  // namespace roomrack::engine
