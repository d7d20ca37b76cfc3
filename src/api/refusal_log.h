// SPDX-License-Identifier: GPL-3.0-or-later
// Lines about what the door refused; a flood of refusals becomes a line with their number.
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "http/message.h"

#include <QtCore/QStringList>

namespace roomrack::api {

/// "POST /v1/bookings/7/cancel", as a log may have it: of an address only what looks like a word or
/// a number of ours, because people put tokens and worse there.
QString askedFor(const http::Request &request);

class RefusalLog {
public:
    explicit RefusalLog(const core::Clock &clock) : clock_(clock) {}

    /// What to write now: nothing, a line, or two.
    QStringList lines(int status, const QString &from, const QString &what);

    static constexpr int kAtMost = 30;  ///< in a minute

private:
    const core::Clock &clock_;
    Instant since_;
    int written_ = 0;
    int withheld_ = 0;
};

}  // namespace roomrack::api
