// SPDX-License-Identifier: GPL-3.0-or-later
// What the grid shows of its cells, and what a row of it stands for. The rows, the nights and the
// selection are the same in every view; only what is in the cells differs.
#pragma once

#include <QtCore/QtGlobal>

namespace roomrack::desktop {

enum class GridMode : quint8 { Availability, Rates, Restrictions, Parity };
inline constexpr int kGridModes = 4;

/// What a row of the grid stands for.
struct GridRow {
    int pool = 0;        ///< index in the catalogue
    int type = -1;       ///< index in the catalogue; -1: the row of the pool itself
    bool alone = false;  ///< the only room type of its pool
    int plan = -1;       ///< index in the plans: a rate plan of the room type; -1: the type itself
    bool isPool() const { return type < 0; }
    bool isPlan() const { return plan >= 0; }
    bool isType() const { return type >= 0 && plan < 0; }
    friend bool operator==(const GridRow &, const GridRow &) = default;
};

}  // namespace roomrack::desktop
