// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/desk_http.h"

namespace roomrack::remote {

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
    asked.body = request.body;
    return asked;
}

http::Response deskResponse(const DeskReply &reply)
{
    if (reply.status != 200) return http::textResponse(reply.status, reply.body);
    return {200, {{"Content-Type", "application/cbor"}, {"Cache-Control", "no-store"}}, reply.body};
}

}  // namespace roomrack::remote
