// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/payment_simulations.h"

#include <array>

namespace roomrack::tests {

namespace {

constexpr std::array kMethods{"pm_good",       "pm_good",        "pm_good",       "pm_good",
                              "pm_declined",   "pm_needs_guest", "pm_processing", "pm_lapses",
                              "pm_no_capture", "pm_no_refund"};
constexpr size_t kGood = 4;
constexpr std::array kCurrencies{"EUR", "JPY", "KWD", "ISK"};

}  // namespace

QByteArray paymentMethod(size_t n)
{
    return kMethods[n % kMethods.size()];
}

Currency currencyOfSimulation(size_t n)
{
    return Currency::make(QString::fromLatin1(kCurrencies[n % kCurrencies.size()])).value();
}

simulator::GatewayBehavior mannersFor(double faults)
{
    simulator::GatewayBehavior behavior;
    behavior.declines = behavior.processing = behavior.keepsErrors = faults / 4;
    return behavior;
}

void addMethodRows()
{
    QTest::addColumn<QByteArray>("method");
    for (size_t n = kGood - 1; n < kMethods.size(); ++n)
        QTest::addRow("%s", kMethods[n]) << QByteArray(kMethods[n]);
    // Not among those of the campaigns, where the gateway decides it by chance.
    QTest::addRow("pm_refund_returns") << QByteArray("pm_refund_returns");
}

}  // namespace roomrack::tests
