// SPDX-License-Identifier: GPL-3.0-or-later
// A channel's own state of one reservation, and how its messages about it reach the property. It is
// independent of the property's rules: the last version is the channel's state, and it reports when
// a network can have reordered the messages beyond recognition.
#pragma once

#include "core/clock.h"
#include "core/random.h"
#include "core/stay.h"

#include <QString>

#include <optional>
#include <vector>

namespace roomrack::tests {

/// What a channel sends beside the reservation itself.
enum class Habit : quint8 {
    JsonTimes,      ///< versions have names and times
    JsonNames,      ///< names only
    AlpineTimes,    ///< AlpineBits 2024-10: times
    AlpineCreated,  ///< 2020-10: creation time only
    GdsTimes,       ///< OpenTravel with times and versions
    GdsVersions,    ///< with versions only
    GdsBare         ///< with neither
};
inline constexpr int kHabits = 7;
QString nameOf(Habit habit);

struct Version {
    enum class Kind : quint8 { New, Modified, Cancelled } kind = Kind::New;
    std::vector<std::pair<int, Stay>> rooms;  ///< room type and nights of each
    Instant made;
    Instant said;  ///< the time in the message, true or not
    int number = 1;
    bool isWrong() const { return made != said; }
};

struct Delivery {
    int version = 0;
    Instant at;
    bool copy = false;  ///< repeated by the network, or by a sender without an answer
};

struct Story {
    Habit habit = Habit::JsonTimes;
    std::vector<Version> versions;
    std::vector<Delivery> deliveries;

    static Story random(quint64 seed, Instant start);
    /// What the channel has sold in the end.
    std::vector<std::pair<int, Stay>> believed() const;
    /// No message can be confused with another: no review is needed.
    bool isPlain() const;
    /// Whether a network may deliver it like this.
    bool isPossible() const;
    /// A shorter story for which `wrong` still holds.
    template <typename Wrong>
    Story shrunk(const Wrong &wrong) const
    {
        Story best = *this;
        for (bool less = true; less;) {
            less = false;
            for (const Story &next : best.shorter()) {
                if (!next.isPossible() || !wrong(next)) continue;
                best = next;
                less = true;
                break;
            }
        }
        return best;
    }
    QString text() const;

private:
    std::vector<Story> shorter() const;
    bool hasTimes() const;
    bool mayComeAfter(int version, int later) const;
    void makeVersions(core::Random &random, Instant start);
    void makeDeliveries(core::Random &random);
};

}  // namespace roomrack::tests
