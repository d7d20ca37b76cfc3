// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/signals.h"

#include <QtCore/QSocketNotifier>

#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

#if defined(Q_OS_LINUX)
#include <sys/prctl.h>
#endif

namespace roomrack::programs {

namespace {

// Signal handlers are very restricted: this one writes a byte, and the event loop does the rest.
volatile std::sig_atomic_t toWake = -1;

void wake(int)
{
    const char byte = 1;
    [[maybe_unused]] const auto written = ::write(static_cast<int>(toWake), &byte, 1);
}

}  // namespace

EndSignals::EndSignals(std::function<void()> end) : end_(std::move(end))
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets_) != 0) return;
    toWake = sockets_[0];
    auto *notifier = new QSocketNotifier(sockets_[1], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this, notifier] {
        notifier->setEnabled(false);
        end_();
    });
    struct sigaction action = {};
    action.sa_handler = wake;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) ::sigaction(signal, &action, nullptr);
}

EndSignals::~EndSignals()
{
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) ::signal(signal, SIG_IGN);
    toWake = -1;
    for (const int socket : sockets_) {
        if (socket >= 0) ::close(socket);
    }
}

bool endWithParent()
{
#if defined(Q_OS_LINUX)
    const pid_t parent = ::getppid();
    if (::prctl(PR_SET_PDEATHSIG, SIGTERM) != 0) return false;
    // The parent may have ended before prctl().
    return ::getppid() == parent && parent != 1;
#else
    return false;
#endif
}

}  // namespace roomrack::programs
