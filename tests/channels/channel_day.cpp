// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/channel_day.h"

#include "channels/host/equip.h"
#include "storage/store.h"

#include <QCryptographicHash>

namespace roomrack::tests {

using booking::Command;
using simulator::FaultRates;

namespace {

constexpr int kMostTries = 50;  ///< of a guest who tries other rooms or nights
constexpr qint64 kTriesAgain = 600 * kSecond;
constexpr Instant kStart{1'772'434'800'000'000};  ///< 2026-03-02 07:00 UTC

engine::HotelSetup hotel()
{
    engine::HotelSetup s;
    inventory::Property &p = s.catalogue.property;
    p.name = QStringLiteral("Day");
    p.timeZone = QStringLiteral("Europe/Lisbon");
    p.businessDate = p.firstNight = kDayStarts;
    p.horizonNights = kDayHorizon + 30;
    int room = 100;
    for (int t = 0; t < kDayRoomTypes; ++t) {
        const int pool = t / 2;  // two room types share a pool
        if (t % 2 == 0) {
            s.catalogue.pools.push_back({PoolId{pool + 1}, QStringLiteral("P%1").arg(pool),
                                         QStringLiteral("Pool %1").arg(pool), pool});
            for (int r = 0; r < kDayRooms; ++r)
                s.catalogue.rooms.push_back({{}, PoolId{pool + 1}, QString::number(++room)});
        }
        s.catalogue.roomTypes.push_back({RoomTypeId{t + 1}, PoolId{pool + 1}, dayRoomCode(t),
                                         QStringLiteral("Type %1").arg(t), kDayCap, 2, 3, t});
    }
    using inventory::ChannelKind;
    s.catalogue.channels = {
        {ChannelId{1}, ChannelKind::Desk, QStringLiteral("Front desk"), 300, 1800},
        {ChannelId{2}, ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800},
        {ChannelId{3}, ChannelKind::Ota, QStringLiteral("Bergportal"), 300, 1800},
        {ChannelId{4}, ChannelKind::Gds, QStringLiteral("Skyline"), 300, 1800},
        {ChannelId{5}, ChannelKind::Ota, QStringLiteral("Farewell"), 300, 1800}};
    pricing::RatePlan bar, saver;
    bar.id = RatePlanId{1};
    bar.code = bar.name = QStringLiteral("BAR");
    saver.id = RatePlanId{2};
    saver.code = saver.name = QStringLiteral("NRF");
    saver.parent = bar.id;
    saver.percentBasisPoints = -1'000;
    s.plans = {bar, saver};
    for (int t = 0; t < kDayRoomTypes; ++t)
        s.rates.push_back({t, 0, {kDayStarts, kDayHorizon + 30}, 9'000 + t * 1'500});
    return s;
}

}  // namespace

ChannelDay::ChannelDay(DayOptions options)
    : options_(options), clock_(kStart), random_(options.seed * 7919 + 1)
{
    scheduler_ = std::make_unique<engine::VirtualScheduler>(clock_, options.seed);
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
    options.synchronousFull = false;  // this test simulates no power loss
    const QString file = folder_.filePath(QStringLiteral("day.roomrack"));
    engine_ = std::move(engine::Engine::open(file, clock_, options)).value();
    reading_ = std::move(engine::AsyncReader::open(file)).value();
    if (mocks_.empty()) return;
    controller_ = std::make_unique<channels::ChannelController>(
        *engine_, *reading_, property_, *scheduler_, channels::Books::Pace::OneByOne,
        [this](ChannelId channel, const sync::ChannelSettings &settings) {
            channels::ChannelController::Equipment equipment;
            for (DayMock &mock : mocks_) {
                if (mock.channel != channel) continue;
                equipment.dialect = channels::dialectFor(settings, kDaySecret);
                equipment.secret = kDaySecret;
                const auto line = [&] {
                    return std::make_unique<MockTransport>(
                        *scheduler_, *mock.mock, faults_,
                        [this](const channels::Request &request,
                               const simulator::WireReply &reply) { heard(request, reply); });
                };
                equipment.transport = line();
                if (!settings.reservationsTo.isEmpty()) equipment.telling = line();
            }
            return equipment;
        });
    if (const auto ok = controller_->start(); !ok) qFatal("%s", qPrintable(ok.error().text()));
}

void ChannelDay::close()
{
    controller_.reset();
    reading_.reset();
    engine_.reset();
}

/// Everything in memory is lost; requests under way to a channel still arrive.
void ChannelDay::crash()
{
    ++counts_[QStringLiteral("crashes")];
    open();
}

void ChannelDay::makeHotel()
{
    property_ = engine_->saveHotel(hotel()).value();
}

void ChannelDay::makeMocks()
{
    const booking::Caller caller{property_, kDeskActor, ChannelId{1}, {}};
    mocks_ = dayMocks(options_.seed);
    for (const DayMock &mock : mocks_)
        engine_->run(Command(booking::SaveChannelSetup{caller, mock.channel, mock.settings}))
            .value();
}

/// A request that arrived, and its answer.
void ChannelDay::heard(const channels::Request &request, const simulator::WireReply &reply)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(history_);
    hash.addData(QByteArray::number(scheduler_->now().micros) + request.path + request.body
                 + reply.body);
    history_ = hash.result();
    if (options_.heard) options_.heard(request, reply);
}

void ChannelDay::run(Instant until)
{
    // In small steps, so that a crash can happen between any two of them.
    while (scheduler_->now() < until) {
        const Instant step = std::min(until, scheduler_->now() + 10 * kSecond);
        scheduler_->runUntil(step, [this] {
            engine_->tick();
            engine_->flush();
        });
        if (options_.crashEvery > 0 && scheduler_->events() - events_ >= options_.crashEvery) {
            events_ = scheduler_->events();
            crash();
        }
    }
}

void ChannelDay::planGuests()
{
    for (int i = 0; i < options_.reservations; ++i) {
        const auto at = static_cast<qint64>(random_.real() * double(options_.length));
        const auto which = size_t(random_.below(int(mocks_.size())));
        scheduler_->later(at, [this, which] { guest(mocks_[which]); });
    }
    for (int i = 0; i < options_.edits; ++i) {
        const auto at = static_cast<qint64>(random_.real() * double(options_.length));
        scheduler_->later(at, [this] { desk(); });
    }
}

/// A guest of a channel: most book, some change or cancel later.
void ChannelDay::guest(DayMock &mock)
{
    simulator::Shop &shop = mock.mock->shop();
    std::optional<simulator::Told> told;
    for (int tries = 0; tries < kMostTries && !told; ++tries) {
        const auto &offer = shop.offers()[size_t(random_.below(int(shop.offers().size())))];
        const Stay stay(kDayStarts + random_.below(kDayHorizon - 10), random_.between(1, 6));
        told = shop.book(offer, stay, random_.chance(0.1) ? 2 : 1, random_.between(1, 3),
                         scheduler_->now());
        if (!told) ++counts_[QStringLiteral("found nothing")];
    }
    if (!told) {
        scheduler_->later(kTriesAgain, [this, &mock] { guest(mock); });
        return;
    }
    ++counts_[QStringLiteral("booked")];
    mock.mock->tell(*told);
    const QString id = told->reservation.id;
    const qint64 later = random_.between(1, 7'200) * kSecond;
    if (random_.chance(0.2)) {
        scheduler_->later(later, [this, &mock, id] {
            if (const auto news = mock.mock->shop().cancel(id, scheduler_->now())) {
                ++counts_[QStringLiteral("cancelled")];
                mock.mock->tell(*news);
            }
        });
    } else if (random_.chance(0.15)) {
        const Stay other(kDayStarts + random_.below(kDayHorizon - 10), random_.between(1, 6));
        scheduler_->later(later, [this, &mock, id, other] {
            if (const auto news = mock.mock->shop().change(id, other, scheduler_->now())) {
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
        booking::HoldAndConfirm book;
        book.what.caller = caller;
        book.what.roomType = RoomTypeId{random_.between(1, kDayRoomTypes)};
        book.what.stay = Stay(kDayStarts + random_.below(kDayHorizon), random_.between(1, 5));
        book.what.plan = RatePlanId{1};
        const auto answer = engine_->run(Command(book));
        ++counts_[answer ? QStringLiteral("desk booked") : QStringLiteral("desk refused")];
        if (answer && random_.chance(0.3)) {
            scheduler_->later(
                random_.between(1, 3'600) * kSecond,
                [this, caller, id = answer->booking, v = answer->version] {
                    static_cast<void>(engine_->run(Command(booking::CancelBooking{caller, id, v})));
                    engine_->flush();
                });
        }
    } else if (random_.chance(0.25)) {
        changeSoldThere();
    } else {
        edit();
    }
    engine_->flush();
}

/// A clerk changes or cancels what a GDS sold; the GDS must be sent the change.
void ChannelDay::changeSoldThere()
{
    for (DayMock &mock : mocks_) {
        const auto &open = mock.mock->shop().open();
        if (mock.settings.reservationsTo.isEmpty() || open.empty()) continue;
        const QString id = open[size_t(random_.below(int(open.size())))];
        auto reader = storage::Reader::open(engine_->file()).value();
        const auto ids = reader->ask(
            storage::BookingsOf{property_, mock.channel, channels::reservationDigest(id)});
        if (ids->empty()) continue;
        const booking::Booking now =
            reader->ask(storage::OneBooking{property_, ids->front()})->booking;
        const booking::Caller caller{property_, kDeskActor, ChannelId{1}, {}};
        booking::ChangeBooking change;
        change.caller = caller;
        change.booking = now.id;
        change.version = now.version;
        change.stay = Stay(kDayStarts + random_.below(kDayHorizon - 10), random_.between(1, 6));
        const bool cancels = random_.chance(0.3);
        const auto done =
            engine_->run(cancels ? Command(booking::CancelBooking{caller, now.id, now.version})
                                 : Command(change));
        if (done)
            ++counts_[cancels ? QStringLiteral("desk cancelled") : QStringLiteral("desk changed")];
    }
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
    edit.ranges = {{kDayStarts + random_.below(kDayHorizon), random_.between(1, 14)}};
    edit.roomTypes = {RoomTypeId{random_.between(1, kDayRoomTypes)}};
    switch (edit.field) {
    case CellField::Rate:
        edit.plan = RatePlanId{random_.between(1, 2)};
        edit.guests = random_.chance(0.4) ? 2 * random_.below(2) + 1 : 0;
        edit.value = random_.chance(0.1) ? -1 : random_.between(5'000, 30'000);
        break;
    case CellField::ForSale: edit.value = random_.between(-1, kDayCap); break;
    case CellField::MinStay: edit.value = random_.between(0, 3); break;
    case CellField::MaxStay: edit.value = random_.chance(0.5) ? 0 : random_.between(4, 14); break;
    case CellField::OutOfOrder:
        edit.pools = {PoolId{random_.between(1, kDayRoomTypes / 2)}};
        edit.roomTypes.clear();
        edit.value = random_.between(0, 4);
        break;
    default: edit.value = random_.below(2);
    }
    const auto answer = engine_->run(Command(booking::EditBlock(edit)));
    ++counts_[answer ? QStringLiteral("edits") : QStringLiteral("edits refused")];
}

/// No more faults and no new guests, but existing guests may change their bookings for two hours:
/// some of those must succeed.
void ChannelDay::settle()
{
    faults_ = {};
    for (int i = 0; i < 12 * 60; ++i) {
        run(scheduler_->now() + 60 * kSecond);
        bool told = true;
        for (const DayMock &mock : mocks_) told = told && mock.mock->untold() == 0;
        if (told && controller_->isQuiet() && i > 130) return;
    }
}

QStringList ChannelDay::play()
{
    faults_ = FaultRates::all(options_.faults);
    planGuests();
    run(scheduler_->now() + options_.length);
    settle();
    const auto messages = [this] {
        qint64 sent = 0;
        for (const channels::ChannelStatus &s : controller_->status()) sent += s.link.messages;
        return sent;
    };
    options_.crashEvery = 0;
    const qint64 before = messages();
    run(scheduler_->now() + 3'600 * kSecond);
    sent_ = messages();
    QStringList wrong = compare();
    for (const channels::ChannelStatus &status : controller_->status()) {
        if (wrong.isEmpty()) break;
        const channels::ConnectionStatus &l = status.link;
        wrong += QStringLiteral("channel %1: state %2, %3 failures, next try in %4 s, %5")
                     .arg(status.channel.value)
                     .arg(int(l.state))
                     .arg(l.failures)
                     .arg((l.nextTry - scheduler_->now()) / kSecond)
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

qint64 ChannelDay::reservations() const
{
    const auto it = counts_.find(QStringLiteral("booked"));
    return it == counts_.end() ? 0 : it->second;
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
    words += QStringLiteral("%1 events").arg(scheduler_->events());
    return words.join(QStringLiteral(", "));
}

}  // namespace roomrack::tests
