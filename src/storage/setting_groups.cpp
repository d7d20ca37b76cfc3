// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/setting_groups.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace roomrack::storage {

namespace {

std::pair<qint64, qint64> around(const std::pair<qint64, qint64> &a,
                                 const std::pair<qint64, qint64> &b)
{
    return {std::min(a.first, b.first), std::max(a.second, b.second)};
}

/// Sorted, with ranges that touch or overlap made one.
std::vector<std::pair<Night, qint32>> merged(std::vector<std::pair<Night, qint32>> ranges)
{
    std::sort(ranges.begin(), ranges.end());
    std::vector<std::pair<Night, qint32>> apart;
    for (const auto &[first, nights] : ranges) {
        if (!apart.empty() && first <= apart.back().first + apart.back().second) {
            auto &last = apart.back();
            last.second = std::max(last.second, first.day() + nights - last.first.day());
        } else {
            apart.emplace_back(first, nights);
        }
    }
    return apart;
}

}  // namespace

void SettingGroups::add(const booking::Record &record, const Range &before)
{
    if (!booking::fieldOf(record.kind)) return;
    const booking::CellRow row = booking::rowOf(record);
    const qint64 value = booking::valueOf(record);
    ++records_;
    auto at = std::find_if(groups_.begin(), groups_.end(), [&](const SettingGroup &g) {
        return g.kind == record.kind && g.plan == row.plan && g.guests == row.guests
               && g.channel == row.channel;
    });
    if (at == groups_.end()) {
        at = groups_.insert(
            at, SettingGroup{record.kind, row.plan, row.guests, {}, {}, {value, value}});
        at->before = before;
        at->channel = row.channel;
    }
    at->after = around(at->after, {value, value});
    if (before) at->before = at->before ? around(*at->before, *before) : *before;
    at->subjects.push_back(row.pool ? row.pool.value : row.roomType.value);
    at->nights.emplace_back(record.night, record.nights);
}

std::vector<SettingGroup> SettingGroups::take(const booking::Record &first)
{
    std::vector<SettingGroup> all = std::exchange(groups_, {});
    const int records = std::exchange(records_, 0);
    if (records == 1 && booking::fieldOf(first.kind)) return {};
    for (SettingGroup &group : all) {
        std::sort(group.subjects.begin(), group.subjects.end());
        const auto same = std::unique(group.subjects.begin(), group.subjects.end());
        group.subjects.erase(same, group.subjects.end());
        group.nights = merged(std::move(group.nights));
    }
    std::sort(all.begin(), all.end(), [](const SettingGroup &a, const SettingGroup &b) {
        return std::tie(a.kind, a.plan, a.guests, a.channel)
               < std::tie(b.kind, b.plan, b.guests, b.channel);
    });
    return all;
}

}  // namespace roomrack::storage
