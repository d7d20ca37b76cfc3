// SPDX-License-Identifier: GPL-3.0-or-later
// Random command sequences against the naive model: every answer and every cell must agree.
#include "booking/naive_house.h"
#include "support/environment.h"

#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

/// An operation as small integers, so that failing sequences shrink well.
struct Turn {
    int what, type, in, nights, rooms, pick;
};

void showValue(const Turn &s, std::ostream &os)
{
    os << "{" << s.what << "," << s.type << "," << s.in << "," << s.nights << "," << s.rooms << ","
       << s.pick << "}";
}

class Game {
public:
    void play(const Turn &s)
    {
        switch (s.what) {
        case 0:
        case 1:
        case 2: hold(s); break;
        case 3: confirm(s); break;
        case 4: release(s); break;
        case 5: extend(s); break;
        case 6: reserve(s); break;
        case 7: change(s); break;
        case 8: cancel(s); break;
        case 9: checkIn(s); break;
        case 10: checkOut(s); break;
        case 11: noShow(s); break;
        case 12: forSale(s); break;
        case 13: outOfOrder(s); break;
        case 14: stopSell(s); break;
        case 15: policy(s); break;
        case 16: closeDay(); break;
        case 17: pass(s); break;
        case 18: reinstate(s); break;
        default: book(s); break;
        }
        compare();
    }

private:
    TestHouse real;
    NaiveHouse model;

    static RoomTypeId type(const Turn &s) { return RoomTypeId{s.type + 1}; }
    static Stay stay(const Turn &s) { return Stay(kToday + s.in, s.nights); }
    Caller actor(const Turn &s) const { return real.desk(2 + s.pick % 2); }

    void agree(const Result<Answer> &answer, std::optional<ErrorCode> refused)
    {
        RC_LOG(answer ? std::string("granted") : answer.error().text().toStdString());
        RC_ASSERT(answer.has_value() == !refused.has_value());
        if (refused) RC_ASSERT(int(answer.error().code) == int(*refused));
    }
    /// The pick-th existing number, or one that does not exist.
    template <typename Map>
    qint64 choose(const Map &map, int pick) const
    {
        if (map.empty() || pick == 0) return 999'999;
        auto at = map.begin();
        std::advance(at, pick % int(map.size()));
        return at->first;
    }

    void hold(const Turn &s)
    {
        TakeHold c = real.hold(type(s), s.in, s.nights, s.rooms);
        c.caller = actor(s);
        c.ttlSeconds = 10 + s.pick * 20;
        const auto refused =
            s.rooms < 1 ? ErrorCode::Invalid : model.refusal(s.type, stay(s), s.rooms);
        const auto answer = real(c);
        agree(answer, refused);
        if (!answer) return;
        constexpr qint64 kCeiling = 900;  // of the channel
        const qint64 ttl = std::min<qint64>(c.ttlSeconds, kCeiling);
        model.holds[answer->hold.value] = {answer->hold.value,
                                           s.type,
                                           stay(s),
                                           s.rooms,
                                           model.now + ttl * kSecond,
                                           model.now + kCeiling * kSecond,
                                           c.caller.actor.value};
    }
    std::optional<ErrorCode> holdRefusal(qint64 id, qint64 caller)
    {
        const auto h = model.holds.find(id);
        if (h == model.holds.end()) return ErrorCode::NotFound;
        if (h->second.actor != caller) return ErrorCode::NotYours;
        if (h->second.deadline <= model.now) {
            model.holds.erase(h);
            return ErrorCode::Expired;
        }
        return {};
    }
    void confirm(const Turn &s)
    {
        const qint64 id = choose(model.holds, s.in);
        const auto refused = holdRefusal(id, actor(s).actor.value);
        agree(real(ConfirmHold{actor(s), HoldId{id}, {}}), refused);
        if (refused) return;
        const NaiveHold h = model.holds[id];
        model.holds.erase(id);
        model.bookings[id] = {id, h.type, h.stay, h.rooms, BookingStatus::Confirmed};
    }
    void release(const Turn &s)
    {
        const qint64 id = choose(model.holds, s.in);
        const auto refused = holdRefusal(id, actor(s).actor.value);
        agree(real(ReleaseHold{actor(s), HoldId{id}}), refused);
        if (!refused) model.holds.erase(id);
    }
    void extend(const Turn &s)
    {
        const qint64 id = choose(model.holds, s.in);
        const auto refused = holdRefusal(id, actor(s).actor.value);
        const auto answer = real(ExtendHold{actor(s), HoldId{id}, 60 + s.nights});
        agree(answer, refused);
        if (refused) return;
        NaiveHold &h = model.holds[id];
        h.deadline =
            std::max(h.deadline, std::min(h.ceiling, model.now + (60 + s.nights) * kSecond));
        RC_ASSERT(answer->deadline.micros == h.deadline);
    }
    void book(const Turn &s)
    {
        const auto refused =
            s.rooms < 1 ? ErrorCode::Invalid : model.refusal(s.type, stay(s), s.rooms);
        const auto answer = real(HoldAndConfirm{real.hold(type(s), s.in, s.nights, s.rooms), {}});
        agree(answer, refused);
        if (answer)
            model.bookings[answer->booking.value] = {answer->booking.value, s.type, stay(s),
                                                     s.rooms, BookingStatus::Confirmed};
    }
    void reserve(const Turn &s)
    {
        RecordReservation c;
        c.caller = real.desk();
        c.roomType = type(s);
        c.stay = stay(s);
        c.rooms = std::max(1, s.rooms);
        const auto answer = real(c);
        RC_ASSERT(answer.has_value());  // sold by a channel: always accepted
        model.bookings[answer->booking.value] = {answer->booking.value, s.type, stay(s), c.rooms,
                                                 BookingStatus::Confirmed};
    }
    /// The version seen by the caller: sometimes an old one.
    int seen(qint64 id, const Turn &s, bool &stale) const
    {
        stale = s.rooms == 3;
        const auto b = model.bookings.find(id);
        return b == model.bookings.end() ? 1 : b->second.version + (stale ? 1 : 0);
    }
    void change(const Turn &s)
    {
        const qint64 id = choose(model.bookings, s.pick);
        bool stale = false;
        ChangeBooking c;
        c.caller = real.desk();
        c.booking = BookingId{id};
        c.version = seen(id, s, stale);
        c.roomType = type(s);
        c.stay = stay(s);
        c.rooms = std::max(1, s.rooms);
        c.adults = 1;
        auto refused = model.bookingRefusal(id, stale);
        if (!refused) refused = moveRefusal(id, s.type, *c.stay, *c.rooms);
        agree(real(c), refused);
        if (refused) return;
        NaiveBooking &b = model.bookings[id];
        b.type = s.type;
        b.stay = *c.stay;
        b.rooms = *c.rooms;
        ++b.version;
    }
    std::optional<ErrorCode> moveRefusal(qint64 id, int type, Stay stay, int rooms)
    {
        const NaiveBooking was = model.bookings[id];
        const bool same = was.type == type && was.stay == stay && was.rooms == rooms;
        // A guest in house keeps the arrival date; only coming nights are requested.
        Stay asked = stay;
        const bool came = was.status == BookingStatus::CheckedIn;
        if (came && was.stay.checkIn() != stay.checkIn()) return ErrorCode::Invalid;
        const bool late = was.stay.checkIn() == stay.checkIn() && stay.checkIn() < model.today
                          && stay.checkOut() > model.today;
        const bool inHouse = came || late;
        if (late) asked = Stay(model.today, stay.checkOut() - model.today);
        if (asked.checkIn() < model.today || asked.checkOut() > model.today + kHorizon)
            return ErrorCode::Invalid;
        if (same) return {};
        model.bookings.erase(id);
        auto refused = inHouse ? std::nullopt : model.refusal(type, asked, rooms);
        if (inHouse && model.available(type, asked) < rooms) {
            model.expire();
            if (model.available(type, asked) < rooms) refused = ErrorCode::SoldOut;
        }
        model.bookings[id] = was;
        return refused;
    }
    void cancel(const Turn &s)
    {
        const qint64 id = choose(model.bookings, s.pick);
        bool stale = false;
        const CancelBooking c{real.desk(), BookingId{id}, seen(id, s, stale)};
        const bool again = model.isAgain(id, BookingStatus::Cancelled);
        auto refused = again ? std::nullopt : model.bookingRefusal(id, stale);
        if (!refused && !again && model.bookings[id].status == BookingStatus::CheckedIn)
            refused = ErrorCode::WrongState;
        const auto answer = real(c);
        agree(answer, refused);
        if (refused) return;
        RC_ASSERT(answer->repeated == again);
        if (!again) end(id, BookingStatus::Cancelled);
    }
    void end(qint64 id, BookingStatus status)
    {
        model.bookings[id].status = status;
        ++model.bookings[id].version;
    }
    void checkIn(const Turn &s)
    {
        const qint64 id = choose(model.bookings, s.pick);
        bool stale = false;
        CheckIn c{real.desk(), BookingId{id}, seen(id, s, stale), type(s), {}, false};
        auto refused = model.bookingRefusal(id, stale);
        if (!refused) {
            const NaiveBooking &b = model.bookings[id];
            if (b.status != BookingStatus::Confirmed || !b.stay.contains(model.today))
                refused = ErrorCode::WrongState;
        }
        agree(real(c), refused);
        if (refused) return;
        model.bookings[id].type = s.type;
        end(id, BookingStatus::CheckedIn);
    }
    void checkOut(const Turn &s)
    {
        const qint64 id = choose(model.bookings, s.pick);
        bool stale = false;
        const CheckOut c{real.desk(), BookingId{id}, seen(id, s, stale), {}};
        const bool again = model.isAgain(id, BookingStatus::CheckedOut);
        auto refused = again ? std::nullopt : model.bookingRefusal(id, stale);
        if (!refused && !again && model.bookings[id].status != BookingStatus::CheckedIn)
            refused = ErrorCode::WrongState;
        const auto answer = real(c);
        agree(answer, refused);
        if (refused) return;
        RC_ASSERT(answer->repeated == again);
        if (again) return;
        NaiveBooking &b = model.bookings[id];
        b.stay =
            Stay(b.stay.checkIn(), std::clamp(model.today - b.stay.checkIn(), 1, b.stay.nights()));
        end(id, BookingStatus::CheckedOut);
    }
    void noShow(const Turn &s)
    {
        const qint64 id = choose(model.bookings, s.pick);
        bool stale = false;
        const MarkNoShow c{real.desk(), BookingId{id}, seen(id, s, stale)};
        const bool again = model.isAgain(id, BookingStatus::NoShow);
        auto refused = again ? std::nullopt : model.bookingRefusal(id, stale);
        if (!refused && !again) {
            const NaiveBooking &b = model.bookings[id];
            if (b.status != BookingStatus::Confirmed || b.stay.checkIn() > model.today)
                refused = ErrorCode::WrongState;
        }
        const auto answer = real(c);
        agree(answer, refused);
        if (refused) return;
        RC_ASSERT(answer->repeated == again);
        if (!again) end(id, BookingStatus::NoShow);
    }
    void reinstate(const Turn &s)
    {
        const qint64 id = choose(model.bookings, s.pick);
        bool stale = false;
        const qint32 version = seen(id, s, stale);
        const auto refused = model.reinstateRefusal(id, stale);
        agree(real(ReinstateBooking{real.desk(), BookingId{id}, version, {}}), refused);
        if (!refused) end(id, BookingStatus::Confirmed);
    }
    EditCells edit(const Turn &s, CellField field, qint64 value) const
    {
        EditCells c;
        c.caller = real.desk();
        c.field = field;
        c.ranges = {{kToday + s.in, s.nights}};
        c.value = value;
        return c;
    }
    void forSale(const Turn &s)
    {
        EditCells c = edit(s, CellField::ForSale, s.pick - 1);
        c.roomTypes = {type(s)};
        agree(real(EditBlock(c)), {});
        for (int i = 0; i < s.nights; ++i) {
            const std::pair key(s.type, (kToday + s.in + i).day());
            model.forSale.erase(key);
            if (s.pick != 0) model.forSale[key] = s.pick - 1;
        }
    }
    void outOfOrder(const Turn &s)
    {
        const int pool = NaiveHouse::poolOf(s.type);
        EditCells c = edit(s, CellField::OutOfOrder, s.rooms);
        c.pools = {PoolId{pool + 1}};
        const bool tooMany = s.rooms > NaiveHouse::physical(pool);
        agree(real(EditBlock(c)), tooMany ? std::optional(ErrorCode::Invalid) : std::nullopt);
        if (tooMany) return;
        for (int i = 0; i < s.nights; ++i)
            model.outOfOrder[{pool, (kToday + s.in + i).day()}] = s.rooms;
    }
    void stopSell(const Turn &s)
    {
        EditCells c = edit(s, CellField::StopSell, s.pick % 2);
        c.roomTypes = {type(s)};
        agree(real(EditBlock(c)), {});
        for (int i = 0; i < s.nights; ++i) {
            const std::pair key(s.type, (kToday + s.in + i).day());
            model.closed.erase(key);
            if (s.pick % 2) model.closed.insert(key);
        }
    }
    void policy(const Turn &s)
    {
        SetPolicy c{real.desk(), {}};
        model.poolExtra = s.rooms;
        model.typeExtra = s.pick % 3;
        inventory::OverbookingRule rule;
        rule.ceiling = 100;
        rule.amount = model.poolExtra;
        c.rules.push_back(rule);
        rule.scope = inventory::RuleScope::RoomType;
        rule.amount = model.typeExtra;
        c.rules.push_back(rule);
        agree(real(c), {});
    }
    void closeDay()
    {
        if (model.today - kToday > 8) return;
        agree(real(CloseDay{real.desk(), true}), {});
        for (auto &[id, b] : model.bookings) {
            if (b.status == BookingStatus::Confirmed && b.stay.checkIn() <= model.today)
                end(id, BookingStatus::NoShow);
        }
        ++model.today;
    }
    void pass(const Turn &s)
    {
        model.now += s.pick * 15 * kSecond;
        real.now = Instant{model.now};
        if (s.nights % 2) return;  // no sweep: the deadline is checked on use
        Decision d{real.now, real.lastSeq, &real.batch, nullptr, 0};
        real.house.expireHolds(d);
        real.lastSeq = d.lastSeq;
        model.expire();
    }

    void compare()
    {
        const inventory::Ledger &ledger = real.house.ledger();
        for (Night n = kToday; n < kToday + 14; ++n) {
            for (int t = 0; t < 3; ++t) {
                RC_ASSERT(ledger.type(t, n).sold == model.sold(t, false, n));
                RC_ASSERT(ledger.type(t, n).held == model.held(t, false, n));
                RC_ASSERT(ledger.type(t, n).limit == model.typeLimit(t, n));
                RC_ASSERT(ledger.left(t, n) == model.left(t, n));
            }
            for (int p = 0; p < 2; ++p) {
                RC_ASSERT(ledger.pool(p, n).limit == model.poolLimit(p, n));
                RC_ASSERT(ledger.pool(p, n).sold == model.sold(p, true, n));
            }
        }
        compareFlags();
    }
    /// The written flags, folded, mark exactly the nights from today on that are beyond a limit.
    void compareFlags()
    {
        std::map<std::tuple<qint64, qint64, int>, int> flags;
        for (const OversoldRow &o : real.batch.oversold) {
            if (o.rooms == 0)
                flags.erase({o.pool.value, o.roomType.value, o.night.day()});
            else
                flags[{o.pool.value, o.roomType.value, o.night.day()}] = o.rooms;
        }
        for (Night n = model.today; n < kToday + 14; ++n) {
            for (int t = 0; t < 3; ++t) {
                const int over = std::max(0, model.sold(t, false, n) - model.typeLimit(t, n));
                const auto at = flags.find({NaiveHouse::poolOf(t) + 1, t + 1, n.day()});
                RC_ASSERT((at == flags.end() ? 0 : at->second) == over);
            }
            for (int p = 0; p < 2; ++p) {
                const int over = std::max(0, model.sold(p, true, n) - model.poolLimit(p, n));
                const auto at = flags.find({p + 1, 0, n.day()});
                RC_ASSERT((at == flags.end() ? 0 : at->second) == over);
            }
        }
    }
};

}  // namespace

namespace rc {
template <>
struct Arbitrary<Turn> {
    static Gen<Turn> arbitrary()
    {
        return gen::build<Turn>(
            gen::set(&Turn::what, gen::inRange(0, 21)), gen::set(&Turn::type, gen::inRange(0, 3)),
            gen::set(&Turn::in, gen::inRange(0, 8)), gen::set(&Turn::nights, gen::inRange(1, 5)),
            gen::set(&Turn::rooms, gen::inRange(0, 4)), gen::set(&Turn::pick, gen::inRange(0, 7)));
    }
};
}  // namespace rc

class TestHouseModel : public QObject {
    Q_OBJECT

private slots:
    void everyAnswerAndEveryCellAgreeWithTheNaiveModel();
};

void TestHouseModel::everyAnswerAndEveryCellAgreeWithTheNaiveModel()
{
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", "max_success=" + QByteArray::number(rounds(400)));
    const bool ok = rc::check("random commands", [] {
        const auto steps = *rc::gen::scale(4.0, rc::gen::arbitrary<std::vector<Turn>>());
        Game game;
        for (const Turn &s : steps) game.play(s);
    });
    QVERIFY(ok);
}

QTEST_GUILESS_MAIN(TestHouseModel)
#include "test_house_model.moc"
