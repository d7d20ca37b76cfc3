// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/outbox/outbox_dialect.h"

#include "channels/opentravel/travel_answer.h"
#include "sync/protocols.h"

namespace roomrack::channels {

namespace ota = protocols::opentravel;

namespace {

constexpr qsizetype kLongestRequestor = 32;  ///< RequestorID@ID

/// Whether this is its only error.
bool says(const TravelAnswer &answer, ota::Code code)
{
    return answer.outcome.errors.size() == 1
           && answer.outcome.errors.front().code == static_cast<int>(code);
}

}  // namespace

OutboxDialect::OutboxDialect(const sync::ChannelSettings &settings, const QByteArray &secret)
    : hotelCode_(settings.hotelCode), account_(settings.account),
      soap_(sync::factsOf(settings).soap), timeoutSeconds_(settings.timeoutSeconds)
{
    if (soap_)
        password_ = QString::fromUtf8(secret);
    else if (!secret.isEmpty())
        authorization_ = "Basic " + (account_.toUtf8() + ':' + secret).toBase64();
}

Request OutboxDialect::plain(const QString &what, const QByteArray &body) const
{
    Request r;
    r.what = what;
    r.headers = {{"Content-Type", "text/xml; charset=utf-8"}};
    if (!authorization_.isEmpty()) r.headers.emplace_back("Authorization", authorization_);
    r.body = body;
    r.timeoutSeconds = timeoutSeconds_;
    return r;
}

Request OutboxDialect::message(const ota::Message &message) const
{
    const QString name = ota::nameOf(message);
    if (!soap_) return plain(name, ota::encode(message));
    Request r = plain(name, ota::encodeSoap(message, ota::textSecurity(account_, password_)));
    r.headers.emplace_back("SOAPAction", '"' + name.toLatin1() + '"');
    return r;
}

ota::Head OutboxDialect::head(const Stamp &stamp) const
{
    ota::Head head;
    head.echoToken = stamp.id;
    head.timeStamp = stamp.at;
    head.requestorType = QStringLiteral("10");  // a hotel
    head.requestorId = account_.isEmpty() ? hotelCode_ : account_;
    head.requestorId.truncate(kLongestRequestor);
    return head;
}

Request OutboxDialect::tell(const protocols::Reservation &reservation, const QString &token,
                            const Stamp &stamp) const
{
    ota::ResNotif notif;
    notif.head = head(stamp);
    notif.reservations = {reservation};
    Request r = message(notif);
    if (!token.isEmpty()) r.headers.emplace_back("Message-Token", token.toLatin1());
    return r;
}

OutboxDialect::Told OutboxDialect::readTold(const Reply &reply)
{
    Told told;
    if (reply.came == Reply::Came::Answer && reply.status == 409) {
        told.noToken = true;
        told.verdict.kind = Verdict::Kind::Done;
        return told;
    }
    const TravelAnswer answer = readTravelAnswer(reply, QStringLiteral("OTA_HotelResNotifRS"));
    told.verdict = answer.verdict;
    told.known = says(answer, ota::Code::ReservationExists);
    const auto *message =
        answer.decoded ? std::get_if<ota::ResNotifAnswer>(&answer.decoded->message) : nullptr;
    if (message && !message->confirmations.empty())
        told.number = message->confirmations.front().hotelId;
    return told;
}

Request OutboxDialect::ask(const QString &id, const QString &context, const Stamp &stamp) const
{
    ota::Read read;
    read.head = head(stamp);
    read.id = id;
    read.idContext = context;
    read.hotelCode = hotelCode_;
    read.selection = ota::Selection::All;
    return message(read);
}

std::optional<protocols::Reservation> OutboxDialect::readTheirs(const QByteArray &message)
{
    const auto decoded = ota::decode(message);
    const auto *notif = decoded ? std::get_if<ota::ResNotif>(&decoded->message) : nullptr;
    if (!notif || notif->reservations.empty()) return std::nullopt;
    return notif->reservations.front();
}

OutboxDialect::Found OutboxDialect::readFound(const Reply &reply, const QString &id)
{
    Found found;
    const TravelAnswer answer = readTravelAnswer(reply, QStringLiteral("OTA_ResRetrieveRS"));
    found.verdict = answer.verdict;
    if (says(answer, ota::Code::BookingReferenceNotFound)) {
        found.verdict = {};
        found.verdict.kind = Verdict::Kind::Done;
    }
    const auto *message =
        answer.decoded ? std::get_if<ota::ResRetrieve>(&answer.decoded->message) : nullptr;
    if (!message) return found;
    for (const protocols::Reservation &r : message->reservations) {
        if (r.id == id) found.reservation = r;
    }
    return found;
}

Request OutboxDialect::tokenRequest(const QByteArray &method, const QString &token) const
{
    Request r = plain(QString::fromLatin1(method) + QStringLiteral(" token"), {});
    r.method = method;
    r.path = "/tokens/" + token.toLatin1();
    return r;
}

Request OutboxDialect::makeToken(const QString &token) const
{
    return tokenRequest("PUT", token);
}

Request OutboxDialect::askToken(const QString &token) const
{
    return tokenRequest("GET", token);
}

Request OutboxDialect::dropToken(const QString &token) const
{
    return tokenRequest("DELETE", token);
}

OutboxDialect::Token OutboxDialect::readToken(const Reply &reply)
{
    Token token;
    if (reply.came == Reply::Came::Answer && reply.status == 404) {
        token.verdict.kind = Verdict::Kind::Done;
        return token;
    }
    const auto verdict = verdictOfStatus(reply);
    token.there = !verdict;
    if (verdict)
        token.verdict = *verdict;
    else
        token.verdict.kind = Verdict::Kind::Done;
    return token;
}

}  // namespace roomrack::channels
