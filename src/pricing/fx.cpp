// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/fx.h"

#include "core/error_values.h"

#include <limits>

namespace roomrack::pricing {

namespace {

/// With ten digits and eight decimals the largest product fits in 128 bits: an amount of 10^18,
/// times 10^10, times 10^8 for the divisor's decimals is 10^36, times up to 10^2.
constexpr qint64 kMostDigits = 9'999'999'999;
constexpr int kMostDecimals = 8;
constexpr qint64 kMostAmount = 1'000'000'000'000'000'000;

__extension__ using Wide = __int128;

tl::unexpected<Error> invalidRate(QString reason)
{
    return fail(ErrorCode::Invalid, QStringLiteral("exchange rate"), std::move(reason));
}

Wide power(int tens)
{
    Wide p = 1;
    for (int i = 0; i < tens; ++i) p *= 10;
    return p;
}

}  // namespace

Result<FxFactor> FxFactor::make(qint64 digits, int decimals)
{
    if (digits < 1 || digits > kMostDigits || decimals < 0 || decimals > kMostDecimals) {
        return invalidRate(
            ErrorText::tr("must be greater than zero, with at most ten digits and eight decimals"));
    }
    return FxFactor(digits, decimals);
}

Result<FxFactor> FxFactor::parse(const QString &text)
{
    qint64 digits = 0;
    int decimals = -1;  // digits before the point only
    bool any = false;
    bool wrong = text.size() > 24;
    for (const QChar c : text.left(24)) {
        if (c == u'.' && decimals < 0) {
            decimals = 0;
            continue;
        }
        wrong = wrong || c < u'0' || c > u'9' || digits > kMostDigits / 10;
        if (wrong) break;
        any = true;
        digits = digits * 10 + (c.unicode() - u'0');
        if (decimals >= 0) ++decimals;
    }
    if (wrong || !any || decimals == 0) {
        return invalidRate(
            ErrorText::tr("“%1” is not an exchange rate such as 1.0876").arg(text.left(40)));
    }
    return make(digits, std::max(0, decimals));
}

QString FxFactor::text() const
{
    QString all = QString::number(digits_);
    if (decimals_ == 0) return all;
    all = all.rightJustified(decimals_ + 1, u'0');
    return all.left(all.size() - decimals_) + u'.' + all.right(decimals_);
}

Result<void> validate(const FxRate &rate)
{
    if (rate.base == rate.currency) {
        return invalidRate(
            ErrorText::tr("%1 cannot be converted to itself; choose another currency")
                .arg(rate.base.code()));
    }
    const Night first = Night::of(1990, 1, 1), last = Night::of(2100, 1, 1);
    if (rate.day < first || rate.day > last) {
        return invalidRate(ErrorText::tr("the date must be between %1 and %2")
                               .arg(errorDate(first), errorDate(last)));
    }
    return FxFactor::make(rate.factor.digits(), rate.factor.decimals()).map([](auto) {});
}

namespace {

/// The best conversion so far: fewest rates first, then the newest day.
struct Best {
    std::optional<FxWay> way;
    int rank = 0;
    void offer(FxWay other, int otherRank)
    {
        const bool better =
            !way || otherRank < rank || (otherRank == rank && other.day >= way->day);
        if (!better) return;
        way = std::move(other);
        rank = otherRank;
    }
};

}  // namespace

std::optional<FxWay> findWay(std::span<const FxRate> rates, Currency from, Currency to)
{
    if (from == to) return std::nullopt;
    Best best;
    const int count = static_cast<int>(rates.size());
    for (int i = 0; i < count; ++i) {
        const FxRate &r = rates[size_t(i)];
        if (r.base == from && r.currency == to)
            best.offer({from, to, r.factor, {}, r.day, {i}}, 0);
        else if (r.base == to && r.currency == from)
            best.offer({from, to, FxFactor(), r.factor, r.day, {i}}, 1);
    }
    if (best.way) return best.way;
    for (int i = 0; i < count; ++i) {
        const FxRate &a = rates[size_t(i)];
        if (a.currency != from) continue;
        for (int j = 0; j < count; ++j) {
            const FxRate &b = rates[size_t(j)];
            if (b.currency != to || b.base != a.base) continue;
            best.offer({from, to, b.factor, a.factor, std::min(a.day, b.day), {i, j}}, 2);
        }
    }
    return best.way;
}

std::optional<qint64> convert(qint64 minor, const FxWay &way)
{
    if (minor > kMostAmount || minor < -kMostAmount) return std::nullopt;
    // minor / 10^from * (times / 10^t) / (by / 10^b) * 10^to: integer numerator and denominator.
    const int tens =
        way.by.decimals() + way.to.decimals() - way.times.decimals() - way.from.decimals();
    const Wide magnitude = minor < 0 ? -Wide(minor) : Wide(minor);
    Wide above = magnitude * way.times.digits();
    Wide below = way.by.digits();
    constexpr Wide kMost = Wide(1) << 126;
    const Wide shift = power(tens < 0 ? -tens : tens);
    Wide &shifted = tens < 0 ? below : above;
    if (shifted > kMost / shift) return std::nullopt;
    shifted *= shift;
    const Wide rounded = (2 * (above % below) >= below ? 1 : 0) + above / below;
    if (rounded > kMostAmount) return std::nullopt;
    return static_cast<qint64>(minor < 0 ? -rounded : rounded);
}

}  // namespace roomrack::pricing
