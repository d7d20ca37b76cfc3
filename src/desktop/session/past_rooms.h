// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that rooms had when a record was written. The log names rooms by id; the steps that
// renumbered them have both numbers.
#pragma once

#include "inventory/catalogue.h"
#include "storage/reader.h"

#include <memory>
#include <vector>

namespace roomrack::desktop {

class PastRooms {
public:
    /// The description with the room numbers of that record's time; `now` if those are the present
    /// ones.
    const inventory::Catalogue &at(qint64 seq, const inventory::Catalogue &now) const;
    /// Records of equal times have equal numbers; 0: the present ones.
    qint64 timeOf(qint64 seq) const;
    bool isEmpty() const { return before_.empty(); }

    /// Call with earlier and earlier steps: `described` is the description before the step.
    void addEarlier(qint64 step, const inventory::Catalogue &described);

private:
    struct Before {
        qint64 step = 0;
        std::shared_ptr<const inventory::Catalogue> described;
    };
    std::vector<Before> before_;  ///< newest step first
};

/// Called on the thread of AsyncReader; `now`: the present description. Of a hotel that renumbered
/// rooms more often than it is worth, only the latest numbers.
Result<PastRooms> readPastRooms(storage::Reader &reader, const inventory::Catalogue &now);

}  // namespace roomrack::desktop
