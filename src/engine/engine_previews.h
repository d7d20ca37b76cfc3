// SPDX-License-Identifier: GPL-3.0-or-later
// What changes would do in a property of this engine, worked out on the engine's own thread.
#pragma once

#include "engine/snapshots.h"
#include "engine/undo.h"
#include "engine/work_thread.h"

namespace roomrack::engine {

class EnginePreviews final : public Previews {
public:
    EnginePreviews(EngineState &state, UndoSteps &undo, WorkThread &thread)
        : state_(state), undo_(undo), thread_(thread)
    {}

    QFuture<Result<UndoPreview>> undoLater(PropertyId property, qint64 step) const override;
    QFuture<Result<booking::DescriptionEffects>> descriptionLater(
        booking::EditDescription edit) const override;

private:
    EngineState &state_;
    UndoSteps &undo_;
    WorkThread &thread_;
};

}  // namespace roomrack::engine
