// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/desk_connection.h"

#include "core/failure_text.h"
#include "core/version.h"

#include <utility>

namespace roomrack::remote {

namespace {

constexpr int kHelloSeconds = 15;
/// The server answers at least every five seconds (DeskFeed).
constexpr int kFeedSeconds = 12;
constexpr int kAskSeconds = 60;
constexpr int kLongestPause = 30;
/// How long the user waits for the result of a command before it is reported as unknown.
constexpr qint64 kUnknownAfterMs = 60'000;
constexpr qint64 kLongestAnswer = 128 << 20;

}  // namespace

struct DeskConnection::Outcome {
    enum class Is : quint8 {
        Answered,
        NotReached,  ///< certainly not delivered
        Unsure,      ///< possibly delivered
        Unwelcome,   ///< unknown visit: nothing was done
        Later,       ///< server busy: nothing was done
        Refused      ///< by the API server, before the call
    };
    Is is = Is::Unsure;
    QByteArray body;
    Error error;

    static Outcome of(const http::Reply &reply);
};

DeskConnection::Outcome DeskConnection::Outcome::of(const http::Reply &reply)
{
    using Came = http::Reply::Came;
    if (reply.came != Came::Answer) {
        return {reply.came == Came::NotReached ? Is::NotReached : Is::Unsure,
                {},
                {ErrorCode::NotSaved, {}, core::failureTitle(reply.trouble), -1}};
    }
    const QString words = QString::fromUtf8(reply.body.left(500)).trimmed();
    switch (reply.status) {
    case 200: return {Is::Answered, reply.body, {}};
    case 401:
        return {Is::Refused,
                {},
                {ErrorCode::Forbidden, QStringLiteral("token"),
                 ErrorText::tr("rejected by the server; check the token"), -1}};
    case 409:
        return {Is::Refused,
                {},
                {ErrorCode::Newer,
                 {},
                 ErrorText::tr("the server runs another version of Roomrack (this program: %1). "
                               "Install the same version on both.")
                     .arg(core::version()),
                 -1}};
    case 410: return {Is::Unwelcome, {}, {}};
    case 429:
    case 503:
        return {Is::Later, {}, {ErrorCode::Busy, {}, ErrorText::tr("the server is busy"), -1}};
    default: break;
    }
    return {Is::Refused,
            {},
            {reply.status == 403 ? ErrorCode::Forbidden : ErrorCode::Internal,
             {},
             ErrorText::tr("the server returned HTTP %1: %2").arg(reply.status).arg(words),
             -1}};
}

DeskConnection::DeskConnection(DeskPeer peer, DeskEvents events)
    : peer_(std::move(peer)), events_(std::move(events))
{
    state_.up = false;
    again_.setParent(this);
    second_.setParent(this);
    again_.setSingleShot(true);
    connect(&again_, &QTimer::timeout, this, &DeskConnection::greet);
    second_.setInterval(1'000);
    connect(&second_, &QTimer::timeout, this, &DeskConnection::lookAtWaiting);
}

DeskConnection::~DeskConnection() = default;

void DeskConnection::begin()
{
    transport_ = std::make_unique<http::HttpTransport>(peer_.address, kLongestAnswer);
    second_.start();
    greet();
}

void DeskConnection::post(const QByteArray &name, const QByteArray &body, const QByteArray &key,
                          int seconds, std::function<void(const Outcome &)> done)
{
    http::Outgoing out;
    out.what = QString::fromLatin1(name);
    out.path = kPathPrefix + name;
    out.headers = {{"Authorization", "Bearer " + peer_.token},
                   {"Content-Type", "application/cbor"},
                   {kSchemaHeader, schemaNumber()},
                   {kVersionHeader, core::version().toLatin1()}};
    if (!peer_.language.isEmpty())
        out.headers.emplace_back(kLanguageHeader, peer_.language.toLatin1());
    if (!visit_.isEmpty()) out.headers.emplace_back(kVisitHeader, visit_);
    if (!key.isEmpty()) out.headers.emplace_back(kKeyHeader, key);
    out.body = body;
    out.timeoutSeconds = seconds;
    transport_->send(
        out, [done = std::move(done)](const http::Reply &reply) { done(Outcome::of(reply)); });
}

void DeskConnection::greet()
{
    if (greeting_ || ended_) return;
    greeting_ = true;
    again_.stop();
    post(Hello::name(), toBytes(Hello::Args()), {}, kHelloSeconds, [this](const Outcome &heard) {
        greeting_ = false;
        if (heard.is != Outcome::Is::Answered) return down(heard.error);
        const auto welcome = fromBytes<Hello::Reply>(heard.body);
        if (!welcome || !*welcome || (*welcome)->properties.empty()) {
            return down({ErrorCode::Invalid,
                         {},
                         ErrorText::tr("no Roomrack server found at this address"),
                         -1});
        }
        up(**welcome);
    });
}

void DeskConnection::up(const Welcome &welcome)
{
    if (welcome.visit != visit_) {
        visit_ = welcome.visit;
        ++state_.visit;
    }
    if (feed_.hub.isEmpty()) feed_ = welcome.feed;
    attempts_ = 0;
    const bool wasDown = !std::exchange(state_.up, true);
    state_.why.clear();
    state_.retrySeconds = 0;
    events_.welcomed(welcome);
    events_.changed(state_);
    if (wasDown) listen();
    for (Waiting &waiting : std::exchange(waiting_, {})) send(std::move(waiting));
}

void DeskConnection::down(const Error &why)
{
    if (ended_) return;
    ++turn_;
    why_ = why;
    state_.up = false;
    state_.why = why.text();
    state_.code = why.code;
    state_.retrySeconds = std::min(kLongestPause, 1 << std::min(attempts_++, 5));
    again_.start(state_.retrySeconds * 1'000);
    events_.changed(state_);
}

void DeskConnection::tryNow()
{
    if (!state_.up) greet();
}

/// Long polling: one feed request is always pending and is answered when there are changes.
void DeskConnection::listen()
{
    post(Feed::name(), toBytes(Feed::Args(feed_)), {}, kFeedSeconds,
         [this, turn = turn_](const Outcome &heard) {
             if (turn != turn_ || ended_) return;
             if (heard.is == Outcome::Is::Unwelcome) {
                 state_.up = false;
                 return greet();
             }
             if (heard.is != Outcome::Is::Answered) return down(heard.error);
             auto news = fromBytes<Feed::Reply>(heard.body);
             if (!news || !*news) {
                 return down({ErrorCode::Invalid,
                              {},
                              ErrorText::tr("invalid response from the server"),
                              -1});
             }
             feed_ = {(*news)->hub, (*news)->upTo};
             events_.news(std::move(**news));
             listen();
         });
}

void DeskConnection::ask(Asked asked)
{
    if (ended_) {
        asked.done(fail(ErrorCode::Cancelled, {}, ErrorText::tr("cancelled")));
        return;
    }
    Waiting waiting{std::move(asked), false, {}};
    waiting.since.start();
    if (state_.up)
        send(std::move(waiting));
    else if (waiting.asked.patience == Patience::Wait)
        waiting_.push_back(std::move(waiting));
    else
        waiting.asked.done(tl::unexpected(noConnection()));
}

Error DeskConnection::noConnection() const
{
    return {ErrorCode::NotSaved,
            {},
            ErrorText::tr("not connected to %1 (%2); nothing was changed")
                .arg(peer_.address.host(), state_.why),
            -1};
}

void DeskConnection::send(Waiting waiting)
{
    const qint64 number = ++lastSent_;
    const Asked &asked = waiting.asked;
    post(asked.name, asked.body, asked.key, kAskSeconds, [this, number](const Outcome &outcome) {
        const auto at = underWay_.find(number);
        if (at == underWay_.end()) return;
        Waiting back = std::move(at->second);
        underWay_.erase(at);
        settle(std::move(back), outcome);
    });
    underWay_.emplace(number, std::move(waiting));
}

void DeskConnection::settle(Waiting waiting, const Outcome &outcome)
{
    using Is = Outcome::Is;
    const Asked &asked = waiting.asked;
    switch (outcome.is) {
    case Is::Answered: return asked.done(outcome.body);
    case Is::Refused: return asked.done(tl::unexpected(outcome.error));
    case Is::Unwelcome:
        // A restarted server has lost its visits: the first attempt may have been applied.
        if (waiting.mayHaveArrived) {
            return asked.done(fail(
                ErrorCode::Unknown, {},
                ErrorText::tr("the server restarted before it responded; check whether the change "
                              "was saved")));
        }
        waiting_.push_back(std::move(waiting));
        if (std::exchange(state_.up, false)) ++turn_;
        return greet();
    case Is::Later: waiting_.push_back(std::move(waiting)); return;
    case Is::Unsure: waiting.mayHaveArrived = true; break;
    case Is::NotReached: break;
    }
    const bool again = asked.patience == Patience::Wait
                       || (asked.patience == Patience::Once && waiting.mayHaveArrived);
    const auto done = asked.done;
    const bool unsure = waiting.mayHaveArrived;
    if (again) waiting_.push_back(std::move(waiting));
    if (state_.up) down(outcome.error);
    if (again) return;
    if (!unsure) return done(tl::unexpected(noConnection()));
    done(fail(ErrorCode::Unknown, {},
              ErrorText::tr("the connection was lost before the response; check whether the "
                            "change was saved")));
}

/// Once a second: retries deferred calls; reports those pending too long as unknown.
void DeskConnection::lookAtWaiting()
{
    if (state_.up) {
        for (Waiting &waiting : std::exchange(waiting_, {})) send(std::move(waiting));
        return;
    }
    std::deque<Waiting> still;
    std::vector<Asked> late;
    for (Waiting &waiting : waiting_) {
        const bool isLate =
            waiting.asked.patience == Patience::Once && waiting.since.hasExpired(kUnknownAfterMs);
        if (isLate)
            late.push_back(std::move(waiting.asked));
        else
            still.push_back(std::move(waiting));
    }
    waiting_ = std::move(still);
    for (const Asked &asked : late) {
        asked.done(
            fail(ErrorCode::Unknown, {},
                 ErrorText::tr("the connection was lost before the response; check whether the "
                               "change was saved")));
    }
}

void DeskConnection::hangUp()
{
    ended_ = true;
    again_.stop();
    second_.stop();
    std::vector<Asked> all;
    for (Waiting &waiting : std::exchange(waiting_, {})) all.push_back(std::move(waiting.asked));
    for (auto &[number, waiting] : std::exchange(underWay_, {}))
        all.push_back(std::move(waiting.asked));
    for (const Asked &asked : all)
        asked.done(fail(ErrorCode::Cancelled, {}, ErrorText::tr("cancelled")));
    transport_.reset();
}

}  // namespace roomrack::remote

#include "moc_desk_connection.cpp"
