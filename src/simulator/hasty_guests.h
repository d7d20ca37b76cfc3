// SPDX-License-Identifier: GPL-3.0-or-later
// Guests of the hotel's own website who press "Book" twice, or return a moment later with a typing
// error in the name; and a network that repeats requests. One of them requests another night, which
// needs a user's decision. Driven by explicit steps: the same seed and the same instants give the
// same guests.
#pragma once

#include "simulator/ask.h"

#include "core/random.h"

#include <optional>

namespace roomrack::simulator {

struct HastyOptions {
    quint64 seed = 1;
    int betweenSeconds = 25;  ///< average time between two guests
};
struct HastyCounts {
    qint64 came = 0;
    qint64 again = 0;    ///< second requests of any kind
    qint64 stopped = 0;  ///< refused as a duplicate
    qint64 asked = 0;    ///< referred to a user
    friend bool operator==(const HastyCounts &, const HastyCounts &) = default;
};

class HastyGuests {
public:
    HastyGuests(AskOnce ask, const inventory::Catalogue &hotel,
                const std::vector<pricing::RatePlan> &plans, HastyOptions options);

    /// Performs all actions up to `now`, which never goes back.
    void step(Instant now);
    const HastyCounts &counts() const { return counts_; }

private:
    enum class Way : quint8 { SameKey, SameAgain, Slip, OtherDates };
    struct Second {
        Instant at;
        Way way = Way::SameKey;
        QByteArray key;
        booking::RequestBooking request;
    };
    void arrive(Instant now);
    Way wayBack();
    void comeAgain(Second second);
    std::optional<booking::RequestBooking> stayRequest(Instant now);
    Result<booking::Answer> send(const QByteArray &key, const booking::RequestBooking &request);
    QByteArray freshKey();

    AskOnce ask_;
    inventory::Catalogue hotel_;
    RatePlanId plan_;  ///< pay at property
    HastyOptions options_;
    core::Random random_;
    Instant next_;
    std::vector<Second> waiting_;
    HastyCounts counts_;
};

}  // namespace roomrack::simulator
