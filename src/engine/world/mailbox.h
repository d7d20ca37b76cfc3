// SPDX-License-Identifier: GPL-3.0-or-later
// Brings what other threads have to say home to a thread with an event loop: one wake-up for all
// that gathers, because a commit answers many callers at once.
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
    /// Letters are read in the thread of `home`, which must live until close().
    explicit Mailbox(QObject *home) : home_(home) {}

    /// From any thread; it is read later, after everything that was posted before it. Dropped once
    /// the mailbox is closed.
    void post(Letter letter);
    /// In the home thread: nothing is read any more.
    void close();

private:
    void read();
    std::mutex lock_;
    QObject *home_;
    std::vector<Letter> letters_;
};

}  // namespace roomrack::engine
