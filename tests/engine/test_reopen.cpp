// SPDX-License-Identifier: GPL-3.0-or-later
// Random commands through the engine on a real file, which is closed and reopened in between: the
// state is the same again, and the published change sets add up to it.
#include "core/random.h"
#include "engine/engine_hotel.h"
#include "storage/reader.h"
#include "storage/store.h"
#include "support/patience.h"

#include <QTest>

#include <map>
#include <mutex>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

/// All state that must survive, in a comparable form.
struct State {
    inventory::Ledger ledger;
    pricing::RateBook rates;
    std::map<qint64, Hold> holds;
    Night today;
};

class Player {
public:
    explicit Player(quint64 seed) : random_(seed) {}
    QString play(int steps);

private:
    Command command();
    Command hold();
    Command edit();
    Command policy();
    Command change();
    Command checkIn();
    BookingId someBooking();
    HoldId someHold();
    Caller caller() { return hotel_.desk(random_.between(1, 3)); }
    Stay stay(int nights = 12)
    {
        const int in = random_.chance(0.6) ? 0 : random_.below(9);
        return Stay(today_ + in, random_.between(1, nights));
    }
    RoomTypeId type() { return {random_.between(1, 3)}; }
    void remember(const Result<Answer> &answer);
    State state(bool withVolatile) const;
    QString compare(const State &before, const State &after, bool versions) const;
    QString reopen();
    QString followed();
    QString verified();
    void listen();

    EngineHotel hotel_;
    core::Random random_;
    Night today_ = kToday;
    std::vector<HoldId> holds_;
    std::vector<BookingId> bookings_;
    std::vector<RoomId> rooms_;
    RatePlanId plan_;
    std::mutex lock_;
    std::vector<engine::ChangeSetPtr> told_;
    engine::SnapshotPtr base_;
};

HoldId Player::someHold()
{
    if (holds_.empty()) return HoldId{1};
    const int last = std::min<int>(3, int(holds_.size()));  // older ones have expired
    return holds_[holds_.size() - 1 - size_t(random_.below(last))];
}

BookingId Player::someBooking()
{
    if (bookings_.empty()) return BookingId{1};
    // Usually one of the last, which are still open.
    const int last = std::min<int>(8, int(bookings_.size()));
    return bookings_[bookings_.size() - 1 - size_t(random_.below(last))];
}

Command Player::hold()
{
    TakeHold c;
    c.caller = caller();
    if (random_.chance(0.2)) c.caller.channel = {};
    if (random_.chance(0.2)) c.caller.session = random_.between(1, 2);
    c.roomType = type();
    c.stay = stay();
    c.rooms = c.adults = random_.between(1, 2);
    if (random_.chance(0.6)) c.plan = plan_;
    if (random_.chance(0.2)) c.agreedTotal = random_.below(50'000);
    if (random_.chance(0.3)) c.durability = Durability::Volatile;
    if (random_.chance(0.3)) c.ttlSeconds = random_.between(1, 4000);
    c.ignoreRestrictions = random_.chance(0.5);
    const Guest guest{QStringLiteral("Guest"), {}, {}, {}, {}, {}};
    if (random_.chance(0.3)) return HoldAndConfirm{c, guest};
    if (random_.chance(0.2)) return TakeCheapest{c, {}};
    return c;
}

Command Player::edit()
{
    EditCells c;
    c.caller = caller();
    c.field = static_cast<CellField>(random_.below(8));
    if (c.field == CellField::OutOfOrder) {
        c.pools = {PoolId{random_.between(1, 2)}};
    } else {
        c.roomTypes = {type(), type()};
    }
    for (int i = random_.between(1, 3); i > 0; --i)
        c.ranges.push_back({today_ + random_.below(12), random_.between(1, 6)});
    if (random_.chance(0.1)) c.ranges = {{today_ + random_.between(100, 400), 3}};
    c.value = c.field == CellField::StopSell || c.field == CellField::ClosedToArrival
                      || c.field == CellField::ClosedToDeparture
                  ? random_.below(2)
              : c.field == CellField::Rate ? random_.between(-1, 3) * 5000
                                           : random_.below(4);
    if (c.field == CellField::Rate && c.value < 0) c.value = -1;
    if (c.field == CellField::ForSale && random_.chance(0.3)) c.value = -1;
    c.plan = plan_;
    c.guests = random_.below(4);
    return EditBlock(c);
}

Command Player::policy()
{
    SetPolicy c{caller(), {}};
    for (int i = random_.below(4); i > 0; --i) {
        inventory::OverbookingRule r;
        r.scope = random_.chance(0.5) ? inventory::RuleScope::Pool : inventory::RuleScope::RoomType;
        r.subject = random_.below(3);
        r.unit = random_.chance(0.5) ? inventory::RuleUnit::Percent : inventory::RuleUnit::Rooms;
        r.amount = r.unit == inventory::RuleUnit::Percent ? random_.below(6000) : random_.below(3);
        r.ceiling = random_.below(4);
        r.weekdays = static_cast<quint8>(random_.between(1, 127));
        if (random_.chance(0.3)) r.from = today_ + random_.below(10);
        if (random_.chance(0.5)) r.minLeadDays = random_.below(5);
        if (random_.chance(0.5)) r.maxLeadDays = r.minLeadDays + random_.below(500);
        c.rules.push_back(r);
    }
    return c;
}

Command Player::change()
{
    ChangeBooking c;
    c.caller = caller();
    c.booking = someBooking();
    if (random_.chance(0.5)) c.roomType = type();
    if (random_.chance(0.5)) {
        // Usually from its first day, which a guest in house keeps.
        const auto reader = storage::Reader::open(hotel_.file());
        const auto row = (*reader)->ask(storage::OneBooking{hotel_.property, c.booking});
        const Night in =
            row && random_.chance(0.7) ? row->booking.stay.checkIn() : today_ + random_.below(5);
        c.stay = Stay(in, random_.between(1, 8));
    }
    if (random_.chance(0.3)) c.rooms = random_.between(1, 2);
    if (random_.chance(0.3)) c.adults = random_.between(1, 3);
    if (random_.chance(0.2)) c.plan = plan_;
    if (random_.chance(0.2)) c.total = random_.below(90'000);
    c.always = random_.chance(0.3);
    return c;
}

Command Player::checkIn()
{
    CheckIn c{caller(), someBooking(), 0, {}, {}, random_.chance(0.6)};
    if (random_.chance(0.2)) c.assigned = type();
    if (random_.chance(0.3)) c.rooms = {rooms_[size_t(random_.below(int(rooms_.size())))]};
    return c;
}

Command Player::command()
{
    switch (random_.below(20)) {
    case 0:
    case 1:
    case 2:
    case 3: return hold();
    case 4: return ReleaseHold{caller(), someHold()};
    case 5: return ExtendHold{caller(), someHold(), random_.below(2000)};
    case 6:
    case 7: return ConfirmHold{caller(), someHold(), {}};
    case 8: {
        RecordReservation c;
        c.caller = caller();
        c.roomType = type();
        c.stay = stay(random_.chance(0.1) ? 400 : 12);
        c.rooms = random_.between(1, 3);
        c.total = random_.below(100'000);
        c.key = {QByteArray::number(random_.below(40)), 1};
        return c;
    }
    case 9:
    case 10: return change();
    case 11: return CancelBooking{caller(), someBooking(), 0};
    case 12:
    case 13: return checkIn();
    case 14: return CheckOut{caller(), someBooking(), 0, today_ + random_.between(-1, 1)};
    case 15: return MarkNoShow{caller(), someBooking(), 0};
    case 16:
    case 17: return edit();
    case 18: return policy();
    default:
        if (random_.chance(0.6)) return hold();
        if (random_.chance(0.85)) return CloseDay{caller(), random_.chance(0.5)};
        return MoveBusinessDate{caller(),
                                today_ + random_.between(1, random_.chance(0.2) ? 300 : 4)};
    }
}

void Player::remember(const Result<Answer> &answer)
{
    if (!answer) return;
    if (answer->hold) holds_.push_back(answer->hold);
    if (answer->booking && !answer->repeated
        && std::find(bookings_.begin(), bookings_.end(), answer->booking) == bookings_.end())
        bookings_.push_back(answer->booking);
}

State Player::state(bool withVolatile) const
{
    const auto s = *hotel_.engine->snapshot(hotel_.property);
    State out{s->ledger, s->rateBook, {}, s->catalogue.property.businessDate};
    for (const Hold &h : s->holds) {
        if (h.isVolatile() && !withVolatile) continue;
        Hold kept = h;
        kept.nightPrices = false;  // only "perhaps" is known after a restart
        out.holds.emplace(h.id.value, kept);
    }
    return out;
}

QString Player::compare(const State &a, const State &b, bool versions) const
{
    if (a.today != b.today) return QStringLiteral("business date");
    if (a.holds != b.holds) return QStringLiteral("holds");
    const Night end = std::min(a.ledger.end(), b.ledger.end());
    for (int t = 0; t < a.ledger.types(); ++t) {
        for (Night n = a.ledger.first(); n < end; ++n) {
            auto x = a.ledger.type(t, n), y = b.ledger.type(t, n);
            if (!versions) x.version = y.version = 0;
            if (!(x == y)) return QStringLiteral("type %1 on %2").arg(t).arg(n.iso());
            const auto p = a.ledger.pool(a.ledger.poolOf(t), n),
                       q = b.ledger.pool(a.ledger.poolOf(t), n);
            if (p.outOfOrder != q.outOfOrder || p.limit != q.limit || p.sold != q.sold
                || p.held != q.held)
                return QStringLiteral("pool of type %1 on %2").arg(t).arg(n.iso());
            for (const pricing::RatePlan &plan : a.rates.plans()) {
                if (a.rates.price(t, plan.id, n, 0) != b.rates.price(t, plan.id, n, 0))
                    return QStringLiteral("rate of type %1 on %2").arg(t).arg(n.iso());
            }
        }
    }
    return {};
}

void Player::listen()
{
    told_.clear();
    hotel_.engine->listeners().add([this](engine::ChangeSetPtr set) {
        const std::lock_guard held(lock_);
        told_.push_back(std::move(set));
    });
    base_ = *hotel_.engine->snapshot(hotel_.property);
}

/// The first snapshot with all change sets applied equals the last one.
QString Player::followed()
{
    // One more commit, so that all earlier ones have been published.
    const auto last = hotel_.engine->run(MoveBusinessDate{caller(), today_ + 1});
    if (!last) return last.error().text();
    ++today_;
    const auto done = [&] {
        const std::lock_guard held(lock_);
        return !told_.empty() && told_.back()->seq >= last->seq;
    };
    if (!tests::waitFor(done)) return QStringLiteral("the last commit is not told");
    const std::lock_guard held(lock_);
    State s{base_->ledger, base_->rateBook, {}, base_->catalogue.property.businessDate};
    for (const Hold &h : base_->holds) s.holds.emplace(h.id.value, h);
    for (const auto &set : told_) {
        if (set->reload && set->commitNumber > base_->commitNumber)
            return {};  // start over from a new snapshot
        if (set->commitNumber <= base_->commitNumber) continue;
        for (const auto &c : set->types) {
            const int row = base_->catalogue.typeIndex(c.roomType);
            s.ledger.editType(row, c.night, 0) = c.cell;
            if (c.left != std::min(c.left, c.cell.limit - c.cell.sold - c.cell.held))
                return QStringLiteral("left");
        }
        for (const engine::RateCell &c : set->rates) {
            s.rates.set(base_->catalogue.typeIndex(c.roomType), c.plan, c.night, c.guests, c.own);
        }
        for (const auto &c : set->pools)
            s.ledger.editPool(base_->catalogue.poolIndex(c.pool), c.night, 0) = c.cell;
        for (const Hold &h : set->holdsTaken) s.holds.insert_or_assign(h.id.value, h);
        for (const HoldId id : set->holdsGone) s.holds.erase(id.value);
        for (const Record &r : set->records) {
            if (r.kind == RecordKind::BusinessDateMoved) s.today = r.night;
        }
    }
    for (auto &[id, h] : s.holds) h.nightPrices = false;
    return compare(s, state(true), true);
}

QString Player::verified()
{
    const auto report = storage::verify(hotel_.file());
    if (!report) return report.error().text();
    return report->findings.empty()
               ? QString()
               : report->findings[0].where + QStringLiteral(": ") + report->findings[0].what;
}

QString Player::reopen()
{
    if (const QString why = followed(); !why.isEmpty()) return QStringLiteral("told: ") + why;
    // In-memory state ends with the program.
    for (const auto &[id, h] : state(true).holds) {
        if (id < 0) static_cast<void>(hotel_.engine->run(ReleaseHold{hotel_.desk(), h.id}));
    }
    const State before = state(false);
    if (const auto ok = hotel_.reopen(); !ok) return ok.error().text();
    if (const QString why = compare(before, state(true), false); !why.isEmpty())
        return QStringLiteral("reopened: ") + why;
    listen();
    return verified();
}

QString Player::play(int steps)
{
    if (const auto made = hotel_.make(); !made) return made.error().text();
    const auto s = *hotel_.engine->snapshot(hotel_.property);
    plan_ = s->plans[0].id;
    for (const auto &r : s->catalogue.rooms) rooms_.push_back(r.id);
    listen();
    for (int i = 0; i < steps; ++i) {
        if (random_.chance(0.2)) hotel_.clock.advance(random_.below(200) * kSecond);
        if (random_.chance(0.05)) hotel_.engine->tick();
        const Result<Answer> answer = hotel_.engine->run(command());
        remember(answer);
        if (!answer
            && (answer.error().code == ErrorCode::NotSaved
                || answer.error().code == ErrorCode::Unknown))
            return QStringLiteral("step %1: ").arg(i) + answer.error().text();
        today_ = hotel_.engine->properties()[0].businessDate;
        if (!random_.chance(0.03)) continue;
        if (const QString why = reopen(); !why.isEmpty())
            return QStringLiteral("step %1: %2").arg(i).arg(why);
    }
    return reopen();
}

}  // namespace

class TestReopen : public QObject {
    Q_OBJECT

private slots:
    void houseIsTheSameAfterReopening()
    {
        const int seeds = qMax(4, qEnvironmentVariableIntValue("ROOMRACK_SEEDS"));
        const int first = qMax(1, qEnvironmentVariableIntValue("ROOMRACK_FIRST_SEED"));
        for (int seed = first; seed < first + seeds; ++seed) {
            const QString why = Player(static_cast<quint64>(seed)).play(250);
            QVERIFY2(why.isEmpty(), qPrintable(QStringLiteral("seed %1, %2").arg(seed).arg(why)));
        }
    }
};

QTEST_GUILESS_MAIN(TestReopen)
#include "test_reopen.moc"
