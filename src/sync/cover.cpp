// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync/cover.h"

#include <algorithm>
#include <array>

namespace roomrack::sync {

void coverByRanges(int row, Night first, std::span<const qint64> wanted, std::span<const Need> need,
                   std::vector<Entry> &out)
{
    size_t i = 0;
    while (i < wanted.size()) {
        if (need[i] != Need::Must) {
            ++i;
            continue;
        }
        size_t last = i;
        for (size_t j = i; j < wanted.size() && need[j] != Need::Out && wanted[j] == wanted[i];
             ++j) {
            if (need[j] == Need::Must) last = j;
        }
        out.push_back({row, first + int(i), first + int(last), kEveryWeekday, wanted[i]});
        i = last + 1;
    }
}

namespace {

/// What the nights of one weekday in a segment have in common.
struct Weekday {
    qint64 value = 0;
    bool any = false;
    bool mixed = false;  ///< different values, or a night marked Need::Out
    bool must = false;

    void add(qint64 wanted, Need need)
    {
        if (need == Need::Out || (any && wanted != value)) mixed = true;
        if (!any) value = wanted;
        any = true;
        must = must || need == Need::Must;
    }
    bool impossible() const { return must && mixed; }
};

/// Consecutive nights, each weekday of which gets one value or is left alone.
struct Segment {
    std::array<Weekday, 7> days;

    /// False if no set of entries can cover it any more.
    bool add(Night n, qint64 wanted, Need need)
    {
        Weekday &day = days[size_t(n.weekday() - 1)];
        day.add(wanted, need);
        return !day.impossible();
    }
    /// Number of entries: one per value.
    int entries() const
    {
        int count = 0;
        for (size_t d = 0; d < days.size(); ++d) {
            if (days[d].must && !sameBefore(d)) ++count;
        }
        return count;
    }
    bool sameBefore(size_t d) const
    {
        return std::any_of(days.begin(), days.begin() + qptrdiff(d), [&](const Weekday &other) {
            return other.must && other.value == days[d].value;
        });
    }
};

/// Shrinks the entry to the first and last night of the segment that it must cover.
void trim(Entry &entry, Night first, std::span<const Need> need)
{
    const auto must = [&](Night n) {
        return entry.covers(n) && need[size_t(n - first)] == Need::Must;
    };
    while (!must(entry.first)) ++entry.first;
    while (!must(entry.last)) entry.last = entry.last - 1;
}

void write(int row, Night first, std::span<const qint64> wanted, std::span<const Need> need,
           size_t begin, size_t end, std::vector<Entry> &out)
{
    Segment segment;
    for (size_t i = begin; i < end; ++i) segment.add(first + int(i), wanted[i], need[i]);
    for (size_t d = 0; d < 7; ++d) {
        const Weekday &day = segment.days[d];
        if (!day.must || segment.sameBefore(d)) continue;
        // Weekdays whose nights all show this value anyway may be included; a range without
        // weekdays is supported by every channel.
        quint8 must = 0, may = 0;
        for (size_t other = 0; other < 7; ++other) {
            const Weekday &o = segment.days[other];
            if (o.any && (o.mixed || o.value != day.value)) continue;
            may |= quint8(1u << other);
            if (o.must) must |= quint8(1u << other);
        }
        Entry entry{row, first + int(begin), first + int(end) - 1,
                    may == kEveryWeekday ? kEveryWeekday : must, day.value};
        trim(entry, first, need);
        out.push_back(entry);
    }
}

}  // namespace

void coverByWeekdays(int row, Night first, std::span<const qint64> wanted,
                     std::span<const Need> need, std::vector<Entry> &out)
{
    std::vector<Entry> ranges;
    coverByRanges(row, first, wanted, need, ranges);
    if (ranges.size() <= 2) {
        out.insert(out.end(), ranges.begin(), ranges.end());
        return;
    }
    // fewest[i]: entries for the nights before i; from[i]: start of the last of their segments.
    const size_t n = wanted.size();
    constexpr int kMany = std::numeric_limits<int>::max();
    std::vector<int> fewest(n + 1, kMany);
    std::vector<size_t> from(n + 1, 0);
    fewest[0] = 0;
    for (size_t i = 0; i < n; ++i) {
        if (need[i] != Need::Must && fewest[i] <= fewest[i + 1]) {
            fewest[i + 1] = fewest[i];
            from[i + 1] = i;
        }
        if (need[i] != Need::Must) continue;
        Segment segment;
        for (size_t j = i; j < n && j - i < size_t(kLongestSegment); ++j) {
            if (!segment.add(first + int(j), wanted[j], need[j])) break;
            const int count = fewest[i] + segment.entries();
            if (count < fewest[j + 1]) {
                fewest[j + 1] = count;
                from[j + 1] = i;
            }
        }
    }
    if (fewest[n] >= int(ranges.size())) {
        out.insert(out.end(), ranges.begin(), ranges.end());
        return;
    }
    std::vector<size_t> cuts;
    for (size_t i = n; i > 0; i = from[i]) cuts.push_back(i);
    for (auto cut = cuts.rbegin(); cut != cuts.rend(); ++cut) {
        if (need[from[*cut]] == Need::Must) write(row, first, wanted, need, from[*cut], *cut, out);
    }
}

}  // namespace roomrack::sync
