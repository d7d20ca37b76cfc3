// SPDX-License-Identifier: GPL-3.0-or-later
// Simulated live guests: they search, hold, pay, change their mind or abandon, through all
// channels. Driven by explicit steps: the same seed and the same instants give the same guests.
#pragma once

#include "simulator/ask.h"

#include "core/random.h"

namespace roomrack::simulator {

struct GuestOptions {
    quint64 seed = 1;
    double guestsPerMinute = 6;
    int first = 5;            ///< guests present at the first step
    double pays = 0.60;       ///< share of holds that are confirmed
    double walksAway = 0.25;  ///< share of holds released; the rest expire
    double thinks = 0.20;     ///< share of holds that are extended once
    double browses = 0.15;    ///< share of holds that are volatile
    double regrets = 0.5;     ///< share of new bookings that are cancelled within half an hour
    int shortestHold = 20;    ///< seconds
    int longestHold = 480;
};

struct GuestCounts {
    qint64 came = 0;
    qint64 held = 0;        ///< received a hold
    qint64 soldOut = 0;     ///< no availability
    qint64 restricted = 0;  ///< stop-sell, closed to arrival, minimum stay
    qint64 paid = 0;        ///< holds confirmed
    qint64 walkedAway = 0;  ///< holds released
    qint64 ranOut = 0;      ///< holds expired
    qint64 extended = 0;
    qint64 cancelled = 0;  ///< bookings made here and cancelled again
    qint64 late = 0;       ///< confirmed or released a hold that was gone
    qint64 failed = 0;     ///< anything else: busy, not saved, ...
    friend bool operator==(const GuestCounts &, const GuestCounts &) = default;
};

class LiveGuests {
public:
    /// `hotel` is the catalogue on sale; `ask` decides the guests' commands.
    LiveGuests(Ask ask, const inventory::Catalogue &hotel, std::vector<pricing::RatePlan> plans,
               GuestOptions options);

    /// Performs all guest actions up to `now`, which never goes back. After a pause of more than
    /// some minutes (a sleeping machine) the backlog is dropped.
    void step(Instant now);

    const GuestCounts &counts() const { return counts_; }
    /// Holds with a planned next action.
    int waiting() const { return int(plans_.size()); }

private:
    enum class Act : quint8 { Extend, Pay, WalkAway, LetRunOut, Cancel };
    struct Planned {
        Instant at;
        int order = 0;
        Act act = Act::Pay;
        booking::Caller caller;
        qint64 subject = 0;  ///< a hold, or a booking for Cancel
    };
    void act(Instant now);
    void arrive(Instant now, int guests);
    booking::Command command(const Planned &planned);
    void answered(const Planned &planned, const Result<booking::Answer> &answer, Instant now);
    booking::Command stayRequest(Instant now);
    void decideFate(const booking::Caller &caller, const booking::Answer &hold, Instant now);
    void plan(Instant at, Act act, const booking::Caller &caller, qint64 subject);
    Instant soon(Instant now, int fromSeconds, int toSeconds);

    Ask ask_;
    inventory::Catalogue hotel_;
    std::vector<pricing::RatePlan> ratePlans_;
    GuestOptions options_;
    QTimeZone zone_;
    core::Random random_;
    std::vector<Planned> plans_;
    GuestCounts counts_;
    Instant last_;
    double due_ = 0;  ///< fraction of guests accumulated and not yet created
    int order_ = 0;
};

}  // namespace roomrack::simulator
