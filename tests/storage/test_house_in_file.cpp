// SPDX-License-Identifier: GPL-3.0-or-later
// A house with random commands stored in a file or a database: the reloaded state equals the
// original, and verification passes.
#include "booking/small_hotel.h"
#include "storage/lookups.h"
#include "storage/store.h"
#include "support/environment.h"
#include "support/hotel_place.h"

#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::storage;
using roomrack::tests::kToday;
using roomrack::tests::TestHouse;

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
    Game()
    {
        store_ = std::move(*Store::open(path(), {.owner = QStringLiteral("game")}));
        HouseInput in = tests::smallHotel();
        Record record;
        record.seq = 1;
        record.kind = RecordKind::CatalogueChanged;
        record.at = tests::kStart;
        RC_ASSERT(store_->saveHotel(in.catalogue, in.plans, in.rates, record).has_value());
        real_ = std::make_unique<TestHouse>(*store_->load(tests::kHotel, kFar));
        real_->lastSeq = 1;
    }

    void play(const Turn &s)
    {
        if (s.what == kCommit) return commit();
        if (s.what == kReopen) return reopen();
        real_->now = real_->now + s.pick * kSecond;
        const auto answer = (*real_)(command(s));
        if (!answer) return;
        if (answer->hold) holds_.push_back(answer->hold);
        if (answer->booking && !answer->repeated
            && std::find(bookings_.begin(), bookings_.end(), answer->booking) == bookings_.end())
            bookings_.push_back(answer->booking);
    }

    void commit()
    {
        Batch &b = real_->batch;
        b.oldestHold = real_->house.state().holds.oldestDurable(real_->lastSeq + 1);
        const auto done = store_->commit(b);
        RC_LOG(done ? std::string() : done.error().text().toStdString());
        RC_ASSERT(done.has_value());
        b.clear();
    }

    /// The file's state must equal the house in memory.
    void reopen()
    {
        for (const HoldId hold : holds_) {  // volatile ones are not in the file
            if (hold.value < 0) static_cast<void>((*real_)(ReleaseHold{real_->desk(), hold}));
        }
        commit();
        store_.reset();
        store_ = std::move(*Store::open(path(), {.owner = QStringLiteral("game")}));
        auto fresh = std::make_unique<TestHouse>(*store_->load(tests::kHotel, kFar));
        fresh->now = real_->now;
        fresh->lastSeq = store_->state().lastSeq;
        RC_ASSERT(fresh->lastSeq == real_->lastSeq);
        compareLedgers(fresh->house.ledger(), real_->house.ledger());
        compareRooms(fresh->house, real_->house);
        for (const BookingId id : bookings_) {
            const EndedBooking filed = *store_->lookups().findBooking(tests::kHotel, id);
            const Booking *before = real_->house.booking(id);
            const Booking *after = fresh->house.booking(id);
            if (before) RC_ASSERT(*before == filed.booking);
            RC_ASSERT(isOpen(filed.booking.status) == (after != nullptr));
            if (after) RC_ASSERT(*after == filed.booking);
            if (after) continue;
            // A repeated ending gets the same answer as before.
            fresh->ended.insert(id, filed);
            const Command again = endAgain(filed.booking);
            RC_ASSERT(fresh->house.forgotten(again) == id);
            const auto said = (*fresh)(again);
            RC_ASSERT(said.has_value());
            RC_ASSERT(said->repeated);
            RC_ASSERT(*said == *(*real_)(again));
        }
        real_ = std::move(fresh);
    }

    void prove()
    {
        const auto report = verify(path());
        RC_ASSERT(report.has_value());
        for (const VerifyFinding &f : report->findings) {
            RC_LOG(f.where.toStdString() + ": " + f.what.toStdString());
        }
        RC_ASSERT(report->findings.empty());
        RC_ASSERT(report->records == real_->lastSeq);
    }

    static constexpr int kCommit = 16, kReopen = 17;

private:
    static constexpr Night kFar{-100'000};

    QString path() const { return place_.place(); }

    static Command endAgain(const Booking &b)
    {
        const Caller desk{tests::kHotel, kDeskActor, {}, {}};
        if (b.status == BookingStatus::Cancelled) return CancelBooking{desk, b.id, 1};
        if (b.status == BookingStatus::NoShow) return MarkNoShow{desk, b.id, 1};
        return CheckOut{desk, b.id, 1, {}};
    }

    static void compareLedgers(const inventory::Ledger &a, const inventory::Ledger &b)
    {
        const Night end = std::min(a.end(), b.end());
        for (Night n = std::max(a.first(), b.first()); n < end; ++n) {
            for (int t = 0; t < a.types(); ++t) {
                RC_ASSERT(a.type(t, n).sold == b.type(t, n).sold);
                RC_ASSERT(a.type(t, n).held == b.type(t, n).held);
                RC_ASSERT(a.type(t, n).flags == b.type(t, n).flags);
                RC_ASSERT(a.forSale(t, n) == b.forSale(t, n));
            }
            for (int p = 0; p < a.pools(); ++p) {
                RC_ASSERT(a.pool(p, n).sold == b.pool(p, n).sold);
                RC_ASSERT(a.pool(p, n).outOfOrder == b.pool(p, n).outOfOrder);
            }
        }
    }

    /// Compares the room assignments of the coming nights.
    static void compareRooms(const House &a, const House &b)
    {
        const Night today = a.catalogue().property.businessDate;
        RC_ASSERT(today == b.catalogue().property.businessDate);
        for (Night n = today; n < today + 16; ++n) {
            for (int room = 0; room < a.rooms().rooms(); ++room) {
                const qint64 there = b.rooms().taker(room, n);
                RC_ASSERT(a.rooms().taker(room, n) == there);
            }
        }
        for (const inventory::Room &room : a.catalogue().rooms)
            RC_ASSERT(a.housekeeping().of(room.id) == b.housekeeping().of(room.id));
    }

    template <typename Id>
    static Id choose(const std::vector<Id> &ids, int pick)
    {
        return ids.empty() ? Id{1} : ids[size_t(pick) % ids.size()];
    }

    Command command(const Turn &s) const
    {
        const Caller desk = real_->desk();
        const RoomTypeId type{s.type + 1};
        const Stay stay(real_->house.catalogue().property.businessDate + s.in, s.nights);
        const BookingId booking = choose(bookings_, s.pick);
        const HoldId hold = choose(holds_, s.pick);
        TakeHold take = real_->hold(type, 0, 1, s.rooms);
        take.stay = stay;
        take.plan = s.pick % 2 ? tests::kBar : RatePlanId{};
        take.numbered = s.pick % 4 == 1;
        if (s.pick % 7 == 3) take.numbers = {RoomId{s.pick % 6 + 1}};
        take.durability = s.pick % 5 ? Durability::Durable : Durability::Volatile;
        switch (s.what) {
        case 0:
        case 1: return take;
        case 2: return ConfirmHold{desk, hold, {QStringLiteral("Ana"), {}, {}, {}, {}, {}}};
        case 3: return ReleaseHold{desk, hold};
        case 4: return ExtendHold{desk, hold, 400};
        case 5: return HoldAndConfirm{take, {}};
        case 6: return reservation(s, stay);
        case 7: return change(s, stay, booking);
        case 8: return CancelBooking{desk, booking, 0};
        case 9: return CheckIn{desk, booking, 0, type, {}, s.pick % 2 == 0};
        case 10: return CheckOut{desk, booking, 0, {}};
        case 11: return MarkNoShow{desk, booking, 0};
        case 12: return edit(s);
        case 13: return policy(s);
        case 14: return CloseDay{desk, s.pick % 2 == 0, {}};
        case 15: return ReinstateBooking{desk, booking, 0, QStringLiteral("A mistake")};
        case 18:
        case 19: return rooms(s, booking);
        case 20: return SetRoomOutOfOrder{desk, {RoomId{s.pick % 6 + 1}}, stay, s.rooms > 1};
        case 21:
            return SetHousekeeping{desk, {RoomId{s.pick % 6 + 1}}, HousekeepingStatus(s.rooms), {}};
        default: return MoveBusinessDate{desk, stay.checkIn()};
        }
    }

    Command reservation(const Turn &s, Stay stay) const
    {
        RecordReservation r;
        r.caller = real_->desk();
        r.roomType = RoomTypeId{s.type + 1};
        r.stay = stay;
        r.rooms = s.rooms;
        r.total = s.pick * 1000;
        r.key = {QByteArray::number(s.pick), s.in};
        if (s.pick % 3 == 0) r.caller.effective = tests::kStart - 86'400 * kSecond;
        return r;
    }

    /// Assigns, moves or unassigns: the booking's first room at random, or one that it does not
    /// have.
    Command rooms(const Turn &s, BookingId booking) const
    {
        RoomMove move{booking, {}, RoomId{s.pick % 6 + 1}, {}};
        const inventory::RoomLedger &there = real_->house.rooms();
        const Night night = real_->house.catalogue().property.businessDate + s.in;
        for (int place = 0; s.rooms > 1 && place < there.rooms(); ++place) {
            if (there.taker(place, night) == booking.value) move.from = there.roomAt(place);
        }
        if (s.rooms == 3) move.to = {};
        if (s.nights == 1) move.nights = Stay(night, 1);
        return AssignRooms{real_->desk(), {move}};
    }

    Command change(const Turn &s, Stay stay, BookingId booking) const
    {
        ChangeBooking c;
        c.caller = real_->desk();
        c.booking = booking;
        c.roomType = RoomTypeId{s.type + 1};
        if (s.pick % 2) c.stay = stay;
        c.rooms = s.rooms;
        c.adults = s.rooms;
        c.always = s.pick % 3 == 0;
        if (s.pick % 5 == 0) c.total = s.pick * 100;
        return c;
    }

    Command edit(const Turn &s) const
    {
        EditCells c;
        c.caller = real_->desk();
        c.field = CellField(s.pick % 8);
        const qint64 values[] = {s.rooms, s.rooms % 2, s.rooms % 2, s.rooms % 2,
                                 s.rooms, s.rooms,     s.rooms - 1, s.rooms * 1000 - 1001};
        c.value = values[s.pick % 8];
        c.plan = tests::kBar;
        if (c.field == CellField::OutOfOrder) {
            c.pools = {PoolId{s.type % 2 + 1}};
        } else {
            c.roomTypes = {RoomTypeId{s.type + 1}};
        }
        c.ranges = {{real_->house.catalogue().property.businessDate + s.in, s.nights}};
        return EditBlock(c);
    }

    Command policy(const Turn &s) const
    {
        inventory::OverbookingRule rule;
        rule.scope = s.type % 2 ? inventory::RuleScope::Pool : inventory::RuleScope::RoomType;
        rule.amount = rule.ceiling = s.rooms;
        rule.minLeadDays = s.pick % 4;
        rule.weekdays = quint8(0x7f >> (s.pick % 3));
        std::vector<inventory::OverbookingRule> rules;
        if (s.pick % 3) rules.push_back(rule);
        return SetPolicy{real_->desk(), rules};
    }

    roomrack::tests::HotelPlace place_;
    std::unique_ptr<Store> store_;
    std::unique_ptr<TestHouse> real_;
    std::vector<HoldId> holds_;
    std::vector<BookingId> bookings_;
};

}  // namespace

namespace rc {
template <>
struct Arbitrary<Turn> {
    static Gen<Turn> arbitrary()
    {
        return gen::build<Turn>(
            gen::set(&Turn::what, gen::inRange(0, 23)), gen::set(&Turn::type, gen::inRange(0, 3)),
            gen::set(&Turn::in, gen::inRange(0, 9)), gen::set(&Turn::nights, gen::inRange(1, 5)),
            gen::set(&Turn::rooms, gen::inRange(1, 4)), gen::set(&Turn::pick, gen::inRange(0, 90)));
    }
};
}  // namespace rc

class TestHouseInFile : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { roomrack::tests::HotelPlace::addColumns(); }
    void whateverAHousePlaysCanBeProvedAndComesBack()
    {
        if (!qEnvironmentVariableIsSet("RC_PARAMS")) {
            qputenv("RC_PARAMS", "max_success=" + QByteArray::number(tests::rounds(25)));
        }
        const bool ok = rc::check("a house in a file", [] {
            const auto steps = *rc::gen::scale(2.0, rc::gen::arbitrary<std::vector<Turn>>());
            Game game;
            for (const Turn &s : steps) game.play(s);
            game.reopen();
            game.prove();
        });
        QVERIFY(ok);
    }
};

QTEST_GUILESS_MAIN(TestHouseInFile)
#include "test_house_in_file.moc"
