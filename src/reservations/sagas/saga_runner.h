// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the sagas of a hotel (booking/saga/saga.h): one event after the other each, nothing done
// that is not stored, and all of them taken up again when a hotel is opened. Knows no clock and no
// socket: a world has the time, a port the gateway.
#pragma once

#include "core/alive.h"
#include "engine/world/world.h"
#include "reservations/sagas/saga_store.h"

#include <deque>
#include <map>

namespace roomrack::reservations {

class SagaRunner {
public:
    struct Asks {
        /// What callers are told at the end, as it is stored with that end.
        std::function<EndAnswers(const booking::SagaRow &)> render;
        /// A row as it is stored now, and the answers that went with it, where this was its end.
        /// Must not destroy the runner.
        std::function<void(const booking::SagaRow &, const std::optional<EndAnswers> &)> stored;
    };
    /// World and store must outlive it.
    SagaRunner(engine::World &world, SagaStore &store, Asks asks, booking::SagaTimes times = {});

    /// Payments go there from now on; null: nowhere, and sagas wait. What was on its way through
    /// the last one is asked about. The port must outlive this, or be taken away before it goes.
    void setPort(booking::PaymentPort *port);
    /// Takes up what is not over; tries until it can be read.
    void open();
    /// As a commit left it: one that was begun there is driven from now on, one about which a
    /// person has decided goes on, or is over, and one that was cancelled is taken back.
    void look(const booking::SagaRow &row);
    /// Something happened to it; `done` hears whether the booking has such a saga.
    void tell(booking::SagaId id, BookingId booking, booking::SagaEvent event,
              std::function<void(const Result<void> &)> done = {});
    /// The gateway says that there is news; nobody needs to believe it.
    void news(const QByteArray &payment);

    /// Those that are not over, as they are stored.
    const booking::SagaRow *row(booking::SagaId id) const;
    int running() const { return int(running_.size()); }
    /// Why sagas could not be read or written last; empty: they could.
    const QString &trouble() const { return trouble_; }

private:
    using Answers = std::optional<EndAnswers>;
    struct Running {
        booking::SagaRow row;
        bool busy = false;    ///< is being written or read
        bool called = false;  ///< the gateway was asked, by us
        int failures = 0;     ///< of the store, in a row
        qint64 timer = 0;     ///< the one that counts
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
    booking::SagaStep step(const booking::SagaState &state, const booking::SagaEvent &event);

    engine::World &world_;
    SagaStore &store_;
    const Asks asks_;
    const booking::SagaTimes times_;
    booking::PaymentPort *port_ = nullptr;
    std::map<booking::SagaId, Running> running_;
    qint64 timers_ = 0;
    int failures_ = 0;  ///< of open()
    QString trouble_;
    Alive alive_;
};

}  // namespace roomrack::reservations
