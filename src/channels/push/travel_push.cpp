// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/push/travel_push.h"

#include "channels/opentravel/travel_inbox.h"
#include "channels/push/basic_auth.h"
#include "protocols/opentravel/rules.h"
#include "protocols/xml/masking.h"
#include "sync/protocols.h"

#include <QtCore/QCryptographicHash>

#include <algorithm>
#include <limits>

namespace roomrack::channels {

using namespace protocols::opentravel;
using protocols::Reservation;

namespace {

constexpr qint64 kNonceWindow = 601 * kSecond;  ///< five minutes either way
constexpr qint64 kEver = std::numeric_limits<qint64>::max();

/// Application errors are no HTTP errors; SOAP 1.1 faults are (section 6.2).
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
        // The standard's text for the code, the details, and the place.
        QStringList parts{p.shortText, p.recordId, p.text};
        parts.removeAll(QString());
        words += parts.join(QStringLiteral(": "));
    }
    return words.join(QStringLiteral("; "));
}

}  // namespace

TravelPush::TravelPush(sync::ChannelSettings settings, QByteArray secret)
    : settings_(std::move(settings)), pms_(sync::factsOf(settings_).pms),
      secret_(QString::fromUtf8(secret)), nonces_(kNonceWindow)
{}

/// A nonce is valid once; a copy of the same message is a retry after a lost answer, and is
/// recognized by the inbox.
QString TravelPush::whyNot(const http::Request &request, const Decoded &decoded, Instant now)
{
    const auto security = decoded.security ? decoded.security : basicSecurity(request);
    if (!security) return ErrorText::tr("the request contains no user name and password");
    if (secret_.isEmpty()) return ErrorText::tr("no password is stored for this channel");
    if (!verify(*security, settings_.account, secret_, now)) {
        const bool old = security->digest
                         && verify(*security, settings_.account, secret_, now, kEver).has_value();
        return old ? ErrorText::tr(
                   "the timestamp differs from the current time by more than five minutes")
                   : ErrorText::tr("the user or password is wrong");
    }
    if (!security->digest) return {};
    const QByteArray name = security->nonce + '.' + security->created.toUtf8();
    const QByteArray what = QCryptographicHash::hash(request.body, QCryptographicHash::Sha256);
    const QByteArray *before = nonces_.find(name, now);
    if (before && *before != what)
        return ErrorText::tr("the nonce was already used for another message");
    nonces_.note(name, what, now);
    return {};
}

PushStep TravelPush::read(const http::Request &request, Instant now)
{
    if (!isOneOf(request, {"text/xml", "application/xml"})) {
        const QString why = ErrorText::tr("Content-Type must be text/xml");
        return refuse(http::textResponse(415, why.toUtf8()), why);
    }
    const auto decoded = decodeInbound(request.body);
    if (!decoded) {
        const QString why = decoded.error().text();
        return refuse(reply(Fault{QStringLiteral("Client"), why}, true), why);
    }
    if (!decoded->notUnderstood.isEmpty()) {
        const QString what = decoded->notUnderstood;
        return refuse(reply(Fault{QStringLiteral("MustUnderstand"), what}, true), what);
    }
    if (const QString why = whyNot(request, *decoded, now); !why.isEmpty()) {
        const QString said = ErrorText::tr("the user or password is wrong");
        const Outcome outcome{{problem(Code::AuthorizationError, said)}, {}};
        PushStep step = refuse(reply(answerTo(decoded->message, outcome, now), decoded->soap), why);
        step.wrongSecret = why == said;
        return step;
    }
    return take(request, *decoded, now);
}

PushStep TravelPush::readToken(const http::Request &request, const QByteArray &, Instant now)
{
    return withPassword(request, settings_.account, secret_, now);
}

std::vector<Problem> TravelPush::problemsOf(const Decoded &decoded) const
{
    const Message &message = decoded.message;
    std::vector<Problem> problems = decoded.problems;
    for (Problem &p : check(message)) problems.push_back(std::move(p));
    const auto *reservations = pms_ ? nullptr : std::get_if<ResNotif>(&message);
    const auto *rooms = pms_ ? std::get_if<InvCountNotif>(&message) : nullptr;
    const auto *read = pms_ ? nullptr : std::get_if<Read>(&message);
    if (!reservations && !rooms && !read && !std::holds_alternative<Ping>(message)) {
        problems.push_back(
            problem(Code::InvalidValue,
                    pms_ ? ErrorText::tr("only out-of-order rooms and pings are accepted")
                         : ErrorText::tr("only reservations and pings are accepted")));
    }
    if (reservations && reservations->reservations.empty() && problems.empty())
        problems.push_back(problem(Code::RequiredFieldMissing,
                                   ErrorText::tr("the message contains no reservation")));
    for (const Reservation &r :
         reservations ? reservations->reservations : std::vector<Reservation>()) {
        if (!r.hotelCode.isEmpty() && r.hotelCode != settings_.hotelCode)
            problems.push_back(problem(Code::InvalidHotelCode, r.hotelCode, r.id));
    }
    if (rooms && rooms->hotelCode != settings_.hotelCode)
        problems.push_back(problem(Code::InvalidHotelCode, rooms->hotelCode));
    if (read && read->hotelCode != settings_.hotelCode)
        problems.push_back(problem(Code::InvalidHotelCode, read->hotelCode));
    if (read && read->id.isEmpty())
        problems.push_back(problem(Code::RequiredFieldMissing,
                                   ErrorText::tr("the reservation number is missing")));
    return problems;
}

PushStep TravelPush::take(const http::Request &request, const Decoded &decoded, Instant now) const
{
    const Message &message = decoded.message;
    if (auto problems = problemsOf(decoded); !problems.empty()) {
        const QString why = allWords(problems);
        return refuse(reply(answerTo(message, {std::move(problems), {}}, now), decoded.soap), why);
    }
    if (std::holds_alternative<Ping>(message))
        return say(reply(answerTo(message, {}, now), decoded.soap));
    if (const auto *read = std::get_if<Read>(&message)) return asked(*read, decoded.soap, now);
    return stored(request, decoded, now);
}

/// The channel's own last message: a sender that lost the answer learns that it is stored, and in
/// which version.
PushStep TravelPush::asked(const Read &read, bool soap, Instant now) const
{
    PushStep step;
    step.find = read.id;
    step.found = [read, soap, now](const WebhookAnswer &found) {
        const auto told = decodeInbound(found.done() ? found.body : QByteArray());
        const auto *notif = told ? std::get_if<ResNotif>(&told->message) : nullptr;
        std::vector<Reservation> its;
        for (const Reservation &r : notif ? notif->reservations : std::vector<Reservation>()) {
            if (r.id == read.id) its = {r};
        }
        Outcome outcome;
        if (found.came == WebhookAnswer::Came::Failed)
            outcome.errors = {
                problem(Code::SystemUnavailable,
                        ErrorText::tr("the reservation cannot be read now; try again later"))};
        else if (its.empty())
            outcome.errors = {problem(Code::BookingReferenceNotFound,
                                      ErrorText::tr("the reservation was not found"), read.id)};
        Message answer = answerTo(read, outcome, now);
        if (!its.empty()) std::get<ResRetrieve>(answer).reservations = std::move(its);
        return reply(answer, soap);
    };
    return step;
}

PushStep TravelPush::stored(const http::Request &request, const Decoded &decoded, Instant now) const
{
    const Message &message = decoded.message;
    PushStep step;
    Message done = answerTo(message, {}, now);
    if (const auto *notif = std::get_if<ResNotif>(&message)) {
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
    } else {
        // Stored as received, but without its password.
        step.bodies = {protocols::xml::withoutSecrets(request.body)};
    }
    const Outcome busy{
        {problem(Code::SystemUnavailable, ErrorText::tr("not stored; send it again"))}, {}};
    step.answer = [done, again = answerTo(message, busy, now), soap = decoded.soap](bool safe) {
        return reply(safe ? done : again, soap);
    };
    return step;
}

}  // namespace roomrack::channels
