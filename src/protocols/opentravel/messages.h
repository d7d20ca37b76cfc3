// SPDX-License-Identifier: GPL-3.0-or-later
// OpenTravel messages of hotel distribution (namespace .../OTA/2003/05, schemas 2015A) as values:
// availability, rates and counts outbound, reservations inbound, and responses. codec.h defines the
// wire format.
#pragma once

#include "protocols/opentravel/codes.h"
#include "protocols/reservation.h"

#include <variant>

namespace roomrack::protocols::opentravel {

/// An Error or a Warning. `recordId` identifies the record of the request: its LocatorID, its
/// reservation number, or its position ("3" is the third).
struct Problem {
    int type = static_cast<int>(ErrorType::Unknown);
    int code = 0;       ///< code list ERR; 0: none
    QString shortText;  ///< at most 64 characters are sent
    QString text;       ///< full text
    QString recordId;
    QString status;
    friend bool operator==(const Problem &, const Problem &) = default;
};
/// Uses the standard's short text and the error type of the code.
Problem problem(Code code, const QString &text, const QString &recordId = {});

/// Success or Errors; a success may have warnings.
struct Outcome {
    std::vector<Problem> errors;  ///< not empty: it failed
    std::vector<Problem> warnings;
    bool ok() const { return errors.empty(); }
    friend bool operator==(const Outcome &, const Outcome &) = default;
};

/// Common attributes of every message. A missing RequestorID@Type is read as "22" (an electronic
/// reservation service), BookingChannel@Type as "7" (the internet).
struct Head {
    QString echoToken;
    std::optional<Instant> timeStamp;
    QString version = QStringLiteral("1.0");
    QString target;  ///< "Production", "Test" or empty
    QString requestorType;
    QString requestorId;
    QString requestorContext;
    QString requestorPassword;  ///< RequestorID@MessagePassword
    QString channelType;        ///< BookingChannel@Type
    QString company;            ///< BookingChannel/CompanyName
    friend bool operator==(const Head &, const Head &) = default;
};

/// Nights [first, last] limited to `weekdays` (bit 0 is Monday).
struct NightRange {
    Night first;
    Night last;
    quint8 weekdays = 0x7f;
    bool contains(Night n) const
    {
        return n >= first && n <= last && (weekdays >> (n.weekday() - 1) & 1) != 0;
    }
    /// The first night in the range that matches the weekdays, if any.
    std::optional<Night> firstNight() const;
    friend bool operator==(const NightRange &, const NightRange &) = default;
};

/// StatusApplicationControl: what a record applies to.
struct Target {
    QString roomType;  ///< @InvTypeCode; empty: all, if allRoomTypes is set
    QString ratePlan;  ///< @RatePlanCode; empty: the room type itself
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
    std::optional<int> nights;  ///< nullopt: removes the limit
    friend bool operator==(const LengthOfStay &, const LengthOfStay &) = default;
};
/// Whether stays of this length may be sold (FullPatternLOS).
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
    std::optional<int> limit;  ///< BookingLimit: rooms left to sell
    std::vector<LengthOfStay> lengths;
    /// Status of single lengths of stay; lengths not listed are unchanged.
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

/// Price of a room by number of guests.
struct GuestAmount {
    int guests = 0;  ///< 0: any number
    Amounts amount;
    friend bool operator==(const GuestAmount &, const GuestAmount &) = default;
};
/// Price of an additional guest.
struct ExtraAmount {
    AgeClass ageClass = AgeClass::Adult;
    std::optional<int> minAge;
    std::optional<int> maxAge;
    qint64 amount = 0;  ///< minor units
    bool taxIncluded = true;
    friend bool operator==(const ExtraAmount &, const ExtraAmount &) = default;
};
struct Rate {
    std::optional<NightRange> nights;  ///< nullopt: the nights of the message's target
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
/// Overlay replaces the named nights, Delta changes them, Remove deletes them.
enum class NotifType : quint8 { Overlay, Delta, Remove };
struct RateAmountNotif {
    Head head;
    std::optional<NotifType> notifType;  ///< always sent; optional when read
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
/// One reservation in a response: the channel's number, and ours if it was accepted.
struct Confirmation {
    QString id;
    QString idContext;
    QString cancellationId;
    QString hotelId;
    std::optional<ReservationStatus> status;
    QString revision = {};  ///< UniqueID@Instance: its revision
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
/// OTA_ReadRQ: a property's reservations, or a single one if `id` is set.
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
/// OTA_NotifReportRQ: results for the retrieved reservations.
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

/// Requests whose response contains only the outcome.
enum class Acknowledged : quint8 { AvailNotif, RateAmountNotif, InvCountNotif, NotifReport };
struct Acknowledgement {
    Acknowledged what = Acknowledged::AvailNotif;
    Head head;
    Outcome outcome;
    friend bool operator==(const Acknowledgement &, const Acknowledgement &) = default;
};

/// A SOAP 1.1 fault: the message itself was not accepted ("Client", "Server", "MustUnderstand",
/// "VersionMismatch"). Errors in its content are reported as Errors instead.
struct Fault {
    QString code = QStringLiteral("Server");
    QString text;
    friend bool operator==(const Fault &, const Fault &) = default;
};

using Message =
    std::variant<AvailNotif, RateAmountNotif, InvCountNotif, ResNotif, ResNotifAnswer, Read,
                 ResRetrieve, NotifReport, Ping, PingAnswer, Acknowledgement, Fault>;

/// The response to a request, with its EchoToken: an Acknowledgement, a ResNotifAnswer, a
/// ResRetrieve or a PingAnswer. For a message that is itself a response, a Fault.
Message answerTo(const Message &request, const Outcome &outcome, Instant now);

}  // namespace roomrack::protocols::opentravel
