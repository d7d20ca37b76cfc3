// SPDX-License-Identifier: GPL-3.0-or-later
// Waits until a page has processed its pending events: for tests that check what is shown then, or
// that nothing is.
#pragma once

#include "desktop/session/hotel_session.h"
#include "support/patience.h"

namespace roomrack::tests {

/// The batching delay of pages before they read again, except reports and recommendations.
inline constexpr int kGatherMs = 400;

/// Waits until all reads requested before the call are answered and handled in this thread:
/// AsyncReader answers them in order.
inline void passAnswers(desktop::HotelSession &session)
{
    QObject here;
    bool answered = false;
    session.ask(storage::RecentRecords{session.property(), 1}, &here,
                [&answered](const auto &) { answered = true; });
    if (!waitFor([&answered] { return answered; })) qFatal("the read desk does not answer");
}

/// Waits until all commits before the call are reported, batched, read and shown.
inline void settle(desktop::HotelSession &session)
{
    session.engine().flush();
    passTimers(kGatherMs);
    passAnswers(session);
}

}  // namespace roomrack::tests
