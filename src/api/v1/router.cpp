// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/router.h"

#include "api/v1/topics.h"

#include <algorithm>
#include <optional>

namespace roomrack::api::v1 {

namespace {

const QByteArray kId = "{id}";
constexpr qsizetype kLongestId = 18;

/// Value of "{id}"; 0 if the pattern has none; none if the path does not match.
std::optional<qint64> match(const QByteArray &pattern, const QByteArray &path)
{
    const auto at = pattern.indexOf(kId);
    if (at < 0) return pattern == path ? std::optional<qint64>(0) : std::nullopt;
    const auto behind = pattern.size() - at - kId.size();
    const auto length = path.size() - at - behind;
    if (length < 1 || length > kLongestId || path.left(at) != pattern.left(at)
        || path.right(behind) != pattern.right(behind))
        return std::nullopt;
    const QByteArray digits = path.mid(at, length);
    const bool whole =
        digits.front() != '0'
        && std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
    return whole ? std::optional(digits.toLongLong()) : std::nullopt;
}

QList<QByteArray> stayFields()
{
    return {"room_type", "check_in", "check_out", "rooms",   "adults",
            "children",  "plan",     "channel",   "currency"};
}

/// Availability, housekeeping and soft blocks.
std::vector<Route> holdRoutes()
{
    const QList<QByteArray> stay = stayFields();
    return {
        {"GET",
         "/v1/availability",
         kAnyRole,
         false,
         {"from", "nights", "room_type", "plan", "guests"},
         {},
         0,
         serveAvailability},
        {"PUT",
         "/v1/inventory",
         kManagers,
         true,
         {},
         {"seen", "cells", "reason"},
         1 << 20,
         serveInventory},
        {"GET", "/v1/housekeeping", kInHouse, false, {}, {}, 0, serveHousekeeping},
        {"PUT",
         "/v1/housekeeping",
         kDesk,
         true,
         {},
         {"rooms", "status"},
         256 << 10,
         serveSetHousekeeping},
        {"POST",
         "/v1/soft-block",
         kSellers,
         true,
         {},
         stay + QList<QByteArray>{"ttl_seconds"},
         16 << 10,
         serveSoftBlock},
        {"POST",
         "/v1/soft-block/{id}/heartbeat",
         kSellers,
         true,
         {},
         {"ttl_seconds"},
         1 << 10,
         serveHeartbeat},
        {"DELETE", "/v1/soft-block/{id}", kSellers, true, {}, {}, 1 << 10, serveRelease},
    };
}

/// The life cycle of bookings.
std::vector<Route> bookingRoutes()
{
    const QList<QByteArray> stay = stayFields();
    const QList<QByteArray> terms{"guest", "total", "payment_method", "reference"};
    return {
        {"POST",
         "/v1/confirm-booking",
         kSellers,
         true,
         {},
         QList<QByteArray>{"soft_block"} + terms,
         32 << 10,
         serveConfirm},
        {"POST", "/v1/bookings", kSellers, true, {}, stay + terms, 32 << 10, serveBook},
        {"PATCH",
         "/v1/bookings/{id}",
         kSellers,
         true,
         {},
         {"version", "room_type", "check_in", "check_out", "rooms", "adults", "children", "plan",
          "guest", "total", "payment_method"},
         32 << 10,
         serveChange},
        {"POST",
         "/v1/bookings/{id}/cancel",
         kSellers,
         true,
         {},
         {"version", "reason", "fee"},
         8 << 10,
         serveCancel},
        {"POST",
         "/v1/bookings/{id}/reinstate",
         kDesk,
         true,
         {},
         {"version", "reason"},
         8 << 10,
         serveReinstate},
        {"GET", "/v1/bookings/{id}", kAnyRole, false, {}, {}, 0, serveBooking},
    };
}

/// Duplicates and events.
std::vector<Route> otherRoutes()
{
    return {
        {"GET",
         "/v1/duplicates",
         kDesk,
         false,
         {"outcome", "before", "limit"},
         {},
         0,
         serveDuplicates},
        {"POST",
         "/v1/duplicates/{id}/decision",
         kDesk,
         true,
         {},
         {"decision"},
         1 << 10,
         serveDecision},
        {"POST",
         "/v1/duplicates/{id}/answer",
         kSellers,
         true,
         {},
         {"question", "is_duplicate"},
         1 << 10,
         serveGuestAnswer},
        {"GET", "/v1/events", kInHouse, false, {"epoch", "after"}, {}, 0, serveEvents},
    };
}

}  // namespace

const std::vector<Route> &routes()
{
    static const std::vector<Route> all = [] {
        std::vector<Route> routes = holdRoutes();
        for (const auto &more : {bookingRoutes(), otherRoutes()})
            routes.insert(routes.end(), more.begin(), more.end());
        return routes;
    }();
    return all;
}

Routed routeOf(const QByteArray &method, const QByteArray &path)
{
    Routed routed;
    for (const Route &route : routes()) {
        const auto id = match(route.path, path);
        if (!id) continue;
        if (route.method == method) return {&route, *id, {}};
        routed.allow += (routed.allow.isEmpty() ? "" : ", ") + route.method;
    }
    return routed;
}

}  // namespace roomrack::api::v1
