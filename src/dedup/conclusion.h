// SPDX-License-Identifier: GPL-3.0-or-later
// What comes of the candidates that were found: is this a new request, a duplicate, or a question
// for a person; and why.
#pragma once

#include "dedup/likeness.h"

#include <span>

namespace roomrack::dedup {

/// A candidate that was found, by its key or as nearly like.
struct Match {
    CandidateId id;
    Product product = Product::RoomBooking;
    Status status = Status::Active;
    qint32 ordinal = 1;
    ContextHash hash;
    BookingId booking;
    ChannelId channel;
    Instant created;
    Traits traits;
    bool over = false;  ///< the caller knows that its booking is cancelled, failed or left
    friend bool operator==(const Match &, const Match &) = default;
};
Match matchOf(const Candidate &candidate);

/// At most so many are looked at.
inline constexpr size_t kMostMatches = 32;
/// `same`, and of the others those that share a blocking key with one of the request's and may be
/// its guest: each once, the most alike first, then the earliest. The request's own are passed
/// over.
std::vector<Match> mostAlike(std::span<const Asked> request, std::vector<Match> same,
                             std::vector<Match> near);

/// What agreements and differences count, in percent of what likeness.h gives them, and from how
/// many points on something follows.
struct Weights {
    qint32 name = 100;
    qint32 mail = 100;
    qint32 phone = 100;
    qint32 type = 100;
    qint32 askFrom = kMaybeOne;
    qint32 refuseFrom = kHardlyTwo;
    friend bool operator==(const Weights &, const Weights &) = default;
};

/// How long ago the other one may have come, in microseconds.
struct Window {
    qint64 sameKey = 0;  ///< refused within it, asked about later
    qint64 almost = 0;   ///< refused within it where the two hardly can be two
    qint64 alike = 0;    ///< not even asked about later
    qint64 kept = 0;     ///< inactive ones are evicted so long after their end
    qint64 lives = 0;    ///< how long it counts; 0: as long as its booking
    Weights weights{};
};
Window windowOf(Product product);

/// Stored as numbers: never renumber, only add.
enum class What : quint8 { New = 1, Ask = 2, Duplicate = 3 };
constexpr What lastOf(What)
{
    return What::Duplicate;
}

/// Stored as numbers: never renumber, only add.
enum class Why : quint8 {
    NothingFound = 1,
    Inactive = 2,      ///< the other one was refused or is out of date
    Over = 3,          ///< its booking was cancelled, failed or left
    OtherOrdinal = 4,  ///< a person kept both, or two rooms of one request
    OtherStay = 5,
    OtherGuest = 6,
    TooOld = 7,
    OtherDates = 8,    ///< ask: the same guest, stays that overlap and share an end
    Alike = 9,         ///< ask
    NameOnly = 10,     ///< ask: the same key, and of the guest nothing is known but the name
    SameLongAgo = 11,  ///< ask: the same key, after the window
    AlmostSame = 12,   ///< duplicate
    SameKey = 13       ///< duplicate
};
constexpr Why lastOf(Why)
{
    return Why::SameKey;
}
What whatFollows(Why why);

struct Evidence {
    std::vector<FieldLikeness> fields;
    qint32 points = 0;
    qint64 apartMicros = 0;  ///< between the two requests; 0 or more
    friend bool operator==(const Evidence &, const Evidence &) = default;
};

struct Conclusion {
    What what = What::New;
    Why why = Why::NothingFound;
    CandidateId other;  ///< what it is concluded from; none: nothing was found
    BookingId booking;  ///< the other one's
    Evidence evidence;
    friend bool operator==(const Conclusion &, const Conclusion &) = default;
};

/// About one of them.
Conclusion judge(const Asked &own, const Match &match, const Window &window);
/// About all: whatever asks for the most counts, the earliest of several. A match with the own
/// number is passed over.
Conclusion conclude(const Asked &own, std::span<const Match> matches, const Window &window);

}  // namespace roomrack::dedup
