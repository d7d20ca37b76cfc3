// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/api_server.h"

#include "api/access.h"
#include "api/hook_path.h"
#include "api/hook_readers.h"
#include "api/metrics.h"
#include "api/payment_hook.h"
#include "api/refusal_log.h"
#include "api/refused_pushes.h"
#include "api/v1/api.h"
#include "api/wrong_secrets.h"
#include "channels/connection/kept.h"
#include "channels/push/push_reader.h"
#include "engine/when_done.h"

#include <QtCore/QFutureWatcher>
#include <QtCore/QPromise>
#include <QtCore/QTimer>

#include <algorithm>
#include <map>

namespace roomrack::api {

namespace {

using Place = std::pair<PropertyId, ChannelId>;

/// Maximum delay for reporting counted refusals.
constexpr int kLookMs = 5'000;

}  // namespace

/// Everything that lives in the server's thread.
class ApiServer::Worker final : public QObject {
public:
    Worker(const ApiServerOptions &options, const core::Clock &clock, ApiServer &apiServer)
        : options_(options), clock_(clock), apiServer_(apiServer), log_(clock),
          wrongSecrets_(clock), state_(std::make_shared<ApiServerState>())
    {}

    /// Serves nothing before open().
    void start() {}
    Result<quint16> open()
    {
        http::ServerOptions serving;
        serving.limits = options_.limits;
        serving.maxConnections = options_.maxConnections;
        serving.tls = options_.tls;
        server_ = std::make_unique<http::Server>(
            [this](const http::Request &request, http::Server::Answer answer) {
                ++counts_.requests;
                serve(request, std::move(answer));
            },
            serving);
        connect(server_.get(), &http::Server::refused, this,
                [this](int status, const QByteArray &words, const QHostAddress &from) {
                    ++counts_.requests;
                    note(status, from, QString::fromUtf8(words));
                });
        if (apiServer_.host_.engine) openApi();
        counted_ = std::make_unique<QTimer>();
        connect(counted_.get(), &QTimer::timeout, this,
                [this] { write(refusedPushes_.due(clock_.steadyMicros())); });
        counted_->start(kLookMs);
        return server_->open(options_.address, options_.port);
    }
    void stop()
    {
        counted_.reset();
        server_.reset();
        api_.reset();
        readers_.clear();
        state_.reset();  // made in another thread
    }
    void setState(ApiServerStatePtr state)
    {
        for (const ServedProperty &hotel : state_->hotels) {
            const auto is = std::find_if(state->hotels.begin(), state->hotels.end(),
                                         [&](const ServedProperty &now) {
                                             return now.property == hotel.property
                                                    && now.paymentSecret == hotel.paymentSecret;
                                         });
            if (is == state->hotels.end()) wrongSecrets_.forget({hotel.property, ChannelId()});
        }
        state_ = std::move(state);
        readers_.update([this](const Place &place) { return find(place); },
                        [this](const Place &place) { wrongSecrets_.forget(place); });
    }

private:
    void openApi()
    {
        api_ = std::make_unique<v1::Api>(apiServer_.host_, options_.api, clock_, options_.names);
        connect(api_.get(), &v1::Api::turnedAway, this,
                [this](int status, const QHostAddress &from, const QString &what) {
                    note(status, from, what);
                });
        server_->setUpgrade(api_->upgrade());
    }

    const ServedChannel *find(const Place &place) const
    {
        return findChannel(*state_, place.first, place.second);
    }

    void serve(const http::Request &request, http::Server::Answer answer)
    {
        if (api_ && request.target.startsWith("/v1/")) return api_->serve(request, answer);
        if (const auto refusal = turnedAway(request, options_.names))
            return refuse(request, *refusal, QString::fromUtf8(refusal->body.trimmed()), answer);
        const QByteArray path = request.path();
        const bool get = request.method == "GET" || request.method == "HEAD";
        if (path == "/healthz" || path == "/metrics") {
            if (!get) return wrongMethod(request, "GET", answer);
            answer(path == "/healthz" ? healthResponse(*state_) : metrics(request));
        } else if (path.startsWith("/hooks/")) {
            const HookPath to = hookPath(path);
            if (to.token) return tokenHook(request, to, answer);
            if (request.method != "POST") return wrongMethod(request, "POST", answer);
            path.endsWith(kPaymentsHook) ? paymentHook(request, answer) : hook(request, to, answer);
        } else {
            refuse(request, http::textResponse(404, "not found"), QStringLiteral("unknown path"),
                   answer);
        }
    }

    void wrongMethod(const http::Request &request, const QByteArray &right,
                     const http::Server::Answer &answer)
    {
        http::Response response = http::textResponse(405, "method not allowed; allowed: " + right);
        response.headers.emplace_back("Allow", right);
        refuse(request, response, QStringLiteral("method not allowed"), answer);
    }

    void refuse(const http::Request &request, const http::Response &response, const QString &why,
                const http::Server::Answer &answer)
    {
        note(response.status, originOf(request).address,
             askedFor(request) + QStringLiteral(": ") + why);
        answer(response);
    }
    void note(int status, const QHostAddress &from, const QString &what)
    {
        ++counts_.refused;
        for (const QString &line : log_.lines(status, from.toString(), what))
            emit apiServer_.logged(line);
    }

    Origin originOf(const http::Request &request) const
    {
        return api::originOf(request, options_.proxies);
    }

    http::Response metrics(const http::Request &request) const
    {
        const bool known = options_.tokenHash.isEmpty() ? isFromHere(request)
                                                        : hasToken(request, options_.tokenHash);
        if (!known) {
            http::Response response = http::textResponse(401, "missing or invalid token");
            response.headers.emplace_back("WWW-Authenticate", "Bearer");
            return response;
        }
        return {200,
                {{"Content-Type", "text/plain; version=0.0.4; charset=utf-8"}},
                metricsText(*state_, counts_, clock_.wall())};
    }

    std::optional<Place> placeOf(const std::vector<qint64> &numbers) const
    {
        if (numbers.size() == 2) return Place{PropertyId{numbers[0]}, ChannelId{numbers[1]}};
        if (numbers.size() == 1 && state_->hotels.size() == 1 && state_->numbersAlone)
            return Place{state_->hotels.front().property, ChannelId{numbers[0]}};
        return std::nullopt;
    }

    void paymentHook(const http::Request &request, const http::Server::Answer &answer)
    {
        const ServedProperty *hotel = payingHotel(*state_, request.path());
        if (!hotel) {
            return refuse(request, http::textResponse(404, "payment webhooks are not configured"),
                          QStringLiteral("payment webhooks are not configured"), answer);
        }
        const Place account{hotel->property, ChannelId()};
        const Origin from = originOf(request);
        if (wrongSecrets_.mustWaitUnread(account, from))
            return askToWait(request, account, from, answer);
        const auto &bookers = apiServer_.host_.bookers;
        const auto heard = paymentHook_.hear(
            request, hotel->property, hotel->paymentSecret, clock_.wall(),
            [booker = bookers.find(hotel->property), none = bookers.end()](const QByteArray &id) {
                return booker != none && booker->second.news(id);
            });
        if (!wrongSecrets_.note(account, from, heard.wrongSecret, heard.trouble.isEmpty()))
            return askToWait(request, account, from, answer);
        heard.trouble.isEmpty() ? answer(heard.answer)
                                : refuse(request, heard.answer, heard.trouble, answer);
    }

    void askToWait(const http::Request &request, const Place &account, const Origin &from,
                   const http::Server::Answer &answer)
    {
        refuse(request, wrongSecrets_.askToWait(account, from),
               QStringLiteral("too many failed authentication attempts"), answer);
    }

    /// Target of a webhook.
    struct Caller {
        Place place;
        const ServedChannel *channel = nullptr;
        channels::PushReader *reader = nullptr;  ///< null: channel not connected
    };
    Caller callerAt(const HookPath &path)
    {
        const auto place = placeOf(path.numbers);
        const ServedChannel *channel = place ? find(*place) : nullptr;
        if (!channel || !channel->status.wrong.isEmpty()) return {};
        return {*place, channel, &readers_.reader(*place, *channel)};
    }

    void hook(const http::Request &request, const HookPath &path,
              const http::Server::Answer &answer)
    {
        const Caller caller = callerAt(path);
        if (!caller.reader) {
            return refuse(request, http::textResponse(404, "channel not found"),
                          QStringLiteral("channel not found"), answer);
        }
        const auto step = listen(caller, request, answer,
                                 [&] { return caller.reader->read(request, clock_.wall()); });
        if (!step) return;
        if (!step->find.isEmpty()) return found(caller.place, *step, answer);
        if (step->bodies.empty()) return answer(step->answer(true));
        store(caller.place, request, *step, answer);
    }

    /// A channel that is not connected (yet) must not be reported as a missing token: the sender
    /// would treat that as "processed".
    void tokenHook(const http::Request &request, const HookPath &path,
                   const http::Server::Answer &answer)
    {
        const Caller caller = callerAt(path);
        if (!caller.reader) {
            return refuse(request,
                          http::textResponse(503, "channel not available; try again later"),
                          QStringLiteral("channel not available"), answer);
        }
        const auto step = listen(caller, request, answer, [&] {
            return caller.reader->readToken(request, *path.token, clock_.wall());
        });
        if (!step) return;
        const auto call = tokenCall(request.method, *path.token);
        if (!call && isMessageToken(*path.token))
            return wrongMethod(request, "PUT, GET, DELETE", answer);
        if (!call) {
            return refuse(request, http::textResponse(400, "invalid message token"),
                          QStringLiteral("invalid message token"), answer);
        }
        ask(caller.place, *call, [=, this, place = caller.place](const auto &came) {
            if (came.came != channels::WebhookAnswer::Came::TooMany)
                return answer(tokenResponse(came));
            channels::PushStep full;
            full.trouble =
                ErrorText::tr("too many unused message tokens; no new token is created and no "
                              "message is accepted");
            note(place, request, full, {});
            refuse(request, tokenResponse(came), full.trouble, answer);
        });
    }

    /// Result of the channel's protocol for a request; none if it was refused and answered.
    std::optional<channels::PushStep> listen(const Caller &caller, const http::Request &request,
                                             const http::Server::Answer &answer,
                                             const std::function<channels::PushStep()> &read)
    {
        const Origin from = originOf(request);
        channels::PushStep step;
        const bool unread = wrongSecrets_.mustWaitUnread(caller.place, from);
        if (!unread) step = read();
        const bool right = step.trouble.isEmpty();
        if (unread || !wrongSecrets_.note(caller.place, from, step.wrongSecret, right)) {
            askToWait(request, caller.place, from, answer);
            return std::nullopt;
        }
        const QByteArray &secret = caller.channel->secret;
        if (!step.trouble.isEmpty() || step.copy) note(caller.place, request, step, secret);
        if (step.trouble.isEmpty()) return step;
        http::Response refusal = step.answer(false);
        // The body may quote the faulty input.
        refusal.body = channels::keptBody(refusal.body, secret);
        refuse(request, refusal, step.trouble, answer);
        return std::nullopt;
    }

    void found(const Place &place, const channels::PushStep &step,
               const http::Server::Answer &answer)
    {
        channels::WebhookCall call;
        call.kind = channels::WebhookCall::Kind::Find;
        call.reservation = step.find;
        ask(place, call, [answer, found = step.found](const channels::WebhookAnswer &came) {
            answer(found(came));
        });
    }

    /// Adds an entry to the channel's message log, unless there were many of this kind.
    void note(const Place &place, const http::Request &request, const channels::PushStep &step,
              const QByteArray &secret)
    {
        const QString why =
            step.copy ? ErrorText::tr("duplicate message; already processed, nothing was changed")
                      : step.trouble;
        write(refusedPushes_.refused(place, why, clock_.steadyMicros(), [&] {
            return channels::PushEntry{
                step.copy, askedFor(request),
                ErrorText::tr("%1 (from %2)").arg(why, originOf(request).address.toString()),
                channels::loggedBody(request, secret), 0};
        }));
    }
    void write(const std::vector<RefusedPushes::Told> &entries)
    {
        for (const RefusedPushes::Told &told : entries) {
            QMetaObject::invokeMethod(&apiServer_, [apiServer = &apiServer_, told] {
                if (apiServer->note_)
                    apiServer->note_(told.place.first, told.place.second, told.entry);
            });
        }
    }

    /// A message with a token carries one reservation: both are stored in one commit.
    void store(const Place &place, const http::Request &request, const channels::PushStep &step,
               const http::Server::Answer &answer)
    {
        const QByteArray token = request.header("Message-Token");
        if (!token.isEmpty() && (!isMessageToken(token) || step.bodies.size() > 1)) {
            return refuse(
                request,
                http::textResponse(
                    400, "invalid Message-Token, or more than one reservation in the message"),
                QStringLiteral("invalid Message-Token, or more than one reservation"), answer);
        }
        store(place, step, token.isEmpty() ? QString() : storedToken(token), answer, 0);
    }

    /// Stores reservations one after the other; the next only after the previous one is durable.
    void store(const Place &place, const channels::PushStep &step, const QString &token,
               const http::Server::Answer &answer, size_t done)
    {
        channels::WebhookCall call;
        if (step.fetch) call.kind = channels::WebhookCall::Kind::Fetch;
        call.body = step.bodies[done];
        call.token = token;
        ask(place, call, [=, this](const channels::WebhookAnswer &came) {
            if (came.done() && !step.copy && !step.fetch) ++counts_.stored;
            if (came.done() && done + 1 < step.bodies.size())
                store(place, step, token, answer, done + 1);
            else if (came.came == channels::WebhookAnswer::Came::NotThere)
                answer(noTokenResponse());
            else
                answer(step.answer(came.done()));
        });
    }

    void ask(const Place &place, const channels::WebhookCall &call,
             std::function<void(const channels::WebhookAnswer &)> then)
    {
        // Not whenDone(): a cancelled future is answered as well.
        auto *watcher = new QFutureWatcher<channels::WebhookAnswer>(this);
        connect(watcher, &QFutureWatcherBase::finished, this, [=, then = std::move(then)] {
            watcher->deleteLater();
            const bool came = watcher->future().resultCount() > 0;
            then(came ? watcher->result() : channels::WebhookAnswer());
        });
        watcher->setFuture(apiServer_.ask(place, call));
    }

    const ApiServerOptions &options_;
    const core::Clock &clock_;
    ApiServer &apiServer_;
    RefusalLog log_;
    RefusedPushes refusedPushes_;
    WrongSecrets wrongSecrets_;
    PaymentHook paymentHook_;
    std::unique_ptr<QTimer> counted_;
    ApiServerStatePtr state_;
    ApiServerCounts counts_;
    std::unique_ptr<http::Server> server_;
    std::unique_ptr<v1::Api> api_;
    HookReaders readers_;
};

ApiServer::ApiServer(ApiServerOptions options, const core::Clock &clock, Hook hook, Note note,
                     v1::Host host, QObject *parent)
    : QObject(parent), options_(std::move(options)), hook_(std::move(hook)), note_(std::move(note)),
      host_(std::move(host)), thread_(new Worker(options_, clock, *this), QStringLiteral("door"))
{}

ApiServer::~ApiServer() = default;

QFuture<Result<quint16>> ApiServer::open()
{
    const auto promise = std::make_shared<QPromise<Result<quint16>>>();
    promise->start();
    const auto tell = [promise](Result<quint16> opened) {
        promise->addResult(std::move(opened));
        promise->finish();
    };
    if (!options_.address.isLoopback() && !options_.tls) {
        tell(fail(
            ErrorCode::Invalid, QStringLiteral("listen"),
            ErrorText::tr("a certificate is required to accept connections from other computers")));
    } else {
        thread_.run([tell](Worker &worker) { tell(worker.open()); });
    }
    return promise->future();
}

void ApiServer::setState(ApiServerState state)
{
    thread_.run([state = std::make_shared<const ApiServerState>(std::move(state))](Worker &worker) {
        worker.setState(state);
    });
}

/// Called in the worker's thread; forwards the call to the owner's thread.
QFuture<channels::WebhookAnswer> ApiServer::ask(const std::pair<PropertyId, ChannelId> &place,
                                                const channels::WebhookCall &call)
{
    using channels::WebhookAnswer;
    const auto promise = std::make_shared<QPromise<WebhookAnswer>>();
    promise->start();
    QMetaObject::invokeMethod(this, [this, place, call, promise] {
        // If the future is cancelled, the promise is destroyed with the watcher, and so cancelled.
        engine::whenDone(hook_(place.first, place.second, call), this,
                         [promise](const WebhookAnswer &answer) {
                             promise->addResult(answer);
                             promise->finish();
                         });
    });
    return promise->future();
}

}  // namespace roomrack::api

#include "moc_api_server.cpp"
