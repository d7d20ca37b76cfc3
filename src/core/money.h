// SPDX-License-Identifier: GPL-3.0-or-later
// Money is integer minor units with its ISO 4217 currency; never floating point.
#pragma once

#include "core/error.h"

#include <QtCore/QLocale>

#include <array>
#include <vector>

namespace roomrack::core {

/// An ISO 4217 currency code with its number of decimals (0, 2, 3 or 4).
class Currency {
public:
    constexpr Currency() = default;
    /// Known codes only; the list is ISO 4217 amendment 176 (active national currencies).
    static Result<Currency> make(const QString &code);
    static std::vector<Currency> all();

    QString code() const { return QString::fromLatin1(code_.data(), 3); }
    constexpr int decimals() const { return decimals_; }
    /// Minor units in one major unit: 1, 100, 1000 or 10000.
    qint64 scale() const;
    friend constexpr bool operator==(Currency, Currency) = default;

private:
    constexpr Currency(std::array<char, 3> code, qint8 decimals) : code_(code), decimals_(decimals)
    {}
    std::array<char, 3> code_{'E', 'U', 'R'};
    qint8 decimals_ = 2;
};

/// n / d rounded half to even; d > 0.
constexpr qint64 divideHalfEven(qint64 n, qint64 d)
{
    const qint64 floor = n / d - (n % d < 0 ? 1 : 0);
    const qint64 twice = (n - floor * d) * 2;
    return twice > d || (twice == d && floor % 2 != 0) ? floor + 1 : floor;
}

struct Money {
    qint64 minor = 0;
    Currency currency;

    /// Decimal text with '.' ("75.5", "-3", "1130.189"); further decimals are rounded half to even.
    static Result<Money> parse(const QString &text, Currency currency, const QString &field = {});
    /// "EUR 1,234.50" with the locale's separators and the currency's decimals.
    QString text(const QLocale &locale) const;
    /// The number alone, with '.' and without grouping: for files and messages.
    QString plain() const;
    friend constexpr bool operator==(const Money &, const Money &) = default;
};

}  // namespace roomrack::core
