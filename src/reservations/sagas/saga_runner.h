// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the sagas of a hotel (booking/saga/saga.h): events of each saga are serialised, no action
// precedes the commit of its state, and all open sagas resume when a hotel is opened. Uses no clock
// or socket: the scheduler supplies the time, a port the gateway. Refunds that succeeded are
// watched beside them (refund_watch.h).
#pragma once

#include "core/alive.h"
#include "engine/scheduler/scheduler.h"
#include "reservations/sagas/refund_watch.h"
#include "reservations/sagas/saga_store.h"

#include <deque>
#include <map>

namespace roomrack::reservations {

class SagaRunner {
public:
    struct Asks {
        /// Renders the callers' answers, which are stored with the saga's end.
        std::function<EndAnswers(const booking::SagaRow &)> render;
        /// A row as stored now, and the answers stored with it if this was its end. Must not
        /// destroy the runner.
        std::function<void(const booking::SagaRow &, const std::optional<EndAnswers> &)> stored;
    };
    /// Scheduler and store must outlive it.
    SagaRunner(engine::Scheduler &scheduler, SagaStore &store, Asks asks,
               booking::SagaTimes times = {});

    /// Sets the port for payments; null: none, and sagas wait. Calls in flight through the previous
    /// port are queried. The port must outlive the runner, or be removed before it is destroyed.
    void setPort(booking::PaymentPort *port);
    /// Loads and resumes all open sagas; retries until they can be read.
    void open();
    /// Processes a row as committed: a new saga is driven from now on, one that a user has decided
    /// continues or ends, and a cancelled one is reversed.
    void look(const booking::SagaRow &row);
    /// Handles an event of a saga; `done` receives whether the booking has that saga.
    void handleEvent(booking::SagaId id, BookingId booking, booking::SagaEvent event,
                     std::function<void(const Result<void> &)> done = {});
    /// The gateway reports news of a payment. Not trusted: it only triggers a query.
    void news(const QByteArray &payment);

    /// An open saga, as stored.
    const booking::SagaRow *row(booking::SagaId id) const;
    int running() const { return int(running_.size()); }
    /// Refunds that are watched: not open work.
    int watched() const { return watch_.size(); }
    /// The last error of reading or writing sagas; empty: none.
    const QString &trouble() const { return trouble_; }

private:
    using Answers = std::optional<EndAnswers>;
    struct Running {
        booking::SagaRow row;
        bool busy = false;    ///< a write or read is in progress
        bool called = false;  ///< this process called the gateway
        int failures = 0;     ///< consecutive failures of the store
        qint64 timer = 0;     ///< the current one; others are ignored
        std::deque<booking::SagaEvent> waiting;
    };
    void add(const booking::SagaRow &row, bool resumed);
    void handle(booking::SagaId id, booking::SagaEvent event);
    void take(booking::SagaId id, const booking::SagaStep &step);
    void written(booking::SagaId id, const booking::SagaStep &step, const Answers &answers,
                 const Result<qint32> &version);
    void stored(booking::SagaId id, const booking::SagaStep &step, const Answers &answers);
    void next(booking::SagaId id, const booking::SagaStep &step);
    void workOff(booking::SagaId id);
    void readAgain(booking::SagaId id);
    void readNow(booking::SagaId id);
    void call(booking::SagaId id, const booking::SagaStep &step);
    void wake(booking::SagaId id, Instant at);
    void refundAsked(const booking::SagaRow &row, const booking::PaymentAnswer &answer);
    booking::SagaStep step(const booking::SagaState &state, const booking::SagaEvent &event);

    engine::Scheduler &scheduler_;
    SagaStore &store_;
    const Asks asks_;
    const booking::SagaTimes times_;
    RefundWatch watch_;
    booking::PaymentPort *port_ = nullptr;
    std::map<booking::SagaId, Running> running_;
    qint64 timers_ = 0;
    int failures_ = 0;  ///< consecutive failures of open()
    QString trouble_;
    Alive alive_;
};

}  // namespace roomrack::reservations
