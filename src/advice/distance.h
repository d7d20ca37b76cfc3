// SPDX-License-Identifier: GPL-3.0-or-later
// How far it is to another hotel.
#pragma once

namespace roomrack::advice {

struct Place {
    double latitude = 0;   ///< degrees, north positive
    double longitude = 0;  ///< degrees, east positive
    /// A hotel that nobody has placed has both at zero (a spot in the sea).
    bool isKnown() const { return latitude != 0 || longitude != 0; }
};

/// Kilometres along the great circle on a sphere of 6371.0088 km, the Earth's mean radius (IUGG);
/// off by half a percent at most, as the Earth is not a sphere.
/// Source: R. W. Sinnott, "Virtues of the haversine", Sky & Telescope 68 (1984) 159.
double distanceKm(Place a, Place b);

}  // namespace roomrack::advice
