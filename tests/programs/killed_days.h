// SPDX-License-Identifier: GPL-3.0-or-later
// Days of a world of processes that are killed again and again: which ones a test plays.
// ROOMRACK_SEED=N plays that one.
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

/// What is wrong at the end of a day, a line each; empty: nothing.
template <typename Worlds>
QByteArray playDay(Worlds &worlds, quint64 seed, int seconds)
{
    const QStringList wrong = worlds.play(seconds);
    qInfo("seed %llu: %s", seed, qPrintable(worlds.summary()));
    return wrong.join(u'\n').toUtf8();
}

}  // namespace roomrack::tests
