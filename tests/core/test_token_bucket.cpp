// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_bucket.h"

#include <QTest>

using namespace roomrack;
using core::Instant;
using core::kSecond;
using core::TokenBucket;

class TestTokenBucket : public QObject {
    Q_OBJECT

private slots:
    void bucketGivesOutItsBurstAndThenAsItFills();
    void burstMayBeLargerThanAMinutesRate();
    void bucketWithoutLimitNeverWaits();
    void bucketIsNotFooledByAClockThatStandsStill();
};

void TestTokenBucket::bucketGivesOutItsBurstAndThenAsItFills()
{
    TokenBucket bucket({10, 10});
    Instant now{1'000 * kSecond};
    int sent = 0;
    for (; bucket.next(now) == now; ++sent) bucket.take(now);
    QCOMPARE(sent, 10);
    QCOMPARE(bucket.left(now), 0);
    QCOMPARE(bucket.next(now) - now, 6 * kSecond);
    now = now + 6 * kSecond;
    QCOMPARE(bucket.next(now), now);
    bucket.take(now);
    QCOMPARE(bucket.next(now) - now, 6 * kSecond);
    now = now + 3'600 * kSecond;
    QCOMPARE(bucket.left(now), 10);
}

void TestTokenBucket::burstMayBeLargerThanAMinutesRate()
{
    TokenBucket bucket({6, 20});
    Instant now{7 * kSecond};
    for (int i = 0; i < 20; ++i) {
        QCOMPARE(bucket.next(now), now);
        bucket.take(now);
    }
    QCOMPARE(bucket.next(now) - now, 10 * kSecond);
    now = now + 150 * kSecond;
    QCOMPARE(bucket.left(now), 15);
    now = now + 50'000 * kSecond;
    QCOMPARE(bucket.left(now), 20);
}

void TestTokenBucket::bucketWithoutLimitNeverWaits()
{
    TokenBucket bucket;
    const Instant now{5};
    for (int i = 0; i < 1'000; ++i) bucket.take(now);
    QCOMPARE(bucket.next(now), now);
    QCOMPARE(bucket.left(now), -1);
}

void TestTokenBucket::bucketIsNotFooledByAClockThatStandsStill()
{
    TokenBucket bucket({2, 2});
    const Instant now{90 * kSecond};
    bucket.take(now);
    bucket.take(now);
    QVERIFY(bucket.next(now) > now);
    QVERIFY(bucket.next(Instant{10 * kSecond}) > Instant{10 * kSecond});
}

QTEST_APPLESS_MAIN(TestTokenBucket)
#include "test_token_bucket.moc"
