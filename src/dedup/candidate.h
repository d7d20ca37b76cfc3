// SPDX-License-Identifier: GPL-3.0-or-later
// The record that a request leaves so that its duplicate can be found, the same for everything that
// can come twice (docs/decisions/0027).
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "core/ids.h"

#include <QtCore/QByteArray>

#include <compare>
#include <vector>

namespace roomrack::dedup {

/// Unique in a hotel, wherever its candidates are kept. Grows with time (CandidateNumbers).
using CandidateId = Id<struct CandidateTag>;

/// What can come twice. Stored as numbers: never renumber, only add.
enum class Product : quint8 {
    RoomBooking = 1,
    GroupBooking = 2,
    ApiRequest = 3,
    ChannelMessage = 4
};
constexpr Product lastOf(Product)
{
    return Product::ChannelMessage;
}

/// Stored as numbers.
enum class Status : quint8 {
    Active = 1,   ///< its booking lives: an equal one is a duplicate
    Inactive = 2  ///< refused, failed, cancelled, departed or out of date; kept for a while
};
constexpr Status lastOf(Status)
{
    return Status::Inactive;
}

/// The first 128 bits of BLAKE2b-256 of the context.
struct ContextHash {
    quint64 high = 0;
    quint64 low = 0;
    friend auto operator<=>(const ContextHash &, const ContextHash &) = default;

    static ContextHash of(const QByteArray &context);
    /// Sixteen bytes, big end first.
    QByteArray bytes() const;
    static ContextHash fromBytes(const QByteArray &bytes);
};

/// Among active ones (product, hash, context, ordinal) is unique.
struct Candidate {
    CandidateId id;
    Product product = Product::RoomBooking;
    Status status = Status::Active;
    qint32 ordinal = 1;  ///< of those that are alike and wanted: two rooms, or "keep both"
    QByteArray context;  ///< canonical JSON (context.h)
    ContextHash hash;    ///< of the context
    BookingId booking;   ///< none yet, or never: requests and messages have none
    ChannelId channel;   ///< where it came from; none: the desk
    Instant created;
    Instant expires;  ///< counts no longer from then on; zero: while its booking lives
    Instant ended;    ///< when it became inactive

    bool countsAt(Instant now) const
    {
        return status == Status::Active && (expires.micros == 0 || now < expires);
    }
    friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// Gives candidates of one request that say the same the ordinals 1, 2, ... in their order.
void numberEqualOnes(std::vector<Candidate> &request);

/// Where numbers of candidates come from: milliseconds since 2020 in the upper 41 bits, chance in
/// the lower 22. Rows are added at the end of a table that way, and what a restored backup gives
/// out again differs from what others remember.
class CandidateNumbers {
public:
    /// Greater than all before.
    CandidateId next(Instant now, quint64 random);

private:
    qint64 last_ = 0;
};

}  // namespace roomrack::dedup
