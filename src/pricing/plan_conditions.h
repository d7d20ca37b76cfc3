// SPDX-License-Identifier: GPL-3.0-or-later
// The conditions under which a rate plan is sold, and how its derived prices are rounded.
#pragma once

#include "core/ids.h"
#include "core/night.h"

#include <optional>
#include <vector>

namespace roomrack::pricing {

/// How the price of a night of a derived plan is rounded, in units of the currency (see rounded()).
enum class PriceRounding : quint8 { None, ToOne, ToFive, ToTen, Ending90, Ending99 };
constexpr PriceRounding lastOf(PriceRounding)
{
    return PriceRounding::Ending99;
}

inline constexpr quint8 kAllWeekdays = 0x7f;
inline constexpr int kAnyDaysAhead = 100'000;
inline constexpr int kMostConditionNights = 999;
inline constexpr int kMostConditionChannels = 1000;
inline constexpr int kMostCode = 50;  ///< characters

/// All of them must hold. Dates are inclusive; the defaults refuse no stay.
struct PlanConditions {
    std::optional<Night> stayFrom{};  ///< all nights of the stay are within these dates
    std::optional<Night> stayTo{};
    std::optional<Night> saleFrom{};  ///< business dates on which it is sold
    std::optional<Night> saleTo{};
    int minNights = 0;  ///< length of the stay; 0: any
    int maxNights = 0;
    int minDaysAhead = 0;  ///< from the business date to the arrival
    int maxDaysAhead = kAnyDaysAhead;
    quint8 arrivalWeekdays = kAllWeekdays;  ///< bit 0 = Monday ... bit 6 = Sunday
    quint8 channelKinds = 0;            ///< bit n: channels of inventory::ChannelKind n may sell it
    std::vector<ChannelId> channels{};  ///< and these; neither: all channels
    QString code{};  ///< of a company or promotion, that the guest must name; empty: none
    PriceRounding rounding = PriceRounding::None;

    bool isForAllChannels() const { return channelKinds == 0 && channels.empty(); }
    friend bool operator==(const PlanConditions &, const PlanConditions &) = default;
};

/// Rejects conditions that no stay meets, and values out of range; the error names the field.
/// `plan`: the name of the plan, for the error text.
Result<void> validate(const PlanConditions &conditions, const QString &plan);

}  // namespace roomrack::pricing
