// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync/pace.h"

namespace roomrack::sync {

qint64 Backoff::after(int failures, core::Random &random) const
{
    qint64 pause = first;
    for (int i = 1; i < failures && pause < most; ++i) pause *= 2;
    pause = std::min(pause, most);
    return pause / 2 + static_cast<qint64>(random.real() * static_cast<double>(pause - pause / 2));
}

}  // namespace roomrack::sync
