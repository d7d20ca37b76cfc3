// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/told_commission.h"

#include "protocols/values.h"

namespace roomrack::protocols {

namespace {

constexpr int kMostBasisPoints = 10'000;

}  // namespace

std::optional<qint64> amountOf(const ToldCommissionAmount &told, std::optional<Currency> currency)
{
    if (told.amount.isEmpty() || !currency) return std::nullopt;
    if (!told.currency.isEmpty()) {
        const auto own = Currency::make(told.currency.trimmed());
        if (!own || *own != *currency) return std::nullopt;
    }
    const auto minor = parseMinor(told.amount, *currency);
    return minor && *minor >= 0 ? std::optional(*minor) : std::nullopt;
}

std::optional<int> basisPointsOf(const QString &percent)
{
    // A currency of two decimals reads hundredths.
    const auto points = parseMinor(percent, Currency());
    if (!points || *points < 0 || *points > kMostBasisPoints) return std::nullopt;
    return static_cast<int>(*points);
}

QString percentText(int basisPoints)
{
    QString text = QString::number(basisPoints / 100);
    const int rest = basisPoints % 100;
    if (rest != 0) text += u'.' + QString::number(rest).rightJustified(2, u'0');
    if (rest != 0 && rest % 10 == 0) text.chop(1);
    return text;
}

}  // namespace roomrack::protocols
