// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/intents/intent_amount.h"

namespace roomrack::gateways {

namespace {

constexpr qint64 kHundredths = 100;
constexpr int kThree = 3;

/// Currencies without decimals that the gateway still represents in hundredths (ISK, UGX).
bool isInHundredths(const QString &code)
{
    return code == u"ISK" || code == u"UGX";
}

}  // namespace

Result<qint64> toWire(const Money &amount)
{
    const auto wrong = [](const QString &why) {
        return fail(ErrorCode::Invalid, QStringLiteral("amount"), why);
    };
    if (amount.minor <= 0) return wrong(ErrorText::tr("must be greater than zero"));
    const qint64 factor = isInHundredths(amount.currency.code()) ? kHundredths : 1;
    if (amount.minor > kMostWireAmount / factor)
        return wrong(ErrorText::tr("exceeds the payment gateway's limit"));
    if (amount.currency.decimals() == kThree && amount.minor % 10 != 0)
        return wrong(ErrorText::tr("card payments in %1 support only two decimal places")
                         .arg(amount.currency.code()));
    return amount.minor * factor;
}

Result<Money> fromWire(qint64 amount, const QString &code)
{
    const auto currency = Currency::make(code.toUpper());
    if (!currency) return tl::unexpected(currency.error());
    const qint64 factor = isInHundredths(currency->code()) ? kHundredths : 1;
    if (amount < 0 || amount % factor != 0) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("amount"),
            ErrorText::tr("%1 is not a valid amount in %2").arg(amount).arg(currency->code()));
    }
    return Money{amount / factor, *currency};
}

}  // namespace roomrack::gateways
