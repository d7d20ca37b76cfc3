// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice/show_counts.h"

#include <algorithm>

namespace roomrack::advice {

void ShowCounts::add(double chance, int rooms)
{
    const double p = std::clamp(chance, 0.0, 1.0);
    const auto step = static_cast<size_t>(std::max(1, rooms));
    chances_.resize(chances_.size() + step, 0.0);
    // From the top down, so that each entry still reads the old value of the one below it.
    for (size_t k = chances_.size(); k-- > 0;) {
        chances_[k] = (1 - p) * chances_[k] + (k >= step ? p * chances_[k - step] : 0.0);
    }
    mean_ += p * double(step);
    variance_ += p * (1 - p) * double(step) * double(step);
}

double ShowCounts::atLeast(int k) const
{
    // Summing the smaller side is more exact.
    double sum = 0;
    const auto from = static_cast<size_t>(std::max(0, k));
    for (size_t i = chances_.size(); i-- > from;) sum += chances_[i];
    return std::min(1.0, sum);
}

double ShowCounts::expectedBeyond(int rooms) const
{
    double sum = 0;
    for (size_t k = chances_.size(); k-- > 0;) {
        if (static_cast<int>(k) > rooms) sum += chances_[k] * (static_cast<int>(k) - rooms);
    }
    return sum;
}

}  // namespace roomrack::advice
