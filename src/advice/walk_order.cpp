// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice/walk_order.h"

#include <algorithm>

namespace roomrack::advice {

namespace {

/// Compares a.total / (a.rooms a.nights) with b's, without dividing.
int comparePrices(const WalkCandidate &a, const WalkCandidate &b)
{
    const double left = double(a.total) * b.rooms * b.nights;
    const double right = double(b.total) * a.rooms * a.nights;
    return left < right ? -1 : left > right ? 1 : 0;
}

}  // namespace

bool walksBefore(const WalkCandidate &a, const WalkCandidate &b)
{
    if ((a.earlierStays > 0) != (b.earlierStays > 0)) return a.earlierStays == 0;
    if (a.nights != b.nights) return a.nights < b.nights;
    if (const int price = comparePrices(a, b); price != 0) return price < 0;
    if (a.booked != b.booked) return a.booked > b.booked;
    return a.booking > b.booking;
}

void sortForWalking(std::vector<WalkCandidate> &candidates)
{
    std::sort(candidates.begin(), candidates.end(), walksBefore);
}

std::vector<size_t> chooseToWalk(const std::vector<WalkCandidate> &candidates, int rooms)
{
    std::vector<size_t> chosen;
    std::vector<size_t> larger;
    int missing = rooms;
    for (size_t i = 0; i < candidates.size() && missing > 0; ++i) {
        if (candidates[i].rooms > missing) {
            larger.push_back(i);
            continue;
        }
        chosen.push_back(i);
        missing -= candidates[i].rooms;
    }
    if (missing <= 0 || larger.empty()) return chosen;
    const size_t enough = *std::min_element(larger.begin(), larger.end(), [&](size_t a, size_t b) {
        return candidates[a].rooms < candidates[b].rooms;
    });
    missing -= candidates[enough].rooms;
    // With that one walked, some of the others may stay; checked from the last in order.
    for (size_t i = chosen.size(); i-- > 0;) {
        if (missing + candidates[chosen[i]].rooms > 0) continue;
        missing += candidates[chosen[i]].rooms;
        chosen.erase(chosen.begin() + qsizetype(i));
    }
    chosen.push_back(enough);
    return chosen;
}

}  // namespace roomrack::advice
