// SPDX-License-Identifier: GPL-3.0-or-later
// How the simulator's people talk to a house: several questions in order, all answers together.
#pragma once

#include "engine/engine.h"

#include <functional>
#include <vector>

namespace roomrack::simulator {

using Answers = std::vector<Result<booking::Answer>>;
/// Decides the commands in order and returns their answers in the same order; may wait for the
/// disk, so not for the GUI thread.
using Ask = std::function<Answers(std::vector<booking::Command>)>;

/// Asks an engine, as a channel would. It must outlive what is returned.
Ask askEngine(engine::Engine &engine);

}  // namespace roomrack::simulator
