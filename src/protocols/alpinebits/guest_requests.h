// SPDX-License-Identifier: GPL-3.0-or-later
// GuestRequests of AlpineBits: reservations, cancellations and requests for offers, fetched
// (OTA_Read) or pushed (OTA_HotelResNotif), and their acknowledgements.
#pragma once

#include "protocols/alpinebits/outcome.h"
#include "protocols/alpinebits/rate_plans.h"
#include "protocols/reservation.h"

#include <vector>

namespace roomrack::protocols::alpinebits {

/// A requested arrival on any day from..to.
struct ArrivalWindow {
    Night earliest;
    Night latest;
    int nights = 0;  ///< 0: not specified
    friend bool operator==(const ArrivalWindow &, const ArrivalWindow &) = default;
};

/// Properties of a room stay that are specific to AlpineBits.
struct StayDetails {
    QString classification;               ///< OpenTravel code list GRI: "42" room, "5" pitch, ...
    QString kind;                         ///< RoomType "1" to "9"
    std::optional<ArrivalWindow> window;  ///< if set, the stay has no nights of its own
    std::optional<int> commissionBasisPoints;  ///< of the price of the stay
    std::optional<qint64> commission;
    QString group;  ///< stays of one group are alternatives (since 2022-10)
    friend bool operator==(const StayDetails &, const StayDetails &) = default;
};

/// Origin of the request: portal, campaign.
struct Source {
    int type = 13;  ///< OpenTravel code list UIT: 13 Internet broker
    QString value;
    QString name;
    QString context;
    friend bool operator==(const Source &, const Source &) = default;
};

struct Agency {
    QString code;
    QString codeContext;
    QString name;
    Address address;
    QString phone;
    QString phoneKind;
    QString email;
    friend bool operator==(const Agency &, const Agency &) = default;
};

/// The protocol-neutral reservation plus fields that it lacks. Of a portal's card data only brand
/// and last four digits are read. `reservation.total` is the sum of its stays.
struct GuestRequest {
    Reservation reservation;
    std::vector<StayDetails> details;  ///< one per stay
    std::vector<Source> sources;
    std::optional<Agency> agency;
    std::vector<ListedService> included;
    QString title;           ///< NameTitle: "Dr"
    QStringList phoneKinds;  ///< one per telephone: "1" voice, "3" fax, "5" mobile
    std::optional<bool> newsletter;
    std::optional<bool> catalogue;
    QString info;  ///< additional info (2024-10)
    friend bool operator==(const GuestRequest &, const GuestRequest &) = default;
};

/// One item of a message, valid or not: an invalid item does not hide the others.
struct RequestItem {
    QString id;
    bool cancellation = false;
    Result<GuestRequest> request;
};

/// OTA_ReadRQ: requests since a time, or those not acknowledged yet.
struct ReadRequest {
    QString hotelCode;
    QString hotelName;
    std::optional<Instant> since;
    friend bool operator==(const ReadRequest &, const ReadRequest &) = default;
};
QByteArray encode(const ReadRequest &request);
Result<ReadRequest> decodeRead(const QByteArray &xml);

/// OTA_ResRetrieveRS
struct Retrieved {
    Outcome outcome;
    std::vector<RequestItem> items;
};
QByteArray encodeRetrieved(const Outcome &outcome, const std::vector<GuestRequest> &requests,
                           Version version);
Result<Retrieved> decodeRetrieved(const QByteArray &xml);

/// OTA_HotelResNotifRQ
QByteArray encodePush(const std::vector<GuestRequest> &requests, Version version);
Result<std::vector<RequestItem>> decodePush(const QByteArray &xml);

struct Acknowledged {
    QString id;
    bool cancellation = false;
    friend bool operator==(const Acknowledged &, const Acknowledged &) = default;
};

/// Accepted items, and refused ones (a warning with `record` and `code`, for example 450).
struct Acknowledgement {
    std::vector<Acknowledged> accepted;
    std::vector<Remark> refused;
    std::vector<Remark> errors;  ///< the message itself was invalid (responses to a push)
    friend bool operator==(const Acknowledgement &, const Acknowledgement &) = default;
};
/// OTA_NotifReportRQ, acknowledges the fetched requests.
QByteArray encodeReport(const Acknowledgement &acknowledgement, Version version);
Result<Acknowledgement> decodeReport(const QByteArray &xml);
/// OTA_HotelResNotifRS, the response to a push. An error if nothing was accepted in 2020-10, which
/// has no such response: refuse with transportFault() then.
Result<QByteArray> encodePushAnswer(const Acknowledgement &acknowledgement, Version version);
Result<Acknowledgement> decodePushAnswer(const QByteArray &xml);

}  // namespace roomrack::protocols::alpinebits
