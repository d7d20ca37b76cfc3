// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the rows of a list by id in constant time; ids are small.
#pragma once

#include <QtCore/QtGlobal>

#include <vector>

namespace roomrack::booking {

/// Maps ids to positions in a list of the catalogue; -1: not in the list.
template <typename Row>
std::vector<qint32> indexById(const std::vector<Row> &rows)
{
    std::vector<qint32> index;
    for (size_t i = 0; i < rows.size(); ++i) {
        const auto id = static_cast<size_t>(rows[i].id.value);
        if (index.size() <= id) index.resize(id + 1, -1);
        index[id] = static_cast<qint32>(i);
    }
    return index;
}

}  // namespace roomrack::booking
