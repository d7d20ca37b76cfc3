// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/desks.h"

#include "api/access.h"
#include "engine/scheduler/mailbox.h"
#include "remote/desk_http.h"

namespace roomrack::api::v1 {

Desks::Desks(const Host &host, const ApiLimits &limits, const core::Clock &clock, QStringList names,
             Gate &gate, std::shared_ptr<engine::Mailbox> mailbox)
    : names_(std::move(names)), gate_(gate), windows_(clock, limits.desks, limits.strangers),
      mailbox_(std::move(mailbox))
{
    // Reads for connected desks have a thread of their own, as they can be long.
    if (auto reads = engine::AsyncReader::open(host.reading->opener()))
        server_ = std::make_unique<remote::DeskServer>(*host.engine, std::move(*reads));
}

std::optional<http::Response> Desks::serve(const http::Request &request,
                                           const http::Server::Answer &answer)
{
    const auto refuse = [](int status, const QString &words) {
        return http::textResponse(status, words.toUtf8());
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
    if (!server_) return refuse(503, ErrorText::tr("the hotel is still loading; try again"));
    const remote::DeskPermit permit{visitor->actor, visitor->property, manager};
    server_->answer(remote::deskRequest(request, permit), [mailbox = mailbox_,
                                                           answer](remote::DeskReply reply) {
        mailbox->post([answer, reply = std::move(reply)] { answer(remote::deskResponse(reply)); });
    });
    return std::nullopt;
}

}  // namespace roomrack::api::v1
