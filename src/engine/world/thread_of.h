// SPDX-License-Identifier: GPL-3.0-or-later
// A thread with an event loop and the one object that lives in it, for whoever hosts something
// without waiting for it: work is handed over, and comes back as the worker says.
#pragma once

#include <QtCore/QObject>
#include <QtCore/QThread>

namespace roomrack::engine {

/// `Worker` is a QObject with start() and stop(), both called in the thread, stop() while nobody
/// waits for anything else.
template <typename Worker>
class ThreadOf {
public:
    /// Takes the worker, which ends with the thread. It is started there.
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
    /// `what(worker)` in the thread, later; from any thread.
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
