// SPDX-License-Identifier: GPL-3.0-or-later
// Requests that may still be applied: those without an answer, after others that were sent later.
// When they can no longer arrive, their nights are sent again.
#pragma once

#include "channels/connection/link_context.h"

namespace roomrack::channels {

class LateRequests {
public:
    /// `changed` is called when the board has nights to be sent again.
    LateRequests(LinkContext &link, std::function<void()> changed)
        : link_(link), changed_(std::move(changed))
    {}

    /// What was under way when the program ended, or when these settings began.
    void expect();
    void sendOnceMore(const std::vector<sync::Entry> &entries);

private:
    void expectWholes();
    void noteUnanswered();

    LinkContext &link_;
    const std::function<void()> changed_;
    Alive alive_;  ///< last member: destroyed first
};

}  // namespace roomrack::channels
