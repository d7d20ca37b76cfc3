// SPDX-License-Identifier: GPL-3.0-or-later
// The routes of /v1 as one table: path, roles, parameters and handler. tests/api/test_openapi.cpp
// compares the table with docs/openapi.yaml.
#pragma once

#include "api/v1/gate.h"
#include "engine/hotel_view.h"
#include "http/server.h"

#include <QtCore/QList>

#include <functional>

namespace roomrack::api::v1 {

class Api;
struct Route;

/// An admitted request on its way to its handler.
struct Call {
    const Route *route = nullptr;
    http::Request request;
    http::Server::Answer answer;
    Visitor visitor;
    qint64 id = 0;   ///< in the path
    QByteArray key;  ///< Idempotency-Key, if the route requires it
};

using Roles = quint8;  ///< bits of TokenRole
constexpr Roles bit(booking::TokenRole role)
{
    return static_cast<Roles>(1 << static_cast<int>(role));
}
inline constexpr Roles kAnyRole = bit(booking::TokenRole::Read) | bit(booking::TokenRole::Channel)
                                  | bit(booking::TokenRole::Desk)
                                  | bit(booking::TokenRole::Manager);
inline constexpr Roles kSellers = kAnyRole & ~bit(booking::TokenRole::Read);
inline constexpr Roles kInHouse = kAnyRole & ~bit(booking::TokenRole::Channel);
inline constexpr Roles kDesk = kSellers & kInHouse;
inline constexpr Roles kManagers = bit(booking::TokenRole::Manager);

struct Route {
    QByteArray method;
    QByteArray path;  ///< "/v1/soft-block/{id}/heartbeat"; an id is an integer above 0
    Roles roles = 0;
    bool changes = false;  ///< requires an Idempotency-Key
    QList<QByteArray> query{};
    QList<QByteArray> body{};  ///< members of the JSON object; empty: no body, or {}
    qsizetype bodyAtMost = 0;
    bool negativeIds = false;  ///< those of soft blocks that are kept in memory
    void (*serve)(Api &, const Call &) = nullptr;

    bool mayBe(booking::TokenRole role) const { return (roles & bit(role)) != 0; }
};
extern const std::vector<Route> kRoutes;

struct Routed {
    const Route *route = nullptr;  ///< null: no such route
    qint64 id = 0;
    QByteArray allow;  ///< if the method does not match: "GET, PATCH"
};
Routed routeOf(const QByteArray &method, const QByteArray &path);

}  // namespace roomrack::api::v1
