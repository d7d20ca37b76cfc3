// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/hotel_and_channels.h"

#include "engine/engine_hotel.h"
#include "simulator/channels/alpine_server.h"
#include "support/http_caller.h"
#include "support/patience.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>

namespace roomrack::tests {

using sync::Protocol;

namespace {

constexpr int kTypes = 3, kRooms = 8;
constexpr int kNights = 40;   ///< nights sent to channels
constexpr int kGuests = 900;  ///< per minute
constexpr int kFaults = 30;   ///< per mille of requests, for each kind
constexpr int kTimeoutSeconds = 2;
constexpr int kHoldMs = 1'200;  ///< before an unanswered request is closed
const QString kSecret = QStringLiteral("the secret of this test");

const char *kindOf(Protocol protocol)
{
    switch (protocol) {
    case Protocol::OpenTravel: return "opentravel";
    case Protocol::AlpineBits: return "alpinebits";
    default: return "ota_json";
    }
}

sync::ChannelSettings settingsFor(Protocol protocol)
{
    sync::ChannelSettings s;
    s.protocol = protocol;
    s.account = QStringLiteral("H1-user");
    s.hotelCode = QStringLiteral("H1");
    s.horizonNights = kNights;
    s.batchSeconds = 0;
    s.pollSeconds = 1;
    s.availabilityPerMinute = s.ratesPerMinute = 0;
    s.timeoutSeconds = kTimeoutSeconds;
    const bool shared = protocol == Protocol::AlpineBits;
    s.neverOversell = shared;
    for (int t = 1; t <= kTypes; ++t) {
        const QString room = QStringLiteral("R%1").arg(t);
        s.rooms.push_back({RoomTypeId{t}, room, true});
        s.rates.push_back({RoomTypeId{t},
                           RatePlanId{1},
                           shared ? QStringLiteral("BAR") : room + QStringLiteral("-BAR"),
                           {shared ? 2 : 0}});
    }
    return s;
}

}  // namespace

void HotelAndChannels::makeHotel(engine::Engine &engine)
{
    auto setup = hotelSetup(kTypes, kRooms);
    today_ = core::localDate(*core::timeZone(setup.catalogue.property.timeZone), clock_.wall());
    setup.catalogue.property.businessDate = setup.catalogue.property.firstNight = today_;
    for (auto &rate : setup.rates) rate.range.first = today_;
    for (const Protocol protocol :
         {Protocol::OtaJson, Protocol::OpenTravel, Protocol::AlpineBits, Protocol::OtaJson}) {
        const ChannelId id{2 + qint64(lines_.size())};
        setup.catalogue.channels.push_back({id, inventory::ChannelKind::Ota,
                                            QStringLiteral("Channel %1").arg(id.value), 300, 1800});
        lines_.push_back({id, settingsFor(protocol), id.value % 2 == 1});
    }
    property_ = *engine.saveHotel(setup);
}

/// Creates a mock channel, from which reservations are polled unless it pushes.
bool HotelAndChannels::link(ChannelSide &line)
{
    QJsonArray offers;
    for (size_t i = 0; i < line.settings.rooms.size(); ++i) {
        offers.append(QJsonObject{{QStringLiteral("room"), line.settings.rooms[i].code},
                                  {QStringLiteral("rate"), line.settings.rates[i].code}});
    }
    const QJsonObject made =
        programs_.ask("POST", QStringLiteral("/channels"),
                      {{QStringLiteral("id"), int(line.channel.value)},
                       {QStringLiteral("kind"), QLatin1String(kindOf(line.settings.protocol))},
                       {QStringLiteral("name"), QStringLiteral("C%1X").arg(line.channel.value)},
                       {QStringLiteral("hotel"), line.settings.hotelCode},
                       {QStringLiteral("account"), line.settings.account},
                       {QStringLiteral("secret"), kSecret},
                       {QStringLiteral("nights"), 100},
                       {QStringLiteral("offers"), offers}});
    line.settings.address = made.value(QLatin1String("address")).toString();
    return !line.settings.address.isEmpty();
}

QStringList HotelAndChannels::begin()
{
    if (!programs_.startSimulator()) return {QStringLiteral("roomrack-sim does not start")};
    {
        auto engine = std::move(*engine::Engine::open(file(), clock_));
        makeHotel(*engine);
        for (ChannelSide &line : lines_) {
            if (!link(line)) return {QStringLiteral("no mock is made")};
            const booking::Caller desk{property_, kDeskActor, ChannelId{1}, {}};
            const auto saved = engine->run(
                engine::Command(booking::SaveChannelSetup{desk, line.channel, line.settings}));
            if (!saved) return {saved.error().text()};
        }
    }
    QJsonObject secrets;
    for (const ChannelSide &line : lines_)
        secrets.insert(QStringLiteral("%1/%2").arg(property_.value).arg(line.channel.value),
                       kSecret);
    if (!programs_.keepSecrets(secrets)) return {QStringLiteral("no secrets can be kept")};
    if (!programs_.startServer()) return {QStringLiteral("roomrackd does not start")};
    for (const ChannelSide &line : lines_) {
        if (!line.pushes) continue;
        programs_.ask("PUT", QStringLiteral("/channels/%1/push").arg(line.channel.value),
                      {{QStringLiteral("push_to"), QStringLiteral("http://127.0.0.1:%1/hooks/%2")
                                                       .arg(programs_.apiPort())
                                                       .arg(line.channel.value)}});
    }
    return {};
}

/// Switches bookings and faults on or off.
void HotelAndChannels::excite(bool on)
{
    programs_.ask("PUT", QStringLiteral("/guests"),
                  {{QStringLiteral("per_minute"), on ? kGuests : 0}});
    QJsonObject faults;
    for (const char *name : {"error_before", "error_after", "timeout_after", "lost_request",
                             "applied_late", "twice", "too_many", "unreachable"})
        faults.insert(QLatin1String(name), on ? kFaults : 0);
    faults.insert(QStringLiteral("hold_ms"), kHoldMs);
    for (const ChannelSide &line : lines_)
        programs_.ask("PUT", QStringLiteral("/channels/%1/faults").arg(line.channel.value), faults);
}

/// The manager's program opens the file while the server is down.
void HotelAndChannels::edit()
{
    auto engine = engine::Engine::open(file(), clock_);
    if (!engine) {
        qWarning("%s", qPrintable(engine.error().text()));
        return;
    }
    for (int i = 0; i < 4; ++i) {
        booking::EditCells edit;
        edit.caller = {property_, kDeskActor, ChannelId{1}, {}};
        edit.roomTypes = {RoomTypeId{random_.between(1, kTypes)}};
        edit.ranges = {{today_ + random_.below(kNights - 6), random_.between(1, 6)}};
        const bool rate = random_.chance(0.4);
        edit.field = rate ? booking::CellField::Rate : booking::CellField::ForSale;
        if (rate) edit.plan = RatePlanId{1};
        edit.value = rate ? random_.between(8'000, 20'000) : random_.between(0, kRooms);
        const auto done = (*engine)->run(engine::Command(booking::EditBlock(edit)));
        if (!done) qWarning("%s", qPrintable(done.error().text()));
        edits_ += done ? 1 : 0;
    }
}

/// Whether every channel is in sync (unknown values count as to be sent) and no message is pending
/// on either side.
bool HotelAndChannels::settled() const
{
    const QJsonObject all = programs_.ask("GET", QStringLiteral("/channels"));
    const QJsonArray channels = all.value(QLatin1String("channels")).toArray();
    if (channels.size() != qsizetype(lines_.size())) return false;
    for (const auto &channel : channels) {
        if (channel.toObject().value(QLatin1String("untold")).toInt(-1) != 0) return false;
    }
    const QByteArray page = call(programs_.apiPort(), "GET", "/metrics").body;
    if (page.count("state=\"in_sync\"} 1\n") != qsizetype(lines_.size())) return false;
    const QList<QByteArray> samples = page.split('\n');
    return std::all_of(samples.begin(), samples.end(), [](const QByteArray &line) {
        const bool counts = line.startsWith("roomrack_channel_pending_nights{")
                            || line.startsWith("roomrack_channel_in_flight_nights{")
                            || line.startsWith("roomrack_channel_rejected_nights{");
        return !counts || line.endsWith(" 0");
    });
}

/// The parts with pending messages.
QStringList HotelAndChannels::unsettled()
{
    QStringList said;
    const QJsonArray channels = programs_.ask("GET", QStringLiteral("/channels"))
                                    .value(QLatin1String("channels"))
                                    .toArray();
    for (const auto &each : channels) {
        const QJsonObject c = each.toObject();
        said += QStringLiteral("mock: %1 untold, %2 pushes, %3 of them failed")
                    .arg(c.value(QLatin1String("untold")).toInt())
                    .arg(c.value(QLatin1String("pushes")).toInt())
                    .arg(c.value(QLatin1String("push_failures")).toInt());
    }
    const QList<QByteArray> samples = call(programs_.apiPort(), "GET", "/metrics").body.split('\n');
    for (const QByteArray &line : samples) {
        if (line.startsWith("roomrack_channel") && !line.endsWith(" 0"))
            said += QString::fromUtf8(line);
    }
    return said + QStringList{programs_.server().errors()};
}

QStringList HotelAndChannels::play(qint64 seconds)
{
    if (const QStringList wrong = begin(); !wrong.isEmpty()) return wrong;
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < seconds * 1'000) {
        QTest::qWait(random_.between(300, 2'200));
        const QString down = programs_.killOne(random_, [this] { edit(); });
        if (!down.isEmpty()) return {down};
    }
    return end();
}

QStringList HotelAndChannels::end()
{
    excite(false);
    const QJsonObject counts = programs_.ask("GET", QStringLiteral("/"));
    guests_ = counts.value(QLatin1String("came")).toInteger();
    // Long retry delays restart with the program.
    if (programs_.server().end() != 0) return {programs_.server().howItEnded()};
    if (!programs_.startServer()) return {QStringLiteral("roomrackd does not come back")};
    // A request in flight at the end may be applied late; it is reported again after two timeouts.
    QTest::qWait((2 * kTimeoutSeconds + 1) * 1'000);
    if (!QTest::qWaitFor([this] { return settled(); }, kTryForMs)) {
        return QStringList{QStringLiteral("it does not settle")} + unsettled();
    }
    std::vector<std::pair<QJsonObject, QJsonObject>> said;
    for (const ChannelSide &line : lines_) {
        const QString channel = QStringLiteral("/channels/%1/").arg(line.channel.value);
        const int guests = line.settings.rates.front().guests.front();
        said.emplace_back(
            programs_.ask("GET", channel
                                     + QStringLiteral("shop?from=%1&nights=%2&guests=%3")
                                           .arg(today_.iso())
                                           .arg(kNights)
                                           .arg(guests)),
            programs_.ask("GET", channel + QStringLiteral("reservations")));
    }
    programs_.ask("POST", QStringLiteral("/quit"));
    if (programs_.simulator().waitForEnd() != 0) return {programs_.simulator().howItEnded()};
    if (programs_.server().end() != 0) return {programs_.server().howItEnded()};
    auto engine = engine::Engine::open(file(), clock_);
    if (!engine) return {engine.error().text()};
    QStringList wrong;
    for (size_t i = 0; i < lines_.size(); ++i) {
        reservations_ += said[i].second.value(QLatin1String("reservations")).toArray().size();
        wrong += compare(lines_[i], **engine, said[i].first, said[i].second);
    }
    return wrong;
}

QString HotelAndChannels::summary() const
{
    return QStringLiteral("%1 and %2 kills, %3 edits, %4 reservations")
        .arg(programs_.serverKills())
        .arg(programs_.simulatorKills())
        .arg(edits_)
        .arg(reservations_);
}

}  // namespace roomrack::tests
