// SPDX-License-Identifier: GPL-3.0-or-later
// Shared parts of payment simulations, with a House or with an engine on a file: card kinds,
// gateway behaviour, and crashes at each step.
#pragma once

#include "core/money.h"
#include "simulator/gateway/mock_gateway.h"

#include <QTest>

#include <map>

namespace roomrack::tests {

inline const QByteArray kGatewaySecret = "sk_test_canary";

/// One of ten, four of which are good; `n` may be any number.
QByteArray paymentMethod(size_t n);
/// One of those with 2, 0, 3 and no decimals; `n` may be any number.
Currency currencyOfSimulation(size_t n);
/// Gateway behaviour for this rate of connection faults.
simulator::GatewayBehavior mannersFor(double faults);
/// Adds a row of test data for each kind of payment method.
void addMethodRows();
/// "3 booked, 1 refused"
template <typename Key, typename Word>
QString countedWords(const std::map<Key, int> &counts, Word word)
{
    QStringList words;
    for (const auto &[key, count] : counts)
        words += QStringLiteral("%1 %2").arg(count).arg(word(key));
    return words.join(QStringLiteral(", "));
}

/// Plays it without a crash, then with memory lost at each step. `Options` has `seed` and
/// `crashAt`.
template <typename Simulated, typename Options>
void playEveryMoment(Options options)
{
    Simulated whole(options);
    QCOMPARE(whole.play(), QStringList());
    QVERIFY(whole.moments() > 0);
    for (options.crashAt = 0; options.crashAt < whole.moments(); ++options.crashAt) {
        Simulated simulation(options);
        const QStringList wrong = simulation.play();
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1, moment %2: %3")
                                                 .arg(options.seed)
                                                 .arg(options.crashAt)
                                                 .arg(wrong.join(u'\n'))));
        QCOMPARE(simulation.crashes(), 1);
    }
}

/// With at least one of these seeds the comparison reports `words`.
template <typename Simulated, typename Options>
void findWhatIsLeftOut(Options options, quint64 seeds, const QString &words)
{
    for (options.seed = 1; options.seed <= seeds; ++options.seed) {
        Simulated simulation(options);
        const QStringList found = simulation.play().filter(words);
        if (found.isEmpty()) continue;
        qInfo("found with seed %llu: %s", options.seed, qPrintable(found.first()));
        return;
    }
    QFAIL("nobody noticed");
}

}  // namespace roomrack::tests
