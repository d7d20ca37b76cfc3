// SPDX-License-Identifier: GPL-3.0-or-later
// Rates of exchange, as exact decimals, and amounts in another currency. For showing only: what a
// guest owes stays in the currency of the property.
#pragma once

#include "core/money.h"
#include "core/night.h"

#include <optional>
#include <span>
#include <vector>

namespace roomrack::pricing {

/// A positive decimal number as it was published: "1.0876" is 10876 with four decimals, and stays
/// different from nothing but its own text. At most ten digits, eight of them decimals.
class FxFactor {
public:
    constexpr FxFactor() = default;
    /// digits / 10^decimals. An error on field "exchange rate".
    static Result<FxFactor> make(qint64 digits, int decimals);
    /// "1.0876", "17654.32"; only digits and one point.
    static Result<FxFactor> parse(const QString &text);

    constexpr qint64 digits() const { return digits_; }
    constexpr int decimals() const { return decimals_; }
    /// As it was published, with '.'.
    QString text() const;
    friend constexpr bool operator==(FxFactor, FxFactor) = default;

private:
    constexpr FxFactor(qint64 digits, int decimals) : digits_(digits), decimals_(decimals) {}
    qint64 digits_ = 1;
    int decimals_ = 0;
};

/// On this day one unit of `base` is `factor` units of `currency`.
struct FxRate {
    Currency base;
    Currency currency;
    Night day;
    FxFactor factor;
    friend bool operator==(const FxRate &, const FxRate &) = default;
};

/// Two currencies, a day between 1990 and 2100. The error names the field.
Result<void> validate(const FxRate &rate);

/// How an amount comes from one currency into another: times `times`, divided by `by`.
struct FxWay {
    Currency from, to;
    FxFactor times, by;      ///< 1 where it is not needed
    Night day;               ///< of the rate, of two the older one
    std::vector<int> rates;  ///< which rates were used: one, or two that have a base in common
};

/// The way by the rates given, by a direct rate before an inverse one before one through a common
/// base; among equals that of the newest day, and of one day the later in the list. None where no
/// rate leads there. From a currency to itself there is none either: nothing is to be converted.
std::optional<FxWay> findWay(std::span<const FxRate> rates, Currency from, Currency to);

/// The amount in minor units of `way.to`, rounded half up (a half away from zero) once, at the end.
/// None where it would be beyond what an amount can hold.
std::optional<qint64> convert(qint64 minor, const FxWay &way);

}  // namespace roomrack::pricing
