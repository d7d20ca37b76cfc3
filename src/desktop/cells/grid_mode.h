// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of the grid's cells, and the meaning of its rows. Rows, nights and selection are the
// same in every view; only the cell contents differ.
#pragma once

#include "core/ids.h"

#include <QtCore/QtGlobal>

namespace roomrack::desktop {

enum class GridMode : quint8 { Availability, Rates, Restrictions, Parity };
inline constexpr int kGridModes = 4;

/// The pool, room type or rate plan of a row.
struct GridRow {
    int pool = 0;         ///< index in the catalogue
    int type = -1;        ///< index in the catalogue; -1: the pool's own row
    bool alone = false;   ///< the only room type of its pool
    int plan = -1;        ///< index in the plans: a rate plan of the room type; -1: the type
    ChannelId channel{};  ///< restrictions of this channel only, which no row of the grid has
    bool isPool() const { return type < 0; }
    bool isPlan() const { return plan >= 0; }
    bool isType() const { return type >= 0 && plan < 0; }
    friend bool operator==(const GridRow &, const GridRow &) = default;
};

}  // namespace roomrack::desktop
