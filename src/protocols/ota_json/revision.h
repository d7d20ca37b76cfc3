// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings of the JSON protocol: revisions received by webhook or feed and acknowledged one by one.
// Unacknowledged revisions are sent again.
#pragma once

#include "protocols/reservation.h"

#include <QtCore/QByteArray>

#include <vector>

namespace roomrack::protocols::ota_json {

/// One version of a booking. `reservation.revision` is its id, `reservation.id` that of the
/// booking; `source` is the OTA behind the aggregator.
struct Revision {
    Reservation reservation;
    QString otaCode;  ///< the confirmation number of the guest
    friend bool operator==(const Revision &, const Revision &) = default;
};

/// A revision of a page, valid or not: an invalid one, even if it is not JSON, does not hide the
/// others and is kept unchanged until a user has reviewed it.
struct FeedItem {
    QString id;       ///< id of the revision; empty if unreadable
    QString booking;  ///< id of the booking; empty if unreadable
    QByteArray raw;   ///< the bytes as received
    Result<Revision> revision;
};

struct FeedPage {
    std::vector<FeedItem> items;
    int total = 0;  ///< of all pages, as the server reports; at least those of this page
};

/// GET /api/v1/booking_revisions/feed, as in docs.channex.io, "Bookings Collection".
QByteArray encodeFeed(const std::vector<Revision> &revisions, int total);
Result<FeedPage> decodeFeed(const QByteArray &body);
/// Decodes a single item, as stored in FeedItem::raw.
FeedItem decodeItem(const QByteArray &raw);

/// The body of a webhook, as in docs.channex.io, "Webhook Collection". A booking event contains the
/// revision itself (`data`), or only announces it (`payload`, which names it or is null): then it
/// must be fetched. Other events (such as a test) have neither.
struct Webhook {
    QString event;  ///< "booking_new", "booking_modification", "non_acked_booking", "test"
    std::optional<FeedItem> item;
    bool toBeFetched = false;
    QString revision{};  ///< id of the revision to fetch; empty if not named
};
QByteArray encodeWebhook(const Revision &revision);
/// Encodes a webhook that names the revision only, with this timestamp.
QByteArray encodeNaming(const Revision &revision, Instant when);
Result<Webhook> decodeWebhook(const QByteArray &body);

/// "/api/v1/booking_revisions/ID/ack" with the id percent-encoded, and the id in such a path.
QByteArray ackPath(const QString &revision);
std::optional<QString> ackedRevision(const QByteArray &path);

}  // namespace roomrack::protocols::ota_json
