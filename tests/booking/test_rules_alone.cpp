// SPDX-License-Identifier: GPL-3.0-or-later
// Rule classes alone: a state, a decision and one class, without commands being dispatched.
#include "booking/rules/access_rules.h"
#include "booking/rules/cell_planner.h"
#include "booking/rules/charge_rules.h"
#include "booking/rules/hold_rules.h"
#include "booking/rules/night_changes.h"
#include "booking/rules/room_choice.h"
#include "booking/rules/selling_rules.h"
#include "booking/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

/// The state of the small hotel, and a decision about it.
struct Alone {
    explicit Alone(HouseInput input = smallHotel()) : state(std::move(input))
    {
        d.now = kStart;
        d.batch = &batch;
        d.changes = &changes;
    }

    PropertyState state;
    Batch batch;
    Changes changes;
    Decision d;
};

const Caller kDesk{kHotel, kDeskActor, ChannelId{1}, {}};

StayRequest request(RoomTypeId type, const Alone &a, int nights = 2, int rooms = 1)
{
    return {a.state.typeIndex(type), Stay(kToday, nights), rooms, rooms, 0, false};
}

TakeHold holdOf(RoomTypeId type, int rooms = 1)
{
    TakeHold c;
    c.caller = kDesk;
    c.roomType = type;
    c.stay = Stay(kToday, 2);
    c.rooms = c.adults = rooms;
    c.ttlSeconds = 60;
    return c;
}

EditBlock block(CellField field, std::vector<qint64> values, int nights)
{
    EditBlock b;
    b.caller = kDesk;
    b.cells.push_back({{field, kTwin, {}, {}, 0}, {kToday, nights}, std::move(values)});
    return b;
}

}  // namespace

class TestRulesAlone : public QObject {
    Q_OBJECT

private slots:
    void aRequestIsGrantedExactlyIfNoCheckRefusesIt();
    void aRefusalRestsOnTheNightsThatCausedIt();
    void aPriceIsThatOfTheNights();
    void aHoldIsResolvedOnce();
    void expiredHoldsMakeRoomForARequest();
    void aPlanHasEachCellOnce();
    void aPlanWithoutBookableStaysIsRefused();
    void withoutUsersEverythingIsAllowed();
    void aRoleIsAllowedNoMoreThanItsOwn();
    void theFirstFreeRoomsAreChosen();
    void aNightIsFlaggedWhileItIsOversold();
    void aChargeFollowsItsHold();
};

void TestRulesAlone::aRequestIsGrantedExactlyIfNoCheckRefusesIt()
{
    Alone a;
    SellingRules selling(a.state);
    int granted = 0, refused = 0;
    a.state.ledger.editType(a.state.typeIndex(kTwin), kToday, 1).minStay = 2;
    for (const RoomTypeId type : {kTwin, kDouble, kSuite, RoomTypeId{9}}) {
        for (int nights = 0; nights <= 3; ++nights) {
            for (int rooms = 0; rooms <= 5; ++rooms) {
                const StayRequest r = request(type, a, nights, rooms);
                const bool ok = selling.check(r) && selling.checkRestrictions(r, a.d)
                                && selling.checkRooms(r, a.d);
                QCOMPARE(selling.grants(r), ok);
                ++(ok ? granted : refused);
            }
        }
    }
    QVERIFY(granted > 0 && refused > 0);
    QVERIFY(a.batch.records.empty());
}

void TestRulesAlone::aRefusalRestsOnTheNightsThatCausedIt()
{
    Alone a;
    a.d.lastSeq = 40;
    SellingRules selling(a.state);
    const StayRequest all = request(kSuite, a, 2, 2);
    a.state.ledger.addSold(all.type, Stay(kToday + 1, 1), 1, 17);
    const auto refused = selling.checkRooms(all, a.d);
    QCOMPARE(refused.error().code, ErrorCode::SoldOut);
    QCOMPARE(refused.error().left, 1);
    QCOMPARE(a.d.restsOn, 17);
}

void TestRulesAlone::aPriceIsThatOfTheNights()
{
    Alone a;
    const SellingRules selling(a.state);
    StayRequest r = request(kTwin, a, 7);
    const auto quoted = selling.priceOf(r, kBar, -1);
    QVERIFY(quoted);
    QCOMPARE(quoted->total, 7 * 5000 + 2 * 1000);  // a week has two nights of a weekend
    QVERIFY(SellingRules::differ(quoted->nights));
    const auto agreed = selling.priceOf(r, kBar, 70'000);
    QVERIFY(agreed);
    QCOMPARE(agreed->total, 70'000);
    QCOMPARE(selling.priceOf(r, kBar, -2).error().field, QStringLiteral("price"));
}

void TestRulesAlone::aHoldIsResolvedOnce()
{
    Alone a;
    HoldRules holds(a.state);
    const auto taken = holds.on(holdOf(kTwin), a.d);
    QVERIFY(taken);
    const int type = a.state.typeIndex(kTwin);
    QCOMPARE(a.state.ledger.type(type, kToday).held, 1);
    const ReleaseHold release{kDesk, taken->hold};
    QVERIFY(holds.on(release, a.d));
    QCOMPARE(a.state.ledger.type(type, kToday).held, 0);
    QCOMPARE(a.batch.records.back().kind, RecordKind::HoldReleased);
    const size_t records = a.batch.records.size();
    QCOMPARE(holds.on(release, a.d).error().code, ErrorCode::NotFound);
    a.d.now = a.d.now + 3600 * kSecond;
    holds.expire(a.d);
    QCOMPARE(a.batch.records.size(), records);
}

void TestRulesAlone::expiredHoldsMakeRoomForARequest()
{
    Alone a;
    HoldRules holds(a.state);
    QVERIFY(holds.on(holdOf(kSuite, 2), a.d));
    const StayRequest all = request(kSuite, a, 2, 2);
    QVERIFY(!SellingRules(a.state).checkRooms(all, a.d));
    a.d.now = a.d.now + 60 * kSecond;
    QVERIFY(SellingRules(a.state).checkRooms(all, a.d));
    QCOMPARE(a.batch.records.back().kind, RecordKind::HoldExpired);
}

void TestRulesAlone::aPlanHasEachCellOnce()
{
    const Alone a;
    EditBlock twice = block(CellField::ForSale, {3}, 4);
    twice.cells.push_back({twice.cells.front().row, {kToday + 1, 2}, {1, 2}});
    const auto plan = CellPlanner(a.state).planOf(twice);
    QVERIFY(plan);
    QCOMPARE(plan->rows.size(), 1U);
    std::vector<qint64> values;
    for (const PlannedCell &cell : plan->cells) values.push_back(cell.value);
    QCOMPARE(values, std::vector<qint64>({3, 1, 2, 3}));
    QVERIFY(!CellPlanner(a.state).planOf(block(CellField::ForSale, {1, 2}, 3)));
    QVERIFY(!CellPlanner(a.state).planOf(block(CellField::StopSell, {2}, 1)));
}

void TestRulesAlone::aPlanWithoutBookableStaysIsRefused()
{
    Alone a;
    a.state.ledger.editType(a.state.typeIndex(kTwin), kToday + 1, 1).maxStay = 2;
    const CellPlanner planner(a.state);
    const auto plan = planner.planOf(block(CellField::MinStay, {3}, 3));
    QVERIFY(plan);
    const auto wrong = planner.wrongLengths(*plan);
    QCOMPARE(wrong.size(), 1U);
    QCOMPARE(wrong.front().night, kToday + 1);
    QCOMPARE(planner.checkLengths(*plan).error().field, QStringLiteral("min LOS"));
}

void TestRulesAlone::withoutUsersEverythingIsAllowed()
{
    const Alone a;
    const AccessRules access(a.state);
    QVERIFY(!access.wantsSignIn());
    QVERIFY(access.allow(kDeskActor, Act::ManageUsers));
    QCOMPARE(access.allow(kFirstToken, Act::Book).error().code, ErrorCode::Forbidden);
}

void TestRulesAlone::aRoleIsAllowedNoMoreThanItsOwn()
{
    Alone a;
    UserRow clerk;
    clerk.property = kHotel;
    clerk.user.id = kFirstUser;
    clerk.user.name = QStringLiteral("Cleo");
    clerk.user.role = Role::Clerk;
    a.state.users = {clerk};
    const AccessRules access(a.state);
    QVERIFY(access.wantsSignIn());
    QVERIFY(access.allow(kFirstUser, Act::Book));
    QVERIFY(!access.allow(kFirstUser, Act::ManageUsers));
    QVERIFY(!access.allow(kDeskActor, Act::Book));
    QVERIFY(access.allow(kEngineActor, Act::ManageUsers));
    a.state.users.front().user.active = false;
    QVERIFY(access.allow(kDeskActor, Act::Book));
}

void TestRulesAlone::theFirstFreeRoomsAreChosen()
{
    Alone a;
    const Stay nights(kToday + 3, 2);
    const int pool = a.state.ledger.poolOf(a.state.typeIndex(kTwin));
    a.state.rooms.set(a.state.rooms.placeOf(RoomId{1}), Stay(kToday + 4, 1), 77);
    const RoomChoice choice(a.state);
    const auto two = choice.freeRooms(pool, nights, 2, RoomChoice::Vacancy::Later, a.d);
    QVERIFY(two);
    QCOMPARE(choice.roomNumber(two->front()), QStringLiteral("102"));
    QCOMPARE(choice.roomNumber(two->back()), QStringLiteral("103"));
    const auto four = choice.freeRooms(pool, nights, 4, RoomChoice::Vacancy::Later, a.d);
    QCOMPARE(four.error().left, 3);
    QCOMPARE(choice.namedRooms({RoomId{5}}, pool, nights, 1, 0, a.d).error().code,
             ErrorCode::Invalid);
    QVERIFY(choice.namedRooms({RoomId{1}}, pool, nights, 1, 77, a.d));
}

void TestRulesAlone::aNightIsFlaggedWhileItIsOversold()
{
    Alone a;
    NightChanges nights(a.state);
    const int type = a.state.typeIndex(kSuite);
    const Stay stay(kToday, 1);
    a.state.ledger.addSold(type, stay, 3, 1);
    nights.flagOversold(type, stay, a.d);
    QCOMPARE(a.state.flagged.size(), 2);  // the room type and its pool
    const size_t rows = a.batch.oversold.size();
    nights.flagOversold(type, stay, a.d);
    QCOMPARE(a.batch.oversold.size(), rows);
    a.state.ledger.addSold(type, stay, -1, 2);
    nights.flagOversold(type, stay, a.d);
    QVERIFY(a.state.flagged.isEmpty());
    QCOMPARE(a.batch.oversold.back().rooms, 0);
}

void TestRulesAlone::aChargeFollowsItsHold()
{
    Alone a;
    ChargeRules charges(a.state);
    Charge charge;
    charge.amount = Money{12'345, *Currency::make(QStringLiteral("USD"))};
    charges.keep(-5, charge, a.d);
    QVERIFY(a.batch.requests.charges.empty());  // volatile: in memory only
    charges.move(-5, 8, a.d);
    QVERIFY(!charges.find(-5));
    QVERIFY(charges.chargedFor(8) == charge.amount);
    QCOMPARE(a.batch.requests.charges.size(), 1U);
    charges.keep(8, std::nullopt, a.d);
    QVERIFY(!charges.chargedFor(8));
    QVERIFY(!a.batch.requests.charges.back().charge);
}

QTEST_GUILESS_MAIN(TestRulesAlone)
#include "test_rules_alone.moc"
