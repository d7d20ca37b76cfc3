// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/desk_http.h"

#include <algorithm>

namespace roomrack::remote {

namespace {

/// "de" of "de-AT"; empty if it is not a language.
QString languageOf(const QByteArray &wanted)
{
    constexpr qsizetype kLongest = 3;
    const QByteArray language = wanted.split('-').front();
    const bool letters =
        std::all_of(language.begin(), language.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    return letters && language.size() <= kLongest ? QString::fromLatin1(language) : QString();
}

}  // namespace

bool isForDesks(const http::Request &request)
{
    return request.method == "POST" && request.path().startsWith(kPathPrefix);
}

DeskRequest deskRequest(const http::Request &request, const DeskPermit &permit)
{
    DeskRequest asked;
    asked.permit = permit;
    asked.name = request.path().mid(qsizetype(sizeof kPathPrefix) - 1);
    asked.schema = request.header(kSchemaHeader);
    asked.visit = request.header(kVisitHeader);
    asked.key = request.header(kKeyHeader);
    asked.language = languageOf(request.header(kLanguageHeader));
    asked.body = request.body;
    return asked;
}

http::Response deskResponse(const DeskReply &reply)
{
    if (reply.status != 200) return http::textResponse(reply.status, reply.body);
    return {200, {{"Content-Type", "application/cbor"}, {"Cache-Control", "no-store"}}, reply.body};
}

}  // namespace roomrack::remote
