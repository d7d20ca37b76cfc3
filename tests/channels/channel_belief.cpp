// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/channel_belief.h"

#include <QStringList>

#include <algorithm>

namespace roomrack::tests {

using Kind = Version::Kind;

namespace {

const Night kFirst = Night::of(2026, 3, 3);
/// How far a wrong clock may be ahead.
constexpr qint64 kAhead[] = {kHour / 3, 20 * kHour, 72 * kHour, 24 * 365 * 30 * kHour};

std::vector<std::pair<int, Stay>> someRooms(core::Random &random)
{
    std::vector<std::pair<int, Stay>> rooms(size_t(random.between(1, 3)));
    for (auto &[type, stay] : rooms) {
        type = random.between(1, 3);
        stay = Stay(kFirst + random.below(6), random.between(1, 3));
    }
    return rooms;
}

}  // namespace

QString nameOf(Habit habit)
{
    static const char *const kNames[] = {"JSON with times",
                                         "JSON",
                                         "AlpineBits 2024-10",
                                         "AlpineBits 2020-10",
                                         "OpenTravel with times",
                                         "OpenTravel with versions",
                                         "OpenTravel"};
    return QString::fromLatin1(kNames[int(habit)]);
}

bool Story::hasTimes() const
{
    return habit == Habit::JsonTimes || habit == Habit::AlpineTimes || habit == Habit::GdsTimes;
}

void Story::makeVersions(core::Random &random, Instant start)
{
    Instant at = start;
    const int many = random.between(1, 7);
    for (int i = 0; i < many; ++i) {
        Version v;
        v.number = i + 1;
        if (i > 0 && !random.chance(0.1)) at = at + random.between(1, 7'200) * kSecond;
        v.made = v.said = at;
        const bool over = i > 0 && versions.back().kind == Kind::Cancelled;
        if (i == 0 || (over && random.chance(0.2)))
            v.kind = Kind::New;
        else if (over || random.chance(0.7))
            v.kind = Kind::Modified;
        else
            v.kind = Kind::Cancelled;
        if (v.kind == Kind::Cancelled)
            v.rooms = versions.back().rooms;
        else if (i > 0 && random.chance(0.4))
            v.rooms = versions[size_t(random.below(i))].rooms;  // as in an earlier version
        else
            v.rooms = someRooms(random);
        versions.push_back(std::move(v));
    }
    if (!hasTimes() || !random.chance(0.15)) return;
    Version &wrong = versions[size_t(random.below(many))];
    wrong.said = wrong.said + kAhead[random.below(4)];
}

/// Whether the network may deliver a version after a later one: if the channel's own times, or its
/// kind, reveal the order. The order of two changes without times that overtake each other cannot
/// be determined.
bool Story::mayComeAfter(int version, int later) const
{
    const Version &v = versions[size_t(version)], &w = versions[size_t(later)];
    if (v.isWrong() || w.isWrong()) return false;
    if (hasTimes() && v.said < w.said) return true;
    if (version == 0) return w.kind != Kind::New;
    return later == version + 1 && w.kind == Kind::Cancelled && v.kind == Kind::Modified;
}

bool Story::isPossible() const
{
    std::vector<const Delivery *> first(versions.size());
    for (const Delivery &d : deliveries) {
        const Delivery *&known = first[size_t(d.version)];
        if (!known || d.at < known->at) known = &d;
    }
    for (int v = 0; v < int(versions.size()); ++v) {
        if (!first[size_t(v)] || first[size_t(v)]->copy) return false;
        const bool over = v == 0 || versions[size_t(v - 1)].kind == Kind::Cancelled;
        const Kind kind = versions[size_t(v)].kind;
        // Only a cancelled reservation starts again, and only an active one can end.
        if (over ? kind == Kind::Cancelled : kind == Kind::New) return false;
        for (int w = v + 1; w < int(versions.size()); ++w) {
            const bool late = first[size_t(w)] && first[size_t(w)]->at < first[size_t(v)]->at;
            if (late && !mayComeAfter(v, w)) return false;
        }
    }
    return !versions.empty() && versions.front().kind == Kind::New;
}

void Story::makeDeliveries(core::Random &random)
{
    Instant last;
    for (int v = 0; v < int(versions.size()); ++v) {
        const Instant sent = versions[size_t(v)].made + random.between(0, 30) * kSecond;
        last = std::max(sent, last + kSecond);
        deliveries.push_back({v, last, false});
    }
    for (int v = 0; v + 1 < int(versions.size()); ++v) {
        if (!random.chance(0.3)) continue;
        Story late = *this;
        const auto &behind = deliveries[size_t(random.between(v + 1, int(versions.size()) - 1))];
        late.deliveries[size_t(v)].at = behind.at + random.between(1, 90) * kSecond / 2;
        if (late.isPossible()) deliveries = late.deliveries;
    }
    const size_t told = deliveries.size();
    for (size_t d = 0; d < told; ++d) {
        if (!random.chance(0.25)) continue;
        const Instant again = deliveries[d].at + random.between(1, 20'000) * kSecond;
        deliveries.push_back({deliveries[d].version, again, true});
    }
    std::stable_sort(deliveries.begin(), deliveries.end(),
                     [](const Delivery &a, const Delivery &b) { return a.at < b.at; });
}

Story Story::random(quint64 seed, Instant start)
{
    core::Random random(seed);
    Story story;
    story.habit = static_cast<Habit>(random.below(kHabits));
    story.makeVersions(random, start);
    story.makeDeliveries(random);
    return story;
}

std::vector<std::pair<int, Stay>> Story::believed() const
{
    if (versions.back().kind == Kind::Cancelled) return {};
    return versions.back().rooms;
}

bool Story::isPlain() const
{
    bool inOrder = true, again = false;
    for (size_t d = 1; d < deliveries.size(); ++d)
        inOrder = inOrder && deliveries[d - 1].version < deliveries[d].version;
    for (size_t v = 0; v < versions.size(); ++v) {
        if (versions[v].isWrong()) return false;
        for (size_t w = 0; w < v; ++w) {
            if (hasTimes() && versions[w].said == versions[v].said) return false;
            again = again || versions[w].rooms == versions[v].rooms
                    || versions[w].kind == Kind::Cancelled;
        }
    }
    return hasTimes() || (inOrder && !again);
}

std::vector<Story> Story::shorter() const
{
    std::vector<Story> all;
    for (size_t d = 0; d < deliveries.size(); ++d) {
        if (!deliveries[d].copy) continue;
        all.push_back(*this);
        all.back().deliveries.erase(all.back().deliveries.begin() + qptrdiff(d));
    }
    for (int v = 0; v < int(versions.size()); ++v) {
        Story less = *this;
        less.versions.erase(less.versions.begin() + v);
        std::erase_if(less.deliveries, [v](const Delivery &d) { return d.version == v; });
        for (Delivery &d : less.deliveries) d.version -= d.version > v ? 1 : 0;
        all.push_back(std::move(less));
    }
    return all;
}

QString Story::text() const
{
    QStringList words{nameOf(habit)};
    const Instant start = versions.front().made;
    for (const Version &v : versions) {
        static const char *const kKinds[] = {"new", "modified", "cancelled"};
        QStringList rooms;
        for (const auto &[type, stay] : v.rooms)
            rooms +=
                QStringLiteral("R%1 %2+%3").arg(type).arg(stay.checkIn().iso()).arg(stay.nights());
        words += QStringLiteral("version %1 %2 at %3 s (says %4 s): %5")
                     .arg(v.number)
                     .arg(QString::fromLatin1(kKinds[int(v.kind)]))
                     .arg((v.made - start) / kSecond)
                     .arg((v.said - start) / kSecond)
                     .arg(rooms.join(QStringLiteral(", ")));
    }
    for (const Delivery &d : deliveries) {
        words += QStringLiteral("comes %1%2 at %3 s")
                     .arg(versions[size_t(d.version)].number)
                     .arg(d.copy ? QStringLiteral(" again") : QString())
                     .arg((d.at - start) / kSecond);
    }
    return words.join(u'\n');
}

}  // namespace roomrack::tests
