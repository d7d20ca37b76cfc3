// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/property_memory.h"

namespace roomrack::booking {

void PropertyMemory::dropFrom(qint64 seq)
{
    while (!endings.empty() && endings.back().seq >= seq) {
        ended.remove(endings.back().booking);
        endings.pop_back();
    }
    undone.removeIf([seq](QHash<qint64, qint64>::iterator at) { return at.value() >= seq; });
    if (usersChanged >= seq) usersChanged = 0;
    if (dateMoved >= seq) dateMoved = 0;
}

}  // namespace roomrack::booking
