// SPDX-License-Identifier: GPL-3.0-or-later
// A thread with an event loop and one worker object that lives in it: work is posted to it, and
// results return as the worker defines.
#pragma once

#include <QtCore/QObject>
#include <QtCore/QThread>

namespace roomrack::engine {

/// `Worker` is a QObject with start() and stop(), both called in the thread; stop() is called while
/// no other call is waited for.
template <typename Worker>
class ThreadOf {
public:
    /// Takes ownership of the worker and starts it in the thread.
    ThreadOf(Worker *worker, const QString &name) : worker_(worker)
    {
        thread_.setObjectName(name);
        worker_->moveToThread(&thread_);
        QObject::connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
        thread_.start();
        run([](Worker &w) { w.start(); });
    }
    /// Waits until the worker has stopped and the thread has ended.
    ~ThreadOf()
    {
        QMetaObject::invokeMethod(
            worker_, [worker = worker_] { worker->stop(); }, Qt::BlockingQueuedConnection);
        thread_.quit();
        thread_.wait();
    }
    /// Posts `what(worker)` to the thread; thread-safe.
    template <typename F>
    void run(F what) const
    {
        QMetaObject::invokeMethod(
            worker_, [worker = worker_, what = std::move(what)]() mutable { what(*worker); },
            Qt::QueuedConnection);
    }

private:
    Q_DISABLE_COPY(ThreadOf)
    QThread thread_;
    Worker *worker_;  ///< lives in the thread, and ends with it
};

}  // namespace roomrack::engine
