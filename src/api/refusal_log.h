// SPDX-License-Identifier: GPL-3.0-or-later
// Lines about what the door refused; a flood of refusals becomes a line with their number.
#pragma once

#include "core/clock.h"
#include "core/error.h"

#include <QtCore/QStringList>

namespace roomrack::api {

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
