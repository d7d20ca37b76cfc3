// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/channel_day.h"

#include "channels/ota_json/json_dialect.h"
#include "simulator/channels/json_ota.h"
#include "storage/store.h"

namespace roomrack::tests {

using booking::Command;
using simulator::FaultRates;

namespace {

constexpr Instant kStart{1'772'434'800'000'000};  ///< 2026-03-02 07:00 UTC
const Night kToday = Night::of(2026, 3, 2);
constexpr int kHorizon = 120;
constexpr int kTypes = 6;
const QByteArray kKey = "a secret that must not be seen";

QString code(int type)
{
    return QStringLiteral("R%1").arg(type + 1);
}

engine::HotelSetup hotel()
{
    engine::HotelSetup s;
    inventory::Property &p = s.catalogue.property;
    p.name = QStringLiteral("Day");
    p.timeZone = QStringLiteral("Europe/Lisbon");
    p.businessDate = p.firstNight = kToday;
    p.horizonNights = kHorizon + 30;
    int room = 100;
    for (int t = 0; t < kTypes; ++t) {
        const int pool = t / 2;  // two room types share a pool
        if (t % 2 == 0) {
            s.catalogue.pools.push_back({PoolId{pool + 1}, QStringLiteral("P%1").arg(pool),
                                         QStringLiteral("Pool %1").arg(pool), pool});
            for (int r = 0; r < 30; ++r)
                s.catalogue.rooms.push_back({{}, PoolId{pool + 1}, QString::number(++room)});
        }
        s.catalogue.roomTypes.push_back({RoomTypeId{t + 1}, PoolId{pool + 1}, code(t),
                                         QStringLiteral("Type %1").arg(t), 25, 2, 3, t});
    }
    using inventory::ChannelKind;
    s.catalogue.channels = {
        {ChannelId{1}, ChannelKind::Desk, QStringLiteral("Front desk"), 300, 1800},
        {ChannelId{2}, ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800}};
    pricing::RatePlan bar, saver;
    bar.id = RatePlanId{1};
    bar.code = bar.name = QStringLiteral("BAR");
    saver.id = RatePlanId{2};
    saver.code = saver.name = QStringLiteral("NRF");
    saver.parent = bar.id;
    saver.percentBasisPoints = -1'000;
    s.plans = {bar, saver};
    for (int t = 0; t < kTypes; ++t)
        s.rates.push_back({t, 0, {kToday, kHorizon + 30}, 9'000 + t * 1'500});
    return s;
}

}  // namespace

ChannelDay::ChannelDay(DayOptions options)
    : options_(options), clock_(kStart), random_(options.seed * 7919 + 1)
{
    world_ = std::make_unique<channels::VirtualWorld>(clock_, options.seed);
    open();
    makeHotel();
    makeMocks();
    open();
}

ChannelDay::~ChannelDay()
{
    close();
}

void ChannelDay::open()
{
    close();
    engine::EngineOptions options;
    options.ticks = false;
    options.synchronousFull = false;  // nothing of this is about power
    const QString file = folder_.filePath(QStringLiteral("day.roomrack"));
    engine_ = std::move(engine::Engine::open(file, clock_, options)).value();
    reading_ = std::move(engine::ReadDesk::open(file)).value();
    if (mocks_.empty()) return;
    desk_ = std::make_unique<channels::ChannelDesk>(
        *engine_, *reading_, property_, *world_, channels::Books::Pace::OneByOne,
        [this](ChannelId channel, const sync::ChannelSettings &settings) {
            channels::ChannelDesk::Equipment equipment;
            for (Mock &mock : mocks_) {
                if (mock.channel != channel) continue;
                equipment.dialect = std::make_unique<channels::JsonDialect>(settings, kKey);
                equipment.transport =
                    std::make_unique<MockTransport>(*world_, *mock.mock, faults_, history_);
            }
            return equipment;
        });
    if (const auto ok = desk_->start(); !ok) qFatal("%s", qPrintable(ok.error().text()));
}

void ChannelDay::close()
{
    desk_.reset();
    reading_.reset();
    engine_.reset();
}

/// Everything in memory is lost; what is on its way to a channel still arrives.
void ChannelDay::crash()
{
    ++counts_[QStringLiteral("crashes")];
    open();
}

void ChannelDay::makeHotel()
{
    property_ = engine_->saveHotel(hotel()).value();
}

sync::ChannelSettings ChannelDay::settingsFor(sync::Protocol protocol) const
{
    sync::ChannelSettings s;
    s.protocol = protocol;
    s.address = QStringLiteral("http://127.0.0.1:1/");
    s.hotelCode = QStringLiteral("H1");
    s.horizonNights = kHorizon;
    for (int t = 0; t < kTypes; ++t) {
        s.rooms.push_back({RoomTypeId{t + 1}, code(t), true});
        for (int plan = 1; plan <= 2; ++plan) {
            s.rates.push_back(
                {RoomTypeId{t + 1},
                 RatePlanId{plan},
                 code(t) + (plan == 1 ? QStringLiteral("-BAR") : QStringLiteral("-NRF")),
                 {0}});
        }
    }
    return s;
}

void ChannelDay::makeMocks()
{
    Mock mock;
    mock.channel = ChannelId{2};
    mock.settings = settingsFor(sync::Protocol::OtaJson);
    std::vector<simulator::Offer> offers;
    for (const sync::RateMapping &rate : mock.settings.rates)
        offers.push_back({mock.settings.rooms[size_t(rate.roomType.value - 1)].code, rate.code});
    mock.mock = std::make_unique<simulator::JsonOta>(
        simulator::Shop(QStringLiteral("WAY"), QStringLiteral("H1"), offers, mock.settings.currency,
                        kToday, kHorizon + 40),
        simulator::JsonOta::Options{QStringLiteral("H1"), kKey, 10, 0});
    const booking::Caller caller{property_, kDeskActor, ChannelId{1}, {}};
    engine_->run(Command(booking::SaveChannelSetup{caller, mock.channel, mock.settings})).value();
    mocks_.push_back(std::move(mock));
}

void ChannelDay::run(Instant until)
{
    // In steps, so that the power can go between any two of them.
    while (world_->now() < until) {
        const Instant step = std::min(until, world_->now() + 10 * kSecond);
        world_->runUntil(step, [this] {
            engine_->tick();
            engine_->flush();
        });
        if (options_.crashEvery > 0 && world_->events() - events_ >= options_.crashEvery) {
            events_ = world_->events();
            crash();
        }
    }
}

void ChannelDay::planGuests()
{
    for (int i = 0; i < options_.reservations; ++i) {
        const auto at = static_cast<qint64>(random_.real() * double(options_.length));
        const auto which = size_t(random_.below(int(mocks_.size())));
        world_->later(at, [this, which] { guest(mocks_[which]); });
    }
    for (int i = 0; i < options_.edits; ++i) {
        const auto at = static_cast<qint64>(random_.real() * double(options_.length));
        world_->later(at, [this] { desk(); });
    }
}

/// Somebody at a channel: most book, some change their mind later.
void ChannelDay::guest(Mock &mock)
{
    simulator::Shop &shop = mock.mock->shop();
    const auto &offer = shop.offers()[size_t(random_.below(int(shop.offers().size())))];
    const Stay stay(kToday + random_.below(kHorizon - 10), random_.between(1, 6));
    const auto told = shop.book(offer, stay, random_.chance(0.1) ? 2 : 1, 2, world_->now());
    if (!told) {
        ++counts_[QStringLiteral("found nothing")];
        return;
    }
    ++counts_[QStringLiteral("booked")];
    mock.mock->tell(*told);
    const QString id = told->reservation.id;
    const qint64 later = random_.between(1, 7'200) * kSecond;
    if (random_.chance(0.2)) {
        world_->later(later, [this, &mock, id] {
            if (const auto news = mock.mock->shop().cancel(id, world_->now())) {
                ++counts_[QStringLiteral("cancelled")];
                mock.mock->tell(*news);
            }
        });
    } else if (random_.chance(0.15)) {
        const Stay other(kToday + random_.below(kHorizon - 10), random_.between(1, 6));
        world_->later(later, [this, &mock, id, other] {
            if (const auto news = mock.mock->shop().change(id, other, world_->now())) {
                ++counts_[QStringLiteral("changed")];
                mock.mock->tell(*news);
            }
        });
    }
}

void ChannelDay::desk()
{
    const booking::Caller caller{property_, kDeskActor, ChannelId{1}, {}};
    if (random_.chance(0.4)) {
        booking::BookAtDesk book;
        book.what.caller = caller;
        book.what.roomType = RoomTypeId{random_.between(1, kTypes)};
        book.what.stay = Stay(kToday + random_.below(kHorizon), random_.between(1, 5));
        book.what.plan = RatePlanId{1};
        const auto answer = engine_->run(Command(book));
        ++counts_[answer ? QStringLiteral("desk booked") : QStringLiteral("desk refused")];
        if (answer && random_.chance(0.3)) {
            world_->later(random_.between(1, 3'600) * kSecond, [this, caller, id = answer->booking,
                                                                v = answer->version] {
                static_cast<void>(engine_->run(Command(booking::CancelBooking{caller, id, v})));
                engine_->flush();
            });
        }
    } else {
        edit();
    }
    engine_->flush();
}

void ChannelDay::edit()
{
    using booking::CellField;
    static constexpr CellField kFields[] = {CellField::ForSale, CellField::StopSell,
                                            CellField::MinStay, CellField::ClosedToArrival,
                                            CellField::Rate,    CellField::OutOfOrder,
                                            CellField::MaxStay, CellField::ClosedToDeparture};
    booking::EditCells edit;
    edit.caller = {property_, kDeskActor, ChannelId{1}, {}};
    edit.field = kFields[random_.below(8)];
    edit.ranges = {{kToday + random_.below(kHorizon), random_.between(1, 14)}};
    edit.roomTypes = {RoomTypeId{random_.between(1, kTypes)}};
    switch (edit.field) {
    case CellField::Rate:
        edit.plan = RatePlanId{random_.between(1, 2)};
        edit.value = random_.chance(0.1) ? -1 : random_.between(5'000, 30'000);
        break;
    case CellField::ForSale: edit.value = random_.between(-1, 25); break;
    case CellField::MinStay: edit.value = random_.between(0, 3); break;
    case CellField::MaxStay: edit.value = random_.chance(0.5) ? 0 : random_.between(4, 14); break;
    case CellField::OutOfOrder:
        edit.pools = {PoolId{random_.between(1, kTypes / 2)}};
        edit.roomTypes.clear();
        edit.value = random_.between(0, 4);
        break;
    default: edit.value = random_.below(2);
    }
    const auto answer = engine_->run(Command(booking::EditBlock(edit)));
    ++counts_[answer ? QStringLiteral("edits") : QStringLiteral("edits refused")];
}

/// Nothing goes wrong any more and nobody comes, but who came may change their mind for two hours:
/// some more must do.
void ChannelDay::settle()
{
    faults_ = {};
    for (int i = 0; i < 12 * 60; ++i) {
        run(world_->now() + 60 * kSecond);
        bool told = true;
        for (const Mock &mock : mocks_) told = told && mock.mock->untold() == 0;
        if (told && desk_->isQuiet() && i > 130) return;
    }
}

QStringList ChannelDay::play()
{
    faults_ = FaultRates::all(options_.faults);
    planGuests();
    run(world_->now() + options_.length);
    settle();
    const auto messages = [this] {
        qint64 sent = 0;
        for (const channels::ChannelStatus &s : desk_->status()) sent += s.link.messages;
        return sent;
    };
    options_.crashEvery = 0;
    const qint64 before = messages();
    run(world_->now() + 3'600 * kSecond);
    sent_ = messages();
    QStringList wrong = compare();
    for (const channels::ChannelStatus &status : desk_->status()) {
        if (wrong.isEmpty()) break;
        const channels::LinkStatus &l = status.link;
        wrong += QStringLiteral("channel %1: state %2, %3 failures, next try in %4 s, %5")
                     .arg(status.channel.value)
                     .arg(int(l.state))
                     .arg(l.failures)
                     .arg((l.nextTry - world_->now()) / kSecond)
                     .arg(l.said);
    }
    if (sent_ != before)
        wrong += QStringLiteral("%1 messages after it had settled").arg(sent_ - before);
    close();
    const auto report = storage::verify(folder_.filePath(QStringLiteral("day.roomrack")));
    for (const auto &finding : report->findings)
        wrong += finding.where + QStringLiteral(": ") + finding.what;
    return wrong;
}

QByteArray ChannelDay::history() const
{
    return history_.toHex();
}

QString ChannelDay::summary() const
{
    QStringList words;
    for (const auto &[what, count] : counts_) words += QStringLiteral("%1 %2").arg(count).arg(what);
    words += QStringLiteral("%1 messages").arg(sent_);
    words += QStringLiteral("%1 events").arg(world_->events());
    return words.join(QStringLiteral(", "));
}

}  // namespace roomrack::tests
