// SPDX-License-Identifier: GPL-3.0-or-later
// When a link may send its next request, and what a page shows of the last one.
#pragma once

#include "channels/connection/dialect.h"
#include "channels/connection/scheduler.h"
#include "sync/pace.h"

#include <map>

namespace roomrack::channels {

class LinkRetry {
public:
    explicit LinkRetry(Scheduler &scheduler) : scheduler_(scheduler) {}

    /// Whether the channel was reached, and what it answered to a request of this kind. The pauses
    /// of each kind grow by themselves: a greeting or query that succeeds does not shorten the
    /// pause after the next failure of the message that it prepares.
    void after(const QString &kind, const Verdict &verdict, bool reached);
    /// Ends the waiting time, at the request of a user.
    void tryNow();
    void atOnce() { notBefore_ = scheduler_.now(); }
    void muchLater() { notBefore_ = scheduler_.now() + longPause(); }
    /// Something other than a request failed.
    void setSaid(const QString &said) { said_ = said; }

    /// The longest pause.
    qint64 longPause() const { return backoff_.most; }
    Instant notBefore() const { return notBefore_; }
    bool isOffline() const { return breaker_.isOpen(); }
    bool isRefused() const { return notAllowed_; }
    int failures() const { return breaker_.failures(); }
    const QString &said() const { return said_; }

private:
    Scheduler &scheduler_;
    sync::Backoff backoff_;
    sync::Breaker breaker_;
    std::map<QString, int> putOff_;  ///< TryLater and Unknown in a row, by kind of request
    bool notAllowed_ = false;
    Instant notBefore_;  ///< nothing is sent earlier
    QString said_;
};

}  // namespace roomrack::channels
