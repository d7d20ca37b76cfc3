// SPDX-License-Identifier: GPL-3.0-or-later
// Who may talk to the door at all, before anything of a request is looked at: the right name in the
// Host header (or a page in somebody's browser could be made to talk to it), nobody's web page.
#pragma once

#include "http/message.h"

#include <QtCore/QStringList>

#include <optional>
#include <vector>

namespace roomrack::api {

/// The refusal; none: it may.
std::optional<http::Response> turnedAway(const http::Request &request, const QStringList &names);

/// Where a request comes from.
struct Origin {
    QHostAddress address;
    /// A proxy that sends no X-Forwarded-For: anybody may be behind it.
    bool isShared = false;
};
/// Who asked the last proxy that is trusted (X-Forwarded-For): one on this machine, or one of
/// these. What others say about themselves is not looked at.
Origin originOf(const http::Request &request, const std::vector<QHostAddress> &proxies);
/// Whether it was sent on this machine, and not passed on by a proxy.
bool isFromHere(const http::Request &request);

/// The bearer token (RFC 6750) that a request shows; empty: none, or one that cannot be one.
QByteArray bearerToken(const http::Request &request);

/// What is kept of a token: it can be checked, and not be read again.
QByteArray tokenHashOf(const QByteArray &token);
/// Whether a request shows the token of this hash, compared in constant time.
bool hasToken(const http::Request &request, const QByteArray &tokenHash);

}  // namespace roomrack::api
