// SPDX-License-Identifier: GPL-3.0-or-later
// Mails to guests in the outbox, and rows that others write beside bookings.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class NoticeRules {
public:
    explicit NoticeRules(PropertyState &state) : state_(state) {}

    /// Results of mails, pairs that a central store found, and repeated messages: only the engine
    /// may send them. Repeated messages have a reference.
    Result<Answer> on(const NoteRequests &c, Decision &d);
    /// Queues a mail to the guest; channels mail their guests themselves.
    void queue(NoticeKind kind, const Booking &b, const std::optional<Guest> &guest, qint64 seq,
               Decision &d);
    /// Not if only the market segment differs: that is the hotel's own record.
    static bool concernsGuest(const Booking &was, Booking now);

private:
    PropertyState &state_;
};

}  // namespace roomrack::booking
