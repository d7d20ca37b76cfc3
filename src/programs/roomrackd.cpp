// SPDX-License-Identifier: GPL-3.0-or-later
// roomrackd: the engine, channels and API server of properties, without a window.
#include "core/card_number.h"
#include "core/version.h"
#include "engine/language_scope.h"
#include "programs/roomrackd/hosted_hotel.h"
#include "programs/roomrackd/options.h"
#include "programs/signals.h"
#include "protocols/json/writer.h"
#include "secrets/book_secrets.h"
#include "storage/place.h"

#include <QtCore/QFileInfo>
#include <QtCore/QTextStream>
#include <QtCore/QTimer>

#include <cstdio>

namespace {

using namespace roomrack;
using programs::HostedHotel;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

/// Writes to the log, with card numbers masked.
void say(const QString &line)
{
    QTextStream(stderr) << withoutCardNumbers(line) << '\n';
}

/// Prints one line of JSON for the parent process when all servers listen.
void announce(const programs::ServerOptions &options, quint16 port,
              const std::vector<inventory::Property> &hotels)
{
    protocols::json::Writer w;
    w.beginObject();
    w.key("program").text(QStringLiteral("roomrackd"));
    w.key("address").text(options.apiServer.address.toString());
    w.key("port").number(port);
    w.key("encrypted").boolean(options.apiServer.tls.has_value());
    w.key("hotels").beginArray();
    for (const inventory::Property &hotel : hotels) {
        w.beginObject();
        w.key("property").number(hotel.id.value);
        w.key("name").text(hotel.name);
        w.endObject();
    }
    w.endArray();
    w.endObject();
    QTextStream(stdout) << w.bytes() << '\n';
}

using Hotels = std::vector<std::unique_ptr<HostedHotel>>;

/// The properties to serve: all, or the named one.
Hotels hotelsOf(engine::Engine &engine, engine::AsyncReader &reading, const core::Clock &clock,
                const programs::ServerOptions &options, secrets::Secrets &secrets)
{
    Hotels hotels;
    for (const inventory::Property &property : engine.properties()) {
        if (options.property.isEmpty() || property.name == options.property)
            hotels.push_back(
                std::make_unique<HostedHotel>(engine, reading, property, clock, secrets));
    }
    return hotels;
}

class Server {
public:
    Server(engine::Engine &engine, engine::AsyncReader &reading, const core::Clock &clock,
           const programs::ServerOptions &options, secrets::Secrets &secrets)
        : hotels_(hotelsOf(engine, reading, clock, options, secrets)),
          apiServer_(
              options.apiServer, clock,
              [this](PropertyId property, ChannelId channel, const channels::WebhookCall &call) {
                  const HostedHotel *hotel = find(property);
                  return hotel ? hotel->answer(channel, call)
                               : QtFuture::makeReadyFuture(channels::WebhookAnswer());
              },
              [this](PropertyId property, ChannelId channel, const channels::PushEntry &entry) {
                  if (const HostedHotel *hotel = find(property)) hotel->note(channel, entry);
              },
              apiHost(engine, reading))
    {
        QObject::connect(&apiServer_, &api::ApiServer::logged, &say);
        for (const auto &hotel : hotels_) {
            QObject::connect(hotel.get(), &HostedHotel::changed, &apiServer_, [this] { tell(); });
            QObject::connect(hotel.get(), &HostedHotel::said, &say);
        }
        tell();
    }
    Result<quint16> open() { return apiServer_.open().result(); }
    std::vector<inventory::Property> served() const
    {
        std::vector<inventory::Property> all;
        for (const auto &hotel : hotels_) all.push_back(hotel->description());
        return all;
    }

private:
    api::v1::Host apiHost(engine::Engine &engine, engine::AsyncReader &reading) const
    {
        api::v1::Host host;
        host.engine = &engine;
        host.reading = &reading;
        for (const auto &hotel : hotels_) {
            host.hotels.push_back(hotel->property());
            host.bookers.emplace(hotel->property(), hotel->booker());
        }
        return host;
    }
    const HostedHotel *find(PropertyId property) const
    {
        for (const auto &hotel : hotels_) {
            if (hotel->property() == property) return hotel.get();
        }
        return nullptr;
    }
    void tell()
    {
        api::ApiServerState state;
        for (const auto &hotel : hotels_) state.hotels.push_back(hotel->state());
        apiServer_.setState(std::move(state));
    }

    const Hotels hotels_;
    api::ApiServer apiServer_;  // destroyed first: it calls the hotels
};

/// Reports when the system's clock and the last recorded change are too far apart to continue
/// (docs/decisions/0049), and when this is resolved.
class ClockWatch {
public:
    ClockWatch(engine::Engine &engine, bool isRight) : engine_(engine)
    {
        if (isRight) confirm();
        QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { look(); });
        timer_.start(kLookEveryMs);
        look();
    }

private:
    static constexpr int kLookEveryMs = 60'000;
    void confirm()
    {
        const auto doubt = engine_.clockDoubt();
        const auto hotels = engine_.properties();
        if (!doubt || hotels.empty()) return;
        const booking::Caller caller{hotels.front().id, kEngineActor, {}, {}};
        const auto answer = engine_.confirmClockLater(caller, doubt->wall).takeResult();
        if (!answer) say(answer.error().text());
    }
    void look()
    {
        const auto doubt = engine_.clockDoubt();
        if (doubt.has_value() == said_) return;
        said_ = doubt.has_value();
        if (!said_)
            return say(
                Words::tr("The system clock is consistent with the last recorded change again."));
        const auto text = [](Instant at) { return at.utc().toString(Qt::ISODate); };
        const QString what =
            doubt->isAhead()
                ? Words::tr("The system clock (%1) is far ahead of the last recorded change "
                            "(%2). The business date is not advanced. Correct the clock, or "
                            "restart with --clock-is-right.")
                : Words::tr("The system clock (%1) is behind the last recorded change (%2). The "
                            "business date is not advanced. Correct the clock.");
        say(what.arg(text(doubt->wall), text(doubt->hold)));
    }
    engine::Engine &engine_;
    QTimer timer_;
    bool said_ = false;
};

std::unique_ptr<secrets::Secrets> secretsFor(const programs::ServerOptions &options)
{
    if (!options.keychain) return std::make_unique<secrets::BookSecrets>(options.secrets);
    return secrets::systemSecrets({});
}

int serve(QCoreApplication &app, const programs::ServerOptions &options)
{
    const programs::EndSignals ends([&app] { app.quit(); });
    const core::SystemClock clock;
    const auto failed = [&](const Error &why) {
        say(storage::withoutPassword(options.database) + QStringLiteral(": ") + why.text());
        return 1;
    };
    // The window creates a missing file; a server would have nothing to serve.
    if (!storage::isServerPlace(options.database) && !QFileInfo::exists(options.database))
        return failed({ErrorCode::NotFound, {}, Words::tr("file not found")});
    auto engine = engine::Engine::open(options.database, clock);
    if (!engine) return failed(engine.error());
    auto reading = engine::AsyncReader::open(options.database);
    if (!reading) return failed(reading.error());
    const auto secrets = secretsFor(options);
    Server server(**engine, **reading, clock, options, *secrets);
    if (server.served().empty())
        return failed({ErrorCode::NotFound, options.property, Words::tr("hotel not found")});
    const auto port = server.open();
    if (!port) return failed(port.error());
    const ClockWatch clockWatch(**engine, options.clockIsRight);
    announce(options, *port, server.served());
    return app.exec();
}

}  // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("roomrackd"));
    QCoreApplication::setApplicationVersion(core::version());
    engine::speakEnglish(app);
    const auto options = programs::readServerOptions(QCoreApplication::arguments());
    if (!options) {
        say(options.error().text());
        return 2;
    }
    if (options->sealTo.isEmpty()) return serve(app, *options);
    const auto sealed = programs::sealSecrets(*options);
    if (!sealed) say(sealed.error().text());
    return sealed ? 0 : 1;
}
