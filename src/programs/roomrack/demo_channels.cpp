// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrack/demo_channels.h"

#include "desktop/simulator/simulator_dialog.h"

#include <QtCore/QJsonArray>

namespace roomrack::programs {

namespace {

constexpr int kGuestsPerMinute = 12;
constexpr size_t kPlans = 2;  ///< of the hotel's rate plans are sold there
constexpr int kAdults = 2;    ///< whose price AlpineBits is told
const QString kAccount = QStringLiteral("demo");
const QString kHotel = QStringLiteral("BELLAVISTA");

QString kindOf(sync::Protocol protocol)
{
    switch (protocol) {
    case sync::Protocol::AlpineBits: return QStringLiteral("alpinebits");
    case sync::Protocol::OpenTravel: return QStringLiteral("opentravel");
    default: return QStringLiteral("ota_json");
    }
}

/// Under the hotel's own codes, so that everybody sees what means what.
sync::ChannelSettings settingsFor(const engine::HotelView &hotel, sync::Protocol protocol)
{
    sync::ChannelSettings s;
    s.protocol = protocol;
    s.account = kAccount;
    s.hotelCode = kHotel;
    s.currency = hotel.property().currency;
    s.pollSeconds = 5;
    const bool shared = protocol == sync::Protocol::AlpineBits;
    s.neverOversell = shared;
    const auto &plans = hotel.plans();
    for (const inventory::RoomType &type : hotel.catalogue().roomTypes) {
        s.rooms.push_back({type.id, type.code, true});
        for (size_t p = 0; p < std::min(kPlans, plans.size()); ++p) {
            s.rates.push_back({type.id,
                               plans[p].id,
                               shared ? plans[p].code : type.code + u'-' + plans[p].code,
                               {shared ? kAdults : 0}});
        }
    }
    return s;
}

QJsonObject planFor(const inventory::Channel &channel, const sync::ChannelSettings &settings,
                    Night first)
{
    QJsonArray offers;
    for (const sync::RateMapping &rate : settings.rates) {
        for (const sync::RoomMapping &room : settings.rooms) {
            if (room.roomType == rate.roomType)
                offers.append(QJsonObject{{QStringLiteral("room"), room.code},
                                          {QStringLiteral("rate"), rate.code}});
        }
    }
    return {{QStringLiteral("id"), int(channel.id.value)},
            {QStringLiteral("kind"), kindOf(settings.protocol)},
            {QStringLiteral("name"), channel.name.left(16)},
            {QStringLiteral("hotel"), settings.hotelCode},
            {QStringLiteral("account"), settings.account},
            {QStringLiteral("secret"), QString()},
            {QStringLiteral("currency"), settings.currency.code()},
            {QStringLiteral("first"), first.iso()},
            {QStringLiteral("nights"), settings.horizonNights + 30},
            {QStringLiteral("offers"), offers}};
}

}  // namespace

DemoChannels::DemoChannels(desktop::Desktop &desktop, desktop::HotelSession &session, quint64 seed)
    : desktop_(desktop), session_(session), client_(seed)
{
    connect(&client_, &SimulatorClient::ready, this, [this] { link(); });
    connect(&client_, &SimulatorClient::failed, this, [this](const QString &why) {
        desktop_.window().notify(
            desktop::Notice::error({ErrorCode::NotFound, {}, why}, tr("No channels in the demo")));
    });
    desktop_.window().setSimulator([this] {
        if (!dialog_) dialog_ = new desktop::SimulatorDialog(client_, &desktop_.window());
        dialog_->show();
        dialog_->raise();
        dialog_->activateWindow();
    });
    client_.start();
}

DemoChannels::~DemoChannels()
{
    delete dialog_;
    desktop_.window().setSimulator({});
}

void DemoChannels::link()
{
    using inventory::ChannelKind;
    bool json = true;
    for (const inventory::Channel &channel : session_.view().catalogue().channels) {
        if (channel.kind == ChannelKind::Gds)
            linkOne(channel, sync::Protocol::OpenTravel);
        else if (channel.kind == ChannelKind::Ota)
            linkOne(channel, std::exchange(json, false) ? sync::Protocol::OtaJson
                                                        : sync::Protocol::AlpineBits);
    }
    client_.setGuestsPerMinute(kGuestsPerMinute);
}

void DemoChannels::linkOne(const inventory::Channel &channel, sync::Protocol protocol)
{
    auto settings = settingsFor(session_.view(), protocol);
    const QJsonObject plan = planFor(channel, settings, session_.view().property().businessDate);
    client_.add(plan, [this, channel = channel.id, settings](const QString &address) mutable {
        if (address.isEmpty()) return;
        settings.address = address;
        session_.submit(booking::SaveChannelSetup{session_.desk(), channel, settings}, this,
                        [this](const Result<booking::Answer> &saved) {
                            if (saved) return;
                            desktop_.window().notify(desktop::Notice::error(
                                saved.error(), tr("A channel of the demo is not linked")));
                        });
    });
}

}  // namespace roomrack::programs
