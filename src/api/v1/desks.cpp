// SPDX-License-Identifier: GPL-3.0-or-later
// Connected desks of a property that is stored here. Their protocol is no part of the API
// (docs/decisions/0033); this file only authenticates them.
#include "api/access.h"
#include "api/refusal_log.h"
#include "api/v1/api.h"
#include "remote/desk_http.h"

namespace roomrack::api::v1 {

void Api::serveDesk(const http::Request &request, const http::Server::Answer &answer)
{
    const auto refuse = [&](int status, const QString &words) {
        emit turnedAway(status, request.from, askedFor(request));
        answer(http::textResponse(status, words.toUtf8()));
    };
    if (const auto away = api::turnedAway(request, names_))
        return refuse(away->status, QString::fromUtf8(away->body).trimmed());
    const Visitor *visitor = gate_.visitor(request);
    if (!visitor && gate_.strangerTooSoon()) return refuse(429, ErrorText::tr("too many requests"));
    if (!visitor) return refuse(401, ErrorText::tr("missing or invalid token"));
    if (windows_.tooSoon(*visitor)) return refuse(429, ErrorText::tr("too many requests"));
    const bool manager = visitor->role == booking::TokenRole::Manager;
    if (!manager && visitor->role != booking::TokenRole::Desk) {
        return refuse(403, ErrorText::tr("the token's role (%1) does not allow this")
                               .arg(booking::tokenRoleCode(visitor->role)));
    }
    if (!desks_) return refuse(503, ErrorText::tr("the hotel is still loading; try again"));
    const remote::DeskPermit permit{visitor->actor, visitor->property, manager};
    desks_->answer(remote::deskRequest(request, permit), [mailbox = mailbox_,
                                                          answer](remote::DeskReply reply) {
        mailbox->post([answer, reply = std::move(reply)] { answer(remote::deskResponse(reply)); });
    });
}

}  // namespace roomrack::api::v1
