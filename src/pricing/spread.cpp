// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/rates.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace roomrack::pricing {

std::vector<qint64> spread(qint64 total, int rooms, const std::vector<qint64> &rates)
{
    __extension__ using Wide = __int128;  // for products of two amounts
    const bool plain =
        std::adjacent_find(rates.begin(), rates.end(), std::not_equal_to<>()) == rates.end();
    if (plain || rooms < 1 || total < 0 || total % rooms != 0) return {};
    if (*std::min_element(rates.begin(), rates.end()) < 0) return {};
    const qint64 room = total / rooms, sum = std::accumulate(rates.begin(), rates.end(), qint64(0));
    std::vector<qint64> nights;
    qint64 until = 0, given = 0;
    for (const qint64 rate : rates) {
        until += rate;
        const auto share = static_cast<qint64>(Wide(room) * until / sum);
        nights.push_back(share - given);
        given = share;
    }
    return nights;
}

}  // namespace roomrack::pricing
