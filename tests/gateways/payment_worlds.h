// SPDX-License-Identifier: GPL-3.0-or-later
// What worlds of payments have in common, whether a house plays them or an engine on a file: kinds
// of cards, a gateway's manners, and how each of their moments is tried.
#pragma once

#include "core/money.h"
#include "simulator/gateway/mock_gateway.h"

#include <QTest>

#include <map>

namespace roomrack::tests {

inline const QByteArray kGatewaySecret = "sk_test_canary";

/// Ten of them, four of which are good; by any number.
QByteArray paymentMethod(size_t n);
/// With 2, 0, 3 and no decimals; by any number.
Currency worldCurrency(size_t n);
/// Of a gateway, where so much goes wrong on its line.
simulator::GatewayManners mannersFor(double faults);
/// A row of test data for each kind of payment method.
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

/// Whole, then with memory lost at each of its moments. `Options` has `seed` and `crashAt`.
template <typename World, typename Options>
void playEveryMoment(Options options)
{
    World whole(options);
    QCOMPARE(whole.play(), QStringList());
    QVERIFY(whole.moments() > 0);
    for (options.crashAt = 0; options.crashAt < whole.moments(); ++options.crashAt) {
        World world(options);
        const QStringList wrong = world.play();
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1, moment %2: %3")
                                                 .arg(options.seed)
                                                 .arg(options.crashAt)
                                                 .arg(wrong.join(u'\n'))));
        QCOMPARE(world.crashes(), 1);
    }
}

/// With one of so many seeds the comparison says `words`.
template <typename World, typename Options>
void findWhatIsLeftOut(Options options, quint64 seeds, const QString &words)
{
    for (options.seed = 1; options.seed <= seeds; ++options.seed) {
        World world(options);
        const QStringList found = world.play().filter(words);
        if (found.isEmpty()) continue;
        qInfo("found with seed %llu: %s", options.seed, qPrintable(found.first()));
        return;
    }
    QFAIL("nobody noticed");
}

}  // namespace roomrack::tests
