// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrack/demo_channels.h"

#include "desktop/simulator/simulator_dialog.h"
#include "sync/protocols.h"

#include <QtCore/QJsonArray>

#include <algorithm>

namespace roomrack::programs {

namespace {

constexpr int kGuestsPerMinute = 12;
constexpr size_t kPlans = 2;  ///< of the property's rate plans, sold there
constexpr int kAdults = 2;    ///< occupancy of the AlpineBits rates
const QString kAccount = QStringLiteral("demo");
const QString kHotel = QStringLiteral("BELLAVISTA");

/// Check-ins and check-outs are slow enough to follow, and recent bookings do not check in, because
/// live guests may still cancel them.
const QJsonObject kPmsHabits{{QStringLiteral("per_minute"), 3},
                             {QStringLiteral("settled_minutes"), 40},
                             {QStringLiteral("out_of_order"), false}};

/// The simulator's name of the protocol.
QString kindOf(sync::Protocol protocol)
{
    return QString::fromLatin1(sync::factsOf(protocol).name).replace(u'-', u'_');
}

/// Uses the property's own codes, so that the mapping is obvious.
sync::ChannelSettings settingsFor(const engine::HotelView &hotel, sync::Protocol protocol)
{
    sync::ChannelSettings s;
    s.protocol = protocol;
    s.account = kAccount;
    s.hotelCode = kHotel;
    s.currency = hotel.property().currency;
    s.pollSeconds = 5;
    const sync::ProtocolFacts &facts = sync::factsOf(protocol);
    const bool shared = facts.guestPrices == sync::GuestPrices::Each;
    s.neverOversell = shared;
    const auto &plans = hotel.rates().plans();
    const size_t sold = facts.pms ? 0 : std::min(kPlans, plans.size());
    for (const inventory::RoomType &type : hotel.catalogue().roomTypes) {
        s.rooms.push_back({type.id, type.code, true});
        for (size_t p = 0; p < sold; ++p) {
            s.rates.push_back({type.id,
                               plans[p].id,
                               shared ? plans[p].code : type.code + u'-' + plans[p].code,
                               {shared ? kAdults : 0}});
        }
    }
    return s;
}

/// Members that all plans share.
QJsonObject basicPlan(const inventory::Channel &channel, const sync::ChannelSettings &settings)
{
    return {{QStringLiteral("id"), int(channel.id.value)},
            {QStringLiteral("kind"), kindOf(settings.protocol)},
            {QStringLiteral("name"), channel.name.left(16)},
            {QStringLiteral("hotel"), settings.hotelCode},
            {QStringLiteral("account"), settings.account},
            {QStringLiteral("secret"), QString()}};
}

QJsonArray roomsOf(const inventory::Catalogue &hotel)
{
    QJsonArray rooms;
    for (const inventory::Room &room : hotel.rooms) {
        QJsonArray types;
        for (const inventory::RoomType &type : hotel.roomTypes) {
            if (type.pool == room.pool) types.append(type.code);
        }
        rooms.append(
            QJsonObject{{QStringLiteral("number"), room.number}, {QStringLiteral("types"), types}});
    }
    return rooms;
}

/// Guests in house according to the property's bookings: its PMS would have them already.
QJsonArray inHouse(const inventory::Catalogue &hotel, const storage::RoomPlan &plan)
{
    QJsonArray guests;
    const Night today = hotel.property.businessDate;
    for (const storage::RoomPlan::Given &given : plan.given) {
        const auto row = std::find_if(plan.bookings.begin(), plan.bookings.end(),
                                      [&](const auto &r) { return r.booking.id == given.booking; });
        if (row == plan.bookings.end()) continue;
        const booking::Booking &b = row->booking;
        // Guests departing today stayed until last night, all others stay tonight.
        const Night last = b.stay.checkOut() > today ? today : today - 1;
        const inventory::Room *room = hotel.room(given.room);
        if (b.status != booking::BookingStatus::CheckedIn || !room || !given.nights.contains(last))
            continue;
        guests.append(QJsonObject{{QStringLiteral("did"), QStringLiteral("check_in")},
                                  {QStringLiteral("reservation"), QString::number(b.id.value)},
                                  {QStringLiteral("room"), room->number},
                                  {QStringLiteral("name"), row->guest.name.section(u' ', -1)},
                                  {QStringLiteral("since"), b.stay.checkIn().iso()},
                                  {QStringLiteral("until"), b.stay.checkOut().iso()}});
    }
    return guests;
}

QJsonObject planFor(const inventory::Channel &channel, const sync::ChannelSettings &settings,
                    const inventory::Property &property)
{
    QJsonArray offers;
    for (const sync::RateMapping &rate : settings.rates) {
        for (const sync::RoomMapping &room : settings.rooms) {
            if (room.roomType == rate.roomType)
                offers.append(QJsonObject{{QStringLiteral("room"), room.code},
                                          {QStringLiteral("rate"), rate.code}});
        }
    }
    QJsonObject plan = basicPlan(channel, settings);
    plan[QStringLiteral("currency")] = settings.currency.code();
    plan[QStringLiteral("first")] = property.businessDate.iso();
    plan[QStringLiteral("time_zone")] = property.timeZone;
    plan[QStringLiteral("nights")] = settings.horizonNights + 30;
    plan[QStringLiteral("offers")] = offers;
    return plan;
}

}  // namespace

DemoChannels::DemoChannels(desktop::Desktop &desktop, desktop::HotelSession &session, quint64 seed)
    : desktop_(desktop), session_(session), seed_(seed), client_(seed)
{
    connect(&client_, &SimulatorClient::ready, this, [this] { link(); });
    connect(&client_, &SimulatorClient::failed, this, [this](const QString &why) {
        desktop_.window().notify(desktop::Notice::error({ErrorCode::NotFound, {}, why},
                                                        tr("Demo channels not started")));
    });
    desktop_.window().menus().setSimulator([this] {
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
    desktop_.window().menus().setSimulator({});
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
        else if (channel.kind == ChannelKind::Pms)
            linkPms(channel);
    }
    client_.setGuestsPerMinute(kGuestsPerMinute);
    client_.setPmsHabitsOfAll(kPmsHabits);
    requests_ = std::make_unique<DemoRequests>(desktop_, session_, client_, seed_);
}

void DemoChannels::linkOne(const inventory::Channel &channel, sync::Protocol protocol)
{
    const auto settings = settingsFor(session_.view(), protocol);
    add(channel.id, planFor(channel, settings, session_.view().property()), settings);
}

void DemoChannels::linkPms(const inventory::Channel &channel)
{
    const PropertyId property = session_.property();
    const Stay nights(session_.businessDate() - 1, 2);
    session_.ask(storage::RoomPlanOf{property, nights}, this,
                 [this, channel](const Result<storage::RoomPlan> &rooms) {
                     if (!rooms) return;
                     const inventory::Catalogue &hotel = session_.view().catalogue();
                     auto settings = settingsFor(session_.view(), sync::Protocol::Fias);
                     settings.speaksTokens = true;
                     QJsonObject plan = basicPlan(channel, settings);
                     plan[QStringLiteral("time_zone")] = hotel.property.timeZone;
                     plan[QStringLiteral("rooms")] = roomsOf(hotel);
                     plan[QStringLiteral("in_house")] = inHouse(hotel, *rooms);
                     add(channel.id, plan, settings);
                 });
}

void DemoChannels::add(ChannelId channel, const QJsonObject &plan,
                       const sync::ChannelSettings &agreed)
{
    client_.add(plan, [this, channel, agreed](const SimulatorClient::Made &made) {
        if (made.address.isEmpty()) return;
        sync::ChannelSettings settings = agreed;
        settings.address = made.address;
        // A GDS receives reservations at the address for rooms and rates, too.
        const sync::BookingsSent sent = sync::factsOf(settings).bookingsSent;
        if (sent == sync::BookingsSent::All) settings.reservationsTo = made.toldAt;
        if (sent == sync::BookingsSent::SoldThere) settings.reservationsTo = made.address;
        // Not the user's doing: nothing that undo would have to explain.
        booking::Caller caller = session_.desk();
        caller.actor = kEngineActor;
        session_.submit(booking::SaveChannelSetup{caller, channel, settings}, this,
                        [this](const Result<booking::Answer> &saved) {
                            if (saved) return;
                            desktop_.window().notify(desktop::Notice::error(
                                saved.error(), tr("Demo channel not connected")));
                        });
    });
}

}  // namespace roomrack::programs
