// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/router.h"

#include "api/v1/topics.h"

#include <algorithm>
#include <optional>

namespace roomrack::api::v1 {

namespace {

const QByteArray kId = "{id}";
constexpr qsizetype kLongestId = 18;          ///< of what is in the file
constexpr qsizetype kLongestNegativeId = 19;  ///< of what is in memory

/// Value of "{id}"; 0 if the pattern has none; none if the path does not match.
std::optional<qint64> match(const Route &route, const QByteArray &path)
{
    const QByteArray &pattern = route.path;
    const auto at = pattern.indexOf(kId);
    if (at < 0) return pattern == path ? std::optional<qint64>(0) : std::nullopt;
    const auto behind = pattern.size() - at - kId.size();
    const auto length = path.size() - at - behind;
    if (length < 1 || path.left(at) != pattern.left(at)
        || path.right(behind) != pattern.right(behind))
        return std::nullopt;
    const QByteArray id = path.mid(at, length);
    const bool negative = route.negativeIds && id.startsWith('-');
    const QByteArray digits = negative ? id.mid(1) : id;
    const bool whole =
        !digits.isEmpty() && digits.size() <= (negative ? kLongestNegativeId : kLongestId)
        && digits.front() != '0'
        && std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
    bool fits = false;
    const qint64 number = id.toLongLong(&fits);
    return whole && fits ? std::optional(number) : std::nullopt;
}

const QList<QByteArray> kStay{"room_type", "check_in", "check_out",  "rooms",     "adults",
                              "children",  "plan",     "channel",    "currency",  "code",
                              "segment",   "fees",     "exemptions", "child_ages"};
const QList<QByteArray> kTerms{"guest", "total", "payment_method", "reference"};

const QList<QByteArray> kEdit{"seen", "accept_oversold", "reason"};
const QList<QByteArray> kItems{"pools",      "rooms",      "room_types", "rate_plans",     "vats",
                               "meal_parts", "city_taxes", "fees",       "market_segments"};
const QList<QByteArray> kFile{"format", "property", "revision"};
const QList<QByteArray> kRoom{"pool", "number", "in_service_from", "retired_from"};
const QList<QByteArray> kRoomType{
    "pool",       "code",       "name",         "cap",      "standard_guests",
    "max_guests", "max_adults", "max_children", "position", "retired_from"};
const QList<QByteArray> kRatePlan{
    "code",         "name",     "parent",       "percent_hundredths", "amount",
    "meal",         "prepaid",  "prepayment",   "prepaid_percent",    "guarantee",
    "cancellation", "position", "retired_from", "conditions",         "segment"};
constexpr qsizetype kDescriptionAtMost = 2 << 20, kItemAtMost = 16 << 10;

}  // namespace

const std::vector<Route> kRoutes{
    {.method = "GET",
     .path = "/v1/availability",
     .roles = kAnyRole,
     .query = {"from", "nights", "room_type", "plan", "channel", "guests", "code"},
     .serve = serveAvailability},
    {.method = "PUT",
     .path = "/v1/inventory",
     .roles = kManagers,
     .changes = true,
     .body = {"seen", "cells", "reason"},
     .bodyAtMost = 1 << 20,
     .serve = serveInventory},
    {.method = "GET", .path = "/v1/housekeeping", .roles = kInHouse, .serve = serveHousekeeping},
    {.method = "PUT",
     .path = "/v1/housekeeping",
     .roles = kDesk,
     .changes = true,
     .body = {"rooms", "status"},
     .bodyAtMost = 256 << 10,
     .serve = serveSetHousekeeping},
    {.method = "GET", .path = "/v1/description", .roles = kInHouse, .serve = serveDescription},
    {.method = "PATCH",
     .path = "/v1/description",
     .roles = kManagers,
     .changes = true,
     .body = kItems + kEdit,
     .bodyAtMost = kDescriptionAtMost,
     .serve = serveEditDescription},
    {.method = "PUT",
     .path = "/v1/description",
     .roles = kManagers,
     .changes = true,
     .body = kFile + kItems + kEdit,
     .bodyAtMost = kDescriptionAtMost,
     .serve = serveDescriptionFile},
    {.method = "POST",
     .path = "/v1/description/preview",
     .roles = kManagers,
     .body = kFile + kItems + kEdit,
     .bodyAtMost = kDescriptionAtMost,
     .serve = serveDescriptionPreview},
    {.method = "POST",
     .path = "/v1/room-types",
     .roles = kManagers,
     .changes = true,
     .body = kRoomType + kEdit,
     .bodyAtMost = kItemAtMost,
     .serve = serveRoomTypeEdit},
    {.method = "PATCH",
     .path = "/v1/room-types/{id}",
     .roles = kManagers,
     .changes = true,
     .body = kRoomType + kEdit,
     .bodyAtMost = kItemAtMost,
     .serve = serveRoomTypeEdit},
    {.method = "POST",
     .path = "/v1/rate-plans",
     .roles = kManagers,
     .changes = true,
     .body = kRatePlan + kEdit,
     .bodyAtMost = kItemAtMost,
     .serve = serveRatePlanEdit},
    {.method = "PATCH",
     .path = "/v1/rate-plans/{id}",
     .roles = kManagers,
     .changes = true,
     .body = kRatePlan + kEdit,
     .bodyAtMost = kItemAtMost,
     .serve = serveRatePlanEdit},
    {.method = "POST",
     .path = "/v1/rooms",
     .roles = kManagers,
     .changes = true,
     .body = kRoom + kEdit,
     .bodyAtMost = kItemAtMost,
     .serve = serveRoomEdit},
    {.method = "PATCH",
     .path = "/v1/rooms/{id}",
     .roles = kManagers,
     .changes = true,
     .body = kRoom + kEdit,
     .bodyAtMost = kItemAtMost,
     .serve = serveRoomEdit},
    {.method = "GET",
     .path = "/v1/rooms",
     .roles = kAnyRole,
     .query = {"room_type", "check_in", "check_out", "session", "after", "limit"},
     .serve = serveRooms},
    {.method = "GET",
     .path = "/v1/soft-block",
     .roles = kAnyRole,
     .query = {"after", "limit"},
     .serve = serveSoftBlocks},
    {.method = "POST",
     .path = "/v1/soft-block",
     .roles = kSellers,
     .changes = true,
     .body = kStay + QList<QByteArray>{"ttl_seconds", "any_of", "numbers", "durability", "session"},
     .bodyAtMost = 64 << 10,
     .serve = serveSoftBlock},
    {.method = "GET",
     .path = "/v1/soft-block/{id}",
     .roles = kAnyRole,
     .negativeIds = true,
     .serve = serveOneSoftBlock},
    {.method = "POST",
     .path = "/v1/soft-block/{id}/heartbeat",
     .roles = kSellers,
     .changes = true,
     .body = {"ttl_seconds", "session"},
     .bodyAtMost = 1 << 10,
     .negativeIds = true,
     .serve = serveHeartbeat},
    {.method = "DELETE",
     .path = "/v1/soft-block/{id}",
     .roles = kSellers,
     .changes = true,
     .query = {"session"},
     .bodyAtMost = 1 << 10,
     .negativeIds = true,
     .serve = serveRelease},
    {.method = "POST",
     .path = "/v1/confirm-booking",
     .roles = kSellers,
     .changes = true,
     .body = QList<QByteArray>{"soft_block", "session", "segment"} + kTerms,
     .bodyAtMost = 32 << 10,
     .serve = serveConfirm},
    {.method = "POST",
     .path = "/v1/bookings",
     .roles = kSellers,
     .changes = true,
     .body = kStay + kTerms,
     .bodyAtMost = 32 << 10,
     .serve = serveBook},
    {.method = "PATCH",
     .path = "/v1/bookings/{id}",
     .roles = kSellers,
     .changes = true,
     .body = {"version", "room_type", "check_in", "check_out", "rooms", "adults", "children",
              "plan", "code", "guest", "total", "payment_method", "segment", "child_ages", "fees",
              "exemptions"},
     .bodyAtMost = 32 << 10,
     .serve = serveChange},
    {.method = "POST",
     .path = "/v1/bookings/{id}/cancel",
     .roles = kSellers,
     .changes = true,
     .body = {"version", "reason", "fee"},
     .bodyAtMost = 8 << 10,
     .serve = serveCancel},
    {.method = "POST",
     .path = "/v1/bookings/{id}/reinstate",
     .roles = kDesk,
     .changes = true,
     .body = {"version", "reason"},
     .bodyAtMost = 8 << 10,
     .serve = serveReinstate},
    {.method = "GET", .path = "/v1/bookings/{id}", .roles = kAnyRole, .serve = serveBooking},
    {.method = "GET",
     .path = "/v1/duplicates",
     .roles = kDesk,
     .query = {"outcome", "before", "limit"},
     .serve = serveDuplicates},
    {.method = "POST",
     .path = "/v1/duplicates/{id}/decision",
     .roles = kDesk,
     .changes = true,
     .body = {"decision"},
     .bodyAtMost = 1 << 10,
     .serve = serveDecision},
    {.method = "POST",
     .path = "/v1/duplicates/{id}/answer",
     .roles = kSellers,
     .changes = true,
     .body = {"question", "is_duplicate"},
     .bodyAtMost = 1 << 10,
     .serve = serveGuestAnswer},
    {.method = "GET",
     .path = "/v1/events",
     .roles = kInHouse,
     .query = {"epoch", "after"},
     .serve = serveEvents},
};

Routed routeOf(const QByteArray &method, const QByteArray &path)
{
    Routed routed;
    for (const Route &route : kRoutes) {
        const auto id = match(route, path);
        if (!id) continue;
        if (route.method == method) return {&route, *id, {}};
        routed.allow += (routed.allow.isEmpty() ? "" : ", ") + route.method;
    }
    return routed;
}

}  // namespace roomrack::api::v1
