// SPDX-License-Identifier: GPL-3.0-or-later
// Markers behind what a page does by itself: for tests that look at what is there then, or that
// nothing is.
#pragma once

#include "desktop/session/hotel_session.h"
#include "support/patience.h"

namespace roomrack::tests {

/// What gathers news before it asks again waits so long, except for reports and advice.
inline constexpr int kGatherMs = 400;

/// What was asked of the read desk before the call is answered, and was handled in this thread: the
/// desk answers one after the other.
inline void passAnswers(desktop::HotelSession &session)
{
    QObject here;
    bool answered = false;
    session.ask([p = session.property()](storage::Reader &reader) { return reader.recent(p, 1); },
                &here, [&answered](const auto &) { answered = true; });
    if (!waitFor([&answered] { return answered; })) qFatal("the read desk does not answer");
}

/// What was committed before the call has been told, gathered, asked about, and shown.
inline void settle(desktop::HotelSession &session)
{
    session.engine().flush();
    passTimers(kGatherMs);
    passAnswers(session);
}

}  // namespace roomrack::tests
