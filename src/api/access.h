// SPDX-License-Identifier: GPL-3.0-or-later
// Who may talk to the door at all, before anything of a request is looked at: the right name in the
// Host header (or a page in somebody's browser could be made to talk to it), nobody's web page.
#pragma once

#include "http/message.h"

#include <QtCore/QStringList>

#include <optional>

namespace roomrack::api {

/// The refusal; none: it may.
std::optional<http::Response> turnedAway(const http::Request &request, const QStringList &names);

/// The bearer token (RFC 6750) that a request shows; empty: none, or one that cannot be one.
QByteArray bearerToken(const http::Request &request);

/// What is kept of a token: it can be checked, and not be read again.
QByteArray tokenHashOf(const QByteArray &token);
/// Whether a request shows the token of this hash, compared in constant time.
bool hasToken(const http::Request &request, const QByteArray &tokenHash);

}  // namespace roomrack::api
