// SPDX-License-Identifier: GPL-3.0-or-later
// A commission as a reservation tells it. Other than prices it is read leniently, as it must not
// keep a reservation from being booked: what cannot be read counts as not told, and an amount
// neither sets the currency of the reservation nor contradicts it.
#pragma once

#include "core/money.h"

#include <QtCore/QString>

#include <optional>

namespace roomrack::protocols {

/// Kept until the currency of the reservation is known.
struct ToldCommissionAmount {
    QString amount;    ///< "35.55"; empty: it is not told
    QString currency;  ///< its code; empty: that of the reservation
};
/// In minor units, not negative; none in another currency.
std::optional<qint64> amountOf(const ToldCommissionAmount &told, std::optional<Currency> currency);

/// "15" or "12.5" percent as 1500 or 1250; none beyond 100 %.
std::optional<int> basisPointsOf(const QString &percent);
/// 1500 as "15", 1250 as "12.5".
QString percentText(int basisPoints);

}  // namespace roomrack::protocols
