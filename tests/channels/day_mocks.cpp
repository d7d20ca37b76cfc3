// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/day_mocks.h"

#include "simulator/channels/alpine_server.h"
#include "simulator/channels/json_ota.h"
#include "simulator/channels/travel_gds.h"

namespace roomrack::tests {

using simulator::MockChannel;
using simulator::Shop;
using sync::Protocol;

namespace {

const QString kHotel = QStringLiteral("H1");
const QString kAccount = QStringLiteral("DAY-HOTEL");

/// Prices by number of guests if the protocol supports them.
std::vector<qint32> guestsOf(Protocol protocol)
{
    switch (protocol) {
    case Protocol::OpenTravel: return {0, 1, 3};
    case Protocol::AlpineBits: return {1, 2, 3};
    case Protocol::OtaJson:
    case Protocol::Fias: break;
    }
    return {0};
}

sync::ChannelSettings settingsFor(Protocol protocol)
{
    sync::ChannelSettings s;
    s.protocol = protocol;
    s.address = QStringLiteral("http://127.0.0.1:1/");
    s.account = kAccount;
    s.hotelCode = kHotel;
    s.horizonNights = kDayHorizon;
    // Such plans apply to all categories; others have a rate per room.
    const bool shared = protocol == Protocol::AlpineBits;
    s.neverOversell = shared;
    // It is sent changes of the reservations that it sold.
    if (protocol == Protocol::OpenTravel) s.reservationsTo = s.address;
    for (int t = 0; t < kDayRoomTypes; ++t) {
        s.rooms.push_back({RoomTypeId{t + 1}, dayRoomCode(t), true});
        for (int plan = 1; plan <= 2; ++plan) {
            const QString name = plan == 1 ? QStringLiteral("BAR") : QStringLiteral("NRF");
            s.rates.push_back({RoomTypeId{t + 1}, RatePlanId{plan},
                               shared ? name : dayRoomCode(t) + u'-' + name, guestsOf(protocol)});
        }
    }
    return s;
}

Shop shopOf(const DayMock &mock)
{
    std::vector<simulator::Offer> offers;
    for (const sync::RateMapping &rate : mock.settings.rates) {
        offers.push_back(
            {mock.settings.rooms[size_t(rate.roomType.value - 1)].code, mock.rateCode(rate)});
    }
    return {QStringLiteral("M%1").arg(mock.channel.value),
            kHotel,
            offers,
            mock.settings.currency,
            kDayStarts,
            kDayHorizon + 40};
}

std::unique_ptr<MockChannel> travelGds(const DayMock &mock)
{
    simulator::TravelGds::Options options;
    options.hotelCode = kHotel;
    options.user = kAccount;
    options.password = QString::fromUtf8(kDaySecret);
    options.recordsAtMost = 400;
    options.busyEvery = 50;
    return std::make_unique<simulator::TravelGds>(shopOf(mock), options);
}

std::unique_ptr<MockChannel> alpineServer(const DayMock &mock, quint64 seed)
{
    simulator::AlpineServer::Options options;
    options.hotelCode = kHotel;
    options.account = kAccount.toUtf8();
    options.password = kDaySecret;
    options.deltas = seed % 2 == 0;
    options.overlay = seed % 4 < 2;
    options.newest = static_cast<protocols::alpinebits::Version>(seed % 3);
    options.physical = kDayRooms;
    options.standardGuests = 2;
    options.looksAtHeader = seed % 5 < 2;
    return std::make_unique<simulator::AlpineServer>(shopOf(mock), options);
}

std::unique_ptr<MockChannel> mockFor(const DayMock &mock, quint64 seed)
{
    switch (mock.settings.protocol) {
    case Protocol::OtaJson:
        return std::make_unique<simulator::JsonOta>(
            shopOf(mock), simulator::JsonOta::Options{kHotel, kDaySecret, 10, 0});
    case Protocol::AlpineBits: return alpineServer(mock, seed);
    case Protocol::OpenTravel: return travelGds(mock);
    case Protocol::Fias: break;
    }
    return {};
}

}  // namespace

QString dayRoomCode(int type)
{
    return QStringLiteral("R%1").arg(type + 1);
}

QString DayMock::rateCode(const sync::RateMapping &rate) const
{
    if (settings.protocol != Protocol::AlpineBits) return rate.code;
    return simulator::AlpineServer::rateOf(rate.code,
                                           settings.rooms[size_t(rate.roomType.value - 1)].code);
}

std::vector<DayMock> dayMocks(quint64 seed)
{
    std::vector<DayMock> mocks;
    for (const Protocol protocol :
         {Protocol::OtaJson, Protocol::AlpineBits, Protocol::OpenTravel, Protocol::OtaJson}) {
        DayMock mock;
        mock.channel = ChannelId{2 + qint64(mocks.size())};
        mock.settings = settingsFor(protocol);
        mock.mock = mockFor(mock, seed);
        mocks.push_back(std::move(mock));
    }
    return mocks;
}

}  // namespace roomrack::tests
