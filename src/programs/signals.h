// SPDX-License-Identifier: GPL-3.0-or-later
// Ends a program cleanly on SIGTERM, SIGINT or SIGHUP.
#pragma once

#include <QtCore/QObject>

#include <functional>

namespace roomrack::programs {

/// Calls `end` once, in this thread's event loop. One such object per program.
class EndSignals final : public QObject {
public:
    explicit EndSignals(std::function<void()> end);
    ~EndSignals() override;

private:
    std::function<void()> end_;
    int sockets_[2]{-1, -1};
};

/// Sends SIGTERM to this process when its parent ends, if the system supports it (Linux). False:
/// not supported, or the parent has ended already.
bool endWithParent();

}  // namespace roomrack::programs
