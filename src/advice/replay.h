// SPDX-License-Identifier: GPL-3.0-or-later
// Replays the hotel's own past under a policy: every booking is requested again at its original
// time and accepted only if the policy has room; then the guests who really came arrive.
// docs/manual/overbooking.md describes what the result means: the past holds accepted bookings
// only, so what a policy wins is a lower bound wherever the hotel turned guests away.
//
// Method: trace-driven simulation with the observed requests as demand, after C. U. Lambert, J. M.
// Lambert, T. P. Cullen, "The overbooking question: a simulation", Cornell Hotel and Restaurant
// Administration Quarterly 30 (1989) 15-20. On demand that limits have cut off: L. R. Weatherford,
// S. Poelt, "Better unconstraining of airline demand data in revenue management systems", Journal
// of Revenue and Pricing Management 1 (2002) 234-254; nothing is unconstrained here, because the
// file does not record which nights were closed.
#pragma once

#include "advice/best_limit.h"
#include "advice/past.h"
#include "advice/show_rates.h"
#include "inventory/catalogue.h"

#include <functional>
#include <optional>

namespace roomrack::advice {

/// Input of a policy, which returns how many rooms it adds on a night, seen from `today`.
class Policy {
public:
    virtual ~Policy() = default;
    struct Question {
        int pool = 0;  ///< index in the catalogue
        int type = 0;
        Night night;
        Night today;
        int rooms = 0;     ///< physical rooms of the pool
        int cap = 0;       ///< of the room type
        double price = 0;  ///< per night, minor units: mean of request and bookings
        /// Bookings of the pool on that night; copies them when called.
        std::function<ShowCounts()> booked;
        const ShowRates *rates = nullptr;  ///< learned up to yesterday
    };
    struct Extra {
        int pool = 0;  ///< rooms above the physical rooms
        int type = 0;  ///< above the room type's cap
    };
    virtual Extra extra(const Question &question) const = 0;
};

/// Rules as the engine applies them; none: no overbooking.
class RulePolicy : public Policy {
public:
    explicit RulePolicy(std::vector<inventory::OverbookingRule> rules,
                        const inventory::Catalogue &catalogue);
    Extra extra(const Question &question) const override;

private:
    std::vector<inventory::OverbookingRule> rules_;
    const inventory::Catalogue &catalogue_;
};

/// One rule for all pools and one for all room types, with the same percentage.
std::vector<inventory::OverbookingRule> percentRules(int basisPoints);

/// The adviser's recommendation of that day, based only on what was known by then.
class AdvicePolicy : public Policy {
public:
    AdvicePolicy(WalkCost walk, int most) : walk_(walk), most_(most) {}
    Extra extra(const Question &question) const override;

private:
    WalkCost walk_;
    int most_;
};

struct ReplayOptions {
    WalkCost walk;
    /// Guests may be moved to a room of another pool before one is walked.
    bool moves = false;
    /// Rooms of every pool in percent of the file's number, rounded, to simulate fewer rooms.
    int roomsPercent = 100;
};

struct NightPlayed {
    Night night;
    int rooms = 0;
    int stayed = 0;  ///< rooms used
    int walked = 0;  ///< rooms whose guests were walked
    int moved = 0;   ///< rooms used in a pool other than the guest's own
};

struct ReplayResult {
    std::vector<NightPlayed> nights;
    qint64 asked = 0;         ///< requests with an arrival in the period played
    qint64 refused = 0;       ///< of those
    qint64 roomNights = 0;    ///< room-nights used
    qint64 rooms = 0;         ///< room-nights available
    qint64 moved = 0;         ///< room-nights in another pool
    qint64 walkedRooms = 0;   ///< rooms, on the night of arrival
    qint64 walkedGuests = 0;  ///< persons
    int walkNights = 0;       ///< nights with at least one walk
    qint64 revenue = 0;       ///< minor units, of nights actually stayed
    qint64 walkCost = 0;      ///< minor units
    qint64 money() const { return revenue - walkCost; }
};

/// Returning false cancels; called about once per night.
using Watch = std::function<bool(int done, int of)>;

/// Plays all nights from the first arrival up to the business date. Errors: Cancelled; Invalid if
/// there is no past to play.
Result<ReplayResult> replay(const Past &past, const inventory::Catalogue &catalogue,
                            const Policy &policy, const ReplayOptions &options,
                            const Watch &watch = {});

}  // namespace roomrack::advice
