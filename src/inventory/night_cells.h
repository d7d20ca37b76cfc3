// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of the ledger by row (a pool or a room type) and night: one flat array, in which the
// nights of a row are next to each other.
#pragma once

#include "core/night.h"

#include <algorithm>
#include <span>
#include <vector>

namespace roomrack::inventory {

template <typename Cell>
class NightCells {
public:
    NightCells() = default;
    NightCells(size_t rows, Night first, int nights)
        : first_(first), nights_(nights), rows_(rows), cells_(rows * size_t(nights))
    {}

    /// The night must be covered; the row's cells of later nights follow it.
    const Cell &at(int row, Night n) const { return cells_[place(row, n)]; }
    Cell &at(int row, Night n) { return cells_[place(row, n)]; }
    std::span<const Cell> row(int row) const
    {
        return {cells_.data() + place(row, first_), size_t(nights_)};
    }

    /// Extends the nights to `nights`; existing cells stay.
    void extendTo(int nights)
    {
        NightCells wide(rows_, first_, nights);
        for (size_t r = 0; r < rows_; ++r) {
            std::copy_n(cells_.begin() + qptrdiff(r) * nights_, nights_,
                        wide.cells_.begin() + qptrdiff(r) * nights);
        }
        *this = std::move(wide);
    }

private:
    size_t place(int row, Night n) const
    {
        return size_t(row) * size_t(nights_) + size_t(n - first_);
    }

    Night first_;
    int nights_ = 0;
    size_t rows_ = 0;
    std::vector<Cell> cells_;
};

}  // namespace roomrack::inventory
