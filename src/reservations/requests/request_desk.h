// SPDX-License-Identifier: GPL-3.0-or-later
// Where requests to book, change and cancel come in, from the API and from the window: done once
// by their key, waited for while they are paid.
#pragma once

#include "reservations/engine_line.h"
#include "reservations/requests/request.h"
#include "reservations/sagas/saga_runner.h"

#include <QtCore/QHash>

#include <deque>
#include <list>

namespace roomrack::reservations {

class RequestDesk {
public:
    /// How long a caller waits for a payment before it hears "in progress".
    static constexpr qint64 kWait = 20 * kSecond;
    /// All of them must outlive it. Lives in the line's world.
    RequestDesk(EngineLine &line, SagaRunner &sagas, Render render, qint64 waitMicros = kWait);

    // From the world's thread; the answer comes there, at once or later.
    void book(Request request, BookingWish wish, Replied done);
    /// Of a booking that was decided already: the answer, once its payment is over.
    void waitFor(const Request &request, const booking::RequestBooking &wish,
                 const Result<engine::Once> &once, Replied done);
    /// Of dates, type, rooms or guests. Where it costs more and the booking was paid at the
    /// gateway, that is charged first, by change.method; less is given back. Key and claim are
    /// filled in.
    void change(Request request, booking::ChangeBooking change, Replied done);
    /// A booking, or a request that is still being paid. What the terms give back is on its way
    /// when this is answered.
    void cancel(Request request, booking::CancelBooking cancel, Replied done);
    /// What a person says on the page Duplicates.
    void decide(Request request, booking::DecideDuplicate decision, Replied done);

    /// A saga is stored like this now: whoever waits for its end is told. `answers` went with it.
    void sagaStored(const booking::SagaRow &row, const std::optional<EndAnswers> &answers);
    /// What is to be stored with its end (SagaRunner::Asks::render).
    static EndAnswers answersOf(const Render &render, const booking::SagaRow &row);
    /// How its end is told, also of one that was begun before this program.
    static Outcome outcomeOf(const booking::SagaRow &row);

private:
    using Work = std::function<void()>;
    struct Waiting {
        qint64 number = 0;
        booking::SagaId saga;
        Outcome::Kind kind = Outcome::Kind::Booking;
        bool repeated = false;
        Replied done;
        Work again;  ///< asks once more: the answer is stored by then
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

    EngineLine &line_;
    SagaRunner &sagas_;
    const Render render_;
    const qint64 waitMicros_;
    QHash<QByteArray, std::deque<Work>> turns_;
    std::list<Waiting> waiting_;
    qint64 numbers_ = 0;
    Alive alive_;
};

}  // namespace roomrack::reservations
