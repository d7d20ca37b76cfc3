// SPDX-License-Identifier: GPL-3.0-or-later
// Selects the test runs with processes that are repeatedly killed. ROOMRACK_SEED=N runs only that
// seed.
#pragma once

#include "support/environment.h"

#include <QTest>

namespace roomrack::tests {

inline void addDays()
{
    QTest::addColumn<quint64>("seed");
    bool given = false;
    const quint64 first = qEnvironmentVariable("ROOMRACK_SEED").toULongLong(&given);
    const int days = given ? 1 : soaking() ? 10 : 1;
    for (int i = 0; i < days; ++i) {
        const quint64 seed = (given ? first : 1) + quint64(i);
        QTest::addRow("seed %llu", seed) << seed;
    }
}

/// The errors at the end of a run, one per line; empty: none.
template <typename Sides>
QByteArray playDay(Sides &sides, quint64 seed, int seconds)
{
    const QStringList wrong = sides.play(seconds);
    qInfo("seed %llu: %s", seed, qPrintable(sides.summary()));
    return wrong.join(u'\n').toUtf8();
}

}  // namespace roomrack::tests
