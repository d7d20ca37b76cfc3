// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice/distance.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace roomrack::advice {

double distanceKm(Place a, Place b)
{
    constexpr double kRadiusKm = 6371.0088;
    constexpr double kDegree = std::numbers::pi / 180;
    const double lat = std::sin((b.latitude - a.latitude) * kDegree / 2);
    const double lon = std::sin((b.longitude - a.longitude) * kDegree / 2);
    const double h =
        lat * lat + std::cos(a.latitude * kDegree) * std::cos(b.latitude * kDegree) * lon * lon;
    return 2 * kRadiusKm * std::asin(std::sqrt(std::clamp(h, 0.0, 1.0)));
}

}  // namespace roomrack::advice
