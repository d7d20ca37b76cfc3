// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/push/travel_push.h"

#include "channels/push/basic_auth.h"
#include "protocols/opentravel/rules.h"

#include <QtCore/QCryptographicHash>

#include <algorithm>

namespace roomrack::channels {

using namespace protocols::opentravel;
using protocols::Reservation;

namespace {

constexpr qint64 kNonceWindow = 601 * kSecond;  ///< five minutes either way

/// Application errors are no HTTP errors; faults of SOAP 1.1 are (section 6.2).
http::Response reply(const Message &message, bool soap)
{
    const bool fault = std::holds_alternative<Fault>(message);
    return {fault ? 500 : 200,
            {{"Content-Type", "text/xml; charset=utf-8"}},
            soap || fault ? encodeSoap(message) : encode(message)};
}

QString allWords(const std::vector<Problem> &problems)
{
    QStringList words;
    for (const Problem &p : problems) {
        words += p.recordId.isEmpty() ? p.text : p.recordId + QStringLiteral(": ") + p.text;
    }
    return words.join(QStringLiteral("; "));
}

}  // namespace

TravelPush::TravelPush(sync::ChannelSettings settings, QByteArray secret)
    : settings_(std::move(settings)), secret_(QString::fromUtf8(secret)), nonces_(kNonceWindow)
{}

/// A nonce is good once; a copy of the same message is what a lost answer leads to, and is known to
/// the inbox.
bool TravelPush::isAllowed(const http::Request &request, const Decoded &decoded, Instant now)
{
    const auto security = decoded.security ? decoded.security : basicSecurity(request);
    if (secret_.isEmpty() || !security || !verify(*security, settings_.account, secret_, now))
        return false;
    if (!security->digest) return true;
    const QByteArray name = security->nonce + '.' + security->created.toUtf8();
    const QByteArray what = QCryptographicHash::hash(request.body, QCryptographicHash::Sha256);
    const QByteArray *before = nonces_.find(name, now);
    if (before && *before != what) return false;
    nonces_.note(name, what, now);
    return true;
}

PushStep TravelPush::read(const http::Request &request, Instant now)
{
    if (!isOneOf(request, {"text/xml", "application/xml"})) {
        const QString why = ErrorText::tr("Content-Type must be text/xml");
        return refuse(http::textResponse(415, why.toUtf8()), why);
    }
    const auto decoded = decode(request.body);
    if (!decoded) {
        const QString why = decoded.error().text();
        return refuse(reply(Fault{QStringLiteral("Client"), why}, true), why);
    }
    if (!decoded->notUnderstood.isEmpty()) {
        const QString what = decoded->notUnderstood;
        return refuse(reply(Fault{QStringLiteral("MustUnderstand"), what}, true), what);
    }
    if (!isAllowed(request, *decoded, now)) {
        const QString why = ErrorText::tr("the user or password is wrong");
        const Outcome outcome{{problem(Code::AuthorizationError, why)}, {}};
        return refuse(reply(answerTo(decoded->message, outcome, now), decoded->soap), why);
    }
    return take(request, *decoded, now);
}

PushStep TravelPush::take(const http::Request &request, const Decoded &decoded, Instant now) const
{
    const Message &message = decoded.message;
    const bool soap = decoded.soap;
    std::vector<Problem> problems = decoded.problems;
    for (Problem &p : check(message)) problems.push_back(std::move(p));
    const auto *notif = std::get_if<ResNotif>(&message);
    const bool ping = std::holds_alternative<Ping>(message);
    if (!notif && !ping)
        problems.push_back(
            problem(Code::InvalidValue, ErrorText::tr("only reservations and pings are taken")));
    if (notif && notif->reservations.empty() && problems.empty())
        problems.push_back(
            problem(Code::RequiredFieldMissing, ErrorText::tr("there is no reservation")));
    for (const Reservation &r : notif ? notif->reservations : std::vector<Reservation>()) {
        if (!r.hotelCode.isEmpty() && r.hotelCode != settings_.hotelCode)
            problems.push_back(problem(Code::InvalidHotelCode, r.hotelCode, r.id));
    }
    if (!problems.empty()) {
        const QString why = allWords(problems);
        return refuse(reply(answerTo(message, {std::move(problems), {}}, now), soap), why);
    }
    if (ping) return say(reply(answerTo(message, {}, now), soap));
    PushStep step;
    Message done = answerTo(message, {}, now);
    auto &confirmed = std::get<ResNotifAnswer>(done).confirmations;
    for (const Reservation &r : notif->reservations) {
        ResNotif alone;
        alone.reservations = {r};
        step.bodies.push_back(notif->reservations.size() == 1 ? request.body : encode(alone));
        Confirmation confirmation;
        confirmation.id = r.id;
        confirmation.idContext = r.idContext;
        confirmed.push_back(std::move(confirmation));
    }
    const Outcome busy{
        {problem(Code::SystemUnavailable, ErrorText::tr("not stored; send it again"))}, {}};
    step.answer = [done, again = answerTo(message, busy, now), soap](bool safe) {
        return reply(safe ? done : again, soap);
    };
    return step;
}

}  // namespace roomrack::channels
