// SPDX-License-Identifier: GPL-3.0-or-later
// Progress and cancellation callbacks of an import, both called on its thread.
#pragma once

#include <QtCore/QtGlobal>

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

}  // namespace roomrack::imports
