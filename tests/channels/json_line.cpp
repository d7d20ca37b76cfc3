// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/json_line.h"

#include "channels/ota_json/json_dialect.h"

namespace roomrack::tests {

using namespace channels;

namespace {

const QByteArray kKey = "key";
constexpr int kNights = 60;

class Line final : public Transport {
public:
    explicit Line(JsonLine &of) : of_(of) {}
    void send(const Request &request, std::function<void(Reply)> done) override
    {
        of_.world.later(kSecond, alive_.only([this, request, done = std::move(done)] {
            const auto other = of_.instead ? of_.instead(request) : std::nullopt;
            const simulator::WireReply answer =
                other
                    ? *other
                    : of_.ota.handle({request.method, request.path, request.headers, request.body},
                                     of_.clock.wall());
            of_.sent.push_back({of_.world.now(), request, answer});
            Reply reply;
            reply.came = Reply::Came::Answer;
            reply.status = answer.status;
            reply.headers = answer.headers;
            reply.body = answer.body;
            done(reply);
        }));
    }

private:
    JsonLine &of_;
    Alive alive_;
};

simulator::Shop shop(Night first)
{
    return {QStringLiteral("WAY"),
            QStringLiteral("H1"),
            {{JsonLine::kRoom, JsonLine::kRate}},
            Currency(),
            first - 2,
            kNights + 10};
}

}  // namespace

JsonLine::JsonLine(Instant start, const QTimeZone &otaZone)
    : clock(start), today(core::localDate(kZone, start)),
      ota(shop(today), {QStringLiteral("H1"), kKey, 10, 0, otaZone})
{
    engine::EngineOptions options;
    options.ticks = false;
    const QString file = folder.filePath(QStringLiteral("line.roomrack"));
    engine = std::move(engine::Engine::open(file, clock, options)).value();
    reading = std::move(engine::ReadDesk::open(file)).value();
    auto setup = hotelSetup();
    setup.catalogue.property.timeZone = QString::fromLatin1(kZone.id());
    setup.catalogue.property.businessDate = setup.catalogue.property.firstNight = today;
    setup.rates.front().range.first = today;
    setup.rates.resize(1);
    setup.catalogue.channels.push_back(
        {kOta, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800});
    property = engine->saveHotel(setup).value();
    desk = std::make_unique<ChannelDesk>(*engine, *reading, property, world, Books::Pace::OneByOne,
                                         [this](ChannelId, const sync::ChannelSettings &s) {
                                             ChannelDesk::Equipment e;
                                             e.dialect = std::make_unique<JsonDialect>(s, kKey);
                                             e.transport = std::make_unique<Line>(*this);
                                             return e;
                                         });
    if (const auto ok = desk->start(); !ok) qFatal("%s", qPrintable(ok.error().text()));
}

JsonLine::~JsonLine()
{
    desk.reset();
}

sync::ChannelSettings JsonLine::settings() const
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

void JsonLine::link(const sync::ChannelSettings &settings)
{
    command(booking::SaveChannelSetup{caller(), kOta, settings});
    run(30);
}

void JsonLine::run(qint64 seconds)
{
    engine->flush();
    world.runUntil(world.now() + seconds * kSecond, [this] {
        engine->tick();
        engine->flush();
    });
}

void JsonLine::runTo(Night date, QTime time)
{
    run((core::localInstant(kZone, date, time) - clock.wall()) / kSecond);
}

void JsonLine::command(booking::Command command)
{
    const auto done = engine->run(std::move(command));
    if (!done) qFatal("%s", qPrintable(done.error().text()));
    engine->flush();
}

void JsonLine::setForSale(Night first, int nights, int rooms)
{
    booking::EditCells edit;
    edit.caller = caller();
    edit.roomTypes = {RoomTypeId{1}};
    edit.ranges = {{first, nights}};
    edit.value = rooms;
    command(booking::EditBlock(edit));
}

std::vector<booking::InboxRow> JsonLine::waiting() const
{
    return *storage::Reader::open(engine->file()).value()->waitingMessages(property);
}

std::vector<JsonLine::Sent> JsonLine::sentTo(const QByteArray &path, size_t from) const
{
    std::vector<Sent> found;
    for (size_t i = from; i < sent.size(); ++i) {
        if (sent[i].request.path.startsWith(path)) found.push_back(sent[i]);
    }
    return found;
}

}  // namespace roomrack::tests
