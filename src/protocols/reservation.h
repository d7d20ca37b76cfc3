// SPDX-License-Identifier: GPL-3.0-or-later
// A reservation, independent of the channel's protocol: filled by codecs, read by sync and the
// inbox, without traces of a wire format. It has no field for a card number, which is masked while
// a message is read.
#pragma once

#include "core/card_number.h"
#include "core/clock.h"
#include "core/money.h"
#include "core/stay.h"

#include <QtCore/QStringList>

#include <optional>
#include <vector>

namespace roomrack::protocols {

enum class ReservationStatus : quint8 {
    New,       ///< sold by the channel
    Modified,  ///< changed; contains the full new state
    Cancelled,
    Requested,  ///< a request for an offer; nothing is sold
};

enum class AgeClass : quint8 { Adult, Child, Infant };

struct GuestCount {
    AgeClass ageClass = AgeClass::Adult;
    int count = 1;
    int age = -1;  ///< of each guest; -1: not specified
    friend bool operator==(const GuestCount &, const GuestCount &) = default;
};

/// In minor units of the reservation's currency. Channels send one or both.
struct Amounts {
    std::optional<qint64> afterTax;
    std::optional<qint64> beforeTax;
    /// The amount the guest pays: after tax if known.
    std::optional<qint64> paid() const { return afterTax ? afterTax : beforeTax; }
    bool isEmpty() const { return !afterTax && !beforeTax; }
    friend bool operator==(const Amounts &, const Amounts &) = default;
};

struct NightlyRate {
    Night night;
    Amounts amount;  ///< per room
    friend bool operator==(const NightlyRate &, const NightlyRate &) = default;
};

struct Address {
    QStringList lines;
    QString city;
    QString postalCode;
    QString region;
    QString country;  ///< ISO 3166 alpha-2 if the channel complies
    bool isEmpty() const
    {
        return lines.isEmpty() && city.isEmpty() && postalCode.isEmpty() && region.isEmpty()
               && country.isEmpty();
    }
    friend bool operator==(const Address &, const Address &) = default;
};

/// A guest or booker. `reference` is the id that room stays use in the message.
struct Person {
    QString reference;
    QString prefix;  ///< "Ms", "Dr."
    QString givenName;
    QString surname;
    QString email;
    QStringList phones;
    Address address;
    QString language;  ///< "de"
    QString gender;    ///< as sent by the channel
    std::optional<Night> birthDate;
    QString company;
    friend bool operator==(const Person &, const Person &) = default;
};

struct RoomStay {
    QString reference;     ///< the channel's id of this room stay, if any
    QString roomTypeCode;  ///< the channel's code, as mapped
    QString roomTypeName;
    QString ratePlanCode;
    QString ratePlanName;
    QString mealPlan;  ///< as coded by the protocol
    Stay stay;
    int rooms = 1;                   ///< identical rooms for the same nights
    std::vector<GuestCount> guests;  ///< per room
    std::vector<NightlyRate> rates;  ///< by night, ascending; empty: totals only
    Amounts total;                   ///< all rooms
    QStringList guestReferences;     ///< Person::reference of this stay's guests
    QString comment;
    QStringList specialRequests;
    std::optional<qint64> commission{};          ///< of this stay; none: in that of the reservation
    std::optional<int> commissionBasisPoints{};  ///< of its price; counts without an amount only
    friend bool operator==(const RoomStay &, const RoomStay &) = default;
};

enum class GuaranteeKind : quint8 { None, Card, Deposit, Prepaid, Voucher, Other };

struct Guarantee {
    GuaranteeKind kind = GuaranteeKind::None;
    QString cardBrand;        ///< "VI", "MC", as coded by the channel
    QString lastFour;         ///< last digits of the card, if sent; never more
    QString text;             ///< for display; never from card fields
    bool atProperty = false;  ///< the channel states that the property collects the payment
    friend bool operator==(const Guarantee &, const Guarantee &) = default;
};

/// Whether the channel collects the payment; empty: it does not state who does.
constexpr std::optional<bool> channelCollects(const Guarantee &guarantee)
{
    if (guarantee.kind == GuaranteeKind::Prepaid) return true;
    return guarantee.atProperty ? std::optional(false) : std::nullopt;
}

struct Reservation {
    ReservationStatus status = ReservationStatus::New;
    QString id;              ///< the channel's reservation number; never changes
    QString idContext;       ///< system that issued it ("BOOKING.COM")
    QString cancellationId;  ///< the channel's cancellation number
    QString revision;        ///< number of this version, if the protocol has revisions
    QString hotelId;         ///< our own number, if the channel returns it
    QString hotelCode;
    QString hotelName;
    QString source;  ///< the OTA behind an aggregator, or an agency
    std::optional<Instant> created;
    std::optional<Instant> modified;
    std::vector<RoomStay> stays;  ///< may be empty in a cancellation
    std::vector<Person> guests;
    std::optional<Person> booker;      ///< if not one of the guests
    std::optional<Currency> currency;  ///< of every amount; nullopt: no amounts
    Amounts total;
    std::optional<qint64> commission;          ///< of all stays that do not tell their own
    std::optional<int> commissionBasisPoints;  ///< of their prices; counts without an amount only
    std::optional<qint64> deposit;
    Guarantee guarantee;
    QString comment;
    QStringList specialRequests;
    QString penalty;  ///< cancellation policy as text
    friend bool operator==(const Reservation &, const Reservation &) = default;
};

using core::hasCardNumber;
using core::withoutCardNumbers;

}  // namespace roomrack::protocols
