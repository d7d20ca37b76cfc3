// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps what QtConcurrent::run() starts from running, for tests of what holds meanwhile.
#pragma once

#include <QtCore/QSemaphore>
#include <QtCore/QThreadPool>

#include <memory>

namespace roomrack::tests {

/// While it exists, the threads of the global pool are occupied. To wait for a task runs it at once
/// in the thread that waits (QFuture::waitForFinished).
class HeldPool {
    Q_DISABLE_COPY(HeldPool)

public:
    HeldPool()
    {
        pool_.setMaxThreadCount(1);
        pool_.start([end = end_] { end->acquire(); });
    }
    ~HeldPool()
    {
        end_->release();
        pool_.setMaxThreadCount(before_);
    }

private:
    QThreadPool &pool_ = *QThreadPool::globalInstance();
    const int before_ = pool_.maxThreadCount();
    const std::shared_ptr<QSemaphore> end_ = std::make_shared<QSemaphore>();
};

}  // namespace roomrack::tests
