// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/pms_hotel.h"

#include "channels/inbound/reservation_plan.h"

#include <utility>

namespace roomrack::tests {

using booking::Command;

namespace {

constexpr qint64 kTrip = 20'000;  ///< microseconds

}  // namespace

class FakeWire final : public channels::Wire {
public:
    explicit FakeWire(FakeConnection &line) : line_(line) {}
    ~FakeWire() override { *there_ = false; }

    void open(Callbacks ear) override
    {
        line_.scheduler_.later(kTrip, [this, there = there_, ear = std::move(ear)] {
            if (!*there) return;
            if (line_.away) {
                ear.closed(QStringLiteral("connection refused"));
                return;
            }
            line_.ear_ = ear;
            ++line_.opened_;
            ear.opened();
            line_.say(line_.pms_.connected(line_.scheduler_.now()));
        });
    }
    void send(const QByteArray &bytes) override
    {
        line_.scheduler_.later(kTrip, [&line = line_, bytes] {
            if (line.isConnected()) line.say(line.pms_.hear(bytes, line.scheduler_.now()));
        });
    }
    void close() override
    {
        line_.ear_ = {};
        line_.pms_.lost();
    }

private:
    FakeConnection &line_;
    std::shared_ptr<bool> there_ = std::make_shared<bool>(true);
};

void FakeConnection::say(const QByteArray &bytes)
{
    if (!isConnected() || bytes.isEmpty()) return;
    scheduler_.later(kTrip, [this, bytes, at = opened_] {
        if (isConnected() && opened_ == at) channels::Wire::Callbacks(ear_).bytes(bytes);
    });
}

void FakeConnection::cut()
{
    const auto ear = std::exchange(ear_, {});
    pms_.lost();
    if (ear.closed) ear.closed(QStringLiteral("the line was cut"));
}

PmsHotel::PmsHotel(int types, int roomsEach)
{
    if (const auto ok = hotel.open(); !ok) qFatal("%s", qPrintable(ok.error().text()));
    auto setup = hotelSetup(types, roomsEach);
    setup.catalogue.channels.push_back(
        {kOta, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800});
    setup.catalogue.channels.push_back(
        {kPms, inventory::ChannelKind::Pms, QStringLiteral("House"), 300, 1800});
    hotel.property = hotel.engine->saveHotel(setup).value();
    scheduler = std::make_unique<engine::VirtualScheduler>(hotel.clock, 1);
    line = std::make_unique<FakeConnection>(*scheduler, pms);
    apply(booking::SaveChannelSetup{hotel.desk(), kPms, settings()});
    open();
    run(5);
}

PmsHotel::~PmsHotel()
{
    close();
}

sync::ChannelSettings PmsHotel::settings() const
{
    sync::ChannelSettings s;
    s.protocol = sync::Protocol::Fias;
    s.address = QStringLiteral("127.0.0.1:5010");
    s.hotelCode = QStringLiteral("H1");
    s.rooms = {{RoomTypeId{1}, QStringLiteral("DBL"), true},
               {RoomTypeId{3}, QStringLiteral("SUI"), true}};
    return s;
}

void PmsHotel::open()
{
    reading = engine::AsyncReader::open(hotel.file()).value();
    controller = std::make_unique<channels::ChannelController>(
        *hotel.engine, *reading, hotel.property, *scheduler, channels::Books::Pace::OneByOne,
        [this](ChannelId, const sync::ChannelSettings &) {
            channels::ChannelController::Equipment equipment;
            equipment.wire = std::make_unique<FakeWire>(*line);
            return equipment;
        });
    if (const auto ok = controller->start(); !ok) qFatal("%s", qPrintable(ok.error().text()));
}

void PmsHotel::close()
{
    controller.reset();
    reading.reset();
}

void PmsHotel::run(qint64 seconds)
{
    scheduler->runUntil(scheduler->now() + seconds * kSecond, [this] { hotel.engine->flush(); });
}

void PmsHotel::apply(const Command &command)
{
    const auto done = hotel.engine->run(command);
    if (!done) qFatal("%s", qPrintable(done.error().text()));
    hotel.engine->flush();
}

BookingId PmsHotel::book(int type, int in, int nights, int rooms, const QString &number)
{
    booking::RecordReservation c;
    c.caller = {hotel.property, kDeskActor, number.isEmpty() ? ChannelId{1} : kOta, {}};
    c.roomType = RoomTypeId{type};
    c.stay = Stay(kToday + in, nights);
    c.rooms = rooms;
    c.plan = RatePlanId{1};
    c.total = 50'000;
    if (!number.isEmpty()) {
        c.guest.reference = number;
        c.key = {channels::reservationDigest(number), 1};
    }
    const auto done = hotel.engine->run(Command(c));
    if (!done) qFatal("%s", qPrintable(done.error().text()));
    hotel.engine->flush();
    return done->booking;
}

std::unique_ptr<storage::Reader> PmsHotel::reader() const
{
    return std::move(storage::Reader::open(hotel.file())).value();
}

booking::Booking PmsHotel::booking(BookingId id)
{
    return reader()->ask(storage::OneBooking{hotel.property, id})->booking;
}

QStringList PmsHotel::rooms(BookingId id)
{
    const Night today = (*hotel.engine->snapshot(hotel.property))->catalogue.property.businessDate;
    const auto plan = reader()->ask(storage::RoomPlanOf{hotel.property, Stay(today, 1)});
    QStringList numbers;
    for (const auto &given : plan->given) {
        if (given.booking == id) numbers += QString::number(100 + given.room.value);
    }
    return numbers;
}

QStringList PmsHotel::waiting()
{
    QStringList reasons;
    const auto rows = reader()->ask(storage::WaitingMessages{hotel.property});
    for (const auto &row : *rows) reasons += row.reservation + QStringLiteral(": ") + row.reason;
    return reasons;
}

std::vector<booking::ChannelMessageRow> PmsHotel::messages()
{
    return *reader()->ask(storage::ChannelMessages{{hotel.property, kPms, false}, 0, 1'000});
}

void PmsHotel::moveDate()
{
    apply(booking::CloseDay{hotel.desk(), false, {}});
}

protocols::fias::Guest PmsHotel::guest(const QString &number, const QString &room) const
{
    protocols::fias::Guest g;
    g.reservation = number;
    g.room = room;
    g.name = QStringLiteral("Guest ") + number;
    return g;
}

channels::ConnectionStatus PmsHotel::status() const
{
    return controller->status().front().link;
}

}  // namespace roomrack::tests
