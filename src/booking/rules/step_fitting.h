// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a step can be undone: only what has not changed since.
#pragma once

#include "booking/property_state.h"
#include "booking/rules/cell_planner.h"

namespace roomrack::booking {

class StepFitting {
public:
    explicit StepFitting(const PropertyState &state) : state_(state) {}

    /// The part of a step that could be undone now.
    StepFit fit(const StepContent &content) const;
    /// `plan` is set to the cells that the undo would write.
    StepFit fitCells(const StepContent &content, EditPlan &plan) const;
    /// Rooms that were deleted since count as changed. A room in which a guest has been since, or
    /// whose status was set since, does not get an older status, though it has the one that the
    /// step set.
    Housekeeping::Undo housekeepingUndo(const StepContent &content) const;

private:
    void fitRun(const CellChange &run, EditPlan &plan, StepFit &fit) const;
    void dropWrongLengths(EditPlan &plan, StepFit &fit) const;
    StepFit fitPolicy(const StepContent &content) const;
    StepFit fitBooking(const StepContent &content) const;
    StepFit fitHousekeeping(const StepContent &content) const;
    RoomSince sinceStep(const StepContent &content, RoomId room) const;
    QString roomNumbers(const std::vector<RoomId> &rooms) const;
    StepFit fitDescription(const StepContent &content) const;

    const PropertyState &state_;
};

}  // namespace roomrack::booking
