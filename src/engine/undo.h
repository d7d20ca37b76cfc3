// SPDX-License-Identifier: GPL-3.0-or-later
// Undoing steps: the rules need the values from before a step, which only the file has. Blocks on
// the reading thread, so must not be called with the engine's lock held.
#pragma once

#include "engine/async_reader.h"
#include "engine/engine_state.h"

namespace roomrack::engine {

class UndoSteps {
public:
    explicit UndoSteps(EngineState &state) : state_(state) {}

    Result<Command> withContent(const booking::UndoStep &undo);
    Result<UndoPreview> preview(PropertyId property, qint64 step);
    void close() { reading_.reset(); }

private:
    Result<booking::StepContent> content(PropertyId property, qint64 step);

    EngineState &state_;
    std::mutex lock_;                       ///< for opening reading_
    std::unique_ptr<AsyncReader> reading_;  ///< opened at the first undo
};

}  // namespace roomrack::engine
