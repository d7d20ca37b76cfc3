// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine_previews.h"

namespace roomrack::engine {

QFuture<Result<UndoPreview>> EnginePreviews::undoLater(PropertyId property, qint64 step) const
{
    return thread_.later([this, property, step] { return undo_.preview(property, step); });
}

QFuture<Result<booking::DescriptionEffects>> EnginePreviews::descriptionLater(
    booking::EditDescription edit) const
{
    return thread_.later([this, edit = std::move(edit)] { return effectsOf(state_, edit); });
}

}  // namespace roomrack::engine
