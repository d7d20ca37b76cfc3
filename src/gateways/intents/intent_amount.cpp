// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/intents/intent_amount.h"

#include <limits>

namespace roomrack::gateways {

namespace {

constexpr qint64 kHundredths = 100;
constexpr int kThree = 3;

/// The gateway's smallest unit: `by` minor units of ISO 4217 are `times` of it.
struct WireUnit {
    qint64 times = 1;
    qint64 by = 1;
};

WireUnit wireUnitOf(const QString &code)
{
    // Without decimals in ISO 4217, but represented in hundredths by the gateway.
    if (code == u"ISK" || code == u"UGX") return {kHundredths, 1};
    // Two decimals in ISO 4217, and none at the gateway.
    if (code == u"MGA") return {1, kHundredths};
    return {};
}

}  // namespace

Result<qint64> toWire(const Money &amount)
{
    const auto wrong = [](const QString &why) {
        return fail(ErrorCode::Invalid, QStringLiteral("amount"), why);
    };
    if (amount.minor <= 0) return wrong(ErrorText::tr("must be greater than zero"));
    const QString code = amount.currency.code();
    const WireUnit unit = wireUnitOf(code);
    if (amount.minor / unit.by > kMostWireAmount / unit.times)
        return wrong(ErrorText::tr("exceeds the payment gateway's limit"));
    if (amount.currency.decimals() == kThree && amount.minor % 10 != 0)
        return wrong(
            ErrorText::tr("card payments in %1 support only two decimal places").arg(code));
    if (amount.minor % unit.by != 0)
        return wrong(ErrorText::tr("%1 is not a valid amount in %2").arg(amount.plain(), code));
    return amount.minor / unit.by * unit.times;
}

Result<Money> fromWire(qint64 amount, const QString &code)
{
    const auto currency = Currency::make(code.toUpper());
    if (!currency) return tl::unexpected(currency.error());
    const WireUnit unit = wireUnitOf(currency->code());
    const qint64 most = std::numeric_limits<qint64>::max() / unit.by;
    if (amount < 0 || amount > most || amount % unit.times != 0) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("amount"),
            ErrorText::tr("%1 is not a valid amount in %2").arg(amount).arg(currency->code()));
    }
    return Money{amount / unit.times * unit.by, *currency};
}

}  // namespace roomrack::gateways
