// SPDX-License-Identifier: GPL-3.0-or-later
// Headers of a message over HTTP, for both of its ends.
#pragma once

#include <QtCore/QByteArray>

#include <algorithm>
#include <utility>
#include <vector>

namespace roomrack::protocols {

using Headers = std::vector<std::pair<QByteArray, QByteArray>>;

/// The value of the first header of this name, whatever its case; empty where there is none.
inline QByteArray header(const Headers &headers, const QByteArray &name)
{
    const auto it = std::find_if(headers.begin(), headers.end(), [&](const auto &h) {
        return h.first.compare(name, Qt::CaseInsensitive) == 0;
    });
    return it == headers.end() ? QByteArray() : it->second;
}

}  // namespace roomrack::protocols
