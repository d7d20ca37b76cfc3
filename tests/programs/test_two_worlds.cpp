// SPDX-License-Identifier: GPL-3.0-or-later
// A day on real sockets: a hotel and its channels as processes of their own, either of which is
// killed again and again. In the end both worlds agree, and every reservation is there once.
#include "programs/two_worlds.h"
#include "storage/store.h"
#include "support/environment.h"
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
    QTest::addColumn<quint64>("seed");
    bool given = false;
    const quint64 first = qEnvironmentVariable("ROOMRACK_SEED").toULongLong(&given);
    const int days = given ? 1 : soaking() ? 10 : 1;
    for (int i = 0; i < days; ++i) {
        const quint64 seed = (given ? first : 1) + quint64(i);
        QTest::addRow("seed %llu", seed) << seed;
    }
}

void TestTwoWorlds::killedAgainAndAgainBothWorldsAgree()
{
    QFETCH(quint64, seed);
    TwoWorlds worlds(seed);
    const QStringList wrong = worlds.play(soaking() ? 120 : 12);
    qInfo("seed %llu: %s", seed, qPrintable(worlds.summary()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    const auto report = storage::verify(worlds.file());
    QVERIFY(report && report->findings.empty());
}

QTEST_GUILESS_MAIN(TestTwoWorlds)
#include "test_two_worlds.moc"
