// SPDX-License-Identifier: GPL-3.0-or-later
// Progress and cancellation callbacks of an import, both called on its thread.
#pragma once

#include "core/error.h"

#include <functional>

namespace roomrack::imports {

enum class Phase : quint8 { Reading, Preparing, Playing, Finishing };

struct Watch {
    std::function<void(Phase phase, qint64 done, qint64 total)> progress;
    std::function<bool()> cancelled;

    void reportProgress(Phase phase, qint64 done, qint64 total) const
    {
        if (progress) progress(phase, done, total);
    }
    bool stop() const { return cancelled && cancelled(); }
};

inline Error cancelled()
{
    return {ErrorCode::Cancelled, {}, ErrorText::tr("The import was cancelled.")};
}

}  // namespace roomrack::imports
