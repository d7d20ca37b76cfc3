// SPDX-License-Identifier: GPL-3.0-or-later
// HTTP header lookup, for client and server.
#pragma once

#include <QtCore/QByteArray>

#include <algorithm>
#include <utility>
#include <vector>

namespace roomrack::protocols {

using Headers = std::vector<std::pair<QByteArray, QByteArray>>;

/// Value of the first header with this name, case-insensitive; empty if absent.
inline QByteArray header(const Headers &headers, const QByteArray &name)
{
    const auto it = std::find_if(headers.begin(), headers.end(), [&](const auto &h) {
        return h.first.compare(name, Qt::CaseInsensitive) == 0;
    });
    return it == headers.end() ? QByteArray() : it->second;
}

}  // namespace roomrack::protocols
