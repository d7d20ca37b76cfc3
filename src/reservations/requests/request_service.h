// SPDX-License-Identifier: GPL-3.0-or-later
// Entry point for requests to book, change and cancel, from the API and the window: executed once
// per key; waits for the payment of prepaid ones.
#pragma once

#include "reservations/engine_access.h"
#include "reservations/requests/request.h"
#include "reservations/sagas/saga_runner.h"

#include <QtCore/QHash>

#include <deque>
#include <list>

namespace roomrack::reservations {

class RequestService {
public:
    /// Maximum wait for a payment before the reply is InProgress.
    static constexpr qint64 kWait = 20 * kSecond;
    /// All arguments must outlive it. Runs in the thread of its scheduler.
    RequestService(EngineAccess &access, SagaRunner &sagas, Render render,
                   qint64 waitMicros = kWait);

    // Call in the scheduler's thread; the reply arrives there, at once or later.
    void book(Request request, BookingInput input, Replied done);
    /// For a booking that was already decided: replies when its payment has ended.
    void waitFor(const Request &request, const booking::RequestBooking &input,
                 const Result<engine::Once> &once, Replied done);
    /// Changes dates, room type, rooms or guests. If it costs more and the booking was paid at the
    /// gateway, the difference is charged first, by change.method; if less, the difference is
    /// refunded. Key and claim are filled in.
    void change(Request request, booking::ChangeBooking change, Replied done);
    /// Cancels a booking, or a request whose payment is in progress. The refund due by the terms is
    /// in progress when this replies.
    void cancel(Request request, booking::CancelBooking cancel, Replied done);
    /// A user's decision on the Duplicates page.
    void decide(Request request, booking::DecideDuplicate decision, Replied done);

    /// A saga was stored in this state: callers that wait for its end get their reply. `answers`
    /// were stored with it.
    void sagaStored(const booking::SagaRow &row, const std::optional<EndAnswers> &answers);
    /// The answers to store with its end (SagaRunner::Asks::render).
    static EndAnswers answersOf(const Render &render, const booking::SagaRow &row);
    /// The outcome of a saga's end, also of one that an earlier process started.
    static Outcome outcomeOf(const booking::SagaRow &row);

private:
    using Work = std::function<void()>;
    struct Waiting {
        qint64 number = 0;
        booking::SagaId saga;
        Outcome::Kind kind = Outcome::Kind::Booking;
        bool repeated = false;
        Replied done;
        Work again;  ///< repeats the request: its answer is stored by then
    };
    static QByteArray turnOf(const Request &request);
    void inTurn(const Request &request, Work work);
    void turnIsOver(const Request &request);

    void once(const Request &request, Outcome::Kind kind, engine::Command command, Replied done);
    void told(Outcome::Kind kind, const Result<engine::Once> &once, const Replied &done,
              Work again);
    void wait(Waiting waiting);
    void lookWhetherOver(booking::SagaId saga);
    static Outcome cancelledOf(const booking::SagaRow &row);

    EngineAccess &access_;
    SagaRunner &sagas_;
    const Render render_;
    const qint64 waitMicros_;
    QHash<QByteArray, std::deque<Work>> turns_;
    std::list<Waiting> waiting_;
    qint64 numbers_ = 0;
    Alive alive_;
};

}  // namespace roomrack::reservations
