// SPDX-License-Identifier: GPL-3.0-or-later
// What requests write beside bookings, in the same commit: claims, payments, decisions about
// duplicates, mails to be sent, and what a hotel has set up for them (docs/decisions/0030).
#pragma once

#include "booking/booking.h"
#include "booking/claim.h"
#include "booking/saga/saga.h"
#include "booking/token.h"
#include "dedup/conclusion.h"

#include <optional>
#include <vector>

namespace roomrack::booking {

/// The number of a saga: of the hold that becomes the booking, or of the record that began it.
using SagaId = Id<struct SagaTag>;

/// What a payment is about, until it is booked or changed.
struct SagaRequest {
    Guest guest;
    std::optional<Stay> stay;  ///< of a change: what the booking becomes; none: a new booking
    std::optional<RoomTypeId> roomType;
    std::optional<qint32> rooms, adults, children;
    std::optional<RatePlanId> plan;
    qint64 total = 0;                ///< of the booking then, minor units
    std::optional<Money> charged{};  ///< the same in the guest's currency, where that is another
    friend bool operator==(const SagaRequest &, const SagaRequest &) = default;
};

/// As it is after the change; the same number replaces it.
struct SagaRow {
    PropertyId property;
    SagaId id;
    BookingId booking;   ///< that it pays for: its own number, where it becomes a new one
    bool waits = false;  ///< for a person who says whether it is a duplicate
    Instant begun, moved;
    ActorId caller;  ///< whose key it came with
    QByteArray key;  ///< empty: without one
    SagaState state;
    SagaRequest request;
    friend bool operator==(const SagaRow &, const SagaRow &) = default;
};

/// What became of something that came twice. Stored as numbers: never renumber, only add.
enum class DuplicateOutcome : quint8 {
    Stopped = 1,       ///< refused: it is there already
    SameAnswer = 2,    ///< a key that was known: answered as the first time
    NotDuplicate = 3,  ///< looked at, and another request
    Open = 4,          ///< somebody must say
    KeptBoth = 5,      ///< by a person
    Replaced = 6,      ///< by a person: the first was cancelled
    IsOne = 7,         ///< by a person
    Lapsed = 8         ///< nobody said so in time, and the rooms were let go
};
constexpr DuplicateOutcome lastOf(DuplicateOutcome)
{
    return DuplicateOutcome::Lapsed;
}
/// Somebody may still say.
constexpr bool isUndecided(DuplicateOutcome o)
{
    return o == DuplicateOutcome::Open;
}

/// What somebody wanted, as it was said: to be shown beside what it is like.
struct DuplicateRequest {
    Guest guest;
    Stay stay;
    RoomTypeId roomType;
    RatePlanId plan;
    qint32 rooms = 0, adults = 0, children = 0;
    qint64 total = 0;
    friend bool operator==(const DuplicateRequest &, const DuplicateRequest &) = default;
};

/// A line of the page Duplicates. The same number replaces its outcome; the same reference, where
/// there is one, counts one more time.
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
    qint64 apartMicros = 0;  ///< between the two
    BookingId booking;       ///< its own, or the number that it will have; none: refused
    BookingId other;
    qint64 saved = 0;         ///< minor units that were not charged a second time
    QString reference;        ///< of a key or message; empty: of bookings
    QByteArray mine, theirs;  ///< contexts, in normal form
    DuplicateRequest request;
    ActorId decidedBy;
    Instant decided;
    friend bool operator==(const DuplicateRow &, const DuplicateRow &) = default;
};

/// Stored as numbers: never renumber, only add.
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
/// A mail to a guest; what it says is made of the booking when it is sent.
struct NoticeRow {
    PropertyId property;
    qint64 id = 0;  ///< the record that is told of
    BookingId booking;
    NoticeKind kind = NoticeKind::Booked;
    NoticeOutcome outcome = NoticeOutcome::Waiting;
    Instant at, nextTry;
    qint32 tries = 0;
    QString said;  ///< the last trouble
    friend bool operator==(const NoticeRow &, const NoticeRow &) = default;
};

/// No charge: the row goes.
struct ChargeRow {
    PropertyId property;
    BookingId booking;
    std::optional<Charge> charge;
    friend bool operator==(const ChargeRow &, const ChargeRow &) = default;
};

/// Stored as numbers: never renumber, only add.
enum class SetupKind : quint8 {
    Payment = 1,    ///< the gateway
    Mail = 2,       ///< the server that takes it
    Central = 3,    ///< the store of candidates that several engines share
    Duplicates = 4  ///< windows and weights of the filter (dedup/rules.h)
};
constexpr SetupKind lastOf(SetupKind)
{
    return SetupKind::Duplicates;
}
/// content empty: the row goes.
struct HotelSetupRow {
    PropertyId property;
    SetupKind kind{};
    QByteArray content;  ///< no secret in it
    qint64 seq = 0;
    friend bool operator==(const HotelSetupRow &, const HotelSetupRow &) = default;
};

/// What was paid for a booking at the gateway, what went back taken off.
struct Paid {
    BookingId booking;
    QByteArray payment;
    QByteArray key;  ///< of the saga that it was paid by
    Money amount;
};
/// What was paid by these sagas and has not gone back, nor is about to.
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
    void clear();
};

}  // namespace roomrack::booking
