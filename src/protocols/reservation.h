// SPDX-License-Identifier: GPL-3.0-or-later
// A reservation as any channel tells it, whatever its protocol: codecs fill it, sync and the inbox
// read it, and nothing of a wire format is left in it. There is no place for a card number here: it
// is masked while a message is read.
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
    New,       ///< booked: the channel has sold it
    Modified,  ///< booked before, now like this (all of it, not the difference)
    Cancelled,
    Requested,  ///< a guest asks for an offer; nothing is sold
};

enum class AgeClass : quint8 { Adult, Child, Infant };

struct GuestCount {
    AgeClass ageClass = AgeClass::Adult;
    int count = 1;
    int age = -1;  ///< of each of them; -1: not said
    friend bool operator==(const GuestCount &, const GuestCount &) = default;
};

/// In minor units of the reservation's currency. Channels say one, or the other, or both.
struct Amounts {
    std::optional<qint64> afterTax;
    std::optional<qint64> beforeTax;
    /// What the guest pays: after tax where that is known.
    std::optional<qint64> paid() const { return afterTax ? afterTax : beforeTax; }
    bool isEmpty() const { return !afterTax && !beforeTax; }
    friend bool operator==(const Amounts &, const Amounts &) = default;
};

struct NightlyRate {
    Night night;
    Amounts amount;  ///< of one room
    friend bool operator==(const NightlyRate &, const NightlyRate &) = default;
};

struct Address {
    QStringList lines;
    QString city;
    QString postalCode;
    QString region;
    QString country;  ///< ISO 3166 alpha-2 where the channel keeps to it
    bool isEmpty() const
    {
        return lines.isEmpty() && city.isEmpty() && postalCode.isEmpty() && region.isEmpty()
               && country.isEmpty();
    }
    friend bool operator==(const Address &, const Address &) = default;
};

/// A guest, or whoever books. `reference` is what room stays call them by in the message.
struct Person {
    QString reference;
    QString prefix;  ///< "Ms", "Dr."
    QString givenName;
    QString surname;
    QString email;
    QStringList phones;
    Address address;
    QString language;  ///< "de"
    QString gender;    ///< as the channel says it
    std::optional<Night> birthDate;
    QString company;
    friend bool operator==(const Person &, const Person &) = default;
};

struct RoomStay {
    QString reference;     ///< the channel's number of this room of the reservation, if it has one
    QString roomTypeCode;  ///< the channel's, as mapped
    QString roomTypeName;
    QString ratePlanCode;
    QString ratePlanName;
    QString mealPlan;  ///< as the protocol codes it
    Stay stay;
    int rooms = 1;                   ///< alike, for the same nights
    std::vector<GuestCount> guests;  ///< of each room
    std::vector<NightlyRate> rates;  ///< by night, ascending; empty: only totals were said
    Amounts total;                   ///< of all its rooms
    QStringList guestReferences;     ///< Person::reference of those who sleep here
    QString comment;
    QStringList specialRequests;
    friend bool operator==(const RoomStay &, const RoomStay &) = default;
};

enum class GuaranteeKind : quint8 { None, Card, Deposit, Prepaid, Voucher, Other };

struct Guarantee {
    GuaranteeKind kind = GuaranteeKind::None;
    QString cardBrand;  ///< "VI", "MC", as the channel codes it
    QString lastFour;   ///< of the card, where they were sent; never more
    QString text;       ///< in words, for people; never from a card's fields
    friend bool operator==(const Guarantee &, const Guarantee &) = default;
};

struct Reservation {
    ReservationStatus status = ReservationStatus::New;
    QString id;              ///< the channel's number of the reservation: the same for ever
    QString idContext;       ///< whose number that is ("BOOKING.COM")
    QString cancellationId;  ///< the channel's number of the cancellation
    QString revision;        ///< of this version of it, where the protocol has revisions
    QString hotelId;         ///< our own number of it, where it comes back to us
    QString hotelCode;
    QString hotelName;
    QString source;  ///< the OTA behind an aggregator, or an agency
    std::optional<Instant> created;
    std::optional<Instant> modified;
    std::vector<RoomStay> stays;  ///< may be empty in a cancellation
    std::vector<Person> guests;
    std::optional<Person> booker;      ///< where it is nobody of the guests
    std::optional<Currency> currency;  ///< of every amount; none: no amounts
    Amounts total;
    std::optional<qint64> commission;
    std::optional<qint64> deposit;
    Guarantee guarantee;
    QString comment;
    QStringList specialRequests;
    QString penalty;  ///< terms of cancellation in words
    friend bool operator==(const Reservation &, const Reservation &) = default;
};

using core::hasCardNumber;
using core::withoutCardNumbers;

}  // namespace roomrack::protocols
