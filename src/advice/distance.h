// SPDX-License-Identifier: GPL-3.0-or-later
// Distance between hotels.
#pragma once

namespace roomrack::advice {

struct Place {
    double latitude = 0;   ///< degrees, north positive
    double longitude = 0;  ///< degrees, east positive
    /// A hotel without coordinates has both at zero (a point in the sea).
    bool isKnown() const { return latitude != 0 || longitude != 0; }
};

/// Kilometres along the great circle on a sphere of 6371.0088 km, the Earth's mean radius (IUGG);
/// off by half a percent at most, as the Earth is not a sphere.
/// Source: R. W. Sinnott, "Virtues of the haversine", Sky & Telescope 68 (1984) 159.
double distanceKm(Place a, Place b);

}  // namespace roomrack::advice
