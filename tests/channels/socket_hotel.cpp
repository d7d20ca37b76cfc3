// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/socket_hotel.h"

#include "storage/store.h"
#include "support/own_port.h"
#include "support/patience.h"

#include <QTest>

namespace roomrack::tests {

using namespace booking;
using namespace channels;

std::unique_ptr<simulator::JsonOta> SocketHotel::ota() const
{
    simulator::Shop shop(QStringLiteral("WAY"), QStringLiteral("H1"),
                         {{kRoom, kRate}, {kNewRoom, kNewRate}}, Currency(), today_, kHorizon);
    return std::make_unique<simulator::JsonOta>(
        std::move(shop), simulator::JsonOta::Options{QStringLiteral("H1"), kKey, 10, 0});
}

void SocketHotel::open(const QString &name)
{
    const QString file = folder_.filePath(name + QStringLiteral(".roomrack"));
    engine_ = std::move(*engine::Engine::open(file, clock_));
    auto setup = hotelSetup();
    const auto zone = core::timeZone(setup.catalogue.property.timeZone);
    today_ = core::localDate(*zone, clock_.wall());
    setup.catalogue.property.businessDate = setup.catalogue.property.firstNight = today_;
    setup.rates.front().range.first = today_;
    setup.rates.resize(1);
    setup.catalogue.channels.push_back(
        {kOta, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800});
    property_ = *engine_->saveHotel(setup);
    ota_ = ota();
    server_ = std::make_unique<simulator::MockServer>(*ota_, clock_, 1);
    port_ = *server_->listen(ownPort());
}

void SocketHotel::close()
{
    host_.reset();
    server_.reset();
    ota_.reset();
    const QString file = engine_->file();
    engine_.reset();
    QVERIFY(storage::verify(file)->findings.empty());
}

sync::ChannelSettings SocketHotel::settings() const
{
    sync::ChannelSettings s;
    s.address = QStringLiteral("http://127.0.0.1:%1").arg(port_);
    s.hotelCode = QStringLiteral("H1");
    s.horizonNights = 40;
    s.rooms = {{RoomTypeId{1}, kRoom, true}};
    s.rates = {{RoomTypeId{1}, RatePlanId{1}, kRate, {0}}};
    s.batchSeconds = 0;
    s.pollSeconds = 1;
    s.availabilityPerMinute = s.ratesPerMinute = 0;
    s.timeoutSeconds = 30;  // no test waits for it, and a stalled machine must not reach it
    return s;
}

sync::ChannelSettings SocketHotel::renamed() const
{
    sync::ChannelSettings s = settings();
    s.rooms.front().code = kNewRoom;
    s.rates.front().code = kNewRate;
    return s;
}

void SocketHotel::save(const sync::ChannelSettings &s)
{
    const auto saved = engine_->run(Command(SaveChannelSetup{desk(), kOta, s}));
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().text()));
}

void SocketHotel::start(const QByteArray &key)
{
    host_ = std::make_unique<ChannelHost>(*engine_, property_, clock_,
                                          [key](ChannelId, const auto &) { return key; });
}

void SocketHotel::setForSale(Night n, int rooms)
{
    EditCells edit;
    edit.caller = desk();
    edit.roomTypes = {RoomTypeId{1}};
    edit.ranges = {{n, 1}};
    edit.value = rooms;
    QVERIFY(engine_->run(Command(EditBlock(edit))));
}

ConnectionStatus SocketHotel::link() const
{
    // An unknown state is none that a test waits for.
    ConnectionStatus unknown;
    unknown.state = ConnectionState::Batching;
    return host_->status().empty() ? unknown : host_->status().front().link;
}

}  // namespace roomrack::tests
