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

/// Waits until all that was submitted before the call is committed or refused. Blocks, so that the
/// window handles nothing meanwhile.
inline void passSubmitted(desktop::HotelSession &session)
{
    // Behind everything that was submitted: the engine decides in that order.
    static_cast<void>(session.engine().snapshotLater(session.property()).result());
    session.engine().flush();
}

/// Waits until the session's view has all that was submitted before the call and the pages were
/// told, without the frame for which the window collects commits. A snapshot that replaces the view
/// can come later.
inline void passCommits(desktop::HotelSession &session)
{
    passSubmitted(session);
    session.changes().hold();
    session.changes().resume();
}

/// Waits until all that was submitted before the call is committed, reported, batched, read and
/// shown.
inline void settle(desktop::HotelSession &session)
{
    // One step after the other: on a stalled machine a marker for all of them would be overtaken by
    // the batching, which begins only when the commit is reported.
    passCommits(session);
    passTimers(kGatherMs);
    passTimers(0);  // lists ask for their pages at the next turn of the event loop
    passAnswers(session);
}

}  // namespace roomrack::tests
