// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/refused_pushes.h"

#include "core/clock.h"

#include <algorithm>
#include <array>

namespace roomrack::api {

namespace {

constexpr std::array<qint64, 3> kPauses{60 * kSecond, 600 * kSecond, 3600 * kSecond};
constexpr qint64 kForgottenAfter = 2 * 3600 * kSecond;

QString withoutFigures(QString kind)
{
    kind.removeIf([](QChar c) { return c.isDigit(); });
    return kind.left(200);
}

}  // namespace

RefusedPushes::Count &RefusedPushes::countOf(const Place &place, const QString &kind, qint64 now,
                                             bool &fresh)
{
    std::erase_if(counts_, [&](const auto &c) {
        return c.second.counted == 0 && now - c.second.last > kForgottenAfter;
    });
    Key key{place, withoutFigures(kind)};
    if (!counts_.contains(key)) {
        const auto kinds = std::count_if(counts_.begin(), counts_.end(),
                                         [&](const auto &c) { return c.first.first == place; });
        if (static_cast<size_t>(kinds) >= kKindsAtMost) key.second.clear();
    }
    const auto [at, made] = counts_.try_emplace(std::move(key));
    fresh = made;
    return at->second;
}

std::vector<RefusedPushes::Told> RefusedPushes::refused(
    const Place &place, const QString &kind, qint64 now,
    const std::function<channels::PushEntry()> &entry)
{
    bool fresh = false;
    Count &count = countOf(place, kind, now, fresh);
    count.last = now;
    if (!fresh && now < count.next) {
        ++count.counted;
        return {};
    }
    if (!fresh) count.step = std::min(count.step + 1, kPauses.size() - 1);
    count.next = now + kPauses[count.step];
    count.entry = entry();
    Told told{place, count.entry};
    told.entry.more = std::exchange(count.counted, 0);
    return {std::move(told)};
}

std::vector<RefusedPushes::Told> RefusedPushes::due(qint64 now)
{
    std::vector<Told> told;
    for (auto &[key, count] : counts_) {
        if (count.counted == 0 || now < count.next) continue;
        count.step = std::min(count.step + 1, kPauses.size() - 1);
        count.next = now + kPauses[count.step];
        told.push_back({key.first, count.entry});
        told.back().entry.body.clear();
        // One of them is this entry itself.
        told.back().entry.more = std::exchange(count.counted, 0) - 1;
    }
    return told;
}

}  // namespace roomrack::api
