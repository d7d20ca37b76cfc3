// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/settings_hotel.h"

#include "channels/host/channel_secrets.h"
#include "channels/host/equip.h"
#include "channels/peer_transport.h"
#include "simulator/channels/alpine_server.h"
#include "simulator/channels/json_ota.h"
#include "simulator/channels/travel_gds.h"

#include <QTest>

namespace roomrack::tests {

using namespace booking;
using namespace channels;
using sync::Protocol;

namespace {

const QByteArray kSecret = "the secret of the channel";
const QString kHotelCode = QStringLiteral("H1");
const QString kHotelAccount = QStringLiteral("hotel");

/// Never connects.
class DeadWire final : public Wire {
public:
    void open(Callbacks) override {}
    void send(const QByteArray &) override {}
    void close() override {}
};

}  // namespace

SettingsHotel::SettingsHotel() : hotel_(std::make_unique<EngineHotel>())
{
    if (!hotel_->open()) qFatal("the hotel cannot be opened");
    auto setup = hotelSetup();
    setup.catalogue.channels.push_back(
        {kOta, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800});
    hotel_->property = hotel_->engine->saveHotel(setup).value();
    scheduler_ = std::make_unique<engine::VirtualScheduler>(hotel_->clock, 1);
    reading_ = engine::AsyncReader::open(hotel_->file()).value();
}

SettingsHotel::~SettingsHotel()
{
    controller_.reset();
    reading_.reset();
}

sync::ChannelSettings SettingsHotel::settings(Protocol protocol, const QString &code,
                                              const QString &address)
{
    sync::ChannelSettings s;
    s.protocol = protocol;
    s.address = address;
    s.account = kHotelAccount;
    s.hotelCode = kHotelCode;
    s.horizonNights = 10;
    s.neverOversell = true;
    s.rooms = {{kType, code, true}};
    s.rates = {{kType, RatePlanId{1}, code + QStringLiteral("-BAR"), {2}}};
    s.batchSeconds = 0;
    s.pollSeconds = 0;
    s.availabilityPerMinute = s.ratesPerMinute = 0;
    return s;
}

QString SettingsHotel::rate(Protocol protocol, const QString &code)
{
    const QString plan = code + QStringLiteral("-BAR");
    return protocol == Protocol::AlpineBits ? simulator::AlpineServer::rateOf(plan, code) : plan;
}

simulator::MockChannel &SettingsHotel::serve(Protocol protocol, const QString &address)
{
    simulator::Shop shop(QStringLiteral("WAY"), kHotelCode,
                         {{kOld, rate(protocol, kOld)}, {kNew, rate(protocol, kNew)}}, Currency(),
                         kToday, kHorizon);
    std::unique_ptr<simulator::MockChannel> &mock = mocks_[address];
    if (protocol == Protocol::OtaJson) {
        mock = std::make_unique<simulator::JsonOta>(
            std::move(shop), simulator::JsonOta::Options{kHotelCode, kSecret, 10, 0});
    } else if (protocol == Protocol::OpenTravel) {
        simulator::TravelGds::Options options;
        options.hotelCode = kHotelCode;
        options.user = kHotelAccount;
        options.password = QString::fromUtf8(kSecret);
        mock = std::make_unique<simulator::TravelGds>(std::move(shop), options);
    } else {
        simulator::AlpineServer::Options options;
        options.hotelCode = kHotelCode;
        options.account = kHotelAccount.toUtf8();
        options.password = kSecret;
        options.standardGuests = 2;
        options.sets = takesSets_;
        mock = std::make_unique<simulator::AlpineServer>(std::move(shop), options);
    }
    return *mock;
}

void SettingsHotel::start()
{
    const auto answer = [this](const QString &address, const Request &request) {
        Reply reply;
        ++sent_;
        if (away_ || !mocks_.contains(address)) return reply;
        reply.came = Reply::Came::Answer;
        reply.status = 422;
        if (!refused_.isEmpty() && request.body.contains(refused_)) return reply;
        return replyOf(ask(*mocks_.at(address), request, scheduler_->now()));
    };
    controller_.reset();
    controller_ = std::make_unique<ChannelController>(
        *hotel_->engine, *reading_, hotel_->property, *scheduler_, Books::Pace::OneByOne,
        [this, answer](ChannelId, const sync::ChannelSettings &s) {
            ChannelController::Equipment e;
            if (!secretFor_.empty() && !secretFor_.contains(channels::secretGoesTo(s))) {
                e.wrong = QStringLiteral("typed for another");
                return e;
            }
            e.secret = kSecret;
            e.dialect = dialectFor(s, kSecret);
            if (!e.dialect) e.wire = std::make_unique<DeadWire>();
            e.transport = std::make_unique<PeerTransport>(
                *scheduler_, [answer, to = s.address](const Request &r) { return answer(to, r); });
            return e;
        });
    QVERIFY(controller_->start());
    run();
}

void SettingsHotel::save(const sync::ChannelSettings &settings, int seconds)
{
    const SaveChannelSetup command{hotel_->desk(), kOta, settings};
    const auto saved = hotel_->engine->run(Command(command));
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().text()));
    hotel_->engine->flush();
    if (controller_) run(seconds);
}

void SettingsHotel::typeSecretFor(const sync::ChannelSettings &settings)
{
    secretFor_ = {channels::secretGoesTo(settings)};
}

void SettingsHotel::edit(CellField field, qint64 value, Night night, int seconds)
{
    EditCells edit;
    edit.caller = hotel_->desk();
    edit.field = field;
    edit.roomTypes = {kType};
    edit.ranges = {{night, 1}};
    edit.value = value;
    QVERIFY(hotel_->engine->run(Command(EditBlock(edit))));
    hotel_->engine->flush();
    if (controller_) run(seconds);
}

void SettingsHotel::run(int seconds)
{
    scheduler_->runUntil(scheduler_->now() + seconds * roomrack::kSecond,
                         [this] { hotel_->engine->flush(); });
}

ChannelStatus SettingsHotel::status() const
{
    const auto all = controller_->status();
    return all.empty() ? ChannelStatus() : all.front();
}

QStringList SettingsHotel::told() const
{
    const auto reader = storage::Reader::open(hotel_->file()).value();
    QStringList said;
    const auto messages =
        reader->ask(storage::ChannelMessages{{hotel_->property, kOta, false}, 0, 1'000});
    for (const ChannelMessageRow &message : *messages)
        if (message.what == u"settings") said += message.said;
    return said;
}

storage::ChannelSetup SettingsHotel::stored() const
{
    const auto reader = storage::Reader::open(hotel_->file()).value();
    return reader->ask(storage::ChannelSetups{hotel_->property})->front();
}

}  // namespace roomrack::tests
