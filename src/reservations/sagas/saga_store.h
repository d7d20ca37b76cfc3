// SPDX-License-Identifier: GPL-3.0-or-later
// Storage interface of SagaRunner. Called and answered in the thread of the runner's scheduler: at
// once or later.
#pragma once

#include "booking/request_rows.h"

#include <functional>
#include <optional>

namespace roomrack::reservations {

/// The answers stored at the end of a saga: under the key of the request, and under the keys of
/// requests to cancel it meanwhile.
struct EndAnswers {
    booking::ClaimAnswer asker, canceller;
    qint32 version = 0;  ///< booking version of the commit; 0: none
    friend bool operator==(const EndAnswers &, const EndAnswers &) = default;
};

class SagaStore {
public:
    using Rows = std::vector<booking::SagaRow>;
    template <typename T>
    using Got = std::function<void(const Result<T> &)>;

    SagaStore() = default;
    virtual ~SagaStore() = default;
    /// All sagas that are not over, have a task for a user, or are watched (booking::isWatched).
    /// There may be others.
    virtual void open(Got<Rows> done) = 0;
    /// The row as stored; NotFound: the booking has no such payment.
    virtual void read(booking::SagaId id, BookingId booking, Got<booking::SagaRow> done) = 0;
    /// Writes in one commit the row's state, its effect on the hold and, at its end, the answers
    /// with the booking's version filled in (booking/version_place.h). Done: that version, if it
    /// wrote the booking. See isRefusal() for the meaning of an error.
    virtual void write(const booking::SagaRow &row, booking::HoldWrite hold,
                       std::optional<EndAnswers> answers, Got<qint32> done) = 0;

private:
    Q_DISABLE_COPY(SagaStore)
};

/// Whether the engine refused the write: nothing was written, and a retry is useless. For other
/// errors the write failed or its result is unknown, and the stored state decides.
bool isRefusal(const Error &why);

}  // namespace roomrack::reservations
