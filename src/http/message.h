// SPDX-License-Identifier: GPL-3.0-or-later
// A request and its answer, as those who listen see them.
#pragma once

#include "protocols/headers.h"

#include <QtNetwork/QHostAddress>

namespace roomrack::http {

using protocols::Headers;

struct Request {
    QByteArray method;  ///< "POST"
    QByteArray target;  ///< "/hooks/2?x=1", as it was sent; begins with '/'
    Headers headers;
    QByteArray body;
    QHostAddress from;
    QHostAddress at;  ///< our address that it came to

    QByteArray header(const QByteArray &name) const { return protocols::header(headers, name); }
    /// The target without its query.
    QByteArray path() const;
    /// The value of the first such field of the query, decoded; empty where there is none.
    QByteArray query(const QByteArray &name) const;
    friend bool operator==(const Request &, const Request &) = default;
};

struct Response {
    int status = 200;  ///< 0: no answer at all, the line is cut
    Headers headers;   ///< Content-Length and Connection are not for the caller to say
    QByteArray body;
    friend bool operator==(const Response &, const Response &) = default;
};

Response textResponse(int status, const QByteArray &words);
Response jsonResponse(int status, const QByteArray &json);
/// As it goes out; `last`: the line is closed after it. Without the body where it was asked so.
QByteArray toBytes(const Response &response, bool last, bool headOnly = false);

}  // namespace roomrack::http
