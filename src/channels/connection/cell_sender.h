// SPDX-License-Identifier: GPL-3.0-or-later
// Sends a link's pending cells: takes them from the board, stores them as unknown, sends them
// within the channel's rate limits, and settles them by the answer.
#pragma once

#include "channels/connection/late_requests.h"

namespace roomrack::channels {

class CellSender {
public:
    CellSender(LinkContext &link, LateRequests &late);

    /// Sends what is due, or sets the alarm for it.
    void pump();
    /// There are pending cells: they are sent after the batching window.
    void pending();
    /// The same without waiting.
    void pendingNow() { sendFrom_ = link_.scheduler.now(); }
    void inSync() { link_.figures.behindSince = sendFrom_ = {}; }
    /// Fills in what a page shows of the cells.
    void describe(ConnectionStatus &status) const;

private:
    struct LimitedStream {
        Stream stream;
        core::TokenBucket &bucket;
    };
    void start(LimitedStream &limited);
    void send(LimitedStream &limited, const sync::Pass &pass);
    void answered(const sync::Pass &pass, const Request &request, Instant sentAt,
                  const Reply &reply);
    void settle(const sync::Pass &pass, const Verdict &verdict, const Reply &reply);
    void refuse(const sync::Pass &pass, const Verdict &verdict);
    std::vector<sync::Entry> spokenOf(const sync::Pass &pass) const;
    bool isLimited(Instant now) const;

    LinkContext &link_;
    LateRequests &late_;
    std::vector<LimitedStream> limited_;
    bool whole_ = false;  ///< the message under way replaces everything
    int entriesAtMost_;   ///< reduced while searching for a bad entry
    Instant sendFrom_;    ///< changes are batched until then; zero: none
    Alive alive_;         ///< last member: destroyed first
};

}  // namespace roomrack::channels
