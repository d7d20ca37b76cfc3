// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel's booking history: when each booking was made, changed and cancelled, and its outcome.
// Folded from the records of the event log.
#pragma once

#include "booking/record.h"

#include <QtCore/QHash>

#include <vector>

namespace roomrack::advice {

enum class Outcome : quint8 {
    Open,  ///< outcome not known yet
    Came,
    Cancelled,
    NoShow,
    Walked  ///< arrived and was walked
};

/// What was booked, valid from `at`.
struct PastForm {
    Instant at;
    RoomTypeId type;
    Stay stay;
    qint32 rooms = 1;
    qint64 total = 0;  ///< minor units, all rooms and nights
};

struct PastBooking {
    BookingId id;
    ChannelId channel;
    std::vector<PastForm> forms;  ///< at least one, ordered by time
    Outcome outcome = Outcome::Open;
    Instant ended;      ///< cancelled or known as no-show; else zero
    RoomTypeId slept;   ///< room type assigned; none: never arrived
    qint32 nights = 0;  ///< actually stayed; as booked until check-out
    qint32 guests = 0;

    const PastForm &last() const { return forms.back(); }
    bool showed() const { return outcome == Outcome::Came || outcome == Outcome::Walked; }
};

struct Past {
    std::vector<PastBooking> bookings;  ///< ordered by booking number
};

/// Takes the records of a property in sequence order; records that do not concern bookings are
/// ignored.
class PastFolder {
public:
    void add(const booking::Record &record);
    Past take() { return std::move(past_); }

private:
    PastBooking *find(qint64 id);
    void change(PastBooking &b, const booking::Record &r, Instant at);
    Past past_;
    QHash<qint64, size_t> index_;
};

}  // namespace roomrack::advice
