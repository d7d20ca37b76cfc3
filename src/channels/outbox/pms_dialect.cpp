// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/outbox/pms_dialect.h"

#include "channels/opentravel/travel_answer.h"

namespace roomrack::channels {

namespace ota = protocols::opentravel;

namespace {

constexpr qsizetype kLongestRequestor = 32;  ///< RequestorID@ID

/// Whether it says only that.
bool says(const TravelAnswer &answer, ota::Code code)
{
    return answer.outcome.errors.size() == 1
           && answer.outcome.errors.front().code == static_cast<int>(code);
}

}  // namespace

PmsDialect::PmsDialect(const sync::ChannelSettings &settings, const QByteArray &secret)
    : hotelCode_(settings.hotelCode), account_(settings.account),
      timeoutSeconds_(settings.timeoutSeconds)
{
    if (!secret.isEmpty())
        authorization_ = "Basic " + (account_.toUtf8() + ':' + secret).toBase64();
}

Request PmsDialect::message(const QString &what, const QByteArray &body) const
{
    Request r;
    r.what = what;
    r.headers = {{"Content-Type", "text/xml; charset=utf-8"}};
    if (!authorization_.isEmpty()) r.headers.emplace_back("Authorization", authorization_);
    r.body = body;
    r.timeoutSeconds = timeoutSeconds_;
    return r;
}

Request PmsDialect::tell(const protocols::Reservation &reservation, const QString &token,
                         const Stamp &stamp) const
{
    ota::ResNotif notif;
    notif.head.echoToken = stamp.id;
    notif.head.timeStamp = stamp.at;
    notif.head.requestorType = QStringLiteral("10");  // a hotel
    notif.head.requestorId = account_.isEmpty() ? hotelCode_ : account_;
    notif.head.requestorId.truncate(kLongestRequestor);
    notif.reservations = {reservation};
    const ota::Message whole = notif;
    Request r = message(ota::nameOf(whole), ota::encode(whole));
    if (!token.isEmpty()) r.headers.emplace_back("Message-Token", token.toLatin1());
    return r;
}

PmsDialect::Told PmsDialect::readTold(const Reply &reply)
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

Request PmsDialect::ask(const QString &id, const Stamp &stamp) const
{
    ota::Read read;
    read.head.echoToken = stamp.id;
    read.head.timeStamp = stamp.at;
    read.head.requestorType = QStringLiteral("10");
    read.head.requestorId = account_.isEmpty() ? hotelCode_ : account_;
    read.head.requestorId.truncate(kLongestRequestor);
    read.id = id;
    read.idContext = QStringLiteral("Roomrack");
    read.hotelCode = hotelCode_;
    read.selection = ota::Selection::All;
    const ota::Message whole = read;
    return message(ota::nameOf(whole), ota::encode(whole));
}

PmsDialect::Found PmsDialect::readFound(const Reply &reply, const QString &id)
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

Request PmsDialect::tokenRequest(const QByteArray &method, const QString &token) const
{
    Request r = message(QString::fromLatin1(method) + QStringLiteral(" token"), {});
    r.method = method;
    r.path = "/tokens/" + token.toLatin1();
    return r;
}

Request PmsDialect::makeToken(const QString &token) const
{
    return tokenRequest("PUT", token);
}

Request PmsDialect::askToken(const QString &token) const
{
    return tokenRequest("GET", token);
}

Request PmsDialect::dropToken(const QString &token) const
{
    return tokenRequest("DELETE", token);
}

PmsDialect::Token PmsDialect::readToken(const Reply &reply)
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
