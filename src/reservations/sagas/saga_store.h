// SPDX-License-Identifier: GPL-3.0-or-later
// Where sagas are kept, as whoever drives them sees it. Called and answered in the thread of the
// world that they are driven in: at once or later.
#pragma once

#include "booking/request_rows.h"

#include <functional>
#include <optional>

namespace roomrack::reservations {

/// What is answered under their keys at the end of a saga: to who asked for it, and to those who
/// asked to cancel it meanwhile.
struct EndAnswers {
    booking::ClaimAnswer asker, canceller;
    qint32 version = 0;  ///< that the commit gave the booking, once it is done; 0: none
    friend bool operator==(const EndAnswers &, const EndAnswers &) = default;
};

class SagaStore {
public:
    using Rows = std::vector<booking::SagaRow>;
    template <typename T>
    using Got = std::function<void(const Result<T> &)>;

    SagaStore() = default;
    virtual ~SagaStore() = default;
    /// All that are not over.
    virtual void open(Got<Rows> done) = 0;
    /// As it is stored; NotFound: the booking has no such payment.
    virtual void read(booking::SagaId id, BookingId booking, Got<booking::SagaRow> done) = 0;
    /// In one commit the row's state, what that does to the hold, and at its end the answers, into
    /// which it fills the booking's version (booking/version_place.h). Done: that version, where it
    /// wrote the booking. See isRefusal() for what an error means.
    virtual void write(const booking::SagaRow &row, booking::HoldWrite hold,
                       std::optional<EndAnswers> answers, Got<qint32> done) = 0;

private:
    Q_DISABLE_COPY(SagaStore)
};

/// Whether the house said no: nothing was written, and asking again helps nothing. Else it was not
/// written, or that is not known: what is stored counts.
bool isRefusal(const Error &why);

}  // namespace roomrack::reservations
