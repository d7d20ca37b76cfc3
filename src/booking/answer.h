// SPDX-License-Identifier: GPL-3.0-or-later
// What commands answer.
#pragma once

#include "booking/booking.h"
#include "booking/request_rows.h"
#include "pricing/tax_lines.h"

#include <optional>

namespace roomrack::booking {

/// The answer of all commands; only fields that apply are set.
struct Answer {
    HoldId hold;
    BookingId booking;
    BookingId sisterBooking{};                ///< of WalkBooking: the one at the sister hotel
    qint32 version = 0;                       ///< of the booking
    Instant deadline{};                       ///< of the hold
    qint64 total = 0;                         ///< quoted or booked, minor units
    std::optional<Money> charged;             ///< the same in the guest's currency, if that differs
    qint64 fee = 0;                           ///< cancellation or no-show fee
    std::optional<Money> feeCharged{};        ///< the same in the guest's currency, as above
    std::optional<qint64> channelCollects{};  ///< of the booking: of the total, see Booking
    std::optional<Money> due{};  ///< of a reinstated booking: the price less what is still paid
    RoomTypeId roomType;
    bool repeated = false;         ///< it existed already; nothing changed
    bool oversold = false;         ///< accepted beyond a limit and flagged
    qint64 seq = 0;                ///< sequence of the last record written, 0 if none
    qint64 step = 0;               ///< step number for UndoStep; 0: cannot be undone
    qint64 cells = 0;              ///< cells or items of the description whose value changed
    qint64 item = 0;               ///< of EditDescription: id of the first item that it added
    ActorId user;                  ///< or token: added, changed or signed in
    SagaId saga;                   ///< the payment's saga, or one that waits for a user
    dedup::CandidateId duplicate;  ///< on the page Duplicates: awaits or had a user's decision
    bool pending = false;          ///< not booked yet: it waits, with its rooms held
    QByteArray question{};         ///< signed: lets the guest decide whether it is a duplicate
    pricing::StayTaxes taxes{};    ///< of a new or changed hold or booking; none without rules
    QString brokenCondition{};     ///< of its rate plan; accepted, because a channel had sold it
    friend bool operator==(const Answer &, const Answer &) = default;
};

}  // namespace roomrack::booking
