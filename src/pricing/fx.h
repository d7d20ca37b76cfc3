// SPDX-License-Identifier: GPL-3.0-or-later
// Exchange rates as exact decimals, and the conversion of amounts.
#pragma once

#include "core/money.h"
#include "core/night.h"

#include <optional>
#include <span>
#include <vector>

namespace roomrack::pricing {

/// A positive decimal number as published: "1.0876" is 10876 with four decimals; equal only to the
/// same text. At most ten digits, eight of them decimals.
class FxFactor {
public:
    constexpr FxFactor() = default;
    /// digits / 10^decimals. An error on field "exchange rate".
    static Result<FxFactor> make(qint64 digits, int decimals);
    /// "1.0876", "17654.32"; only digits and one point.
    static Result<FxFactor> parse(const QString &text);

    constexpr qint64 digits() const { return digits_; }
    constexpr int decimals() const { return decimals_; }
    /// The number as published, with '.'.
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

/// Checks for two different currencies and a day between 1990 and 2100. The error names the field.
Result<void> validate(const FxRate &rate);

/// A conversion from one currency into another: times `times`, divided by `by`.
struct FxWay {
    Currency from, to;
    FxFactor times, by;      ///< 1 if unused
    Night day;               ///< of the rate; of two, the older
    std::vector<int> rates;  ///< indexes of the rates used: one, or two with a common base
};

/// The best conversion with these rates: a direct rate before an inverse one before two with a
/// common base; then the newest day, and of one day the later in the list. None if no rates connect
/// them, or if both currencies are the same.
std::optional<FxWay> findWay(std::span<const FxRate> rates, Currency from, Currency to);

/// The amount in minor units of `way.to`, rounded half up (a half away from zero) once, at the end.
/// None if it exceeds the range of an amount.
std::optional<qint64> convert(qint64 minor, const FxWay &way);

}  // namespace roomrack::pricing
