// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/outbox_day.h"

#include "channels/outbox/outbox_message.h"
#include "engine/engine_hotel.h"
#include "storage/store.h"

#include <QSet>

namespace roomrack::tests {

using booking::BookingStatus;
using booking::Command;
using simulator::FaultRates;

namespace {

const ChannelId kOutboxPms{3};

/// The property state is not tested on such a day.
class DeadWire final : public channels::Wire {
public:
    explicit DeadWire(channels::Scheduler &scheduler) : scheduler_(scheduler) {}
    void open(Callbacks ear) override
    {
        scheduler_.later(kSecond, [ear] { ear.closed(QStringLiteral("nobody there")); });
    }
    void send(const QByteArray &) override {}
    void close() override {}

private:
    channels::Scheduler &scheduler_;
};

sync::ChannelSettings settingsOf(const OutboxOptions &options)
{
    sync::ChannelSettings s;
    s.protocol = sync::Protocol::Fias;
    s.address = QStringLiteral("127.0.0.1:5010");
    s.reservationsTo = QStringLiteral("http://127.0.0.1:5011/");
    s.speaksTokens = options.tokens;
    s.account = kOutboxAccount;
    s.hotelCode = QStringLiteral("H1");
    s.timeoutSeconds = 30;
    for (int t = 1; t <= 3; ++t)
        s.rooms.push_back({RoomTypeId{t}, QStringLiteral("R%1").arg(t), true});
    return s;
}

simulator::PmsReservations::Options pmsFor(const OutboxOptions &options)
{
    return {QStringLiteral("H1"), "Basic " + ("roomrack:" + kOutboxSecret).toBase64(),
            options.rooms, options.tokens};
}

}  // namespace

OutboxDay::OutboxDay(OutboxOptions options)
    : options_(std::move(options)), clock_(kNoon), random_(options_.seed), pms_(pmsFor(options_))
{
    if (!options_.heard) options_.heard = [](const auto &, const auto &) {};
    scheduler_ = std::make_unique<engine::VirtualScheduler>(clock_, options_.seed);
    open();
    auto setup = hotelSetup(3, 100);
    setup.catalogue.channels.push_back(
        {ChannelId{2}, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800});
    setup.catalogue.channels.push_back(
        {kOutboxPms, inventory::ChannelKind::Pms, QStringLiteral("House"), 300, 1800});
    property_ = engine_->saveHotel(setup).value();
    const booking::Caller caller{property_, kDeskActor, ChannelId{1}, {}};
    engine_->run(Command(booking::SaveChannelSetup{caller, kOutboxPms, settingsOf(options_)}))
        .value();
    open();
}

OutboxDay::~OutboxDay()
{
    controller_.reset();
    reading_.reset();
}

void OutboxDay::open()
{
    controller_.reset();
    reading_.reset();
    engine_.reset();
    engine::EngineOptions engineOptions;
    engineOptions.ticks = false;
    engineOptions.synchronousFull = false;  // this test simulates no power loss
    const QString file = folder_.filePath(QStringLiteral("outbox.roomrack"));
    engine_ = engine::Engine::open(file, clock_, engineOptions).value();
    reading_ = engine::AsyncReader::open(file).value();
    if (!property_) return;
    controller_ = std::make_unique<channels::ChannelController>(
        *engine_, *reading_, property_, *scheduler_, channels::Books::Pace::OneByOne,
        [this](ChannelId, const sync::ChannelSettings &) {
            channels::ChannelController::Equipment equipment;
            equipment.wire = std::make_unique<DeadWire>(*scheduler_);
            simulator::MockPeer *peer = options_.peer ? options_.peer : &pms_;
            equipment.telling =
                std::make_unique<MockTransport>(*scheduler_, *peer, faults_, options_.heard);
            equipment.secret = kOutboxSecret;
            return equipment;
        });
    if (const auto ok = controller_->start(); !ok) qFatal("%s", qPrintable(ok.error().text()));
}

/// Everything in memory is lost; requests under way still arrive.
void OutboxDay::crash()
{
    ++counts_[QStringLiteral("crashes")];
    open();
}

/// In small steps, so that a crash can happen between any two of them.
void OutboxDay::run(qint64 micros)
{
    const Instant until = scheduler_->now() + micros;
    while (scheduler_->now() < until) {
        const Instant next = scheduler_->now() + random_.between(1'000, 2'000'000);
        scheduler_->runUntil(std::min(until, next), [this] { engine_->flush(); });
        if (!options_.crashes || scheduler_->events() < crashAt_) continue;
        crash();
        crashAt_ = scheduler_->events() + random_.between(1, 120);
    }
}

BookingId OutboxDay::book(int type)
{
    booking::HoldAndConfirm c;
    c.what.caller = {property_, kDeskActor, ChannelId{1}, {}};
    c.what.roomType = RoomTypeId{type > 0 ? type : random_.between(1, 3)};
    c.what.stay = Stay(kToday + random_.below(40), random_.between(1, 6));
    c.what.plan = RatePlanId{1};
    c.what.rooms = random_.chance(0.1) ? 2 : 1;
    c.guest.name = QStringLiteral("Ada Quill");
    const BookingId id = engine_->run(Command(c)).value().booking;
    engine_->flush();
    open_.push_back(id);
    return id;
}

/// It may be refused: it may refer to an outdated state.
void OutboxDay::apply(const Command &command)
{
    static_cast<void>(engine_->run(command));
    engine_->flush();
}

void OutboxDay::cancel(BookingId id)
{
    const auto now = reader()->ask(storage::OneBooking{property_, id})->booking;
    const booking::Caller caller{property_, kDeskActor, ChannelId{1}, {}};
    apply(booking::CancelBooking{caller, id, now.version});
}

void OutboxDay::change(BookingId id)
{
    const auto now = reader()->ask(storage::OneBooking{property_, id})->booking;
    booking::ChangeBooking c;
    c.caller = {property_, kDeskActor, ChannelId{1}, {}};
    c.booking = id;
    c.version = now.version;
    c.stay = Stay(kToday + random_.below(40), random_.between(1, 6));
    apply(c);
}

/// Most acts concern the last booking: versions follow each other while messages are under way.
void OutboxDay::act()
{
    const double what = random_.real();
    if (open_.empty() || what < 0.5) {
        ++counts_[QStringLiteral("booked")];
        book();
        return;
    }
    const auto back = static_cast<size_t>(random_.below(std::min(8, int(open_.size()))));
    const BookingId id = open_[open_.size() - 1 - back];
    if (what < 0.85) {
        ++counts_[QStringLiteral("changed")];
        change(id);
    } else {
        ++counts_[QStringLiteral("cancelled")];
        cancel(id);
        std::erase(open_, id);
    }
}

void OutboxDay::settle()
{
    faults_ = {};
    for (int i = 0; i < 12 * 60; ++i) {
        run(60 * kSecond);
        if (controller_->isQuiet()) return;
    }
}

QStringList OutboxDay::play()
{
    faults_ = FaultRates::all(options_.faults);
    // A copy made by the network itself can be detected only by a token.
    if (!options_.tokens) faults_.twice = 0;
    for (int i = 0; i < options_.acts; ++i) {
        scheduler_->later(static_cast<qint64>(random_.real() * double(options_.length)),
                          [this] { act(); });
    }
    run(options_.length);
    settle();
    options_.crashes = false;
    const qint64 before = pms_.messages();
    run(3'600 * kSecond);
    QStringList wrong = compare();
    if (pms_.messages() != before) wrong += QStringLiteral("messages after it had settled");
    controller_.reset();
    reading_.reset();
    engine_.reset();
    const auto report = storage::verify(folder_.filePath(QStringLiteral("outbox.roomrack")));
    for (const auto &finding : report->findings)
        wrong += finding.where + QStringLiteral(": ") + finding.what;
    return wrong.mid(0, 12);
}

QStringList OutboxDay::compare()
{
    QStringList wrong;
    storage::BookingQuery query;
    query.property = property_;
    const auto books = reader();
    const auto page = books->ask(storage::Bookings{query, 0, 100'000});
    wrong += options_.peer ? options_.compare(page->rows) : compareWithMock(page->rows);
    const auto left = books->ask(storage::OutboxTokens{property_, kOutboxPms});
    if (!left->empty()) wrong += QStringLiteral("%1 tokens are left here").arg(left->size());
    return wrong;
}

QStringList OutboxDay::compareWithMock(const std::vector<storage::BookingRow> &rows) const
{
    QStringList wrong;
    QSet<QString> ours;
    for (const storage::BookingRow &row : rows) {
        ours.insert(QString::number(row.booking.id.value));
        wrong += compareOne(row);
    }
    for (const auto &[id, reservation] : pms_.reservations()) {
        if (!ours.contains(id)) wrong += id + QStringLiteral(" is there alone");
    }
    if (!pms_.tokens().empty())
        wrong += QStringLiteral("%1 tokens are left there").arg(pms_.tokens().size());
    return wrong;
}

/// The newest version, and no version twice.
QStringList OutboxDay::compareOne(const storage::BookingRow &row) const
{
    const QString id = QString::number(row.booking.id.value);
    const auto there = pms_.reservations().find(id);
    if (there == pms_.reservations().end()) {
        const bool never = row.booking.status == BookingStatus::Cancelled;
        return never ? QStringList() : QStringList(id + QStringLiteral(" is not there"));
    }
    const QStringList effects = pms_.effects().at(id);
    for (int i = 1; i < effects.size(); ++i) {
        if (effects[i].toInt() <= effects[i - 1].toInt())
            return {id + QStringLiteral(" had effects ") + effects.join(u' ')};
    }
    const engine::HotelView hotel(**engine_->snapshot(property_));
    const auto wanted = channels::reservationFor(row, true, hotel, settingsOf(options_));
    if (channels::saysTheSame(there->second, *wanted)) return {};
    return {QStringLiteral("%1 is there as of version %2, not %3")
                .arg(id, there->second.revision, wanted->revision)};
}

std::unique_ptr<storage::Reader> OutboxDay::reader() const
{
    return storage::Reader::open(engine_->file()).value();
}

QString OutboxDay::summary() const
{
    QStringList words;
    for (const auto &[what, count] : counts_) words += QStringLiteral("%1 %2").arg(count).arg(what);
    words += QStringLiteral("%1 messages").arg(pms_.messages());
    words += QStringLiteral("%1 events").arg(scheduler_->events());
    return words.join(QStringLiteral(", "));
}

}  // namespace roomrack::tests
