// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/work_thread.h"

#include <QTest>

#include <future>
#include <memory>
#include <vector>

using roomrack::engine::WorkThread;

class TestWorkThread : public QObject {
    Q_OBJECT

private slots:
    void doesItsJobsInOrderOnOneThread()
    {
        std::vector<int> order;
        std::vector<std::thread::id> threads;
        {
            WorkThread thread;
            for (int i = 0; i < 1000; ++i) {
                thread.post([&, i] {
                    order.push_back(i);
                    threads.push_back(std::this_thread::get_id());
                });
            }
        }  // ends when all jobs are done
        QCOMPARE(order.size(), size_t(1000));
        for (int i = 0; i < 1000; ++i) QCOMPARE(order[size_t(i)], i);
        QVERIFY(threads.front() != std::this_thread::get_id());
        QCOMPARE(std::count(threads.begin(), threads.end(), threads.front()), 1000);
    }

    void tellsWhatCameOfIt()
    {
        WorkThread thread;
        QFuture<QString> words = thread.later([] { return QStringLiteral("done"); });
        QCOMPARE(words.result(), QStringLiteral("done"));
    }

    void aJobMayPostAnother()
    {
        WorkThread thread;
        std::promise<int> promise;
        thread.post([&] { thread.post([&] { promise.set_value(7); }); });
        QCOMPARE(promise.get_future().get(), 7);
    }

    void whatAJobHoldsIsGoneBeforeTheNext()
    {
        WorkThread thread;
        const auto held = std::make_shared<int>(1);
        thread.post([held] {});
        long owners = 0;
        thread.post([&owners, watch = std::weak_ptr<int>(held)] { owners = watch.use_count(); });
        thread.finish();
        QCOMPARE(owners, 1L);
    }

    void withoutWorkThereIsNothingToEnd()
    {
        WorkThread thread;
        thread.finish();
        thread.finish();
    }
};

QTEST_GUILESS_MAIN(TestWorkThread)
#include "test_work_thread.moc"
