// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers shared by the row writers: run in order, stop at the first error.
#pragma once

#include "storage/connection.h"

#include <initializer_list>

namespace roomrack::storage {

/// Error of the first statement that could not be prepared; kOk: all are ready.
inline int preparedAll(std::initializer_list<const Statement *> statements)
{
    for (const Statement *s : statements) {
        if (!s->ok()) return s->prepared();
    }
    return kOk;
}

/// `write(row)` for each row of each list. kOk, or what Connection::error() explains: then the
/// remaining rows are not written.
template <typename Write, typename... Lists>
int writeInOrder(Write write, const Lists &...lists)
{
    int rc = kOk;
    const auto writeAll = [&](const auto &rows) {
        for (auto row = rows.begin(); rc == kOk && row != rows.end(); ++row) rc = write(*row);
        return rc == kOk;
    };
    [[maybe_unused]] const bool all = (writeAll(lists) && ...);
    return rc;
}

}  // namespace roomrack::storage
