// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/push/alpine_push.h"

#include "channels/alpinebits/alpine_inbox.h"
#include "channels/push/basic_auth.h"
#include "protocols/alpinebits/form.h"

namespace roomrack::channels {

using namespace protocols::alpinebits;

namespace {

http::Response xmlResponse(const QByteArray &xml)
{
    return {200, {{"Content-Type", "text/xml; charset=UTF-8"}}, xml};
}

http::Response fault(int status, const QString &why)
{
    return {status, {{"Content-Type", "text/plain; charset=utf-8"}}, transportFault(why)};
}

/// The older standard has no answer for a push of which nothing was accepted.
http::Response refusal(const QString &why, Version version)
{
    Acknowledgement answer;
    answer.errors.push_back({kError, 0, {}, {}, why});
    const auto xml = encodePushAnswer(answer, version);
    return xml ? xmlResponse(*xml) : fault(400, why);
}

}  // namespace

AlpinePush::AlpinePush(sync::ChannelSettings settings, QByteArray secret)
    : settings_(std::move(settings)), secret_(QString::fromUtf8(secret))
{}

Capabilities AlpinePush::capabilities()
{
    Capabilities ours;
    for (const Version v : {Version::V2024_10, Version::V2022_10, Version::V2020_10}) {
        ours.versions.push_back({textOf(v),
                                 {{QStringLiteral("action_OTA_Ping"), {}},
                                  {QStringLiteral("action_OTA_HotelResNotif_GuestRequests"), {}}}});
    }
    return ours;
}

PushStep AlpinePush::read(const http::Request &request, Instant now)
{
    const auto wrong = [](int status, const QString &why) {
        return refuse(fault(status, why), why);
    };
    const auto user = basicSecurity(request);
    if (secret_.isEmpty() || !user
        || !protocols::opentravel::verify(*user, settings_.account, secret_, now)) {
        const QString why = QStringLiteral("invalid or missing username/password");
        http::Response answer = fault(401, why);
        answer.headers.emplace_back("WWW-Authenticate", "Basic realm=\"AlpineBits\"");
        PushStep step = refuse(std::move(answer), why);
        step.wrongSecret = user.has_value();
        return step;
    }
    const auto version =
        versionOf(QString::fromLatin1(request.header("X-AlpineBits-ClientProtocolVersion")));
    if (!version || request.header("X-AlpineBits-ClientID").isEmpty())
        return wrong(400, QStringLiteral("invalid or missing AlpineBits headers"));
    if (!isOneOf(request, {"multipart/form-data"}))
        return wrong(415, QStringLiteral("Content-Type must be multipart/form-data"));
    const auto form = decodeForm(request.header("Content-Type"), request.body);
    if (!form) return wrong(400, form.error().text());
    const auto action = actionOf(form->action);
    if (action == Action::Push) return take(form->request, *version);
    if (action != Action::Handshake) return wrong(400, QStringLiteral("unknown or missing action"));
    const auto theirs = decodePing(form->request);
    PingAnswer answer;
    if (!theirs) {
        answer.outcome.errors.push_back({kError, 0, {}, {}, theirs.error().text()});
        return refuse(xmlResponse(encode(answer)), theirs.error().text());
    }
    answer.both = intersection(capabilities(), *theirs);
    answer.echo = *theirs;
    return say(xmlResponse(encode(answer)));
}

PushStep AlpinePush::readToken(const http::Request &request, const QByteArray &, Instant now)
{
    return withPassword(request, settings_.account, secret_, now);
}

PushStep AlpinePush::take(const QByteArray &xml, Version version) const
{
    const auto received = receivedFrom(xml);
    QString why = received ? QString() : received.error().text();
    if (received && received->empty()) why = ErrorText::tr("the message contains no reservation");
    PushStep step;
    Acknowledgement accepted;
    for (const Received &r : received.value_or(std::vector<Received>())) {
        if (r.understood && !r.understood->hotelCode.isEmpty()
            && r.understood->hotelCode != settings_.hotelCode)
            why = ErrorText::tr("hotel code %1 does not match this hotel")
                      .arg(r.understood->hotelCode);
        if (const auto named = acknowledgedOf(r))
            accepted.accepted.push_back({named->id, named->cancellation});
        step.bodies.push_back(r.body);
    }
    if (why.isEmpty() && accepted.accepted.size() != step.bodies.size())
        why = ErrorText::tr("a reservation has no number");
    if (!why.isEmpty()) return refuse(refusal(why, version), why);
    step.answer = [accepted, version](bool safe) {
        const auto done = encodePushAnswer(accepted, version);
        return safe && done ? xmlResponse(*done)
                            : fault(503, QStringLiteral("not stored; send it again"));
    };
    return step;
}

}  // namespace roomrack::channels
