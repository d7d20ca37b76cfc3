// SPDX-License-Identifier: GPL-3.0-or-later
// Distribution of the rooms actually used on a night: each booking shows up or not, with its own
// probability. The sum of such trials has the Poisson binomial distribution; it is computed
// exactly, one booking at a time.
#pragma once

#include <span>
#include <vector>

namespace roomrack::advice {

/// Source: Y. Hong, "On computing the distribution function for the Poisson binomial
/// distribution", Computational Statistics & Data Analysis 59 (2013) 41-51, section 2.4 (the
/// recursion P_j(k) = (1 - p_j) P_{j-1}(k) + p_j P_{j-1}(k - 1)); here a booking of r rooms moves
/// by r, because all of its rooms come or none.
class ShowCounts {
public:
    /// Adds a booking of `rooms` rooms (at least 1) with show-up probability `chance` (clamped to
    /// 0..1).
    void add(double chance, int rooms = 1);

    /// Rooms booked.
    int booked() const { return static_cast<int>(chances_.size()) - 1; }
    /// P(k rooms are used) for k = 0 .. booked().
    std::span<const double> chances() const { return chances_; }
    /// P(at least k rooms are used).
    double atLeast(int k) const;
    double mean() const { return mean_; }
    double variance() const { return variance_; }
    /// Expected rooms beyond `rooms`: the expected number of rooms to walk.
    double expectedBeyond(int rooms) const;

private:
    std::vector<double> chances_{1.0};
    double mean_ = 0;
    double variance_ = 0;
};

}  // namespace roomrack::advice
