// SPDX-License-Identifier: GPL-3.0-or-later
// Manual edits: blocks of cells, decided in one pass, all or nothing.
#pragma once

#include "booking/property_state.h"
#include "booking/rules/cell_planner.h"

#include <span>

namespace roomrack::booking {

class EditRules {
public:
    explicit EditRules(PropertyState &state) : state_(state) {}

    struct Tally {
        qint64 cells = 0;                                        ///< changed cells
        qint64 first = 0;                                        ///< record
        std::vector<std::pair<PlannedCell, qint64>> typeNights;  ///< with the record that set them
        std::vector<std::pair<PlannedCell, qint64>> scopedNights;  ///< the same
    };
    Result<Answer> on(const EditBlock &c, Decision &d);
    /// Writes and applies validated cells. The first record's cause is `cause`; the others' is the
    /// first, or `cause` if set.
    Tally apply(const EditPlan &plan, const Caller &caller, qint64 cause, bool keep, Decision &d);

private:
    void applyRun(const EditPlan &plan, std::span<const PlannedCell> run, Record r, bool keep,
                  Tally &tally, Decision &d);
    void saveTypeNights(const EditPlan &plan, Tally &tally, Decision &d);
    void saveScopedNights(const EditPlan &plan, Tally &tally, Decision &d);
    void set(const CellRow &row, Night n, qint64 value, qint64 seq);

    PropertyState &state_;
};

}  // namespace roomrack::booking
