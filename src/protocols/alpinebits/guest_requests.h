// SPDX-License-Identifier: GPL-3.0-or-later
// GuestRequests of AlpineBits: reservations, cancellations and requests for offers, fetched
// (OTA_Read) or pushed (OTA_HotelResNotif), and their acknowledgements.
#pragma once

#include "protocols/alpinebits/outcome.h"
#include "protocols/alpinebits/rate_plans.h"
#include "protocols/reservation.h"

#include <vector>

namespace roomrack::protocols::alpinebits {

/// A guest who asks may come on any day from..to.
struct ArrivalWindow {
    Night earliest;
    Night latest;
    int nights = 0;  ///< 0: not said
    friend bool operator==(const ArrivalWindow &, const ArrivalWindow &) = default;
};

/// What AlpineBits says of a room stay beside what every protocol says.
struct StayDetails {
    QString classification;               ///< OpenTravel's list GRI: "42" room, "5" pitch, ...
    QString kind;                         ///< RoomType "1" to "9"
    std::optional<ArrivalWindow> window;  ///< then the stay has no nights of its own
    std::optional<int> commissionPercent;
    std::optional<qint64> commission;
    QString group;  ///< stays of one group are alternatives (2022-10 on)
    friend bool operator==(const StayDetails &, const StayDetails &) = default;
};

/// Where the request came from: portal, campaign.
struct Source {
    int type = 13;  ///< OpenTravel's list UIT: 13 Internet broker
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

/// The neutral reservation, and what it has no place for. A portal's card data is read for its
/// brand and last four digits only. `reservation.total` is what its stays add up to.
struct GuestRequest {
    Reservation reservation;
    std::vector<StayDetails> details;  ///< one for each stay
    std::vector<Source> sources;
    std::optional<Agency> agency;
    std::vector<ListedService> included;
    QString title;           ///< NameTitle: "Dr"
    QStringList phoneKinds;  ///< one for each telephone: "1" voice, "3" fax, "5" mobile
    std::optional<bool> newsletter;
    std::optional<bool> catalogue;
    QString info;  ///< additional info (2024-10)
    friend bool operator==(const GuestRequest &, const GuestRequest &) = default;
};

/// One of a message, understood or not: one that is wrong does not hide the others.
struct RequestItem {
    QString id;
    bool cancellation = false;
    Result<GuestRequest> request;
};

/// OTA_ReadRQ: what came since then, or what was not acknowledged yet.
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

/// What was taken over, and what was refused (a warning with `record` and `code`, 450 say).
struct Acknowledgement {
    std::vector<Acknowledged> accepted;
    std::vector<Remark> refused;
    std::vector<Remark> errors;  ///< the message itself was wrong (answers to a push)
    friend bool operator==(const Acknowledgement &, const Acknowledgement &) = default;
};
/// OTA_NotifReportRQ, the acknowledgement of what was fetched.
QByteArray encodeReport(const Acknowledgement &acknowledgement, Version version);
Result<Acknowledgement> decodeReport(const QByteArray &xml);
/// OTA_HotelResNotifRS, the answer to a push. An error where nothing was accepted in 2020-10, which
/// has no such answer: refuse with transportFault() then.
Result<QByteArray> encodePushAnswer(const Acknowledgement &acknowledgement, Version version);
Result<Acknowledgement> decodePushAnswer(const QByteArray &xml);

}  // namespace roomrack::protocols::alpinebits
