// SPDX-License-Identifier: GPL-3.0-or-later
// Steps that undo or redo leaves out because their bookings are closed, and which of them the user
// has been told of: none is skipped silently.
#pragma once

#include "booking/step.h"

#include <QtCore/QString>

#include <set>
#include <utility>
#include <vector>

namespace roomrack::desktop {

class ClosedSteps {
public:
    /// Those that are newer than the next step, newest first.
    void set(std::vector<booking::Step> steps) { steps_ = std::move(steps); }
    const std::vector<booking::Step> &all() const { return steps_; }
    /// Those that the user has not been told of and that are newer than record `after`.
    std::vector<booking::Step> untold(qint64 after = 0) const;
    /// The user goes behind the ones that untold() returns.
    void setTold(qint64 after = 0);
    /// A new change: the user is told of all of them again.
    void forget() { told_.clear(); }

private:
    std::vector<booking::Step> steps_;
    std::set<qint64> told_;
};

/// That these cannot be undone, or redone, and why.
QString closedUndoText(const std::vector<booking::Step> &steps);
QString closedRedoText(const std::vector<booking::Step> &steps);

}  // namespace roomrack::desktop
