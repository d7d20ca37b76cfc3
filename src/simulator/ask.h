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

/// Hands a request with its key to the house, and waits; what it answered. Where that was answered
/// before: an empty answer.
using AskOnce =
    std::function<Result<booking::Answer>(booking::Claim claim, booking::RequestBooking request)>;
/// Asks an engine, as a website would. It must outlive what is returned.
AskOnce askEngineOnce(engine::Engine &engine);

}  // namespace roomrack::simulator
