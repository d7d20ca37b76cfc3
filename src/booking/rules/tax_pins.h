// SPDX-License-Identifier: GPL-3.0-or-later
// A booking keeps the tax lines of the time when it was made or its stay or price was changed, so
// that a later edit of the rules does not change what the guest was told.
#pragma once

#include "booking/property_state.h"
#include "pricing/priced_stay.h"

namespace roomrack::booking {

class TaxPins {
public:
    explicit TaxPins(const PropertyState &state) : state_(state) {}

    /// Of a hold or booking as it would be made now; none without rules. Lines never refuse a sale:
    /// where they cannot be computed there are none.
    template <typename Booked>
    pricing::StayTaxes linesOf(RoomTypeId type, const Booked &b,
                               const std::vector<qint64> &nights = {}) const
    {
        if (state_.rates.taxes().isEmpty()) return {};
        return linesOf(stayOf(type, b, nights));
    }
    /// What the rules need of it. `nights`: what they cost, see PricedStay.
    template <typename Booked>
    pricing::PricedStay stayOf(RoomTypeId type, const Booked &b,
                               const std::vector<qint64> &nights = {}) const
    {
        pricing::PricedStay stay{state_.typeIndex(type),
                                 b.plan,
                                 b.stay,
                                 b.rooms,
                                 b.adults,
                                 b.children,
                                 b.channel,
                                 b.total};
        if constexpr (requires { b.isAfterTax; }) {
            stay.isAfterTax = b.isAfterTax;
            stay.childAges = b.childAges;
            stay.extras = b.extras;
        }
        stay.nights = nights;
        return stay;
    }
    pricing::StayTaxes linesOf(const pricing::PricedStay &stay) const;
    /// Errors: Invalid on "guests", those of pricing::checkExtras().
    Result<void> check(const std::vector<qint32> &childAges, qint32 children,
                       const pricing::StayExtras &extras, qint32 adults) const;
    /// Keeps the lines of a new booking.
    void pin(const Booking &b, pricing::StayTaxes lines, Answer &answer, Decision &d) const;
    /// Whether the lines may differ by a change.
    static bool mayDiffer(const Booking &was, const Booking &now);
    /// Booking::vatOnTop of a changed one with these lines: a booking from before it was kept,
    /// whose total was all that was to be paid, stays so (docs/decisions/0073).
    static qint64 vatOnTopAfter(const Booking &was, const pricing::StayTaxes &lines)
    {
        return was.vatOnTop == 0 && was.total > 0 ? 0 : lines.vatOnTop();
    }
    /// Of a changed one: `told`, or none: as it would be made now. `undone`: null: no undo, which
    /// restores those of its step.
    pricing::StayTaxes linesAfter(const Booking &now, std::optional<pricing::StayTaxes> told,
                                  const std::vector<qint64> &nights, const UndoStep *undone) const;
    /// Of a booking whose guests leave after so many nights at the same price: city taxes by person
    /// instead of those that it has (pricing/early_departure.h). Whether it has any is in the file.
    void pinStayed(const Booking &was, int nights, Decision &d) const;

private:
    const PropertyState &state_;
};

}  // namespace roomrack::booking
