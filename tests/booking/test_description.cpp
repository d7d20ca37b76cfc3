// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms and room types are added, renamed, retired and brought back while a hotel runs; what stands
// in the way is named, and a refused edit changes nothing.
#include "booking/check_command.h"
#include "booking/description_house.h"
#include "booking/limits.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using inventory::Pool;
using inventory::Room;
using inventory::RoomType;
using Why = Obstacle::Why;

namespace {

Room newRoom(const QString &number, qint64 pool = 2)
{
    return {RoomId{}, PoolId{pool}, number, {}, {}};
}

int poolLimit(const DescriptionHouse &h, int pool, int in)
{
    return h.house.ledger().pool(pool, kToday + in).limit;
}

std::vector<Why> whys(const DescriptionEffects &effects)
{
    std::vector<Why> all;
    for (const Obstacle &o : effects.obstacles) all.push_back(o.why);
    return all;
}

}  // namespace

class TestDescription : public QObject {
    Q_OBJECT

private slots:
    /// As in a description file and the API.
    void positionsAreNotNegative()
    {
        DescriptionHouse h;
        RoomType type = h.type(kTwin);
        type.position = -1;
        const auto refused = check(Command(h.edit({{}, {}, {type}, {}})));
        QVERIFY(!refused);
        QCOMPARE(refused.error().field, QStringLiteral("position"));
        DescriptionItems items;
        items.vats.emplace_back().name = QStringLiteral("VAT");
        items.vats[0].position = kMostPosition + 1;
        QCOMPARE(check(Command(h.edit(items))).error().field, QStringLiteral("position"));
        type.position = 0;
        QVERIFY(check(Command(h.edit({{}, {}, {type}, {}}))));
    }

    void addedRoomCountsFromTheBusinessDateOn()
    {
        DescriptionHouse h;
        const auto answer = h(h.edit({{}, {newRoom(QStringLiteral(" 107 "))}, {}, {}}));
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text()));
        QCOMPARE(h.catalogue().rooms.size(), size_t(7));
        const Room room = h.room(7);
        QCOMPARE(room.number, QStringLiteral("107"));
        QCOMPARE(room.inServiceFrom, std::optional(kToday));
        QCOMPARE(poolLimit(h, 1, 0), 3);
        QCOMPARE(poolLimit(h, 1, -1), 2);
        QVERIFY(h.changes.longer);
        QCOMPARE(h.batch.records.back().kind, RecordKind::RoomDescribed);
        QCOMPARE(h.batch.records.back().subject, qint64(7));
        QCOMPARE(h.batch.records.back().value, qint64(ItemAdded));
        const int place = h.house.rooms().placeOf(RoomId{7});
        QVERIFY(h.house.rooms().isFree(place, Stay(kToday, 5)));
        QVERIFY(!h.house.rooms().isFree(place, Stay(kToday - 1, 1)));
    }

    void retiredRoomIsNeitherCountedNorAssigned()
    {
        DescriptionHouse h;
        QVERIFY(h.book(kSuite, 0, 1));
        QVERIFY(h(h.retireRoom(5, 3)));
        QCOMPARE(h.left(kSuite, 0), 1);
        QCOMPARE(h.left(kSuite, 2), 2);
        QCOMPARE(h.left(kSuite, 3), 1);
        const int place = h.house.rooms().placeOf(RoomId{5});
        QVERIFY(h.house.rooms().isFree(place, Stay(kToday + 1, 2)));
        QCOMPARE(h.house.rooms().taker(place, kToday + 3), inventory::kNoRoomTaker);
        TakeHold hold = h.hold(kSuite, 2, 2);
        hold.numbers = {RoomId{5}};
        const auto held = h(hold);
        QVERIFY(!held);
        QVERIFY2(held.error().reason.contains(QStringLiteral("105")),
                 qPrintable(held.error().reason));
        Room back = h.room(5);
        back.retiredFrom.reset();
        QVERIFY(h(h.edit({{}, {back}, {}, {}})));
        QCOMPARE(h.batch.records.back().value, qint64(ItemBroughtBack));
        QCOMPARE(h.left(kSuite, 3), 2);
        QVERIFY(h(hold));
    }

    void longerLedgerKeepsTheRoomRetired()
    {
        DescriptionHouse h;
        QVERIFY(h(h.retireRoom(5, 1)));
        QVERIFY(h(MoveBusinessDate{{kHotel, kEngineActor, {}, {}}, kToday + 500}));
        const int place = h.house.rooms().placeOf(RoomId{5});
        QCOMPARE(h.house.rooms().taker(place, kToday + 520), inventory::kNoRoomTaker);
        QCOMPARE(h.left(kSuite, 520), 1);
    }

    void roomThatABookingNeedsIsNotRetired()
    {
        DescriptionHouse h;
        const BookingId id = h.book(kSuite, 2, 2);
        QVERIFY(h(AssignRooms{h.desk(), {{id, {}, RoomId{6}, {}}}, {}}));
        const size_t records = h.batch.records.size();
        const QByteArray before = h.revision();
        const auto refused = h(h.retireRoom(6, 0));
        QCOMPARE(refused.error().code, ErrorCode::WrongState);
        QCOMPARE(refused.error().field, QStringLiteral("room"));
        QVERIFY(refused.error().reason.contains(QStringLiteral("BK-%1").arg(id.value)));
        QCOMPARE(h.revision(), before);
        QCOMPARE(h.batch.records.size(), records);
        const auto effects = h.effects(h.retireRoom(6, 3));
        QCOMPARE(effects.obstacles.size(), size_t(1));
        QCOMPARE(effects.obstacles[0], (Obstacle{Why::Booking, ItemKind::Room, 6,
                                                 QStringLiteral("106"), id.value, kToday + 3, 1}));
        QVERIFY(h(h.retireRoom(6, 4)));
    }

    void guestHoldAndOutOfOrderStandInTheWay()
    {
        DescriptionHouse h;
        const BookingId id = h.book(kSuite, 0, 1);
        QVERIFY(h(CheckIn{h.desk(), id, 0, {}, {RoomId{5}}, false}));
        QCOMPARE(whys(h.effects(h.retireRoom(5, 0))), std::vector{Why::InHouse});
        QCOMPARE(whys(h.effects(h.retireRoom(5, 1))), std::vector<Why>());
        TakeHold hold = h.hold(kSuite, 4, 2);
        hold.numbers = {RoomId{6}};
        QVERIFY(h(hold));
        QCOMPARE(whys(h.effects(h.retireRoom(6, 0))), std::vector{Why::Hold});
        QVERIFY(h(SetRoomOutOfOrder{h.desk(), {RoomId{1}}, Stay(kToday + 7, 2), true}));
        const auto broken = h.effects(h.retireRoom(1, 0));
        QCOMPARE(whys(broken), std::vector{Why::OutOfOrder});
        QCOMPARE(broken.obstacles[0].first, kToday + 7);
        QCOMPARE(broken.obstacles[0].nights, 2);
    }

    void expiredHoldDoesNotStandInTheWay()
    {
        DescriptionHouse h;
        TakeHold hold = h.hold(kSuite, 4, 2);
        hold.numbers = {RoomId{6}};
        QVERIFY(h(hold));
        h.now = h.now + 301 * kSecond;
        QVERIFY(h(h.retireRoom(6, 0)));
        QCOMPARE(h.house.holds().size(), 0);
    }

    void moreRoomsOutOfOrderThanWouldBeLeft()
    {
        DescriptionHouse h;
        EditCells out;
        out.caller = h.desk();
        out.field = CellField::OutOfOrder;
        out.pools = {PoolId{2}};
        out.ranges = {{kToday + 1, 2}};
        out.value = 2;
        QVERIFY(h(EditBlock(out)));
        const auto effects = h.effects(h.retireRoom(6, 0));
        QCOMPARE(whys(effects), std::vector{Why::OutOfOrder});
        QCOMPARE(effects.obstacles[0].kind, ItemKind::Pool);
        // Nor can more be put out of order than there are.
        QVERIFY(h(h.retireRoom(6, 3)));
        out.ranges = {{kToday + 3, 1}};
        QCOMPARE(h(EditBlock(out)).error().code, ErrorCode::Invalid);
        out.ranges = {{kToday + 2, 1}};
        QVERIFY(h(EditBlock(out)));
    }

    void lastRoomOfBookingsIsNotRetired()
    {
        DescriptionHouse h;
        QVERIFY(h(h.retireRoom(5, 0)));
        const BookingId id = h.book(kSuite, 2, 1);
        const auto effects = h.effects(h.retireRoom(6, 0, true));
        QCOMPARE(whys(effects), (std::vector{Why::LastRoom, Why::Booking}));
        QCOMPARE(effects.obstacles[0].first, kToday + 2);
        QCOMPARE(effects.obstacles[1].subject, id.value);
        QVERIFY(!h(h.retireRoom(6, 0, true)));
        QVERIFY(h(h.retireRoom(6, 3)));
    }

    void nightShortInPoolAndTypeCountsOnce()
    {
        DescriptionHouse h;
        QVERIFY(h.book(kSuite, 1, 2, 2));
        inventory::Room room = h.room(6);
        room.retiredFrom = kToday;
        inventory::RoomType suite = h.type(kSuite);
        suite.cap = 1;
        const EditDescription edit = h.edit({{}, {room}, {suite}, {}});
        const std::vector<ShortNight> expected{{PoolId{2}, RoomTypeId{}, kToday + 1, 1},
                                               {PoolId{2}, kSuite, kToday + 1, 1},
                                               {PoolId{2}, RoomTypeId{}, kToday + 2, 1},
                                               {PoolId{2}, kSuite, kToday + 2, 1}};
        QCOMPARE(h.effects(edit).shortNights, expected);
        const auto refused = h(edit);
        QVERIFY(!refused);
        QVERIFY2(refused.error().text().contains(QStringLiteral("2 night(s) would be oversold")),
                 qPrintable(refused.error().text()));
    }

    void oversoldNightsAreSaidOrAccepted()
    {
        DescriptionHouse h;
        QVERIFY(h.book(kSuite, 1, 1, 2));
        const EditDescription retire = h.retireRoom(6, 0);
        const auto effects = h.effects(retire);
        QVERIFY(effects.obstacles.empty());
        QCOMPARE(effects.shortNights,
                 std::vector{(ShortNight{PoolId{2}, RoomTypeId{}, kToday + 1, 1})});
        const std::vector<AvailabilityChange> expected{{kSuite, kToday, 1, 2, 1},
                                                       {kSuite, kToday + 1, 1, 0, -1}};
        QVERIFY(effects.availability.size() == 3);
        QCOMPARE(effects.availability[0], expected[0]);
        QCOMPARE(effects.availability[1], expected[1]);
        QCOMPARE(h(retire).error().field, QStringLiteral("accept oversold"));
        const auto accepted = h(h.retireRoom(6, 0, true));
        QVERIFY(accepted && accepted->oversold);
        QCOMPARE(h.batch.oversold.size(), size_t(1));
        QCOMPARE(h.batch.oversold[0].pool, PoolId{2});
        QCOMPARE(h.batch.oversold[0].night, kToday + 1);
        QCOMPARE(h.batch.oversold[0].rooms, 1);
    }

    void numbersAndCodesAreSwappedInOneEdit()
    {
        DescriptionHouse h;
        Room a = h.room(1), b = h.room(2);
        std::swap(a.number, b.number);
        QVERIFY(h(h.edit({{}, {a, b}, {}, {}})));
        QCOMPARE(h.room(1).number, QStringLiteral("102"));
        a.number = QStringLiteral("103");
        const QByteArray before = h.revision();
        const auto refused = h(h.edit({{}, {a}, {}, {}}));
        QCOMPARE(refused.error().field, QStringLiteral("room number"));
        QVERIFY(refused.error().reason.contains(QStringLiteral("103")));
        QCOMPARE(h.revision(), before);
    }

    void roomMovesToAnotherPoolWithItsNumber()
    {
        DescriptionHouse h;
        Room leaves = h.room(4);
        leaves.retiredFrom = kToday + 3;
        Room arrives = newRoom(leaves.number);
        const auto clash = h(h.edit({{}, {leaves, arrives}, {}, {}}));
        QCOMPARE(clash.error().field, QStringLiteral("room number"));
        arrives.inServiceFrom = leaves.retiredFrom;
        const auto moved = h(h.edit({{}, {leaves, arrives}, {}, {}}));
        QVERIFY2(moved, moved ? "" : qPrintable(moved.error().text()));
        QCOMPARE(poolLimit(h, 0, 2), 4);
        QCOMPARE(poolLimit(h, 1, 2), 2);
        QCOMPARE(poolLimit(h, 0, 3), 3);
        QCOMPARE(poolLimit(h, 1, 3), 3);
        QCOMPARE(h.catalogue().room(leaves.number, kToday + 2)->id, RoomId{4});
        QCOMPARE(h.catalogue().room(leaves.number, kToday + 3)->pool, PoolId{2});
        const auto undone = h(h.undo(moved->step));
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text()));
        QCOMPARE(poolLimit(h, 0, 3), 4);
        QCOMPARE(poolLimit(h, 1, 3), 2);
    }

    void wrongItemsAreRefused()
    {
        DescriptionHouse h;
        QCOMPARE(h(h.edit({})).error().code, ErrorCode::Invalid);
        Room strange = h.room(1);
        strange.id = RoomId{99};
        QCOMPARE(h(h.edit({{}, {strange}, {}, {}})).error().code, ErrorCode::NotFound);
        Room moved = h.room(1);
        moved.pool = PoolId{2};
        QCOMPARE(h(h.edit({{}, {moved}, {}, {}})).error().field, QStringLiteral("room"));
        QCOMPARE(h(h.retireRoom(1, -1)).error().field, QStringLiteral("retired from"));
        Room early = newRoom(QStringLiteral("108"));
        early.inServiceFrom = kToday - 1;
        QCOMPARE(h(h.edit({{}, {early}, {}, {}})).error().field, QStringLiteral("in service from"));
        QCOMPARE(h(h.edit({{}, {h.room(1), h.room(1)}, {}, {}})).error().code, ErrorCode::Invalid);
        RoomType wide = h.type(kTwin);
        wide.maxGuests = 1;
        QCOMPARE(h(h.edit({{}, {}, {wide}, {}})).error().field, QStringLiteral("guests"));
        QVERIFY(h.batch.isEmpty());
        QCOMPARE(h(h.edit({{}, {h.room(1)}, {}, {}}))->repeated, true);
    }

    void nameThatAnotherItemHasIsRefused()
    {
        DescriptionHouse h;
        RoomType twin = h.type(kTwin), other = twin;
        other.id = RoomTypeId{-1};
        other.code = twin.code.toLower() + QStringLiteral("2");
        QCOMPARE(h(h.edit({{}, {}, {other}, {}})).error().field, QStringLiteral("room type"));
        other.name += QStringLiteral(" 2");
        other.code = twin.code.toLower();
        QCOMPARE(h(h.edit({{}, {}, {other}, {}})).error().field, QStringLiteral("room type code"));
        other.code += QLatin1Char('2');
        const auto added = h(h.edit({{}, {}, {other}, {}}));
        QVERIFY2(added, added ? "" : qPrintable(added.error().text()));
        // What is retired is in no list: its name is free, until it is brought back.
        RoomType retired = h.catalogue().roomTypes.back();
        for (const RoomType &type : h.catalogue().roomTypes)
            if (type.code == other.code) retired = type;
        retired.retiredFrom = kToday;
        QVERIFY(h(h.edit({{}, {}, {retired}, {}})));
        twin.name = other.name;
        QVERIFY(h(h.edit({{}, {}, {twin}, {}})));
        retired.retiredFrom.reset();
        QCOMPARE(h(h.edit({{}, {}, {retired}, {}})).error().field, QStringLiteral("room type"));
    }

    void staleEditIsRefused()
    {
        DescriptionHouse h;
        EditDescription first = h.retireRoom(1, 2);
        first.seen = h.revision();
        EditDescription second = h.retireRoom(2, 2);
        second.seen = first.seen;
        QVERIFY(h(first));
        QCOMPARE(h(second).error().code, ErrorCode::Stale);
        second.seen = h.revision();
        QVERIFY(h(second));
    }

    void newRoomTypeInANewPoolIsSold()
    {
        DescriptionHouse h;
        const Pool pool{PoolId{-1}, QStringLiteral("C"), QStringLiteral("Cabins"), 2};
        Room cabin = newRoom(QStringLiteral("C1"), -1);
        const RoomType type{RoomTypeId{},
                            PoolId{-1},
                            QStringLiteral("CAB"),
                            QStringLiteral("Cabin"),
                            1,
                            2,
                            2,
                            0,
                            {}};
        QVERIFY(h(h.edit({{pool}, {cabin}, {type}, {}})));
        QCOMPARE(h.catalogue().rooms.back().pool, PoolId{3});
        QCOMPARE(h.catalogue().roomTypes.back().pool, PoolId{3});
        const RoomTypeId id = h.catalogue().roomTypes.back().id;
        QCOMPARE(id, RoomTypeId{4});
        QCOMPARE(h.left(id, 0), 1);
        QVERIFY(h.book(id, 0, 2));
        QCOMPARE(h.left(id, 1), 0);
        QCOMPARE(h.left(kTwin, 1), 3);
    }

    void whatIsSoldStaysWithItsRoomTypeWhenTheOrderChanges()
    {
        DescriptionHouse h;
        QVERIFY(h.book(kTwin, 0, 2));
        QVERIFY(h.book(kSuite, 1, 1));
        RoomType twin = h.type(kTwin);
        twin.position = 5;
        Pool rooms = h.catalogue().pools[0], suites = h.catalogue().pools[1];
        std::swap(rooms.position, suites.position);
        QVERIFY(h(h.edit({{rooms, suites}, {}, {twin}, {}})));
        QCOMPARE(h.catalogue().roomTypes[0].id, kSuite);
        QCOMPARE(h.catalogue().roomTypes[2].id, kTwin);
        QCOMPARE(h.left(kTwin, 0), 2);
        QCOMPARE(h.left(kDouble, 0), 3);
        QCOMPARE(h.left(kSuite, 1), 1);
        QCOMPARE(h.left(kSuite, 2), 2);
        const int type = h.catalogue().typeIndex(kSuite);
        QCOMPARE(h.house.rates().price(type, kBar, kToday, 2), std::optional<qint64>(15000));
        QVERIFY(h.book(kTwin, 0, 1));
        QCOMPARE(h.left(kTwin, 0), 1);
    }

    void retiredRoomTypeIsNotSold()
    {
        DescriptionHouse h;
        const BookingId id = h.book(kTwin, 2, 2);
        const auto refused = h(h.retireType(kTwin, 3));
        QCOMPARE(refused.error().field, QStringLiteral("room type"));
        QVERIFY(refused.error().reason.contains(QStringLiteral("BK-%1").arg(id.value)));
        QVERIFY(h(h.retireType(kTwin, 4)));
        QCOMPARE(h.left(kTwin, 3), 2);
        QCOMPARE(h.left(kTwin, 4), 0);
        QCOMPARE(h.left(kDouble, 4), 4);
        const auto sold = h(h.hold(kTwin, 4, 1));
        QCOMPARE(sold.error().code, ErrorCode::SoldOut);
        QVERIFY(sold.error().reason.contains(QStringLiteral("retired")));
        // What a channel has sold already is taken, and flagged.
        RecordReservation late;
        late.caller = h.desk();
        late.roomType = kTwin;
        late.stay = Stay(kToday + 5, 1);
        late.key = {"late", 1};
        const auto taken = h(late);
        QVERIFY(taken && taken->oversold);
        RoomType back = h.type(kTwin);
        back.retiredFrom.reset();
        QVERIFY(h(h.edit({{}, {}, {back}, {}})));
        QCOMPARE(h.left(kTwin, 5), 2);
    }

    void standardGuestsWithRatesOfTheirOwnStay()
    {
        DescriptionHouse h;
        EditCells rate;
        rate.caller = h.desk();
        rate.field = CellField::Rate;
        rate.roomTypes = {kDouble};
        rate.ranges = {{kToday, 1}};
        rate.plan = kBar;
        rate.guests = 3;
        rate.value = 12'000;
        QVERIFY(h(EditBlock(rate)));
        RoomType wide = h.type(kDouble);
        wide.standardGuests = 3;
        QCOMPARE(whys(h.effects(h.edit({{}, {}, {wide}, {}}))), std::vector{Why::Rates});
        wide.standardGuests = 1;
        QVERIFY(h(h.edit({{}, {}, {wide}, {}})));
    }
};

QTEST_GUILESS_MAIN(TestDescription)
#include "test_description.moc"
