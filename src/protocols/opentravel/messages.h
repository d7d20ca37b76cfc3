// SPDX-License-Identifier: GPL-3.0-or-later
// The OpenTravel messages of a hotel's distribution (namespace .../OTA/2003/05, schemas 2015A) as
// values: availability, rates and counts out, reservations in, and what is answered. What stands
// here is what Roomrack means; how it is spelled is for codec.h.
#pragma once

#include "protocols/opentravel/codes.h"
#include "protocols/reservation.h"

#include <variant>

namespace roomrack::protocols::opentravel {

/// An Error or a Warning. `recordId` names the record of the request that it is about: its
/// LocatorID, its reservation's number, or its place ("3" is the third).
struct Problem {
    int type = static_cast<int>(ErrorType::Unknown);
    int code = 0;       ///< of the list ERR; 0: none
    QString shortText;  ///< at most 64 characters go on the wire
    QString text;       ///< in full
    QString recordId;
    QString status;
    friend bool operator==(const Problem &, const Problem &) = default;
};
/// With the standard's own short text and the type that belongs to the code.
Problem problem(Code code, const QString &text, const QString &recordId = {});

/// Success xor Errors; a success may warn.
struct Outcome {
    std::vector<Problem> errors;  ///< any: it failed
    std::vector<Problem> warnings;
    bool ok() const { return errors.empty(); }
    friend bool operator==(const Outcome &, const Outcome &) = default;
};

/// What every message begins with. A sender that leaves out RequestorID@Type is read as "22"
/// (an electronic reservation service), BookingChannel@Type as "7" (the internet).
struct Head {
    QString echoToken;
    std::optional<Instant> timeStamp;
    QString version = QStringLiteral("1.0");
    QString target;  ///< "Production", "Test" or nothing
    QString requestorType;
    QString requestorId;
    QString requestorContext;
    QString requestorPassword;  ///< RequestorID@MessagePassword
    QString channelType;        ///< BookingChannel@Type
    QString company;            ///< BookingChannel/CompanyName
    friend bool operator==(const Head &, const Head &) = default;
};

/// Nights [first, last] of the week's days in `weekdays` (bit 0 is Monday).
struct NightRange {
    Night first;
    Night last;
    quint8 weekdays = 0x7f;
    bool contains(Night n) const
    {
        return n >= first && n <= last && (weekdays >> (n.weekday() - 1) & 1) != 0;
    }
    /// The first night that it means, if it means any.
    std::optional<Night> firstNight() const;
    friend bool operator==(const NightRange &, const NightRange &) = default;
};

/// StatusApplicationControl: what a record is about.
struct Target {
    QString roomType;  ///< @InvTypeCode; empty: all, where allRoomTypes says so
    QString ratePlan;  ///< @RatePlanCode; empty: the room type as such
    std::optional<NightRange> nights;
    bool allRoomTypes = false;
    bool allRatePlans = false;
    friend bool operator==(const Target &, const Target &) = default;
};

enum class LimitKind : quint8 { Set, Remove, Adjust };
enum class StayLimit : quint8 { MinArrival, MaxArrival, MinThrough, MaxThrough };
enum class Restricts : quint8 { Sale, Arrival, Departure };

struct LengthOfStay {
    StayLimit limit = StayLimit::MinArrival;
    std::optional<int> nights;  ///< none: the limit is taken away
    friend bool operator==(const LengthOfStay &, const LengthOfStay &) = default;
};
/// Whether stays of so many nights may be sold (FullPatternLOS).
struct LengthStatus {
    int nights = 1;
    bool open = true;
    friend bool operator==(const LengthStatus &, const LengthStatus &) = default;
};
struct Restriction {
    Restricts what = Restricts::Sale;
    bool closed = false;
    friend bool operator==(const Restriction &, const Restriction &) = default;
};

struct AvailStatus {
    Target target;
    int locator = 0;  ///< LocatorID; 0: none
    LimitKind limitKind = LimitKind::Set;
    std::optional<int> limit;  ///< BookingLimit: rooms that may still be sold
    std::vector<LengthOfStay> lengths;
    /// Lengths of stay one by one; those that are not named are not spoken of.
    std::vector<LengthStatus> pattern;
    bool arrivalBased = false;  ///< LengthsOfStay@ArrivalDateBased
    std::optional<Restriction> restriction;
    friend bool operator==(const AvailStatus &, const AvailStatus &) = default;
};
struct AvailNotif {
    Head head;
    QString hotelCode;
    QString hotelName;
    std::vector<AvailStatus> statuses;
    friend bool operator==(const AvailNotif &, const AvailNotif &) = default;
};

/// The price of a room with so many guests.
struct GuestAmount {
    int guests = 0;  ///< 0: whatever the number
    Amounts amount;
    friend bool operator==(const GuestAmount &, const GuestAmount &) = default;
};
/// What one guest more costs.
struct ExtraAmount {
    AgeClass ageClass = AgeClass::Adult;
    std::optional<int> minAge;
    std::optional<int> maxAge;
    qint64 amount = 0;  ///< minor units
    bool taxIncluded = true;
    friend bool operator==(const ExtraAmount &, const ExtraAmount &) = default;
};
struct Rate {
    std::optional<NightRange> nights;  ///< none: those of the message's target
    Currency currency;
    std::vector<GuestAmount> base;
    std::vector<ExtraAmount> extra;
    friend bool operator==(const Rate &, const Rate &) = default;
};
struct RateAmount {
    Target target;
    int locator = 0;
    std::vector<Rate> rates;
    friend bool operator==(const RateAmount &, const RateAmount &) = default;
};
/// Overlay replaces the nights that are named, Delta changes them, Remove takes them away.
enum class NotifType : quint8 { Overlay, Delta, Remove };
struct RateAmountNotif {
    Head head;
    std::optional<NotifType> notifType;  ///< always sent; some senders leave it out
    QString hotelCode;
    QString hotelName;
    std::vector<RateAmount> amounts;
    friend bool operator==(const RateAmountNotif &, const RateAmountNotif &) = default;
};

struct RoomCount {
    int type = kCountAvailable;  ///< code list INV
    int count = 0;
    friend bool operator==(const RoomCount &, const RoomCount &) = default;
};
struct Inventory {
    Target target;
    std::vector<RoomCount> counts;
    friend bool operator==(const Inventory &, const Inventory &) = default;
};
struct InvCountNotif {
    Head head;
    QString hotelCode;
    QString hotelName;
    std::vector<Inventory> inventories;
    friend bool operator==(const InvCountNotif &, const InvCountNotif &) = default;
};

/// OTA_HotelResNotifRQ.
struct ResNotif {
    Head head;
    std::vector<Reservation> reservations;
    friend bool operator==(const ResNotif &, const ResNotif &) = default;
};
/// One reservation in an answer: the channel's number, and ours where it was taken.
struct Confirmation {
    QString id;
    QString idContext;
    QString cancellationId;
    QString hotelId;
    std::optional<ReservationStatus> status;
    QString revision = {};  ///< UniqueID@Instance: which version of it
    friend bool operator==(const Confirmation &, const Confirmation &) = default;
};
/// OTA_HotelResNotifRS.
struct ResNotifAnswer {
    Head head;
    Outcome outcome;
    std::vector<Confirmation> confirmations;
    friend bool operator==(const ResNotifAnswer &, const ResNotifAnswer &) = default;
};

enum class Selection : quint8 { Undelivered, Delivered, All };
/// OTA_ReadRQ: a hotel's reservations, or one by its number where `id` is set.
struct Read {
    Head head;
    QString id;
    QString idContext;
    QString hotelCode;
    QString hotelName;
    Selection selection = Selection::Undelivered;
    std::optional<Instant> changedSince;
    friend bool operator==(const Read &, const Read &) = default;
};
/// OTA_ResRetrieveRS.
struct ResRetrieve {
    Head head;
    Outcome outcome;
    std::vector<Reservation> reservations;
    friend bool operator==(const ResRetrieve &, const ResRetrieve &) = default;
};
/// OTA_NotifReportRQ: what became of the reservations that were retrieved.
struct NotifReport {
    Head head;
    Outcome outcome;
    std::vector<Confirmation> confirmations;
    friend bool operator==(const NotifReport &, const NotifReport &) = default;
};

struct Ping {
    Head head;
    QString echo;
    friend bool operator==(const Ping &, const Ping &) = default;
};
struct PingAnswer {
    Head head;
    Outcome outcome;
    QString echo;
    friend bool operator==(const PingAnswer &, const PingAnswer &) = default;
};

/// The answers that say nothing but how it went.
enum class Acknowledged : quint8 { AvailNotif, RateAmountNotif, InvCountNotif, NotifReport };
struct Acknowledgement {
    Acknowledged what = Acknowledged::AvailNotif;
    Head head;
    Outcome outcome;
    friend bool operator==(const Acknowledgement &, const Acknowledgement &) = default;
};

/// A SOAP 1.1 fault: the message itself could not be taken ("Client", "Server", "MustUnderstand",
/// "VersionMismatch"). What is wrong in a message is no fault but Errors.
struct Fault {
    QString code = QStringLiteral("Server");
    QString text;
    friend bool operator==(const Fault &, const Fault &) = default;
};

using Message =
    std::variant<AvailNotif, RateAmountNotif, InvCountNotif, ResNotif, ResNotifAnswer, Read,
                 ResRetrieve, NotifReport, Ping, PingAnswer, Acknowledgement, Fault>;

/// The answer to a request, with its EchoToken: an Acknowledgement, a ResNotifAnswer, a ResRetrieve
/// or a PingAnswer. A fault answers what is an answer itself.
Message answerTo(const Message &request, const Outcome &outcome, Instant now);

}  // namespace roomrack::protocols::opentravel
