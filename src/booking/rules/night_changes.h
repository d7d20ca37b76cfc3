// SPDX-License-Identifier: GPL-3.0-or-later
// Reports changed nights to listeners, and keeps the oversold flags of nights up to date.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class NightChanges {
public:
    explicit NightChanges(PropertyState &state) : state_(state) {}

    /// A change of a room type's nights, which affects all types of its pool.
    void touch(int type, Stay stay, Decision &d);
    /// A change that does not affect the pool's other types.
    void touchType(int type, Stay stay, Decision &d);
    /// A change of the pool and all its types.
    void touchPool(int pool, Stay stay, Decision &d);
    /// Compares the oversold flags of the nights with the rooms sold; only differences are written.
    void flagOversold(int type, Stay stay, Decision &d);
    /// As above, for the pool's own limit only.
    void flagPool(int pool, Stay stay, Decision &d);
    /// Recomputes all nights' limits and the oversold flags.
    void refreshAll(qint64 seq, Decision &d);

private:
    void flagCell(int pool, int type, Night n, int rooms, Decision &d);

    PropertyState &state_;
};

}  // namespace roomrack::booking
