// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/json_pair.h"

#include "channels/ota_json/json_dialect.h"
#include "channels/peer_transport.h"

namespace roomrack::tests {

using namespace channels;

namespace {

const QByteArray kKey = "key";
constexpr int kNights = 60;

simulator::Shop shop(Night first)
{
    return {QStringLiteral("WAY"),
            QStringLiteral("H1"),
            {{JsonPair::kRoom, JsonPair::kRate}},
            Currency(),
            first - 2,
            kNights + 10};
}

}  // namespace

JsonPair::JsonPair(Instant start, const QTimeZone &otaZone)
    : clock(start), today(core::localDate(kZone, start)),
      ota(shop(today), {QStringLiteral("H1"), kKey, 10, 0, otaZone})
{
    engine::EngineOptions options;
    options.ticks = false;
    const QString file = folder.filePath(QStringLiteral("line.roomrack"));
    engine = std::move(engine::Engine::open(file, clock, options)).value();
    reading = std::move(engine::AsyncReader::open(file)).value();
    auto setup = hotelSetup();
    setup.catalogue.property.timeZone = QString::fromLatin1(kZone.id());
    setup.catalogue.property.businessDate = setup.catalogue.property.firstNight = today;
    setup.rates.front().range.first = today;
    setup.rates.resize(1);
    setup.catalogue.channels.push_back(
        {kOta, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800});
    property = engine->saveHotel(setup).value();
    controller = std::make_unique<ChannelController>(
        *engine, *reading, property, scheduler, Books::Pace::OneByOne,
        [this](ChannelId, const sync::ChannelSettings &s) {
            ChannelController::Equipment e;
            e.dialect = std::make_unique<JsonDialect>(s, kKey);
            e.transport =
                std::make_unique<PeerTransport>(scheduler, [this](const Request &request) {
                    const auto other = instead ? instead(request) : std::nullopt;
                    const auto answer = other ? *other : ask(ota, request, clock.wall());
                    sent.push_back({scheduler.now(), request, answer});
                    return replyOf(answer);
                });
            return e;
        });
    if (const auto ok = controller->start(); !ok) qFatal("%s", qPrintable(ok.error().text()));
}

JsonPair::~JsonPair()
{
    controller.reset();
}

sync::ChannelSettings JsonPair::settings() const
{
    sync::ChannelSettings s;
    s.address = QStringLiteral("http://127.0.0.1:1");
    s.hotelCode = QStringLiteral("H1");
    s.horizonNights = 40;
    s.rooms = {{RoomTypeId{1}, kRoom, true}};
    s.rates = {{RoomTypeId{1}, RatePlanId{1}, kRate, {0}}};
    s.batchSeconds = 0;
    s.availabilityPerMinute = s.ratesPerMinute = 0;
    return s;
}

void JsonPair::link(const sync::ChannelSettings &settings)
{
    command(booking::SaveChannelSetup{caller(), kOta, settings});
    run(30);
}

void JsonPair::run(qint64 seconds)
{
    engine->flush();
    scheduler.runUntil(scheduler.now() + seconds * kSecond, [this] {
        engine->tick();
        engine->flush();
    });
}

void JsonPair::runTo(Night date, QTime time)
{
    run((core::localInstant(kZone, date, time) - clock.wall()) / kSecond);
}

void JsonPair::command(booking::Command command)
{
    const auto done = engine->run(std::move(command));
    if (!done) qFatal("%s", qPrintable(done.error().text()));
    engine->flush();
}

void JsonPair::setForSale(Night first, int nights, int rooms)
{
    booking::EditCells edit;
    edit.caller = caller();
    edit.roomTypes = {RoomTypeId{1}};
    edit.ranges = {{first, nights}};
    edit.value = rooms;
    command(booking::EditBlock(edit));
}

std::vector<booking::InboxRow> JsonPair::waiting() const
{
    return *storage::Reader::open(engine->file()).value()->ask(storage::WaitingMessages{property});
}

std::vector<JsonPair::Sent> JsonPair::sentTo(const QByteArray &path, size_t from) const
{
    std::vector<Sent> found;
    for (size_t i = from; i < sent.size(); ++i) {
        if (sent[i].request.path.startsWith(path)) found.push_back(sent[i]);
    }
    return found;
}

}  // namespace roomrack::tests
