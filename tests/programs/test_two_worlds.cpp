// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel and its channels as separate processes on real sockets, either of which is repeatedly
// killed. At the end both sides agree, and every reservation exists once.
#include "programs/killed_days.h"
#include "programs/two_worlds.h"
#include "storage/store.h"
#include "support/patience.h"

#include <QCoreApplication>

using namespace roomrack;
using namespace roomrack::tests;

class TestTwoWorlds : public QObject {
    Q_OBJECT

private slots:
    void killedAgainAndAgainBothWorldsAgree_data();
    void killedAgainAndAgainBothWorldsAgree();
};

void TestTwoWorlds::killedAgainAndAgainBothWorldsAgree_data()
{
    addDays();
}

void TestTwoWorlds::killedAgainAndAgainBothWorldsAgree()
{
    QFETCH(quint64, seed);
    TwoWorlds worlds(seed);
    const QByteArray wrong = playDay(worlds, seed, soaking() ? 120 : 12);
    QVERIFY2(wrong.isEmpty(), wrong.constData());
    const auto report = storage::verify(worlds.file());
    QVERIFY(report && report->findings.empty());
}

QTEST_GUILESS_MAIN(TestTwoWorlds)
#include "test_two_worlds.moc"
