// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings with payments between processes on real sockets, either of which is repeatedly killed:
// no charge without booking or refund, no prepaid booking without its charge, no hold left, one
// answer per key.
#include "programs/killed_days.h"
#include "programs/paid_worlds.h"
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
    addDays();
}

void TestPaidWorlds::killedAgainAndAgainBooksAndChargesAgree()
{
    QFETCH(quint64, seed);
    PaidWorlds worlds(seed);
    const QByteArray wrong = playDay(worlds, seed, soaking() ? 120 : 12);
    QVERIFY2(wrong.isEmpty(), wrong.constData());
}

QTEST_GUILESS_MAIN(TestPaidWorlds)
#include "test_paid_worlds.moc"
