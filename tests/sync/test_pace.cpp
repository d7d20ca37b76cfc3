// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync/pace.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::sync;

class TestPace : public QObject {
    Q_OBJECT

private slots:
    void pausesDoubleUpToTheMostAndAreSpread();
    void breakerOpensAfterFailuresInARow();
};

void TestPace::pausesDoubleUpToTheMostAndAreSpread()
{
    const Backoff backoff{kSecond, 60 * kSecond};
    core::Random random(7);
    qint64 least = backoff.most, most = 0;
    for (int i = 0; i < 1'000; ++i) {
        QVERIFY(backoff.after(1, random) >= kSecond / 2 && backoff.after(1, random) <= kSecond);
        const qint64 third = backoff.after(3, random);
        QVERIFY(third >= 2 * kSecond && third <= 4 * kSecond);
        const qint64 late = backoff.after(500, random);
        least = std::min(least, late);
        most = std::max(most, late);
    }
    QVERIFY(least >= 30 * kSecond && most <= 60 * kSecond);
    QVERIFY2(most - least > 25 * kSecond, "many channels must not come back together");
}

void TestPace::breakerOpensAfterFailuresInARow()
{
    Breaker breaker(3);
    breaker.failed();
    breaker.failed();
    breaker.succeeded();
    breaker.failed();
    breaker.failed();
    QVERIFY(!breaker.isOpen());
    breaker.failed();
    QVERIFY(breaker.isOpen());
    breaker.succeeded();
    QVERIFY(!breaker.isOpen());
}

QTEST_GUILESS_MAIN(TestPace)
#include "test_pace.moc"
