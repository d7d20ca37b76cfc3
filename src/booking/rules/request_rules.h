// SPDX-License-Identifier: GPL-3.0-or-later
// Booking requests from outside the desk: claim, candidates, hold and payment in one commit
// (DESIGN, section 4; docs/decisions/0030).
#pragma once

#include "booking/property_state.h"
#include "booking/rules/duplicate_rules.h"

namespace roomrack::booking {

class RequestRules {
public:
    explicit RequestRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const RequestBooking &c, Decision &d);

private:
    struct Wanted {
        Booking booking;  ///< as it would be; has the number of the hold once there is one
        Hold *hold = nullptr;
        qint64 prepaid = 0;              ///< the part of its total that is paid now
        std::optional<Charge> charge{};  ///< in the guest's currency
    };
    Result<void> check(const RequestBooking &c) const;
    Result<Wanted> wanted(const RequestBooking &c, Decision &d);
    Booking heldBooking(const Hold &hold) const;
    Result<void> checkAgreed(const RequestBooking &c, const Wanted &w, Decision &d) const;
    Result<void> holdWanted(const RequestBooking &c, Wanted &w, Decision &d);
    Result<Answer> refuseDuplicate(const RequestBooking &c, const Wanted &w,
                                   const DuplicateRules::Found &found, Decision &d);
    Result<Answer> waitForReview(const RequestBooking &c, const Wanted &w,
                                 const DuplicateRules::Found &found, Decision &d);
    Result<Answer> beginPayment(const RequestBooking &c, const Wanted &w, bool waits, Decision &d);

    PropertyState &state_;
};

}  // namespace roomrack::booking
