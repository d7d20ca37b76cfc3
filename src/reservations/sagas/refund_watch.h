// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the gateway about refunds that succeeded, because a bank can return them for weeks
// (docs/decisions/0065): each once a day and once after a start, one at a time with a pause between
// them, so that many do not exceed the gateway's rate limits. Stores nothing.
#pragma once

#include "booking/request_rows.h"
#include "core/alive.h"
#include "engine/scheduler/scheduler.h"

#include <map>

namespace roomrack::reservations {

class RefundWatch {
public:
    using Answered = std::function<void(const booking::SagaRow &, const booking::PaymentAnswer &)>;
    enum class First : quint8 { Soon, InADay };

    /// Scheduler and times must outlive it. `answered` gets the gateway's answers.
    RefundWatch(engine::Scheduler &scheduler, const booking::SagaTimes &times, Answered answered);

    /// As SagaRunner::setPort.
    void setPort(booking::PaymentPort *port);
    /// Watches the refund of this row from now on, if it is to be watched (booking::isWatched);
    /// else no longer.
    void keep(const booking::SagaRow &row, First first);
    /// The gateway reports news of a payment: its refunds are asked about next.
    void news(const QByteArray &payment);
    int size() const { return int(refunds_.size()); }

private:
    struct Refund {
        booking::SagaRow row;
        Instant next;  ///< when to ask about it
    };
    using Refunds = std::map<booking::SagaId, Refund>;

    Refunds::iterator first();
    void arm();
    void ask();
    void answered(booking::SagaId id, const booking::PaymentAnswer &answer);

    engine::Scheduler &scheduler_;
    const booking::SagaTimes &times_;
    const Answered answered_;
    booking::PaymentPort *port_ = nullptr;
    Refunds refunds_;
    Instant notBefore_;  ///< the pause between two questions
    Instant armedFor_;
    qint64 timer_ = 0;  ///< the current one; others are ignored
    bool armed_ = false;
    bool asking_ = false;
    qint64 question_ = 0;  ///< the current one; answers to others are ignored
    int failures_ = 0;     ///< consecutive
    Alive alive_;
};

}  // namespace roomrack::reservations
