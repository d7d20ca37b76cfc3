// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches the reservations that a channel keeps for a link, and acknowledges those that are stored.
#pragma once

#include "channels/connection/link_context.h"

namespace roomrack::channels {

/// The reception of reservations: stores them and calls `stored` with those that are durable.
using StoreReceived = std::function<void(std::vector<Received> received,
                                         std::function<void(std::vector<Received>)> stored)>;

class ReservationPoll {
public:
    ReservationPoll(LinkContext &link, StoreReceived store)
        : link_(link), store_(std::move(store)), next_(link.scheduler.now())
    {}

    /// Sends a poll that is due, or sets the alarm for it.
    void pump();
    /// Whether the last turn was a poll; the next one is not.
    bool hadTurn() { return std::exchange(asked_, false); }
    void now() { next_ = link_.scheduler.now(); }
    /// At once, but at most every few seconds.
    void soon();

private:
    void send();
    void polled(const Polled &polled);
    void acknowledge(std::vector<Received> stored);
    void askAgain(const Verdict &verdict);

    LinkContext &link_;
    const StoreReceived store_;
    bool asked_ = false;  ///< the last turn was a poll; the next sends pending cells
    bool fetch_ = false;  ///< a fetch is due, also without polling
    Instant next_;
    Instant polledAt_;  ///< the last poll
    Alive alive_;       ///< last member: destroyed first
};

}  // namespace roomrack::channels
