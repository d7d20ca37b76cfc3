// SPDX-License-Identifier: GPL-3.0-or-later
// HTTP request and response, as handlers see them.
#pragma once

#include "protocols/headers.h"

#include <QtNetwork/QHostAddress>

namespace roomrack::http {

using protocols::Headers;

struct Request {
    QByteArray method;  ///< "POST"
    QByteArray target;  ///< "/hooks/2?x=1", as sent; begins with '/'
    Headers headers;
    QByteArray body;
    QHostAddress from;
    QHostAddress at;  ///< local address of the connection

    QByteArray header(const QByteArray &name) const { return protocols::header(headers, name); }
    /// The target without the query.
    QByteArray path() const;
    /// Decoded value of the first query field with this name; empty if there is none.
    QByteArray query(const QByteArray &name) const;
    friend bool operator==(const Request &, const Request &) = default;
};

struct Response {
    int status = 200;  ///< 0: close the connection without an answer
    Headers headers;   ///< Content-Length and Connection are added by the server
    QByteArray body;
    friend bool operator==(const Response &, const Response &) = default;
};

Response textResponse(int status, const QByteArray &words);
Response jsonResponse(int status, const QByteArray &json);
/// Serialized response. `last`: the connection is closed afterwards; `headOnly`: without the body.
QByteArray toBytes(const Response &response, bool last, bool headOnly = false);

}  // namespace roomrack::http
