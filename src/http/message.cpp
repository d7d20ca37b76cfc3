// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/message.h"

#include <QtCore/QUrlQuery>

namespace roomrack::http {

namespace {

/// RFC 9110, section 15; only the codes used here.
QByteArray reasonOf(int status)
{
    switch (status) {
    case 100: return "Continue";
    case 200: return "OK";
    case 201: return "Created";
    case 202: return "Accepted";
    case 204: return "No Content";
    case 400: return "Bad Request";
    case 401: return "Unauthorized";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 408: return "Request Timeout";
    case 409: return "Conflict";
    case 410: return "Gone";
    case 413: return "Content Too Large";
    case 414: return "URI Too Long";
    case 415: return "Unsupported Media Type";
    case 417: return "Expectation Failed";
    case 421: return "Misdirected Request";
    case 422: return "Unprocessable Content";
    case 426: return "Upgrade Required";
    case 428: return "Precondition Required";
    case 429: return "Too Many Requests";
    case 431: return "Request Header Fields Too Large";
    case 500: return "Internal Server Error";
    case 501: return "Not Implemented";
    case 503: return "Service Unavailable";
    case 504: return "Gateway Timeout";
    case 505: return "HTTP Version Not Supported";
    default: return "Status";
    }
}

}  // namespace

QByteArray Request::path() const
{
    const auto mark = target.indexOf('?');
    return mark < 0 ? target : target.left(mark);
}

QByteArray Request::query(const QByteArray &name) const
{
    const auto mark = target.indexOf('?');
    if (mark < 0) return {};
    const QUrlQuery fields(QString::fromUtf8(target.mid(mark + 1)));
    return fields.queryItemValue(QString::fromUtf8(name), QUrl::FullyDecoded).toUtf8();
}

Response textResponse(int status, const QByteArray &words)
{
    return {status, {{"Content-Type", "text/plain; charset=utf-8"}}, words + '\n'};
}

Response jsonResponse(int status, const QByteArray &json)
{
    return {status, {{"Content-Type", "application/json"}}, json};
}

QByteArray toBytes(const Response &response, bool last, bool headOnly)
{
    constexpr qsizetype kHead = 256;
    QByteArray out;
    out.reserve(kHead + (headOnly ? 0 : response.body.size()));
    out += "HTTP/1.1 " + QByteArray::number(response.status) + ' ' + reasonOf(response.status)
           + "\r\n";
    for (const auto &[name, value] : response.headers) out += name + ": " + value + "\r\n";
    if (response.status != 204 && response.status != 304)
        out += "Content-Length: " + QByteArray::number(response.body.size()) + "\r\n";
    out += last ? "Connection: close\r\n\r\n" : "Connection: keep-alive\r\n\r\n";
    if (!headOnly) out += response.body;
    return out;
}

}  // namespace roomrack::http
