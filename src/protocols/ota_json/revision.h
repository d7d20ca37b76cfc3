// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings of the JSON protocol: revisions that come by webhook or by the feed, and are
// acknowledged one by one. What is not acknowledged comes again.
#pragma once

#include "protocols/reservation.h"

#include <QtCore/QByteArray>

#include <vector>

namespace roomrack::protocols::ota_json {

/// One version of a booking. `reservation.revision` is its number, `reservation.id` that of the
/// booking; `source` the OTA behind the aggregator.
struct Revision {
    Reservation reservation;
    QString otaCode;  ///< the number that the guest knows
    friend bool operator==(const Revision &, const Revision &) = default;
};

/// A revision of a page, understood or not: one that is wrong, or no JSON at all, does not hide the
/// others, and is kept as it came until a person has looked at it.
struct FeedItem {
    QString id;       ///< of the revision; empty where even that could not be read
    QString booking;  ///< of the booking, likewise
    QByteArray raw;   ///< byte for byte as it came
    Result<Revision> revision;
};

struct FeedPage {
    std::vector<FeedItem> items;
    int total = 0;  ///< of all pages, as the other side counts; at least those of this page
};

/// GET /api/v1/booking_revisions/feed, as in docs.channex.io, "Bookings Collection".
QByteArray encodeFeed(const std::vector<Revision> &revisions, int total);
Result<FeedPage> decodeFeed(const QByteArray &body);
/// One of its items alone, as FeedItem::raw keeps it.
FeedItem decodeItem(const QByteArray &raw);

/// The body of a webhook, as in docs.channex.io, "Webhook Collection". One about a booking has the
/// revision itself (`data`), or says no more than that there is one (`payload`, which names it or
/// is null): then it is to be fetched. One about anything else (a test, say) has neither.
struct Webhook {
    QString event;  ///< "booking_new", "booking_modification", "non_acked_booking", "test"
    std::optional<FeedItem> item;
    bool toBeFetched = false;
    QString revision{};  ///< the number of what is to be fetched; empty where it is not named
};
QByteArray encodeWebhook(const Revision &revision);
/// One that names the revision only, made at this time.
QByteArray encodeNaming(const Revision &revision, Instant when);
Result<Webhook> decodeWebhook(const QByteArray &body);

/// "/api/v1/booking_revisions/ID/ack", the number percent-encoded, and the number of such a path.
QByteArray ackPath(const QString &revision);
std::optional<QString> ackedRevision(const QByteArray &path);

}  // namespace roomrack::protocols::ota_json
