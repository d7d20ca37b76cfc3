// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign.h"
#include "engine/group_calls.h"

#include <latch>
#include <unistd.h>

namespace roomrack::tests {

namespace {

using booking::RecordKind;
constexpr int kNights = 60;
constexpr qint64 kNumbersADesk = 1'000'000;
const Night kToday = Night::of(2026, 3, 2);
constexpr RatePlanId kBar{1};

booking::Caller caller()
{
    return {kCampaignHotel, kDeskActor, ChannelId{1}, {}};
}

Fate fateOf(const Result<engine::Answer> &answer)
{
    if (answer) return Fate::Done;
    switch (answer.error().code) {
    case ErrorCode::Unknown: return Fate::Unknown;
    case ErrorCode::Busy:
    case ErrorCode::NotSaved:
    case ErrorCode::DiskFull:
    case ErrorCode::ReadOnly: return Fate::Absent;
    default: return Fate::Refused;
    }
}

}  // namespace

engine::HotelSetup campaignHotel()
{
    engine::HotelSetup setup;
    inventory::Catalogue &c = setup.catalogue;
    c.property.name = QStringLiteral("Campaign");
    c.property.audit = inventory::AuditMode::ByHand;
    c.property.businessDate = c.property.firstNight = kToday;
    c.property.horizonNights = kNights;
    c.pools = {{PoolId{1}, QStringLiteral("A"), QStringLiteral("Standard"), 0},
               {PoolId{2}, QStringLiteral("B"), QStringLiteral("Suites"), 1}};
    for (int i = 0; i < 9; ++i)
        c.rooms.push_back({RoomId{i + 1}, PoolId{i < 6 ? 1 : 2}, QString::number(101 + i)});
    c.roomTypes = {{RoomTypeId{1}, PoolId{1}, QStringLiteral("TWN"), QStringLiteral("Twin"), 4},
                   {RoomTypeId{2}, PoolId{1}, QStringLiteral("DBL"), QStringLiteral("Double"), 6},
                   {RoomTypeId{3}, PoolId{2}, QStringLiteral("STE"), QStringLiteral("Suite"), 3}};
    c.channels = {{ChannelId{1}, inventory::ChannelKind::Desk, QStringLiteral("Desk"), 300, 1800}};
    pricing::RatePlan bar;
    bar.id = kBar;
    bar.code = bar.name = QStringLiteral("BAR");
    setup.plans = {bar};
    for (int type = 0; type < 3; ++type) setup.rates.push_back({type, 0, {kToday, kNights}, 9000});
    return setup;
}

QByteArray toLine(size_t index, const Request &r)
{
    QByteArray line;
    for (const qint64 v : {qint64(index), qint64(r.kind), r.number, r.subject, r.type.value,
                           qint64(r.stay.checkIn().day()), qint64(r.stay.nights()), qint64(r.rooms),
                           qint64(r.fate), r.seq})
        line += QByteArray::number(v) + ' ';
    line.back() = '\n';
    return line;
}

std::vector<Request> fromLines(const QByteArray &lines)
{
    std::vector<Request> requests;
    for (const QByteArray &line : lines.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() != 10) continue;  // the last one may be truncated
        const auto n = [&words](int i) { return words[i].toLongLong(); };
        const auto index = size_t(n(0));
        if (requests.size() <= index) requests.resize(index + 1);
        requests[index] = {RecordKind(n(1)),
                           n(2),
                           n(3),
                           RoomTypeId{n(4)},
                           Stay(Night(qint32(n(5))), int(n(6))),
                           qint32(n(7)),
                           Fate(n(8)),
                           n(9)};
    }
    return requests;
}

size_t Memory::ask(const Request &request)
{
    const std::lock_guard held(lock_);
    requests_.push_back(request);
    write(requests_.size() - 1);
    return requests_.size() - 1;
}

void Memory::answer(size_t index, const Result<engine::Answer> &answer)
{
    const std::lock_guard held(lock_);
    requests_[index].fate = fateOf(answer);
    requests_[index].seq = answer ? answer->seq : 0;
    write(index);
}

std::vector<Request> Memory::all() const
{
    const std::lock_guard held(lock_);
    return requests_;
}

int Memory::count(Fate fate) const
{
    const std::lock_guard held(lock_);
    return int(std::count_if(requests_.begin(), requests_.end(),
                             [fate](const Request &r) { return r.fate == fate; }));
}

void Memory::write(size_t index) const
{
    if (log_ < 0) return;
    const QByteArray line = toLine(index, requests_[index]);
    if (::write(log_, line.constData(), size_t(line.size())) != line.size()) std::abort();
}

RandomCommands::RandomCommands(quint64 seed, int desk, Memory &memory)
    : random_(seed), memory_(memory), number_(kNumbersADesk * (desk + 1))
{}

engine::Command RandomCommands::next(size_t &index)
{
    const std::lock_guard held(lock_);
    Request request;
    request.number = ++number_;
    engine::Command command = something(request);
    index = memory_.ask(request);
    return command;
}

engine::Command RandomCommands::something(Request &request)
{
    const int dice = random_.below(100);
    if (dice < 35) {
        if (auto command = withHold(request, dice)) return std::move(*command);
    } else if (dice < 50) {
        if (auto command = withBooking(request, dice)) return std::move(*command);
    } else if (dice < 55) {
        return rate(request);
    } else if (dice < 67) {
        request.kind = RecordKind::BookingTaken;
        booking::Guest guest;
        guest.name = QStringLiteral("Guest %1").arg(request.number);
        return booking::HoldAndConfirm{stayRequest(request), guest};
    }
    request.kind = RecordKind::HoldTaken;
    return stayRequest(request);
}

booking::TakeHold RandomCommands::stayRequest(Request &request)
{
    booking::TakeHold c;
    c.caller = caller();
    const int nights = random_.between(1, 4);
    request.type = c.roomType = RoomTypeId{random_.between(1, 3)};
    request.stay = c.stay = Stay(kToday + random_.below(kNights - nights + 1), nights);
    request.rooms = c.rooms = random_.chance(0.1) ? 2 : 1;
    c.adults = c.rooms;
    c.plan = kBar;
    c.agreedTotal = request.number;
    if (random_.chance(0.2)) c.ttlSeconds = random_.between(1, 5);
    c.numbered = random_.chance(0.4);
    return c;
}

std::optional<engine::Command> RandomCommands::withHold(Request &request, int dice)
{
    if (holds_.empty()) return std::nullopt;
    if (dice < 4) {
        const HoldId hold{holds_[size_t(random_.below(int(holds_.size())))].id};
        request.kind = RecordKind::HoldExtended;
        request.subject = hold.value;
        return booking::ExtendHold{caller(), hold, random_.between(300, 1200)};
    }
    const HoldId hold{takeOne(holds_).id};
    request.subject = hold.value;
    if (dice < 11) {
        request.kind = RecordKind::HoldReleased;
        return booking::ReleaseHold{caller(), hold};
    }
    request.kind = RecordKind::HoldConfirmed;
    booking::Guest guest;
    if (random_.chance(0.5)) guest.name = QStringLiteral("Guest %1").arg(request.number);
    return booking::ConfirmHold{caller(), hold, guest};
}

std::optional<engine::Command> RandomCommands::withBooking(Request &request, int dice)
{
    if (bookings_.empty()) return std::nullopt;
    const Known booking = takeOne(bookings_);
    request.subject = booking.id;
    if (dice < 43) {
        request.kind = RecordKind::BookingCancelled;
        return booking::CancelBooking{caller(), BookingId{booking.id}, booking.version};
    }
    request.kind = RecordKind::BookingChanged;
    booking::ChangeBooking change;
    change.caller = caller();
    change.booking = BookingId{booking.id};
    change.version = booking.version;
    const int nights = random_.between(1, 4);
    change.stay = Stay(kToday + random_.below(kNights - nights + 1), nights);
    return change;
}

engine::Command RandomCommands::rate(Request &request)
{
    request.kind = RecordKind::RateSet;
    booking::EditCells edit;
    edit.caller = caller();
    edit.field = booking::CellField::Rate;
    edit.roomTypes = {RoomTypeId{random_.between(1, 3)}};
    edit.ranges = {{kToday + random_.below(kNights - 5), 5}};
    edit.plan = kBar;
    edit.value = request.number;
    return booking::EditBlock(edit);
}

RandomCommands::Known RandomCommands::takeOne(std::vector<Known> &from)
{
    std::swap(from[size_t(random_.below(int(from.size())))], from.back());
    const Known one = from.back();
    from.pop_back();
    return one;
}

void RandomCommands::answered(size_t index, const Result<engine::Answer> &answer)
{
    memory_.answer(index, answer);
    if (!answer) return;
    const std::lock_guard held(lock_);
    if (answer->booking)
        bookings_.push_back({answer->booking.value, answer->version});
    else if (answer->hold && answer->deadline.micros != 0 && answer->seq == answer->hold.value)
        holds_.push_back({answer->hold.value, 0});
}

void askInBursts(engine::Engine &engine, RandomCommands &desk, core::Random &random, int commands,
                 const std::function<bool()> &proceed)
{
    while (commands > 0 && proceed()) {
        const int burst = std::min(commands, random.between(1, 6));
        commands -= burst;
        std::vector<engine::Command> asked;
        std::vector<size_t> indices(static_cast<size_t>(burst));
        for (size_t &index : indices) asked.push_back(desk.next(index));
        std::latch answers(burst);
        engine.groups().callAll(std::move(asked), [&](size_t i, Result<engine::Answer> answer) {
            desk.answered(indices[i], answer);
            answers.count_down();
        });
        answers.wait();
    }
}

quint64 campaignSeed(quint64 usual)
{
    return repeatsOneSeed() ? qEnvironmentVariable("ROOMRACK_SEED").toULongLong() : usual;
}

bool repeatsOneSeed()
{
    return qEnvironmentVariableIsSet("ROOMRACK_SEED");
}

}  // namespace roomrack::tests
