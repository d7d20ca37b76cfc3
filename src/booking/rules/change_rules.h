// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of open bookings: dates, rooms, guests, rate plan and price. Of a booking that is checked
// out its channel may still correct the commission.
#pragma once

#include "booking/property_state.h"
#include "booking/rules/selling_rules.h"

namespace roomrack::booking {

class ChangeRules {
public:
    explicit ChangeRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const ChangeBooking &c, Decision &d);
    /// `undone`: the step that the change undoes; null: none.
    Result<Answer> change(const ChangeBooking &c, const UndoStep *undone, Decision &d);
    /// A change whose payment is completed: the conditions of its rate plan were asked before that,
    /// of the caller who named the code, and are not asked again of the engine.
    /// `asked`: with the tax lines and the terms that the guest was told then.
    Result<Answer> completePaid(const ChangeBooking &c, const SagaRequest &asked, Decision &d);

private:
    Result<Answer> correctCommission(const ChangeBooking &c, EndedBooking over, Decision &d);
    bool isDirect(ChannelId channel) const;
    Booking changed(const ChangeBooking &c, const Booking &was, const StayRequest &request) const;
    static bool isRespread(const Booking &was, const Booking &now);
    static std::vector<qint64> nightsAfter(const Booking &was, const Booking &now,
                                           std::vector<qint64> nights, const UndoStep *undone);
    std::optional<pricing::StayTaxes> taxesAfter(const ChangeBooking &c, const Booking &was,
                                                 const Booking &now, std::vector<qint64> nights,
                                                 const UndoStep *undone) const;
    Answer save(const ChangeBooking &c, const Booking &was, const Booking &now,
                std::vector<qint64> nights, const std::optional<pricing::StayTaxes> &taxes,
                const UndoStep *undone, Decision &d);
    bool avoidsFee(const ChangeBooking &c, const Booking &was, const Booking &now,
                   const UndoStep *undone, const Decision &d) const;
    static bool sumsUp(const std::vector<qint64> &nights, const Booking &b);
    bool owesFixedPrice(const Booking &b) const;
    tl::unexpected<Error> anotherPrice(qint64 now, qint64 expected, Decision &d) const;
    Result<void> checkGuestsTold(const ChangeBooking &c, qint32 children, qint32 adults) const;
    Result<pricing::NightlyPrice> quoted(const ChangeBooking &c, const Booking &was,
                                         const StayRequest &request, RatePlanId plan) const;
    Result<pricing::NightlyPrice> newPrice(const ChangeBooking &c, const Booking &was,
                                           const StayRequest &request, RatePlanId plan) const;
    qint32 termsAfter(const Booking &was, RatePlanId plan, const UndoStep *undone) const;
    Result<StayRequest> changedRequest(const ChangeBooking &c, const Booking &was) const;
    Result<void> checkMove(const Booking &was, StayRequest request, Decision &d);

    PropertyState &state_;
    bool conditionsWereMet_ = false;
    std::optional<pricing::StayTaxes> told_{};
    qint32 toldTerms_ = 0;
};

}  // namespace roomrack::booking
