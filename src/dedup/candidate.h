// SPDX-License-Identifier: GPL-3.0-or-later
// The record of a request by which its duplicate is found, the same for all products
// (docs/decisions/0027).
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "core/ids.h"

#include <QtCore/QByteArray>

#include <compare>
#include <vector>

namespace roomrack::dedup {

/// Unique in a property, wherever its candidates are stored. Grows with time (CandidateNumbers).
using CandidateId = Id<struct CandidateTag>;

/// What can be a duplicate. Stored as numbers: never renumber, only append.
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
    Active = 1,   ///< its booking is open: an equal one is a duplicate
    Inactive = 2  ///< rejected, failed, cancelled, departed or expired; kept for a while
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
    /// Sixteen bytes, big-endian.
    QByteArray bytes() const;
    static ContextHash fromBytes(const QByteArray &bytes);
};

/// (product, hash, context, ordinal) is unique among active ones.
struct Candidate {
    CandidateId id;
    Product product = Product::RoomBooking;
    Status status = Status::Active;
    qint32 ordinal = 1;  ///< among intended equal ones: two rooms, or "keep both"
    QByteArray context;  ///< canonical JSON (context.h)
    ContextHash hash;    ///< of the context
    BookingId booking;   ///< none yet, or never: requests and messages have none
    ChannelId channel;   ///< its source; none: the desk
    Instant created;
    Instant expires;  ///< expires then; zero: valid while its booking is open
    Instant ended;    ///< when it became inactive

    bool countsAt(Instant now) const
    {
        return status == Status::Active && (expires.micros == 0 || now < expires);
    }
    friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// Numbers equal candidates of one request 1, 2, ... in their order.
void numberEqualOnes(std::vector<Candidate> &request);

/// Generates numbers of candidates: milliseconds since 2020 in the upper 41 bits, random lower 22
/// bits. So rows are appended at the end of a table, and numbers assigned again after restoring a
/// backup differ from those stored elsewhere.
class CandidateNumbers {
public:
    /// Greater than all before.
    CandidateId next(Instant now, quint64 random);

private:
    qint64 last_ = 0;
};

}  // namespace roomrack::dedup
