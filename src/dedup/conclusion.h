// SPDX-License-Identifier: GPL-3.0-or-later
// The conclusion from the candidates that were found: a new request, a duplicate, or a question for
// a user; and the reason.
#pragma once

#include "dedup/likeness.h"

#include <span>

namespace roomrack::dedup {

/// A candidate found by its key or by likeness.
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
    bool over = false;  ///< its booking is cancelled, failed or departed
    friend bool operator==(const Match &, const Match &) = default;
};
Match matchOf(const Candidate &candidate);

/// Maximum number of candidates that are compared.
inline constexpr size_t kMostMatches = 32;
/// `same`, and of the others those that share a blocking key with one of the request's and may be
/// its guest: each once, the most alike first, then the earliest. The request's own are skipped.
std::vector<Match> mostAlike(std::span<const Asked> request, std::vector<Match> same,
                             std::vector<Match> near);

/// Weights of agreements and differences, in percent of likeness.h's points, and the thresholds of
/// points.
struct Weights {
    qint32 name = 100;
    qint32 mail = 100;
    qint32 phone = 100;
    qint32 type = 100;
    qint32 askFrom = kMaybeOne;
    qint32 refuseFrom = kHardlyTwo;
    friend bool operator==(const Weights &, const Weights &) = default;
};

/// Maximum age of the other request, in microseconds.
struct Window {
    qint64 sameKey = 0;  ///< rejected within it, a question after it
    qint64 almost = 0;   ///< rejected within it if near-identical
    qint64 alike = 0;    ///< no question after it
    qint64 kept = 0;     ///< inactive ones are evicted this long after their end
    qint64 lives = 0;    ///< how long it is valid; 0: as long as its booking
    Weights weights{};
};
Window windowOf(Product product);

/// Stored as numbers: never renumber, only append.
enum class What : quint8 { New = 1, Ask = 2, Duplicate = 3 };
constexpr What lastOf(What)
{
    return What::Duplicate;
}

/// Stored as numbers: never renumber, only append.
enum class Why : quint8 {
    NothingFound = 1,
    Inactive = 2,      ///< the other one was rejected or has expired
    Over = 3,          ///< its booking was cancelled, failed or departed
    OtherOrdinal = 4,  ///< a user kept both, or two rooms of one request
    OtherStay = 5,
    OtherGuest = 6,
    TooOld = 7,
    OtherDates = 8,    ///< ask: the same guest, stays that overlap and share an end
    Alike = 9,         ///< ask
    NameOnly = 10,     ///< ask: the same key, but the guest has no mail or telephone
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
    CandidateId other;  ///< the candidate it is based on; none: nothing was found
    BookingId booking;  ///< the other candidate's
    Evidence evidence;
    friend bool operator==(const Conclusion &, const Conclusion &) = default;
};

/// The conclusion from one match.
Conclusion judge(const Asked &own, const Match &match, const Window &window);
/// The conclusion from all matches: the most severe counts, the earliest of several. A match with
/// the own number is skipped.
Conclusion conclude(const Asked &own, std::span<const Match> matches, const Window &window);

}  // namespace roomrack::dedup
