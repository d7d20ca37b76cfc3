// SPDX-License-Identifier: GPL-3.0-or-later
// Validates edits of cells, and arranges them as a plan that can be applied.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

struct PlannedCell {
    qint32 row = 0;  ///< index in EditPlan::rows
    Night night;
    qint64 value = 0;
};
/// The cells of a block, each once, by row and night.
struct EditPlan {
    std::vector<CellRow> rows;
    std::vector<PlannedCell> cells;
};
/// A night whose minimum stay would exceed the maximum.
struct WrongLengths {
    int type;
    inventory::RestrictionScope scope;
    Night night;
    qint64 least, most;
};

class CellPlanner {
public:
    explicit CellPlanner(const PropertyState &state) : state_(state) {}

    /// All cells of the block, validated; NotFound or Invalid names the first that is wrong.
    Result<EditPlan> planOf(const EditBlock &c) const;
    /// Sorts by row and night; of a cell named twice the later value stays.
    static void arrange(EditPlan &plan);
    /// The row without values that its field does not use, so that equal rows compare equal.
    Result<CellRow> checkRow(const CellRow &row) const;
    /// Whether the value is in the range of the field.
    Result<void> checkValue(const CellRow &row, qint64 value) const;
    /// Rooms out of order by number are put back in service by number.
    Result<void> checkNamedOutOfOrder(const CellRow &row, Night n, qint64 value) const;
    /// Nights whose minimum stay would exceed the maximum, by room type and scope; they could not
    /// be booked.
    std::vector<WrongLengths> wrongLengths(const EditPlan &plan) const;
    /// Invalid if there are such nights.
    Result<void> checkLengths(const EditPlan &plan) const;
    /// Stale if a cell has changed since the caller saw it.
    Result<void> checkSeen(const EditPlan &plan, const SeenVersion &seen, Decision &d) const;
    /// The current value of a cell of an existing row; -1: the default, or no rate of its own.
    qint64 cellNow(const CellRow &row, Night n) const;

private:
    Result<void> checkRun(const CellRun &run) const;
    Result<void> checkScope(const inventory::RestrictionScope &scope) const;

    const PropertyState &state_;
};

}  // namespace roomrack::booking
