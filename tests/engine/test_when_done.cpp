// SPDX-License-Identifier: GPL-3.0-or-later
// A future's continuation is called once, even if it is being finished at that moment.
#include "engine/when_done.h"
#include "engine/work_thread.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;

class TestWhenDone : public QObject {
    Q_OBJECT

private slots:
    void eachIsHeardOnce();
    void noDestroyedObjectIsCalled();
};

void TestWhenDone::eachIsHeardOnce()
{
    constexpr int kFutures = 20'000;
    engine::WorkThread thread;
    std::vector<int> heard(kFutures);
    int sum = 0;
    for (int i = 0; i < kFutures; ++i) {
        const auto future = thread.later([i] { return i; });
        // Sometimes before the thread, sometimes after it, and sometimes at the same time.
        for (int spin = 0; spin < i % 97; ++spin) static_cast<void>(future.isFinished());
        engine::whenDone(future, this, [&, i](int number) {
            QCOMPARE(number, i);
            ++heard[size_t(number)];
            ++sum;
        });
        QCOMPARE(heard[size_t(i)], 0);  // never before it returns
    }
    QTRY_COMPARE(sum, kFutures);
    QVERIFY(std::all_of(heard.begin(), heard.end(), [](int times) { return times == 1; }));
}

void TestWhenDone::noDestroyedObjectIsCalled()
{
    engine::WorkThread thread;
    int heard = 0;
    for (int i = 0; i < 200; ++i) {
        QObject context;
        engine::whenDone(thread.later([i] { return i; }), &context, [&](int) { ++heard; });
    }
    thread.finish();
    QCoreApplication::processEvents();
    QCOMPARE(heard, 0);
}

QTEST_GUILESS_MAIN(TestWhenDone)
#include "test_when_done.moc"
