// SPDX-License-Identifier: GPL-3.0-or-later
// Where requests to book, change and cancel come in, from the API and from the window: looked up as
// duplicates, central store first, done once by their key, waited for while they are paid.
#pragma once

#include "engine/engine.h"
#include "reservations/central/central_keeper.h"
#include "reservations/requests/request.h"
#include "reservations/sagas/saga_runner.h"

#include <list>

namespace roomrack::reservations {

class RequestDesk {
public:
    struct Options {
        /// How long a caller waits for a payment or a person before it hears "in progress".
        qint64 waitMicros = 20 * kSecond;
    };
    /// All of them must outlive it. Lives in the world's thread; `central` may be null.
    RequestDesk(engine::Engine &engine, engine::World &world, SagaRunner &sagas,
                CentralKeeper *central, Render render, Options options);

    // From the world's thread; the answer comes there, at once or later.
    void book(Request request, BookingWish wish, Replied done);
    /// Of dates, type, rooms or guests. Where it costs more and the booking was prepaid, that is
    /// charged first (`method`: else what the booking was paid with); less is given back.
    void change(Request request, booking::ChangeBooking change, QByteArray method, Replied done);
    /// A booking, or a request that is still being paid. What the terms give back is on its way when
    /// this is answered.
    void cancel(Request request, booking::CancelBooking cancel, Replied done);
    /// What a person says on the page Duplicates.
    void decide(Request request, booking::DecideDuplicate decision, Replied done);

    /// A saga is stored like this now: whoever waits for it is told.
    void sagaStored(const booking::SagaRow &row);
    /// How its end is told; also of one that was begun before this program.
    static Outcome outcomeOf(const booking::SagaRow &row);

private:
    struct Waiting;
    // to be completed with Engine::once()
};

}  // namespace roomrack::reservations
