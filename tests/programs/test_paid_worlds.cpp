// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings with payments between processes on real sockets, either of which is killed again and
// again: no charge without booking or refund, no prepaid booking without its charge, no hold left,
// one answer a key.
#include "programs/paid_worlds.h"
#include "support/environment.h"
#include "support/patience.h"

#include <QCoreApplication>

using namespace roomrack;
using namespace roomrack::tests;

class TestPaidWorlds : public QObject {
    Q_OBJECT

private slots:
    void killedAgainAndAgainBooksAndChargesAgree_data();
    void killedAgainAndAgainBooksAndChargesAgree();
};

void TestPaidWorlds::killedAgainAndAgainBooksAndChargesAgree_data()
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

void TestPaidWorlds::killedAgainAndAgainBooksAndChargesAgree()
{
    QFETCH(quint64, seed);
    PaidWorlds worlds(seed);
    const QStringList wrong = worlds.play(soaking() ? 120 : 12);
    qInfo("seed %llu: %s", seed, qPrintable(worlds.summary()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

QTEST_GUILESS_MAIN(TestPaidWorlds)
#include "test_paid_worlds.moc"
