// SPDX-License-Identifier: GPL-3.0-or-later
// Shares of amounts.
#pragma once

#include <QtCore/QtGlobal>

#include <limits>

namespace roomrack::pricing {

inline constexpr qint64 kTooHigh = -2;  ///< the result overflows an amount

/// amount * factor / divisor, rounded half-even; amount and factor not negative. Divides first, so
/// that only results that overflow are kTooHigh.
inline qint64 scaled(qint64 amount, qint64 factor, qint64 divisor)
{
    constexpr qint64 kMost = std::numeric_limits<qint64>::max();
    const qint64 whole = amount / divisor;
    const qint64 part = amount % divisor * factor;
    if (factor > 0 && whole > kMost / factor) return kTooHigh;
    quint64 result = static_cast<quint64>(whole * factor) + static_cast<quint64>(part / divisor);
    const qint64 twice = part % divisor * 2;
    if (twice > divisor || (twice == divisor && result % 2 != 0)) ++result;
    return result > static_cast<quint64>(kMost) ? kTooHigh : static_cast<qint64>(result);
}

}  // namespace roomrack::pricing
