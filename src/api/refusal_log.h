// SPDX-License-Identifier: GPL-3.0-or-later
// Log lines about refused requests; a flood of refusals is summarized in one line with their count.
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "http/message.h"

#include <QtCore/QStringList>

namespace roomrack::api {

/// "POST /v1/bookings/7/cancel", safe for the log: only path segments that are words or our own
/// numbers are kept, because clients put tokens and other secrets into URLs.
QString askedFor(const http::Request &request);

class RefusalLog {
public:
    explicit RefusalLog(const core::Clock &clock) : clock_(clock) {}

    /// Lines to write now: none, one or two.
    QStringList lines(int status, const QString &from, const QString &what);

    static constexpr int kAtMost = 30;  ///< per minute

private:
    const core::Clock &clock_;
    Instant since_;
    int written_ = 0;
    int withheld_ = 0;
};

}  // namespace roomrack::api
