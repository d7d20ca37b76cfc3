// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/api.h"

#include "api/access.h"
#include "api/refusal_log.h"
#include "api/v1/form.h"
#include "api/v1/topics.h"
#include "core/card_number.h"
#include "remote/desk_http.h"

#include <QtCore/QMessageAuthenticationCode>

#include <algorithm>

namespace roomrack::api::v1 {

namespace {

constexpr int kNoBookerSeconds = 10;

/// The key may be quoted, as in the draft of the header field.
QByteArray keyOf(const http::Request &request)
{
    const QByteArray key = request.header("Idempotency-Key");
    const bool quoted = key.size() > 2 && key.startsWith('"') && key.endsWith('"');
    return quoted ? key.mid(1, key.size() - 2) : key;
}

/// Keys are stored, so one with a card number or the token in it is replaced by its HMAC under the
/// token. The token is not in the file, so the number cannot be found by trying all.
QByteArray keptKey(const QByteArray &key, const http::Request &request)
{
    const QByteArray token = bearerToken(request);
    const QString plain = QString::fromUtf8(QByteArray::fromPercentEncoding(key));
    const bool has =
        hasCardNumber(QString::fromLatin1(key)) || hasCardNumber(plain) || key.contains(token);
    if (!has) return key;
    return "hidden-"
           + QMessageAuthenticationCode::hash(key, token, QCryptographicHash::Sha256).toHex();
}

int countOf(const http::Request &request, const char *header)
{
    return int(
        std::count_if(request.headers.begin(), request.headers.end(), [header](const auto &one) {
            return one.first.compare(header, Qt::CaseInsensitive) == 0;
        }));
}

Problem tooSoon(int seconds)
{
    Problem problem{429, "too-many-requests", ErrorText::tr("retry after %1 s").arg(seconds)};
    problem.retryAfter = seconds;
    return problem;
}

Problem strange(const http::Response &refusal)
{
    if (refusal.status == 421)
        return {421, "foreign-host", ErrorText::tr("is not a host name of this server"),
                QStringLiteral("Host")};
    return {403, "web-page", ErrorText::tr("requests with an Origin header are not accepted"),
            QStringLiteral("Origin")};
}

}  // namespace

Api::Api(const Host &host, const ApiLimits &limits, const core::Clock &clock, QStringList names)
    : host_(host), limits_(limits), names_(std::move(names)),
      mailbox_(std::make_shared<engine::Mailbox>(this)),
      gate_(clock, limits.tokens, limits.strangers), feed_(limits, clock),
      desks_(host, limits, clock, names_, gate_, mailbox_),
      hotels_(*host.engine, mailbox_, listener())
{
    hotels_.begin(host.hotels);
}

Api::~Api()
{
    mailbox_->close();
}

Hotels::Listener Api::listener()
{
    const auto setTokens = [this](PropertyId property, const auto &tokens) {
        gate_.setTokens(property, tokens);
        feed_.cutUnless([this](ActorId actor) { return gate_.knows(actor); });
    };
    return {[this, setTokens](PropertyId property, const engine::Snapshot &snapshot) {
                setTokens(property, snapshot.tokens);
                feed_.begin(property, snapshot);
            },
            [this](PropertyId property) { feed_.lose(property); },
            [this, setTokens](PropertyId property, const engine::ChangeSetPtr &change) {
                if (change->tokens) setTokens(property, *change->tokens);
                feed_.add(property, change);
            }};
}

/// Authentication precedes routing: unauthenticated clients do not learn which routes exist.
tl::expected<Api::Admitted, Problem> Api::admit(const http::Request &request)
{
    if (const auto away = api::turnedAway(request, names_)) return tl::unexpected(strange(*away));
    const Visitor *visitor = gate_.visitor(request);
    if (!visitor) {
        if (const auto wait = gate_.strangerTooSoon()) return tl::unexpected(tooSoon(*wait));
        return tl::unexpected(Problem{401, "unauthorized",
                                      ErrorText::tr("missing or invalid token"),
                                      QStringLiteral("Authorization")});
    }
    if (const auto wait = gate_.tooSoon(*visitor)) return tl::unexpected(tooSoon(*wait));
    Admitted admitted{*visitor, routeOf(request.method, request.path())};
    const Route *route = admitted.routed.route;
    if (!route && admitted.routed.allow.isEmpty())
        return tl::unexpected(Problem{404, "not-found", ErrorText::tr("not found")});
    if (!route)
        return tl::unexpected(
            Problem{405, "method-not-allowed",
                    ErrorText::tr("allowed: %1").arg(QString::fromLatin1(admitted.routed.allow))});
    if (!route->mayBe(visitor->role))
        return tl::unexpected(Problem{403, "forbidden",
                                      ErrorText::tr("the token's role (%1) does not allow this")
                                          .arg(booking::tokenRoleCode(visitor->role)),
                                      QStringLiteral("Authorization")});
    return admitted;
}

std::optional<Problem> Api::wrongForm(const http::Request &request, const Route &route,
                                      const QByteArray &key) const
{
    if (request.body.size() > route.bodyAtMost)
        return Problem{413, "too-large",
                       ErrorText::tr("the body has %1 bytes; the limit is %2")
                           .arg(request.body.size())
                           .arg(route.bodyAtMost)};
    const QByteArray type = request.header("Content-Type").toLower();
    if (!request.body.isEmpty() && type != "application/json"
        && !type.startsWith("application/json;"))
        return Problem{415, "wrong-type", ErrorText::tr("must be application/json"),
                       QStringLiteral("Content-Type")};
    if (!route.changes) return std::nullopt;
    if (countOf(request, "Idempotency-Key") != 1)
        return Problem{
            400, "key-wanted",
            ErrorText::tr("send exactly one key: a new one for each operation, the same one "
                          "for a retry"),
            QStringLiteral("Idempotency-Key")};
    if (const auto ok = booking::checkClaimKey(key); !ok)
        return Problem{400, "key-wanted", ok.error().reason, QStringLiteral("Idempotency-Key")};
    return std::nullopt;
}

http::Response Api::refusal(const http::Request &request, const Problem &problem)
{
    http::Response response = problemAnswer(problem);
    if (problem.status == 401) response.headers.emplace_back("WWW-Authenticate", "Bearer");
    if (problem.status == 405)
        response.headers.emplace_back("Allow", routeOf({}, request.path()).allow);
    if (problem.status == 426) response.headers.emplace_back("Upgrade", "websocket");
    emit turnedAway(problem.status, request.from, askedFor(request));
    return response;
}

void Api::serve(const http::Request &request, const http::Server::Answer &answer)
{
    if (remote::isForDesks(request)) {
        if (const auto refusal = desks_.serve(request, answer)) {
            emit turnedAway(refusal->status, request.from, askedFor(request));
            answer(*refusal);
        }
        return;
    }
    const auto admitted = admit(request);
    if (!admitted) return answer(refusal(request, admitted.error()));
    const Route &route = *admitted->routed.route;
    Call call{&route, request, answer, admitted->visitor, admitted->routed.id, keyOf(request)};
    if (const auto wrong = wrongForm(request, route, call.key)) return refuse(call, *wrong);
    if (const Query query(call); !query.ok()) return refuse(call, query.error());
    if (route.changes) call.key = keptKey(call.key, request);
    route.serve(*this, call);
}

const engine::HotelView *Api::hotel(const Call &call)
{
    const engine::HotelView *view = hotels_.view(call.visitor.property);
    if (!view) {
        Problem busy{503, "busy", ErrorText::tr("the hotel is still loading; try again")};
        busy.retryAfter = 1;
        refuse(call, busy);
    }
    return view;
}

booking::Caller Api::caller(const Call &call, const engine::HotelView &hotel,
                            ChannelId channel) const
{
    booking::Caller caller{call.visitor.property, call.visitor.actor, channel, {}};
    if (call.visitor.channel) caller.channel = call.visitor.channel;
    const inventory::Channel *desk = hotel.catalogue().channel(inventory::ChannelKind::Desk);
    if (!caller.channel && desk) caller.channel = desk->id;
    return caller;
}

void Api::refuse(const Call &call, const Problem &problem)
{
    call.answer(problemAnswer(problem));
}

void Api::refuse(const Call &call, const Error &error)
{
    call.answer(problemAnswer(error));
}

void Api::answer(const Call &call, int status, const QByteArray &json)
{
    call.answer(http::jsonResponse(status, json));
}

namespace {

http::Response responseOf(const booking::ClaimAnswer &stored)
{
    if (stored.status == 204) return {204, {}, {}};
    const QByteArray type = stored.status < 400 ? "application/json" : "application/problem+json";
    return {stored.status, {{"Content-Type", type}}, stored.body};
}

http::Response inProgress()
{
    Problem problem{409, "in-progress",
                    ErrorText::tr("the request is still in progress; retry with the same key"),
                    QStringLiteral("Idempotency-Key")};
    problem.retryAfter = 2;
    return problemAnswer(problem);
}

}  // namespace

void Api::once(const Call &call, engine::Command command,
               std::function<booking::ClaimAnswer(const booking::Answer &)> render)
{
    const auto renderAll =
        [render = std::move(render)](const std::vector<Result<booking::Answer>> &answers)
        -> std::optional<booking::ClaimAnswer> {
        if (answers.front()) return render(*answers.front());
        if (!isOutcome(answers.front().error())) return std::nullopt;
        return storedProblem(answers.front().error());
    };
    const bool describes = std::holds_alternative<booking::EditDescription>(command);
    // A query is part of the request where the route has one.
    const QByteArray path = call.route->query.isEmpty() ? call.request.path() : call.request.target;
    booking::Claim claim{call.visitor.actor, call.key,
                         booking::claimHash(call.request.method + ' ' + path, call.request.body)};
    engine().once(std::move(claim), {std::move(command)}, renderAll,
                  [this, mailbox = mailbox_, answer = call.answer, describes,
                   property = call.visitor.property](Result<engine::Once> &&once) {
                      mailbox->post(
                          [this, answer, describes, property,
                           done = once.map([](const engine::Once &o) { return o.answer; })] {
                              if (describes && done && done->status < 300) hotels_.reread(property);
                              answer(!done               ? problemAnswer(done.error())
                                     : done->status == 0 ? inProgress()
                                                         : responseOf(*done));
                          });
                  });
}

const Booker *Api::booker(const Call &call)
{
    const auto at = host_.bookers.find(call.visitor.property);
    if (at != host_.bookers.end()) return &at->second;
    Problem busy{503, "busy",
                 ErrorText::tr("bookings are not accepted at the moment; try again later")};
    busy.retryAfter = kNoBookerSeconds;
    refuse(call, busy);
    return nullptr;
}

reservations::Request Api::request(const Call &call, const engine::HotelView &hotel) const
{
    return {caller(call, hotel), call.key, call.request.method + ' ' + call.request.path(),
            call.request.body};
}

reservations::Replied Api::replied(const Call &call) const
{
    return [mailbox = mailbox_, answer = call.answer](const reservations::Reply &reply) {
        mailbox->post([answer, is = reply.is, stored = reply.answer, error = reply.error] {
            using Is = reservations::Reply::Is;
            answer(is == Is::Answered     ? responseOf(stored)
                   : is == Is::InProgress ? inProgress()
                                          : problemAnswer(error.value_or(Error())));
        });
    };
}

http::Server::Upgrade Api::upgrade()
{
    return {"websocket", [this](const http::Request &request) { return feedRefusal(request); },
            [this](const http::Request &request, QTcpSocket *socket) {
                const Visitor *visitor = gate_.visitor(request);
                const Routed routed = routeOf(request.method, request.path());
                const Call call{routed.route, request, {}, *visitor, 0, {}};
                feed_.take(call, socket);
            }};
}

std::optional<http::Response> Api::feedRefusal(const http::Request &request)
{
    const auto admitted = admit(request);
    if (!admitted) return refusal(request, admitted.error());
    const Route &route = *admitted->routed.route;
    if (route.serve != serveEvents)
        return refusal(request,
                       {404, "not-found", ErrorText::tr("this path does not support WebSocket")});
    const Call call{&route, request, {}, admitted->visitor, 0, {}};
    if (const auto wrong = feed_.whyNot(call)) return refusal(request, *wrong);
    return std::nullopt;
}

}  // namespace roomrack::api::v1

#include "moc_api.cpp"
