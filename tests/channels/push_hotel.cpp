// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/push_hotel.h"

#include "channels/host/equip.h"
#include "channels/inbound/reservation_plan.h"
#include "protocols/alpinebits/guest_requests.h"
#include "protocols/opentravel/codec.h"
#include "protocols/ota_json/revision.h"

namespace roomrack::tests {

using booking::Command;
using sync::Protocol;

namespace {

/// The channel is paused, so nothing is ever sent.
class NoTransport final : public channels::Transport {
public:
    void send(const channels::Request &, std::function<void(channels::Reply)>) override {}
};

Protocol protocolOf(ChannelId channel)
{
    if (channel == kJson) return Protocol::OtaJson;
    return channel == kAlpine ? Protocol::AlpineBits : Protocol::OpenTravel;
}

}  // namespace

PushHotel::PushHotel()
{
    if (const auto ok = hotel.open(); !ok) qFatal("%s", qPrintable(ok.error().text()));
    auto setup = hotelSetup();
    for (const ChannelId channel : {kJson, kAlpine, kGds}) {
        setup.catalogue.channels.push_back({channel, inventory::ChannelKind::Ota,
                                            QStringLiteral("C%1").arg(channel.value), 300, 1800});
    }
    hotel.property = hotel.engine->saveHotel(setup).value();
    scheduler = std::make_unique<engine::VirtualScheduler>(hotel.clock, 1);
    for (const ChannelId channel : {kJson, kAlpine, kGds}) save(channel, settings(channel));
    open();
    run(1);
}

PushHotel::~PushHotel()
{
    close();
}

sync::ChannelSettings PushHotel::settings(ChannelId channel) const
{
    sync::ChannelSettings s;
    s.protocol = protocolOf(channel);
    s.address = QStringLiteral("http://127.0.0.1:1/");
    s.account = QStringLiteral("HOTEL");
    s.hotelCode = kHotelCode;
    s.paused = true;
    s.neverOversell = channel == kAlpine;
    for (int type = 1; type <= 3; ++type) {
        const QString room = QStringLiteral("R%1").arg(type);
        s.rooms.push_back({RoomTypeId{type}, room, true});
        s.rates.push_back(
            {RoomTypeId{type},
             RatePlanId{1},
             channel == kAlpine ? QStringLiteral("BAR") : room + QStringLiteral("-BAR"),
             {2}});
        if (channel != kAlpine) s.rates.back().guests = {0};
    }
    return s;
}

void PushHotel::open()
{
    reading = engine::AsyncReader::open(hotel.file()).value();
    controller = std::make_unique<channels::ChannelController>(
        *hotel.engine, *reading, hotel.property, *scheduler, channels::Books::Pace::OneByOne,
        [](ChannelId, const sync::ChannelSettings &settings) {
            channels::ChannelController::Equipment equipment;
            equipment.dialect = channels::dialectFor(settings, "secret");
            equipment.transport = std::make_unique<NoTransport>();
            return equipment;
        });
    if (const auto ok = controller->start(); !ok) qFatal("%s", qPrintable(ok.error().text()));
}

void PushHotel::close()
{
    controller.reset();
    reading.reset();
}

void PushHotel::run(qint64 seconds)
{
    runUntil(scheduler->now() + seconds * kSecond);
}

void PushHotel::runUntil(Instant when)
{
    scheduler->runUntil(std::max(when, scheduler->now()), [this] { hotel.engine->flush(); });
}

bool PushHotel::push(ChannelId channel, const QByteArray &body)
{
    auto message = controller->intake().understand(channel, body);
    if (!message) return false;
    bool safe = false;
    controller->intake().push(channel, std::move(*message), [&](bool stored) { safe = stored; });
    while (!controller->isQuiet()) run(0);
    return safe;
}

Result<engine::Answer> PushHotel::apply(const Command &command)
{
    auto done = hotel.engine->run(command);
    hotel.engine->flush();
    return done;
}

void PushHotel::save(ChannelId channel, const std::optional<sync::ChannelSettings> &settings)
{
    const auto done = apply(booking::SaveChannelSetup{caller(), channel, settings});
    if (!done) qFatal("%s", qPrintable(done.error().text()));
}

std::unique_ptr<storage::Reader> PushHotel::reader() const
{
    return std::move(storage::Reader::open(hotel.file())).value();
}

std::vector<booking::Booking> PushHotel::bookings(ChannelId channel,
                                                  const QString &reservation) const
{
    std::vector<booking::Booking> all;
    const auto from = reader();
    const QByteArray digest = channels::reservationDigest(reservation);
    const auto ids = from->ask(storage::BookingsOf{hotel.property, channel, digest});
    for (const BookingId id : *ids)
        all.push_back(from->ask(storage::OneBooking{hotel.property, id})->booking);
    return all;
}

std::vector<booking::Booking> PushHotel::sold(ChannelId channel, const QString &reservation) const
{
    auto all = bookings(channel, reservation);
    std::erase_if(all, [](const auto &b) { return !booking::countsAsSold(b.status); });
    return all;
}

QStringList PushHotel::waiting(const QString &reservation) const
{
    QStringList reasons;
    const auto rows = reader()->ask(storage::WaitingMessages{hotel.property});
    for (const auto &row : *rows) {
        if (row.reservation == reservation) reasons += row.reason;
    }
    return reasons;
}

protocols::Reservation reservationOf(const QString &id, protocols::ReservationStatus status,
                                     const std::vector<std::pair<QString, Stay>> &rooms)
{
    protocols::Reservation r;
    r.status = status;
    r.id = id;
    r.hotelCode = kHotelCode;
    r.currency = Currency();
    r.total.afterTax = 0;
    for (const auto &[code, stay] : rooms) {
        protocols::RoomStay s;
        s.roomTypeCode = code;
        s.ratePlanCode = code + QStringLiteral("-BAR");
        s.stay = stay;
        s.guests = {{protocols::AgeClass::Adult, 1, -1}};
        for (Night n = stay.checkIn(); n < stay.checkOut(); ++n)
            s.rates.push_back({n, {10'000, std::nullopt}});
        s.total.afterTax = 10'000 * stay.nights();
        *r.total.afterTax += *s.total.afterTax;
        r.stays.push_back(std::move(s));
    }
    protocols::Person guest;
    guest.givenName = QStringLiteral("Guest");
    guest.surname = id;
    guest.email = id.toLower() + QStringLiteral("@example.org");
    r.guests = {guest};
    return r;
}

QByteArray jsonBody(const protocols::Reservation &reservation)
{
    using namespace protocols::ota_json;
    return decodeWebhook(encodeWebhook({reservation, {}}))->item->raw;
}

QByteArray travelBody(const protocols::Reservation &reservation)
{
    protocols::opentravel::ResNotif message;
    message.reservations = {reservation};
    return encode(message);
}

QByteArray alpineBody(const protocols::Reservation &reservation, bool withTimes)
{
    using namespace protocols::alpinebits;
    GuestRequest request;
    request.reservation = reservation;
    for (protocols::RoomStay &stay : request.reservation.stays)
        stay.ratePlanCode = QStringLiteral("BAR");
    request.details.resize(request.reservation.stays.size());
    return encodePush({request}, withTimes ? protocols::alpinebits::Version::V2024_10
                                           : protocols::alpinebits::Version::V2020_10);
}

}  // namespace roomrack::tests
