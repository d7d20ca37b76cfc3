// SPDX-License-Identifier: GPL-3.0-or-later
// The night audit and the business date.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class NightAuditRules {
public:
    explicit NightAuditRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const CloseDay &c, Decision &d);
    Result<Answer> on(const MoveBusinessDate &c, Decision &d);
    /// Records that a user confirmed a wall clock `by` microseconds ahead of the last record.
    void noteClock(const Caller &caller, qint64 by, Decision &d);

private:
    void moveDate(Night to, const Caller &caller, qint64 noShows, Decision &d);

    PropertyState &state_;
};

}  // namespace roomrack::booking
