// SPDX-License-Identifier: GPL-3.0-or-later
// Listeners for commits, called from another thread in commit order. Adding and removing is
// thread-safe; a listener may do so, but must not block on the caller.
#pragma once

#include "engine/change_set.h"

#include <atomic>
#include <functional>
#include <mutex>

namespace roomrack::engine {

class Listeners {
public:
    using Listener = std::function<void(ChangeSetPtr)>;

    /// Returns a handle; after remove() the listener is not called any more.
    int add(Listener listener);
    void remove(int handle);
    /// Thread-safe without the lock.
    bool any() const { return any_.load(); }
    void tell(const std::vector<std::shared_ptr<ChangeSet>> &sets);

private:
    /// Recursive: a listener may add and remove listeners, itself too. Guards all but any_.
    std::recursive_mutex lock_;
    std::vector<std::pair<int, std::shared_ptr<const Listener>>> all_;
    int next_ = 1;
    std::atomic<bool> any_{false};
};

}  // namespace roomrack::engine
