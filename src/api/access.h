// SPDX-License-Identifier: GPL-3.0-or-later
// Access checks before any other processing: the Host header must carry an expected name (against
// DNS rebinding from a browser), and requests from web pages are refused.
#pragma once

#include "http/message.h"

#include <QtCore/QStringList>

#include <optional>
#include <vector>

namespace roomrack::api {

/// The refusal; none if the request is allowed.
std::optional<http::Response> turnedAway(const http::Request &request, const QStringList &names);

/// Origin of a request.
struct Origin {
    QHostAddress address;
    /// A proxy that sends no X-Forwarded-For: many clients may share the address.
    bool isShared = false;
};
/// Client of the last trusted proxy (X-Forwarded-For). Trusted are proxies on this machine and
/// those in `proxies`; X-Forwarded-For of any other sender is ignored.
Origin originOf(const http::Request &request, const std::vector<QHostAddress> &proxies);
/// Whether the request was sent on this machine and not forwarded by a proxy.
bool isFromHere(const http::Request &request);

/// Bearer token (RFC 6750) of a request; empty if it is missing or malformed.
QByteArray bearerToken(const http::Request &request);

/// Hash of a token, for storage: it can be verified, but not reversed.
QByteArray tokenHashOf(const QByteArray &token);
/// Whether the request carries the token with this hash; compared in constant time.
bool hasToken(const http::Request &request, const QByteArray &tokenHash);

}  // namespace roomrack::api
