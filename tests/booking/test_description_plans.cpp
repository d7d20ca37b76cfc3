// SPDX-License-Identifier: GPL-3.0-or-later
// Rate plans are added, changed and retired while a hotel runs; and an edit of the description is
// undone as one step, where nothing stands in the way.
#include "booking/description_house.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using inventory::Room;
using inventory::RoomType;
using pricing::RatePlan;

namespace {

RatePlan derived(const QString &code, RatePlanId parent, int percent = -1000)
{
    RatePlan plan;
    plan.code = plan.name = code;
    plan.parent = parent;
    plan.percentBasisPoints = percent;
    plan.position = 9;
    return plan;
}

EditDescription plans(const DescriptionHouse &h, std::vector<RatePlan> plans)
{
    return h.edit({{}, {}, {}, std::move(plans)});
}

RatePlan planOf(const DescriptionHouse &h, RatePlanId id)
{
    return *h.house.rates().plan(id);
}

std::optional<qint64> price(const DescriptionHouse &h, RatePlanId plan)
{
    return h.house.rates().price(0, plan, kToday, 2);
}

}  // namespace

class TestDescriptionPlans : public QObject {
    Q_OBJECT

private slots:
    void addedPlansDeriveFromOthersOfTheSameEdit()
    {
        DescriptionHouse h;
        RatePlan half = derived(QStringLiteral("HALF"), RatePlanId{-5}, -5000);
        RatePlan member = derived(QStringLiteral("MEM"), kBar);
        member.id = RatePlanId{-5};
        const auto answer = h(plans(h, {half, member}));
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text()));
        QCOMPARE(answer->cells, qint64(2));
        QCOMPARE(planOf(h, RatePlanId{2}).parent, RatePlanId{3});
        QCOMPARE(price(h, kBar), std::optional<qint64>(5000));
        QCOMPARE(price(h, RatePlanId{3}), std::optional<qint64>(4500));
        QCOMPARE(price(h, RatePlanId{2}), std::optional<qint64>(2250));
        QCOMPARE(h.batch.records.back().kind, RecordKind::RatePlanDescribed);
        QCOMPARE(h.batch.records.back().plan, RatePlanId{3});
    }

    void planThatDerivesFromItselfIsRefused()
    {
        DescriptionHouse h;
        QVERIFY(h(plans(h, {derived(QStringLiteral("MEM"), kBar)})));
        const QByteArray before = h.revision();
        RatePlan bar = planOf(h, kBar);
        bar.parent = kBar;
        QCOMPARE(h(plans(h, {bar})).error().field, QStringLiteral("base rate plan"));
        bar.parent = RatePlanId{2};
        QCOMPARE(h(plans(h, {bar})).error().field, QStringLiteral("base rate plan"));
        bar.parent = RatePlanId{77};
        QCOMPARE(h(plans(h, {bar})).error().code, ErrorCode::NotFound);
        RatePlan twice = derived(QStringLiteral("MEM"), kBar);
        QCOMPARE(h(plans(h, {twice})).error().field, QStringLiteral("rate plan code"));
        QCOMPARE(h.revision(), before);
    }

    void retiredPlanIsNotSoldButItsBookingsStay()
    {
        DescriptionHouse h;
        QVERIFY(h(plans(h, {derived(QStringLiteral("MEM"), kBar)})));
        HoldAndConfirm early{h.hold(kTwin, 1, 2), {}};
        early.what.plan = kBar;
        const auto booked = h(early);
        QVERIFY(booked);
        RatePlan bar = planOf(h, kBar);
        bar.retiredFrom = kToday + 3;
        const auto effects = h.effects(plans(h, {bar}));
        QCOMPARE(effects.derived, std::vector{RatePlanId{2}});
        QVERIFY(effects.obstacles.empty());
        QVERIFY(h(plans(h, {bar})));
        TakeHold hold = h.hold(kTwin, 2, 3);
        hold.plan = kBar;
        QVERIFY(h(hold));
        hold.stay = Stay(kToday + 3, 1);
        const auto refused = h(hold);
        QCOMPARE(refused.error().code, ErrorCode::WrongState);
        QCOMPARE(refused.error().field, QStringLiteral("rate plan"));
        QCOMPARE(h(HoldAndConfirm{hold, {}}).error().code, ErrorCode::WrongState);
        TakeCheapest cheapest;
        cheapest.hold = hold;
        QCOMPARE(h(cheapest).error().code, ErrorCode::WrongState);
        // Derived plans go on, and so does the booking.
        hold.plan = RatePlanId{2};
        QCOMPARE(h(hold)->total, qint64(4500));
        ChangeBooking change;
        change.caller = h.desk();
        change.booking = booked->booking;
        change.stay = Stay(kToday + 4, 2);
        QVERIFY(h(change));
        ChangeBooking other;
        other.caller = h.desk();
        other.booking = h.book(kTwin, 6, 1);
        other.plan = kBar;
        QCOMPARE(h(other).error().code, ErrorCode::WrongState);
    }

    void gridShowsAPlanThatIsNotRetired()
    {
        DescriptionHouse h;
        RatePlan other;
        other.code = other.name = QStringLiteral("NEW");
        other.position = 5;
        QVERIFY(h(plans(h, {other})));
        QCOMPARE(h.house.rates().basePlan(), kBar);
        RatePlan bar = planOf(h, kBar);
        bar.retiredFrom = kToday;
        QVERIFY(h(plans(h, {bar})));
        QCOMPARE(h.house.rates().basePlan(), RatePlanId{2});
    }

    void undoRestoresAndRedoRepeats()
    {
        DescriptionHouse h;
        const QByteArray before = h.revision();
        Room renamed = h.room(1);
        renamed.number = QStringLiteral("901");
        Room retired = h.room(2);
        retired.retiredFrom = kToday + 2;
        RatePlan bar = planOf(h, kBar);
        bar.name = QStringLiteral("Flexible");
        const auto edited = h(h.edit({{}, {renamed, retired}, {}, {bar}}));
        QVERIFY(edited);
        const QByteArray after = h.revision();
        const auto undone = h(h.undo(edited->step));
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text()));
        QCOMPARE(h.revision(), before);
        QCOMPARE(poolRooms(h, 0, 2), 4);
        QCOMPARE(h(h.undo(edited->step)).error().code, ErrorCode::WrongState);
        QVERIFY(h(h.undo(undone->step)));
        QCOMPARE(h.revision(), after);
        QCOMPARE(poolRooms(h, 0, 2), 3);
    }

    void undoneAdditionIsRetired()
    {
        DescriptionHouse h;
        const auto added =
            h(h.edit({{}, {{RoomId{}, PoolId{2}, QStringLiteral("107"), kToday + 5, {}}}, {}, {}}));
        QVERIFY(added);
        QCOMPARE(poolRooms(h, 1, 5), 3);
        const auto undone = h(h.undo(added->step));
        QVERIFY(undone);
        QCOMPARE(poolRooms(h, 1, 5), 2);
        QCOMPARE(h.room(7).retiredFrom, std::optional(kToday + 5));
        QVERIFY(h(h.undo(undone->step)));
        QCOMPARE(h.room(7).retiredFrom, std::optional<Night>());
        QCOMPARE(poolRooms(h, 1, 5), 3);
    }

    void undoSaysWhatStandsInItsWay()
    {
        DescriptionHouse h;
        const auto added =
            h(h.edit({{}, {{RoomId{}, PoolId{2}, QStringLiteral("107"), {}, {}}}, {}, {}}));
        const BookingId id = h.book(kSuite, 1, 1);
        QVERIFY(h(AssignRooms{h.desk(), {{id, {}, RoomId{7}, {}}}, {}}));
        const size_t records = h.batch.records.size();
        const auto refused = h(h.undo(added->step));
        QVERIFY(refused.error().reason.contains(QStringLiteral("BK-%1").arg(id.value)));
        QCOMPARE(h.batch.records.size(), records);
        QVERIFY(!h(h.undo(added->step, true)));
        QCOMPARE(h.room(7).retiredFrom, std::optional<Night>());
        QVERIFY(h(AssignRooms{h.desk(), {{id, RoomId{7}, {}, {}}}, {}}));
        QVERIFY(h(h.undo(added->step)));
    }

    void undoLeavesOutWhatWasChangedSince()
    {
        DescriptionHouse h;
        Room one = h.room(1), two = h.room(2);
        one.number = QStringLiteral("901");
        two.number = QStringLiteral("902");
        const auto edited = h(h.edit({{}, {one, two}, {}, {}}));
        two.number = QStringLiteral("903");
        QVERIFY(h(h.edit({{}, {two}, {}, {}})));
        const auto refused = h(h.undo(edited->step));
        QCOMPARE(refused.error().code, ErrorCode::Stale);
        QVERIFY(refused.error().reason.contains(QStringLiteral("902")));
        QVERIFY(h(h.undo(edited->step, true)));
        QCOMPARE(h.room(1).number, QStringLiteral("101"));
        QCOMPARE(h.room(2).number, QStringLiteral("903"));
    }

    void undoOfAnAddedPoolSaysThatPoolsStay()
    {
        DescriptionHouse h;
        const auto added =
            h(h.edit({{{PoolId{}, QStringLiteral("C"), QStringLiteral("Cabins"), 7}}, {}, {}, {}}));
        QVERIFY(added);
        const auto refused = h(h.undo(added->step));
        QVERIFY(refused.error().reason.contains(QStringLiteral("Cabins")));
    }

    void undoOfAnOldRetirementDoesNotTouchThePast()
    {
        DescriptionHouse h;
        Room retired = h.room(1);
        retired.retiredFrom = kToday;
        const auto edited = h(h.edit({{}, {retired}, {}, {}}));
        QVERIFY(edited);
        const auto undone = h(h.undo(edited->step));
        QVERIFY(undone);
        QVERIFY(h(MoveBusinessDate{{kHotel, kEngineActor, {}, {}}, kToday + 3}));
        QVERIFY(h(h.undo(undone->step)));  // a redo, three days later
        QCOMPARE(h.room(1).retiredFrom, std::optional(kToday + 3));
        QCOMPARE(poolRooms(h, 0, 2), 4);
        QCOMPARE(poolRooms(h, 0, 3), 3);
    }

    /// Only what is on sale has its name to itself.
    void undoOfARetirementNeedsTheNameFree()
    {
        DescriptionHouse h;
        QVERIFY(h(h.retireType(kTwin, 0)));
        inventory::RoomType other = h.type(kTwin);
        other.id = {};
        other.code = QStringLiteral("TW2");
        other.retiredFrom.reset();
        const auto added = h(h.edit({{}, {}, {other}, {}}));
        QVERIFY2(added, added ? "" : qPrintable(added.error().text()));
        const RoomTypeId second{added->item};
        const auto retired = h(h.retireType(second, 0));
        QVERIFY(retired);
        // The other one of that name is retired too.
        const auto undone = h(h.undo(retired->step));
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text()));
        QVERIFY(!h.type(second).retiredFrom);
    }

    void undoOfARetirementIsRefusedWhileTheNameIsOnSale()
    {
        DescriptionHouse h;
        const auto retired = h(h.retireType(kTwin, 0));
        QVERIFY(retired);
        inventory::RoomType other = h.type(kTwin);
        other.id = {};
        other.code = QStringLiteral("TW2");
        other.retiredFrom.reset();
        const auto added = h(h.edit({{}, {}, {other}, {}}));
        QVERIFY(added);
        const auto refused = h(h.undo(retired->step));
        QCOMPARE(refused.error().field, QStringLiteral("room type"));
        QVERIFY(refused.error().reason.contains(other.name));
        QVERIFY(h(h.retireType(RoomTypeId{added->item}, 0)));
        const auto undone = h(h.undo(retired->step));
        QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text()));
    }

    /// It would name a number that no channel has.
    void undoDoesNotBringBackARemovedSource()
    {
        HouseInput in = smallHotel();
        in.catalogue.channels.push_back(
            {ChannelId{2}, inventory::ChannelKind::Desk, QStringLiteral("Telephone"), 300, 900});
        in.plans.front().conditions.channels = {ChannelId{1}, ChannelId{2}};
        DescriptionHouse h(in);
        RatePlan bar = planOf(h, kBar);
        bar.conditions.channels = {ChannelId{1}};
        const auto edited = h(plans(h, {bar}));
        QVERIFY(edited);
        h.house.state().catalogue.channels.pop_back();
        const auto refused = h(h.undo(edited->step));
        QCOMPARE(refused.error().field, QStringLiteral("rate plan"));
        QVERIFY(refused.error().reason.contains(bar.name));
    }

private:
    static int poolRooms(const DescriptionHouse &h, int pool, int in)
    {
        return h.house.ledger().physical(pool, kToday + in);
    }
};

QTEST_GUILESS_MAIN(TestDescriptionPlans)
#include "test_description_plans.moc"
