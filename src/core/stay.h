// SPDX-License-Identifier: GPL-3.0-or-later
// The half-open range of nights [check-in, check-out) of a stay.
#pragma once

#include "core/error_values.h"
#include "core/night.h"

#include <algorithm>

namespace roomrack::core {

class Stay {
public:
    constexpr Stay() = default;
    /// For ranges known to be valid; use make() for external input.
    constexpr Stay(Night checkIn, int nights) : in_(checkIn), nights_(nights) {}
    /// Check-out must be after check-in; the error names the field "check-out".
    static Result<Stay> make(Night checkIn, Night checkOut);

    constexpr Night checkIn() const { return in_; }
    constexpr Night checkOut() const { return in_ + nights_; }
    constexpr int nights() const { return nights_; }
    constexpr bool contains(Night n) const { return n >= in_ && n < checkOut(); }
    constexpr bool overlaps(const Stay &o) const
    {
        return in_ < o.checkOut() && o.in_ < checkOut();
    }
    friend constexpr bool operator==(const Stay &, const Stay &) = default;

private:
    Night in_;
    int nights_ = 0;
};

inline Result<Stay> Stay::make(Night checkIn, Night checkOut)
{
    if (checkOut <= checkIn) {
        return fail(ErrorCode::Invalid, QStringLiteral("check-out"),
                    ErrorText::tr("must be after check-in (%1)").arg(errorDate(checkIn)));
    }
    return Stay(checkIn, checkOut - checkIn);
}

}  // namespace roomrack::core
