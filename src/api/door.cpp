// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/door.h"

#include "api/access.h"
#include "api/metrics.h"
#include "api/payment_hook.h"
#include "api/refusal_log.h"
#include "api/refused_pushes.h"
#include "api/v1/api.h"
#include "api/wrong_secrets.h"
#include "channels/link/kept.h"
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

const QByteArray kPayments = QByteArrayLiteral("/payments");

/// Counted refusals are told this much late at most.
constexpr int kLookMs = 5'000;

/// The numbers of "/hooks/1" or "/hooks/1/2"; none where it is another path.
std::vector<qint64> numbersOf(const QByteArray &path)
{
    std::vector<qint64> numbers;
    const QList<QByteArray> parts = path.split('/');
    if (parts.size() < 3 || parts.size() > 4 || parts[1] != "hooks") return {};
    for (qsizetype i = 2; i < parts.size(); ++i) {
        bool ok = false;
        numbers.push_back(parts[i].size() <= 18 ? parts[i].toLongLong(&ok) : 0);
        if (!ok || numbers.back() <= 0) return {};
    }
    return numbers;
}

}  // namespace

/// Everything that lives in the thread.
class Door::Worker final : public QObject {
public:
    Worker(const DoorOptions &options, const core::Clock &clock, Door &door)
        : options_(options), clock_(clock), door_(door), log_(clock), wrongSecrets_(clock),
          state_(std::make_shared<DoorState>())
    {}

    /// Nothing is served before open().
    void start() {}
    Result<quint16> open()
    {
        http::ServerOptions serving;
        serving.limits = options_.limits;
        serving.linesAtMost = options_.linesAtMost;
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
        if (door_.host_.engine) openApi();
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
    void setState(DoorStatePtr state)
    {
        for (const DoorHotel &hotel : state_->hotels) {
            const auto is =
                std::find_if(state->hotels.begin(), state->hotels.end(), [&](const DoorHotel &now) {
                    return now.property == hotel.property
                           && now.paymentSecret == hotel.paymentSecret;
                });
            if (is == state->hotels.end()) wrongSecrets_.forget({hotel.property, ChannelId()});
        }
        state_ = std::move(state);
        std::erase_if(readers_, [this](const auto &reader) {
            const DoorChannel *now = find(reader.first);
            const bool another = !now || now->secret != reader.second.secret
                                 || now->status.settings != reader.second.settings;
            if (another) wrongSecrets_.forget(reader.first);
            return another;
        });
    }

private:
    struct Reader {
        std::unique_ptr<channels::PushReader> reader;
        sync::ChannelSettings settings;
        QByteArray secret;
    };

    void openApi()
    {
        api_ = std::make_unique<v1::Api>(door_.host_, options_.api, clock_, options_.names);
        connect(api_.get(), &v1::Api::turnedAway, this,
                [this](int status, const QHostAddress &from, const QString &what) {
                    note(status, from, what);
                });
        server_->setUpgrade(api_->upgrade());
    }

    const DoorChannel *find(const Place &place) const
    {
        for (const DoorHotel &hotel : state_->hotels) {
            for (const DoorChannel &channel : hotel.channels) {
                if (hotel.property == place.first && channel.status.channel == place.second)
                    return &channel;
            }
        }
        return nullptr;
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
            answer(path == "/healthz" ? health() : metrics(request));
        } else if (path.startsWith("/hooks/")) {
            if (request.method != "POST") return wrongMethod(request, "POST", answer);
            path.endsWith(kPayments) ? paymentHook(request, answer) : hook(request, answer);
        } else {
            refuse(request, http::textResponse(404, "there is nothing here"),
                   QStringLiteral("unknown address"), answer);
        }
    }

    void wrongMethod(const http::Request &request, const QByteArray &right,
                     const http::Server::Answer &answer)
    {
        http::Response response = http::textResponse(405, "only " + right + " is answered here");
        response.headers.emplace_back("Allow", right);
        refuse(request, response, QStringLiteral("wrong method"), answer);
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
            emit door_.logged(line);
    }

    Origin originOf(const http::Request &request) const
    {
        return api::originOf(request, options_.proxies);
    }

    http::Response health() const
    {
        if (state_->hotels.empty()) return http::textResponse(503, "not ready");
        for (const DoorHotel &hotel : state_->hotels) {
            if (!hotel.failed.isEmpty()) return http::textResponse(503, "the channels rest");
            if (!hotel.loaded) return http::textResponse(503, "not ready");
        }
        return http::textResponse(200, "ok");
    }
    http::Response metrics(const http::Request &request) const
    {
        const bool known = options_.tokenHash.isEmpty() ? isFromHere(request)
                                                        : hasToken(request, options_.tokenHash);
        if (!known) {
            http::Response response = http::textResponse(401, "a token is wanted");
            response.headers.emplace_back("WWW-Authenticate", "Bearer");
            return response;
        }
        return {200,
                {{"Content-Type", "text/plain; version=0.0.4; charset=utf-8"}},
                metricsText(*state_, counts_, clock_.wall())};
    }

    std::optional<Place> placeOf(const QByteArray &path) const
    {
        const std::vector<qint64> numbers = numbersOf(path);
        if (numbers.size() == 2) return Place{PropertyId{numbers[0]}, ChannelId{numbers[1]}};
        if (numbers.size() == 1 && state_->hotels.size() == 1 && state_->numbersAlone)
            return Place{state_->hotels.front().property, ChannelId{numbers[0]}};
        return std::nullopt;
    }

    channels::PushReader *readerFor(const Place &place, const DoorChannel &channel)
    {
        auto it = readers_.find(place);
        if (it == readers_.end()) {
            Reader made{channels::pushReaderFor(channel.status.settings, channel.secret),
                        channel.status.settings, channel.secret};
            it = readers_.emplace(place, std::move(made)).first;
        }
        return it->second.reader.get();
    }

    /// Whose gateway tells something there; null: there is no such hotel, or it listens to none.
    const DoorHotel *payingHotel(const QByteArray &path) const
    {
        const QByteArray stem = path.chopped(kPayments.size());
        const std::vector<qint64> numbers = numbersOf(stem);
        const auto &hotels = state_->hotels;
        const auto at = std::find_if(hotels.begin(), hotels.end(), [&](const DoorHotel &hotel) {
            return stem == "/hooks" ? hotels.size() == 1 && state_->numbersAlone
                                    : numbers.size() == 1 && numbers[0] == hotel.property.value;
        });
        return at == hotels.end() || at->paymentSecret.isEmpty() ? nullptr : &*at;
    }

    void paymentHook(const http::Request &request, const http::Server::Answer &answer)
    {
        const DoorHotel *hotel = payingHotel(request.path());
        if (!hotel) {
            return refuse(request, http::textResponse(404, "no payment gateway is heard here"),
                          QStringLiteral("no payment gateway is heard here"), answer);
        }
        const Place account{hotel->property, ChannelId()};
        const Origin from = originOf(request);
        if (mustWaitUnread(account, from)) return askToWait(request, account, from, answer);
        const auto &bookers = door_.host_.bookers;
        const auto heard = paymentHook_.hear(
            request, hotel->property, hotel->paymentSecret, clock_.wall(),
            [booker = bookers.find(hotel->property), none = bookers.end()](const QByteArray &id) {
                return booker != none && booker->second.news(id);
            });
        if (heard.wrongSecret && wrongSecrets_.secondsLeft(account, from) > 0)
            return askToWait(request, account, from, answer);
        noteSecret(account, from, heard.wrongSecret, heard.trouble.isEmpty());
        heard.trouble.isEmpty() ? answer(heard.answer)
                                : refuse(request, heard.answer, heard.trouble, answer);
    }

    /// Whoever showed wrong passwords is not even listened to for a while; but where the right one
    /// may come from there, too, it is looked for, and only a wrong one is told to wait.
    bool mustWaitUnread(const Place &account, const Origin &from) const
    {
        return wrongSecrets_.secondsLeft(account, from) > 0
               && !wrongSecrets_.mayBeTheirs(account, from);
    }
    void askToWait(const http::Request &request, const Place &account, const Origin &from,
                   const http::Server::Answer &answer)
    {
        http::Response response =
            http::textResponse(429, "too many wrong passwords or signatures came from there");
        const qint64 seconds = std::max<qint64>(1, wrongSecrets_.secondsLeft(account, from));
        response.headers.emplace_back("Retry-After", QByteArray::number(seconds));
        refuse(request, response, QStringLiteral("too many wrong passwords or signatures"), answer);
    }
    void noteSecret(const Place &account, const Origin &from, bool wrong, bool right)
    {
        if (wrong) wrongSecrets_.wrong(account, from);
        if (right) wrongSecrets_.right(account, from);
    }

    void hook(const http::Request &request, const http::Server::Answer &answer)
    {
        const auto place = placeOf(request.path());
        const DoorChannel *channel = place ? find(*place) : nullptr;
        const bool linked = channel && channel->status.wrong.isEmpty();
        channels::PushReader *reader = linked ? readerFor(*place, *channel) : nullptr;
        if (!reader) {
            return refuse(request, http::textResponse(404, "there is no such channel"),
                          QStringLiteral("no such channel"), answer);
        }
        const Origin from = originOf(request);
        if (mustWaitUnread(*place, from)) return askToWait(request, *place, from, answer);
        const channels::PushStep step = reader->read(request, clock_.wall());
        if (step.wrongSecret && wrongSecrets_.secondsLeft(*place, from) > 0)
            return askToWait(request, *place, from, answer);
        noteSecret(*place, from, step.wrongSecret, step.trouble.isEmpty());
        if (!step.trouble.isEmpty() || step.copy) note(*place, request, step, channel->secret);
        if (!step.trouble.isEmpty()) {
            http::Response refusal = step.answer(false);
            // What was wrong is quoted in it.
            refusal.body = channels::keptBody(refusal.body, channel->secret);
            return refuse(request, refusal, step.trouble, answer);
        }
        if (step.bodies.empty()) return answer(step.answer(true));
        store(*place, step, answer);
    }

    /// An entry for the channel's log, unless there were many of the kind.
    void note(const Place &place, const http::Request &request, const channels::PushStep &step,
              const QByteArray &secret)
    {
        const QString why =
            step.copy ? ErrorText::tr("it was known already, and nothing was done") : step.trouble;
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
            QMetaObject::invokeMethod(&door_, [door = &door_, told] {
                if (door->note_) door->note_(told.place.first, told.place.second, told.entry);
            });
        }
    }

    /// One after the other: the next only where the one before is safe.
    void store(const Place &place, const channels::PushStep &step,
               const http::Server::Answer &answer, size_t done = 0)
    {
        // Not whenDone(): what was cancelled is answered, too.
        auto *watcher = new QFutureWatcher<bool>(this);
        connect(watcher, &QFutureWatcherBase::finished, this, [=, this] {
            watcher->deleteLater();
            const bool safe = watcher->future().resultCount() > 0 && watcher->result();
            if (safe && !step.copy && !step.fetch) ++counts_.stored;
            if (safe && done + 1 < step.bodies.size())
                store(place, step, answer, done + 1);
            else
                answer(step.answer(safe));
        });
        watcher->setFuture(door_.ask(place, step.bodies[done]));
    }

    const DoorOptions &options_;
    const core::Clock &clock_;
    Door &door_;
    RefusalLog log_;
    RefusedPushes refusedPushes_;
    WrongSecrets wrongSecrets_;
    PaymentHook paymentHook_;
    std::unique_ptr<QTimer> counted_;
    DoorStatePtr state_;
    DoorCounts counts_;
    std::unique_ptr<http::Server> server_;
    std::unique_ptr<v1::Api> api_;
    std::map<Place, Reader> readers_;
};

Door::Door(DoorOptions options, const core::Clock &clock, Push push, Note note, v1::Host host,
           QObject *parent)
    : QObject(parent), options_(std::move(options)), push_(std::move(push)), note_(std::move(note)),
      host_(std::move(host)), thread_(new Worker(options_, clock, *this), QStringLiteral("door"))
{}

Door::~Door() = default;

QFuture<Result<quint16>> Door::open()
{
    const auto promise = std::make_shared<QPromise<Result<quint16>>>();
    promise->start();
    const auto tell = [promise](Result<quint16> opened) {
        promise->addResult(std::move(opened));
        promise->finish();
    };
    if (!options_.address.isLoopback() && !options_.tls) {
        tell(fail(ErrorCode::Invalid, QStringLiteral("listen"),
                  ErrorText::tr("beyond this machine a certificate is needed")));
    } else {
        thread_.run([tell](Worker &worker) { tell(worker.open()); });
    }
    return promise->future();
}

void Door::setState(DoorState state)
{
    thread_.run([state = std::make_shared<const DoorState>(std::move(state))](Worker &worker) {
        worker.setState(state);
    });
}

/// From the worker's thread: hands it over to the owner's.
QFuture<bool> Door::ask(const std::pair<PropertyId, ChannelId> &place, const QByteArray &body)
{
    const auto promise = std::make_shared<QPromise<bool>>();
    promise->start();
    QMetaObject::invokeMethod(this, [this, place, body, promise] {
        // Where it is cancelled the promise goes with the watcher, and is cancelled, too.
        engine::whenDone(push_(place.first, place.second, body), this, [promise](bool safe) {
            promise->addResult(safe);
            promise->finish();
        });
    });
    return promise->future();
}

}  // namespace roomrack::api

#include "moc_door.cpp"
