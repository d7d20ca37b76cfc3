// SPDX-License-Identifier: GPL-3.0-or-later
// Ends a program in order when it is asked to by a signal (SIGTERM, SIGINT, SIGHUP).
#pragma once

#include <QtCore/QObject>

#include <functional>

namespace roomrack::programs {

/// Calls `end` in this thread's event loop, once. One such object a program.
class EndSignals final : public QObject {
public:
    explicit EndSignals(std::function<void()> end);
    ~EndSignals() override;

private:
    std::function<void()> end_;
    int sockets_[2]{-1, -1};
};

/// From now on the process gets SIGTERM when its parent ends, where the system can tell (Linux).
/// False: it cannot, or the parent has ended already.
bool endWithParent();

}  // namespace roomrack::programs
