// SPDX-License-Identifier: GPL-3.0-or-later
// What requests write beside bookings, in the same commit: claims, payments, decisions about
// duplicates, mails to send, and the property's setup for them (docs/decisions/0030).
#pragma once

#include "booking/booking.h"
#include "booking/claim.h"
#include "booking/saga/saga.h"
#include "booking/token.h"
#include "dedup/conclusion.h"
#include "pricing/tax_lines.h"

#include <optional>
#include <vector>

namespace roomrack::booking {

/// The number of a saga: that of the hold that becomes the booking, or of the record that began it.
using SagaId = Id<struct SagaTag>;

/// The request of a payment, until it is booked or changed.
struct SagaRequest {
    Guest guest;
    std::optional<Stay> stay;      ///< of a change: the booking's new stay; none: a new booking
    std::optional<Stay> before{};  ///< of a change: its stay when that was asked for
    std::optional<RoomTypeId> roomType;  ///< of a change: what it changes, as the next ones
    std::optional<qint32> rooms, adults, children;
    std::optional<RatePlanId> plan;
    qint64 total = 0;                ///< of the booking then, minor units
    std::optional<Money> charged{};  ///< the same in the guest's currency, if that differs
    /// Of that total, as the guest was told; none kept: they are computed again.
    std::optional<pricing::StayTaxes> taxes{};
    qint32 termsSeq = 0;  ///< Booking::termsSeq after it, as the guest was told; 0: by the hold
    std::optional<SegmentId> segment{};  ///< market segment that was chosen; none: by rule
    friend bool operator==(const SagaRequest &, const SagaRequest &) = default;
};

/// The saga after the change; replaces the row of the same number.
struct SagaRow {
    PropertyId property;
    SagaId id;
    BookingId booking;   ///< that it pays for: the saga's own number for a new one
    bool waits = false;  ///< for a user to decide whether it is a duplicate
    Instant begun, moved;
    ActorId caller;  ///< owner of the key
    QByteArray key;  ///< empty: without one
    SagaState state;
    SagaRequest request;
    friend bool operator==(const SagaRow &, const SagaRow &) = default;
};

/// Whether a booking that exists is changed; not known once the change is done.
inline bool isChange(const SagaRow &row)
{
    return row.state.purpose == SagaPurpose::Book && row.request.stay.has_value();
}

/// A new booking that was cancelled while its payment or review was pending, so that it never
/// became one. Whatever ended it: the cancellation was accepted.
inline bool wasCancelled(const SagaRow &row)
{
    const SagaState &s = row.state;
    const bool isNew = s.purpose == SagaPurpose::Book && row.booking.value == row.id.value;
    const bool failed = s.end != SagaEnd::Open && s.end != SagaEnd::Booked;
    return isNew && failed && (s.end == SagaEnd::Cancelled || s.why == SagaEnd::Cancelled);
}
/// What a later cancellation of such a request is answered from.
struct CancelledRequest {
    BookingId booking;
    qint64 total = 0;                ///< minor units
    std::optional<Money> charged{};  ///< SagaRequest::charged
    qint64 seq = 0;                  ///< the record that ended it; 0: it is in the file
};
inline CancelledRequest cancelledRequest(const SagaRow &row, qint64 seq)
{
    return {row.booking, row.request.total, row.request.charged, seq};
}

/// The outcome of a duplicate. Stored as numbers: never renumber, only append.
enum class DuplicateOutcome : quint8 {
    Stopped = 1,       ///< rejected: it exists already
    SameAnswer = 2,    ///< a known key: response replayed
    NotDuplicate = 3,  ///< checked: another request
    Open = 4,          ///< awaits a user's decision
    KeptBoth = 5,      ///< by a user
    Replaced = 6,      ///< by a user: the first was cancelled
    IsOne = 7,         ///< by a user
    Lapsed = 8,        ///< not decided in time, and the rooms were released
    Ended = 9,         ///< one of the two bookings ended, so there was nothing to decide
    Replacing = 10     ///< by a user: the first will be cancelled once the payment is complete
};
constexpr DuplicateOutcome lastOf(DuplicateOutcome)
{
    return DuplicateOutcome::Replacing;
}
/// A user may still decide.
constexpr bool isUndecided(DuplicateOutcome o)
{
    return o == DuplicateOutcome::Open;
}

/// The request as it was received, for display beside its match.
struct DuplicateRequest {
    Guest guest;
    Stay stay;
    RoomTypeId roomType;
    RatePlanId plan;
    qint32 rooms = 0, adults = 0, children = 0;
    qint64 total = 0;
    friend bool operator==(const DuplicateRequest &, const DuplicateRequest &) = default;
};

/// A row of the page Duplicates. The same number replaces its outcome; the same reference, if any,
/// increments its count.
struct DuplicateRow {
    PropertyId property;
    dedup::CandidateId id;
    dedup::Product product = dedup::Product::RoomBooking;
    dedup::What what = dedup::What::New;
    dedup::Why why = dedup::Why::NothingFound;
    DuplicateOutcome outcome = DuplicateOutcome::NotDuplicate;
    ChannelId channel;
    Instant at, last;
    qint32 times = 1;
    qint64 apartMicros = 0;  ///< time between the two
    BookingId booking;       ///< its own, or its future number; none: rejected
    BookingId other;
    qint64 saved = 0;         ///< minor units that were not charged a second time
    QString reference;        ///< of a key or message; empty: of bookings
    QByteArray mine, theirs;  ///< contexts, in normal form
    DuplicateRequest request;
    ActorId decidedBy;
    Instant decided;
    friend bool operator==(const DuplicateRow &, const DuplicateRow &) = default;
};

/// Stored as numbers: never renumber, only append.
enum class NoticeKind : quint8 { Booked = 1, Changed = 2, Cancelled = 3, NotBooked = 4 };
constexpr NoticeKind lastOf(NoticeKind)
{
    return NoticeKind::NotBooked;
}
enum class NoticeOutcome : quint8 {
    Waiting = 0,
    Sent = 1,
    Refused = 2,   ///< for good: the address, or the mail
    NoAddress = 3  ///< the guest has none
};
constexpr NoticeOutcome lastOf(NoticeOutcome)
{
    return NoticeOutcome::NoAddress;
}
/// A mail to a guest; its text is made of the booking when it is sent.
struct NoticeRow {
    PropertyId property;
    qint64 id = 0;  ///< the record that it is about
    BookingId booking;
    NoticeKind kind = NoticeKind::Booked;
    NoticeOutcome outcome = NoticeOutcome::Waiting;
    Instant at, nextTry;
    qint32 tries = 0;
    QString said;  ///< the last error
    friend bool operator==(const NoticeRow &, const NoticeRow &) = default;
};

/// No charge: the row is deleted.
struct ChargeRow {
    PropertyId property;
    BookingId booking;
    std::optional<Charge> charge;
    friend bool operator==(const ChargeRow &, const ChargeRow &) = default;
};

/// Stored as numbers: never renumber, only append.
enum class SetupKind : quint8 {
    Payment = 1,     ///< the gateway
    Mail = 2,        ///< the mail server
    Central = 3,     ///< the shared duplicate database of several engines
    Duplicates = 4,  ///< windows and weights of the filter (dedup/rules.h)
    Api = 5          ///< defaults of the API (booking/api_setup.h)
};
constexpr SetupKind lastOf(SetupKind)
{
    return SetupKind::Api;
}
/// content empty: the row is deleted.
struct HotelSetupRow {
    PropertyId property;
    SetupKind kind{};
    QByteArray content;  ///< has no secret
    qint64 seq = 0;
    friend bool operator==(const HotelSetupRow &, const HotelSetupRow &) = default;
};

/// What these sagas charged and have not refunded nor begun to refund.
std::vector<Paid> paidFor(const std::vector<SagaRow> &sagas);

struct TokenRow {
    PropertyId property;
    Token token;
    friend bool operator==(const TokenRow &, const TokenRow &) = default;
};

struct RequestRows {
    std::vector<ClaimRow> claims;
    std::vector<SagaRow> sagas;
    std::vector<ChargeRow> charges;
    std::vector<DuplicateRow> duplicates;
    std::vector<NoticeRow> notices;
    std::vector<HotelSetupRow> setups;
    std::vector<TokenRow> tokens;
    std::vector<ForgetClaimsRow> forget;

    bool isEmpty() const;
};

}  // namespace roomrack::booking
