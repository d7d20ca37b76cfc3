// SPDX-License-Identifier: GPL-3.0-or-later
#include "api_server_hotel.h"

#include "engine/engine_hotel.h"
#include "storage/store.h"
#include "support/patience.h"

namespace roomrack::tests {

namespace {

const QString kRoom = QStringLiteral("DBL");
const QString kRate = QStringLiteral("BAR");

/// Connected but idle: what it is sent is not relevant here.
sync::ChannelSettings settingsFor(sync::Protocol protocol)
{
    sync::ChannelSettings s;
    s.protocol = protocol;
    s.address = protocol == sync::Protocol::Fias ? QStringLiteral("127.0.0.1:1")
                                                 : QStringLiteral("http://127.0.0.1:1/");
    s.account = kWebhookUser;
    s.hotelCode = QStringLiteral("H1");
    s.paused = true;
    s.horizonNights = 40;
    s.neverOversell = protocol == sync::Protocol::AlpineBits;
    s.rooms = {{RoomTypeId{1}, kRoom, true}};
    s.rates = {{RoomTypeId{1}, RatePlanId{1}, kRate, {2}}};
    return s;
}

}  // namespace

ApiServerHotel::ApiServerHotel()
{
    engine_ = std::move(*engine::Engine::open(file(), clock_));
    auto setup = hotelSetup();
    today_ = core::localDate(*core::timeZone(setup.catalogue.property.timeZone), clock_.wall());
    setup.catalogue.property.businessDate = setup.catalogue.property.firstNight = today_;
    setup.rates.front().range.first = today_;
    setup.rates.resize(1);
    setup.catalogue.property.name = QStringLiteral("Test \"1\"");
    for (const ChannelId id : {kJsonChannel, kTravelChannel, kAlpineChannel, kPms}) {
        const auto kind = id == kPms ? inventory::ChannelKind::Pms : inventory::ChannelKind::Ota;
        setup.catalogue.channels.push_back(
            {id, kind, QStringLiteral("Channel %1").arg(id.value), 300, 1800});
    }
    property_ = *engine_->saveHotel(setup);
    const std::pair<ChannelId, sync::Protocol> protocols[] = {
        {kJsonChannel, sync::Protocol::OtaJson},
        {kTravelChannel, sync::Protocol::OpenTravel},
        {kAlpineChannel, sync::Protocol::AlpineBits},
        {kPms, sync::Protocol::Fias}};
    for (const auto &[id, protocol] : protocols) {
        const booking::Caller desk{property_, kDeskActor, ChannelId{1}, {}};
        const auto saved = engine_->run(
            engine::Command(booking::SaveChannelSetup{desk, id, settingsFor(protocol)}));
        if (!saved) qFatal("%s", qPrintable(saved.error().text()));
    }
    shop_ = std::make_unique<simulator::Shop>(QStringLiteral("SHOP"), QStringLiteral("H1"),
                                              std::vector<simulator::Offer>{{kRoom, kRate}},
                                              Currency(), today_, 40);
    for (Night n = today_; n < today_ + 40; ++n) {
        shop_->setRooms(kRoom, n, 4);
        shop_->setPrice(kRate, n, 10'000);
    }
}

ApiServerHotel::~ApiServerHotel()
{
    apiServer_.reset();
    host_.reset();
    engine_.reset();
    const auto report = storage::verify(file());
    if (!report || !report->findings.empty()) qFatal("the file is not sound");
}

Result<quint16> ApiServerHotel::open(api::ApiServerOptions options)
{
    host_ = std::make_unique<channels::ChannelHost>(
        *engine_, property_, clock_, [](ChannelId, const auto &) { return kWebhookSecret; });
    if (!waitFor([&] { return host_->status().size() == 4; }))
        return fail(ErrorCode::Internal, {}, QStringLiteral("the channels are not linked"));
    apiServer_ = std::make_unique<api::ApiServer>(
        std::move(options), clock_,
        [this](PropertyId, ChannelId channel, const channels::WebhookCall &call) {
            return host_->answer(channel, call);
        },
        [this](PropertyId, ChannelId channel, const channels::PushEntry &entry) {
            host_->note(channel, entry);
        });
    QObject::connect(apiServer_.get(), &api::ApiServer::logged, host_.get(),
                     [this](const QString &line) { logged_ += line; });
    tell();
    auto opened = apiServer_->open().result();
    if (opened) port_ = *opened;
    return opened;
}

Result<quint16> ApiServerHotel::restart()
{
    apiServer_.reset();
    host_.reset();
    engine_.reset();
    engine_ = std::move(*engine::Engine::open(file(), clock_));
    return open();
}

void ApiServerHotel::tell()
{
    api::ServedProperty hotel =
        api::servedProperty((*engine_->snapshot(property_))->catalogue, host_->status(), {},
                            [](ChannelId, const auto &) { return kWebhookSecret; });
    hotel.loaded = true;
    hotel.committedSeq = seq();
    apiServer_->setState({{hotel}});
}

simulator::Told ApiServerHotel::booked(int nightsFromNow)
{
    const auto told =
        shop_->book({kRoom, kRate}, Stay(today_ + nightsFromNow, 2), 1, 2, clock_.wall());
    if (!told) qFatal("the shop is sold out");
    return *told;
}

std::unique_ptr<storage::Reader> ApiServerHotel::reader() const
{
    return std::move(*storage::Reader::open(file()));
}

int ApiServerHotel::bookings(ChannelId channel, const simulator::Told &told) const
{
    const auto digest = channels::reservationDigest(told.reservation.id);
    return int(reader()->ask(storage::BookingsOf{property_, channel, digest})->size());
}

std::vector<booking::ChannelMessageRow> ApiServerHotel::log(ChannelId channel, size_t atLeast) const
{
    std::vector<booking::ChannelMessageRow> rows;
    const auto look = [&] {
        storage::ChannelMessageQuery query;
        query.property = property_;
        query.channel = channel;
        rows = *reader()->ask(storage::ChannelMessages{query, 0, 1000});
        return rows.size() >= atLeast;
    };
    if (!waitFor(look)) qWarning("the log has %d rows", int(rows.size()));
    return rows;
}

int ApiServerHotel::outOfOrder(int nightsFromNow) const
{
    const auto now = *engine_->snapshot(property_);
    return now->ledger.pool(0, today_ + nightsFromNow).outOfOrder;
}

std::vector<booking::DuplicateRow> ApiServerHotel::repeats() const
{
    storage::DuplicateFilter filter;
    filter.product = dedup::Product::ChannelMessage;
    return reader()->ask(storage::Duplicates{property_, filter}).value();
}

QStringList ApiServerHotel::tokens(ChannelId channel) const
{
    QStringList all;
    const auto rows = reader()->ask(storage::MessageTokens{property_, channel});
    for (const auto &row : *rows) all += row.token;
    return all;
}

std::vector<booking::Booking> ApiServerHotel::booked(ChannelId channel,
                                                     const QString &reservation) const
{
    std::vector<booking::Booking> all;
    const auto from = reader();
    const auto ids = from->ask(
        storage::BookingsOf{property_, channel, channels::reservationDigest(reservation)});
    for (const BookingId id : *ids)
        all.push_back(from->ask(storage::OneBooking{property_, id})->booking);
    return all;
}

int ApiServerHotel::waiting() const
{
    return int(reader()->ask(storage::WaitingMessages{property_})->size());
}

}  // namespace roomrack::tests
