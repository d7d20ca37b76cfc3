// SPDX-License-Identifier: GPL-3.0-or-later
// How simulated guests and clerks send commands to a property: several in order, all answers
// together.
#pragma once

#include "engine/engine.h"

#include <functional>
#include <vector>

namespace roomrack::simulator {

using Answers = std::vector<Result<booking::Answer>>;
/// Decides the commands in order and returns their answers in the same order; may wait for the
/// disk, so not for the GUI thread.
using Ask = std::function<Answers(std::vector<booking::Command>)>;

/// Sends to an engine, as a channel would. The engine must outlive the returned function.
Ask askEngine(engine::Engine &engine);

/// Sends a request with its key and waits for the answer. Empty answer if it was already answered
/// before.
using AskOnce =
    std::function<Result<booking::Answer>(booking::Claim claim, booking::RequestBooking request)>;
/// Sends to an engine, as a website would. The engine must outlive the returned function.
AskOnce askEngineOnce(engine::Engine &engine);

}  // namespace roomrack::simulator
