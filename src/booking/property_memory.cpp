// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/property_memory.h"

namespace roomrack::booking {

namespace {

/// How many of the latest cancelled requests stay in memory once the file has them.
constexpr size_t kCancelledKept = 256;

}  // namespace

void PropertyMemory::keep(const CancelledRequest &request, qint64 committed)
{
    cancelled.insert(request.booking, request);
    cancellations.push_back({request.booking, request.seq});
    while (cancellations.size() > kCancelledKept && cancellations.front().seq <= committed) {
        cancelled.remove(cancellations.front().booking);
        cancellations.pop_front();
    }
}

void PropertyMemory::dropFrom(qint64 seq)
{
    while (!endings.empty() && endings.back().seq >= seq) {
        ended.remove(endings.back().booking);
        endings.pop_back();
    }
    while (!cancellations.empty() && cancellations.back().seq >= seq) {
        cancelled.remove(cancellations.back().booking);
        cancellations.pop_back();
    }
    undone.removeIf([seq](QHash<qint64, qint64>::iterator at) { return at.value() >= seq; });
    roomHistory.dropFrom(seq);
    heldTaxes.removeIf([seq](QHash<qint64, HeldTaxes>::iterator at) { return at.key() >= seq; });
    if (usersChanged >= seq) usersChanged = 0;
    if (dateMoved >= seq) dateMoved = 0;
}

}  // namespace roomrack::booking
