// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/api_server/window_api_server.h"

#include "desktop/requests/hotel_reservations.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QSettings>

namespace roomrack::desktop {

namespace {

constexpr int kSoonMs = 200;
constexpr int kAgainMs = 30'000;
const QString kTopic = QStringLiteral("door");

QString key(const char *name)
{
    return QStringLiteral("door/") + QLatin1String(name);
}

}  // namespace

WindowApiServer::WindowApiServer(HotelSession &session, HotelChannels &channels,
                                 PageActions &actions, QSettings &settings)
    : QObject(&actions), session_(session), channels_(channels), actions_(actions),
      stored_(settings)
{
    actions.apiServer = this;
    soon_.setSingleShot(true);
    soon_.setInterval(kSoonMs);
    connect(&soon_, &QTimer::timeout, this, &WindowApiServer::tell);
    const auto news = [this] {
        if (apiServer_ && !soon_.isActive()) soon_.start();
    };
    connect(&channels, &HotelChannels::changed, this, news);
    connect(&channels.waiting(), &UnmappedReservations::changed, this, news);
    connect(&session.changes(), &HotelChanges::committed, this, news);
    connect(&session, &HotelSession::loaded, this, [this] {
        if (apiServer_ && served_ != session_.properties().size()) open();
    });
    again_.setSingleShot(true);
    again_.setInterval(kAgainMs);
    connect(&again_, &QTimer::timeout, this, &WindowApiServer::open);
    channels.setPushAddress([this](ChannelId channel) { return addressOf(channel); });
    load();
    open();
}

void WindowApiServer::load()
{
    const auto text = [this](const char *name, const QString &otherwise) {
        return stored_.value(key(name), otherwise).toString();
    };
    wanted_ = stored_.value(key("on"), false).toBool();
    now_.address = text("address", now_.address);
    now_.port = stored_.value(key("port"), now_.port).toInt();
    now_.names = stored_.value(key("names")).toStringList();
    now_.certificate = text("certificate", {});
    now_.key = text("key", {});
    now_.tokenHash = QByteArray::fromHex(stored_.value(key("token")).toByteArray());
}

void WindowApiServer::set(bool wanted, const api::ApiServerSettings &settings)
{
    wanted_ = wanted;
    now_ = settings;
    stored_.setValue(key("on"), wanted);
    stored_.setValue(key("address"), settings.address);
    stored_.setValue(key("port"), settings.port);
    stored_.setValue(key("names"), settings.names);
    stored_.setValue(key("certificate"), settings.certificate);
    stored_.setValue(key("key"), settings.key);
    stored_.setValue(key("token"), settings.tokenHash.toHex());
    open();
}

/// Files are read on another thread: the disk may have to spin up.
void WindowApiServer::open()
{
    const int round = ++round_;
    again_.stop();
    apiServer_.reset();
    port_ = 0;
    state_ = wanted_ ? State::Opening : State::Closed;
    if (!wanted_) settle();
    emit changed();
    if (!wanted_) return;
    const auto reading =
        QtConcurrent::run([settings = now_] { return api::optionsFrom(settings); });
    engine::whenDone(reading, this, [this, round](const Result<api::ApiServerOptions> &options) {
        if (round != round_) return;
        if (options)
            listen(*options);
        else
            failed(options.error());
    });
}

void WindowApiServer::listen(const api::ApiServerOptions &options)
{
    apiServer_ = std::make_unique<api::ApiServer>(
        options, session_.clock(),
        [this](PropertyId property, ChannelId channel, const channels::WebhookCall &call) {
            const auto *host = property == session_.property() ? channels_.host() : nullptr;
            return host ? host->answer(channel, call)
                        : QtFuture::makeReadyFuture(channels::WebhookAnswer());
        },
        [this](PropertyId property, ChannelId channel, const channels::PushEntry &entry) {
            if (property == session_.property()) channels_.note(channel, entry);
        },
        apiHost());
    tell();
    engine::whenDone(apiServer_->open(), this, [this, round = round_](const Result<quint16> &port) {
        if (round == round_) opened(port);
    });
}

/// All properties of the file: a token belongs to one of them.
api::v1::Host WindowApiServer::apiHost()
{
    api::v1::Host host;
    host.engine = &session_.engine();
    host.reading = &session_.reads();
    served_ = session_.properties().size();
    for (const inventory::Property &property : session_.properties())
        host.hotels.push_back(property.id);
    if (HotelReservations *reservations = actions_.reservations) {
        for (const PropertyId property : host.hotels)
            host.bookers.emplace(property, api::v1::bookerAt(reservations->place(property)));
        reservations->setApiServer(this);
        // Secrets are loaded later, and may be replaced.
        connect(reservations, &HotelReservations::changed, this, &WindowApiServer::tell,
                Qt::UniqueConnection);
    }
    return host;
}

void WindowApiServer::opened(const Result<quint16> &port)
{
    if (!port) {
        apiServer_.reset();
        failed(port.error());
        again_.start();
        return;
    }
    port_ = *port;
    state_ = State::Open;
    settle();
    emit changed();
}

/// Clears the error.
void WindowApiServer::settle()
{
    trouble_ = {};
    if (actions_.withdraw) actions_.withdraw(kTopic);
}

/// Reports the error once; automatic retries do not repeat it.
void WindowApiServer::failed(const Error &why)
{
    const bool known = trouble_.text() == why.text();
    state_ = State::Failed;
    trouble_ = why;
    emit changed();
    if (known || !actions_.notify) return;
    Notice notice{Tone::Warn, tr("API & webhooks are not running: %1").arg(why.text()),
                  tr("Show settings"), [&actions = actions_] {
                      if (actions.showPage) actions.showPage(QStringLiteral("settings"));
                  }};
    notice.topic = kTopic;
    actions_.notify(notice);
}

void WindowApiServer::tell()
{
    if (!apiServer_) return;
    api::ApiServerState state;
    state.hotels.push_back(channels_.forApiServer());
    if (actions_.reservations)
        state.hotels.back().paymentSecret = actions_.reservations->newsSecret();
    // With several properties in the file, another one may be open when the channel calls.
    state.numbersAlone = session_.properties().size() == 1;
    apiServer_->setState(std::move(state));
}

QString WindowApiServer::address() const
{
    return state_ == State::Open ? api::urlOf(now_, port_) : QString();
}

QString WindowApiServer::addressOf(ChannelId channel) const
{
    if (state_ != State::Open) return {};
    const QString property = session_.properties().size() == 1
                                 ? QString()
                                 : QString::number(session_.property().value) + u'/';
    return address() + QStringLiteral("/hooks/") + property + QString::number(channel.value);
}

}  // namespace roomrack::desktop

#include "moc_window_api_server.cpp"
