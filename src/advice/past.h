// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel's bookings as they came about: when each was made, changed and given up, and how it
// ended. Folded from the records of the event log.
#pragma once

#include "booking/record.h"

#include <QtCore/QHash>

#include <vector>

namespace roomrack::advice {

enum class Outcome : quint8 {
    Open,  ///< nobody knows yet
    Came,
    Cancelled,
    NoShow,
    Walked  ///< came, and was walked
};

/// What was booked, from a moment on.
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
    std::vector<PastForm> forms;  ///< one at least, in order of time
    Outcome outcome = Outcome::Open;
    Instant ended;      ///< cancelled, or known not to come; else zero
    RoomTypeId slept;   ///< the room type that the guest got; none: never arrived
    qint32 nights = 0;  ///< really stayed by who came; before check-out as booked
    qint32 guests = 0;

    const PastForm &last() const { return forms.back(); }
    bool showed() const { return outcome == Outcome::Came || outcome == Outcome::Walked; }
};

struct Past {
    std::vector<PastBooking> bookings;  ///< in the order of their numbers
};

/// Takes the records of a property in the order of their sequence; those that are not about
/// bookings are ignored.
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
