// SPDX-License-Identifier: GPL-3.0-or-later
// Delivers functions from other threads to a thread with an event loop: one wake-up for all that
// are queued, because a commit answers many callers at once.
#pragma once

#include <QtCore/QObject>

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace roomrack::engine {

class Mailbox : public std::enable_shared_from_this<Mailbox> {
public:
    using Letter = std::function<void()>;
    /// Posted functions run in the thread of `home`, which must live until close().
    explicit Mailbox(QObject *home) : home_(home) {}

    /// Thread-safe; runs later, in the order of posting. Dropped once the mailbox is closed.
    void post(Letter letter);
    /// In the home thread: drops everything still queued.
    void close();

private:
    void read();
    std::mutex lock_;
    QObject *home_;
    std::vector<Letter> letters_;
};

}  // namespace roomrack::engine
