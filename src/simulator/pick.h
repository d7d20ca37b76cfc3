// SPDX-License-Identifier: GPL-3.0-or-later
// Random selection from tables.
#pragma once

#include "core/random.h"

#include <array>
#include <cstddef>
#include <numeric>

namespace roomrack::simulator {

/// A random index by weight; weights are not negative and not all zero.
template <size_t N>
size_t pick(const std::array<int, N> &weights, core::Random &random)
{
    int at = random.below(std::accumulate(weights.begin(), weights.end(), 0));
    size_t i = 0;
    while (at >= weights[i]) at -= weights[i++];
    return i;
}

/// A random element of a list.
template <typename List>
const auto &oneOf(const List &list, core::Random &random)
{
    return list[size_t(random.below(int(std::size(list))))];
}

/// A number from the distribution with the given quantiles at ascending shares 0..1, interpolated
/// linearly.
template <size_t N>
double fromQuantiles(const std::array<double, N> &shares, const std::array<double, N> &values,
                     core::Random &random)
{
    const double p = random.real();
    size_t i = 1;
    while (i + 1 < N && p >= shares[i]) ++i;
    const double part = (p - shares[i - 1]) / (shares[i] - shares[i - 1]);
    return values[i - 1] + part * (values[i] - values[i - 1]);
}

}  // namespace roomrack::simulator
