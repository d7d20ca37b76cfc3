// SPDX-License-Identifier: GPL-3.0-or-later
// Restrictions of rate plans and channels in commands: who is refused, what the refusal names, and
// how an edit of them is recorded.
#include "booking/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

constexpr RatePlanId kFlexible{2};
constexpr ChannelId kDesk{1}, kOta{3};
const Stay kStay(kToday + 4, 3);

HouseInput hotel()
{
    HouseInput in = smallHotel();
    in.catalogue.channels.push_back(
        {kOta, inventory::ChannelKind::Ota, QStringLiteral("Example OTA"), 300, 900});
    pricing::RatePlan flexible;
    flexible.id = kFlexible;
    flexible.code = QStringLiteral("FLEX");
    flexible.name = QStringLiteral("Flexible");
    flexible.parent = kBar;
    flexible.percentBasisPoints = 1000;
    in.plans.push_back(flexible);
    return in;
}

EditBlock edit(const TestHouse &h, CellField field, RatePlanId plan, ChannelId channel,
               qint64 value, Stay nights = Stay(kStay.checkIn(), 1))
{
    EditCells c;
    c.caller = h.desk();
    c.field = field;
    c.roomTypes = {kTwin};
    c.ranges = {{nights.checkIn(), nights.nights()}};
    c.value = value;
    c.plan = plan;
    c.channel = channel;
    return c;
}

TakeHold request(const TestHouse &h, RatePlanId plan, ChannelId channel)
{
    TakeHold hold = h.hold(kTwin, kStay.checkIn() - kToday, kStay.nights());
    hold.plan = plan;
    hold.caller.channel = channel;
    return hold;
}

Guest guest()
{
    Guest one;
    one.name = QStringLiteral("Ana Reis");
    return one;
}

/// The step of the batch as the file would have it.
std::shared_ptr<StepContent> contentOf(const TestHouse &h)
{
    auto content = std::make_shared<StepContent>();
    content->step = h.batch.steps.front().step;
    for (const CellBeforeRow &before : h.batch.cellsBefore) {
        for (const Record &r : h.batch.records) {
            if (r.seq != before.seq) continue;
            content->cells.push_back(
                {rowOf(r), before.night, before.nights, before.before, valueOf(r)});
        }
    }
    return content;
}

}  // namespace

class TestScopedRestrictions : public QObject {
    Q_OBJECT

private slots:
    void onlySalesOfTheScopeAreRefused_data();
    void onlySalesOfTheScopeAreRefused();
    void aCallerWithoutAChannelSellsForTheDesk();
    void everyCommandThatSellsAsks();
    void aRefusalNamesTheScope_data();
    void aRefusalNamesTheScope();
    void anOverrideIgnoresThem();
    void aChangeIsAskedForItsPlan();
    void anEditIsRecordedWithItsScope();
    void theFieldsOfANightAreOneRow();
    void lengthsOfStayFitWithinAScope();
    void whatDoesNotExistIsRefused();
    void anUndoRestoresTheScopeOnly();
};

void TestScopedRestrictions::onlySalesOfTheScopeAreRefused_data()
{
    QTest::addColumn<int>("plan");
    QTest::addColumn<int>("channel");
    QTest::newRow("rate plan") << 2 << 0;
    QTest::newRow("channel") << 0 << 3;
    QTest::newRow("rate plan on a channel") << 2 << 3;
}

void TestScopedRestrictions::onlySalesOfTheScopeAreRefused()
{
    QFETCH(int, plan);
    QFETCH(int, channel);
    TestHouse h(hotel());
    QVERIFY(h(edit(h, CellField::StopSell, {plan}, {channel}, 1)));
    for (const RatePlanId soldOn : {RatePlanId{}, kBar, kFlexible}) {
        for (const ChannelId seller : {kDesk, kOta}) {
            const bool concerned =
                (plan == 0 || plan == soldOn.value) && (channel == 0 || channel == seller.value);
            const auto answer = h(request(h, soldOn, seller));
            QCOMPARE(answer.has_value(), !concerned);
            if (answer)
                QVERIFY(h(ReleaseHold{request(h, soldOn, seller).caller, answer->hold}));
            else
                QCOMPARE(answer.error().code, ErrorCode::Restricted);
        }
    }
    TakeHold other = request(h, kFlexible, kOta);
    other.roomType = kDouble;
    QVERIFY(h(other));
}

void TestScopedRestrictions::aCallerWithoutAChannelSellsForTheDesk()
{
    TestHouse h(hotel());
    QVERIFY(h(edit(h, CellField::ClosedToArrival, {}, kDesk, 1)));
    QVERIFY(!h(request(h, kBar, {})));
    QVERIFY(!h(request(h, kBar, kDesk)));
    QVERIFY(h(request(h, kBar, kOta)));
}

void TestScopedRestrictions::everyCommandThatSellsAsks()
{
    const auto refused = [](auto commandOf) {
        TestHouse h(hotel());
        if (!h(edit(h, CellField::MinStay, kFlexible, kOta, 4))) return false;
        const auto answer = h(commandOf(request(h, kFlexible, kOta)));
        return !answer && answer.error().code == ErrorCode::Restricted;
    };
    QVERIFY(refused([](const TakeHold &hold) { return Command(hold); }));
    QVERIFY(refused([](const TakeHold &hold) { return Command(HoldAndConfirm{hold, guest()}); }));
    QVERIFY(refused([](const TakeHold &hold) { return Command(TakeCheapest{hold, {kTwin}}); }));
    QVERIFY(refused([](const TakeHold &hold) {
        RequestBooking asked;
        asked.caller = hold.caller;
        asked.what = hold;
        asked.guest = guest();
        return Command(asked);
    }));
    // The cheapest of all is one that is open.
    TestHouse h(hotel());
    QVERIFY(h(edit(h, CellField::MinStay, kFlexible, kOta, 4)));
    const auto cheapest = h(TakeCheapest{request(h, kFlexible, kOta), {}});
    QVERIFY(cheapest);
    QCOMPARE(h.house.holds().find(cheapest->hold)->roomType, kDouble);
}

void TestScopedRestrictions::aRefusalNamesTheScope_data()
{
    QTest::addColumn<int>("plan");
    QTest::addColumn<int>("channel");
    QTest::addColumn<QString>("end");
    QTest::newRow("room type") << 0 << 0 << "is closed to arrival";
    QTest::newRow("rate plan") << 2 << 0 << "is closed to arrival for rate plan \"Flexible\"";
    QTest::newRow("channel") << 0 << 3 << "is closed to arrival on Example OTA";
    QTest::newRow("both") << 2 << 3
                          << "is closed to arrival for rate plan \"Flexible\" on Example OTA";
}

void TestScopedRestrictions::aRefusalNamesTheScope()
{
    QFETCH(int, plan);
    QFETCH(int, channel);
    QFETCH(QString, end);
    TestHouse h(hotel());
    QVERIFY(h(edit(h, CellField::ClosedToArrival, {plan}, {channel}, 1)));
    const qint64 edited = h.lastSeq;
    const auto answer = h(request(h, kFlexible, kOta));
    QVERIFY(!answer);
    QCOMPARE(answer.error().field, QStringLiteral("night"));
    QVERIFY2(answer.error().reason.endsWith(end), qPrintable(answer.error().reason));
    QCOMPARE(h.restsOn, edited);
}

void TestScopedRestrictions::anOverrideIgnoresThem()
{
    TestHouse h(hotel());
    QVERIFY(h(edit(h, CellField::StopSell, kFlexible, {}, 1)));
    TakeHold hold = request(h, kFlexible, kDesk);
    hold.ignoreRestrictions = true;
    QVERIFY(h(hold));
}

void TestScopedRestrictions::aChangeIsAskedForItsPlan()
{
    TestHouse h(hotel());
    const auto booked = h(HoldAndConfirm{request(h, kBar, kDesk), guest()});
    QVERIFY(booked);
    ChangeBooking c;
    c.caller = h.desk();
    c.booking = booked->booking;
    // A restriction of the room type that was set since does not concern what is sold.
    QVERIFY(h(edit(h, CellField::StopSell, {}, {}, 1)));
    QVERIFY(h(edit(h, CellField::MinStay, kFlexible, {}, 5)));
    c.plan = kFlexible;
    const auto other = h(c);
    QVERIFY(!other);
    QCOMPARE(other.error().code, ErrorCode::Restricted);
    QVERIFY(other.error().reason.contains(QStringLiteral("Flexible")));
    c.ignoreRestrictions = true;
    QVERIFY(h(c));
    // Other dates are asked for the plan that stays.
    QVERIFY(h(edit(h, CellField::StopSell, {}, {}, 0)));
    ChangeBooking shorter;
    shorter.caller = h.desk();
    shorter.booking = booked->booking;
    shorter.stay = Stay(kStay.checkIn(), 2);
    QVERIFY(!h(shorter));
    shorter.plan = kBar;
    QVERIFY(h(shorter));
}

void TestScopedRestrictions::anEditIsRecordedWithItsScope()
{
    TestHouse h(hotel());
    const auto answer = h(edit(h, CellField::StopSell, kFlexible, kOta, 1, kStay));
    QVERIFY(answer);
    QCOMPARE(answer->cells, 3);
    QCOMPARE(h.batch.records.size(), size_t(1));
    const Record &record = h.batch.records.front();
    QCOMPARE(record.plan, kFlexible);
    QCOMPARE(record.subject, kOta.value);
    QCOMPARE(record.channel, kDesk);
    const CellRow row = rowOf(record);
    QCOMPARE(row.plan, kFlexible);
    QCOMPARE(row.channel, kOta);
    QVERIFY(h.batch.typeSettings.empty());
    QCOMPARE(h.batch.scopedSettings.size(), size_t(3));
    QCOMPARE(h.changes.scopes.size(), size_t(1));
    QCOMPARE(h.changes.scopes.front().nights, kStay);
    QCOMPARE(h.house.ledger().type(0, kStay.checkIn()).version, record.seq);
    QCOMPARE(h.house.ledger().type(0, kStay.checkIn()).flags, 0);
    // The same again changes nothing, and one that saw less is stale.
    h.batch.clear();
    QVERIFY(h(edit(h, CellField::StopSell, kFlexible, kOta, 1, kStay))->repeated);
    EditBlock stale = edit(h, CellField::StopSell, {}, kOta, 1, kStay);
    stale.seen = SeenVersion{0, record.seq - 1};
    QCOMPARE(h(stale).error().code, ErrorCode::Stale);
    stale.seen = SeenVersion{0, record.seq};
    QVERIFY(h(stale));
}

void TestScopedRestrictions::theFieldsOfANightAreOneRow()
{
    TestHouse h(hotel());
    EditBlock block = edit(h, CellField::StopSell, kFlexible, {}, 1);
    const EditBlock most = edit(h, CellField::MaxStay, kFlexible, {}, 4);
    const EditBlock ofChannel = edit(h, CellField::MaxStay, {}, kOta, 5);
    const EditBlock ofType = edit(h, CellField::MaxStay, {}, {}, 6);
    for (const EditBlock *more : {&most, &ofChannel, &ofType})
        block.cells.insert(block.cells.end(), more->cells.begin(), more->cells.end());
    QVERIFY(h(block));
    QCOMPARE(h.batch.typeSettings.size(), size_t(1));
    QCOMPARE(h.batch.scopedSettings.size(), size_t(2));
    for (const ScopedSettingRow &row : h.batch.scopedSettings) {
        const bool plan = row.scope.plan == kFlexible;
        QCOMPARE(row.restrictions.flags, plan ? int(inventory::StopSell) : 0);
        QCOMPARE(row.restrictions.maxStay, plan ? 4 : 5);
    }
    h.batch.clear();
    QVERIFY(h(edit(h, CellField::MaxStay, {}, kOta, 0)));
    QVERIFY(h.batch.scopedSettings.front().restrictions == inventory::Restrictions());
    QCOMPARE(h.house.ledger().scoped().of(0).size(), size_t(1));
}

void TestScopedRestrictions::lengthsOfStayFitWithinAScope()
{
    TestHouse h(hotel());
    QVERIFY(h(edit(h, CellField::MaxStay, kFlexible, {}, 3)));
    const auto wrong = h(edit(h, CellField::MinStay, kFlexible, {}, 4));
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().code, ErrorCode::Invalid);
    QVERIFY(wrong.error().reason.contains(QStringLiteral("Flexible")));
    // Of several scopes the strictest applies: together they may leave nothing to book.
    QVERIFY(h(edit(h, CellField::MinStay, {}, {}, 4)));
    QVERIFY(!h(request(h, kFlexible, kDesk)));
}

void TestScopedRestrictions::whatDoesNotExistIsRefused()
{
    TestHouse h(hotel());
    const auto plan = h(edit(h, CellField::StopSell, RatePlanId{9}, {}, 1));
    QCOMPARE(plan.error().code, ErrorCode::NotFound);
    QCOMPARE(plan.error().field, QStringLiteral("rate plan"));
    const auto channel = h(edit(h, CellField::StopSell, {}, ChannelId{9}, 1));
    QCOMPARE(channel.error().code, ErrorCode::NotFound);
    QCOMPARE(channel.error().field, QStringLiteral("channel"));
    QVERIFY(h.batch.records.empty());
    // What a file has of plans and channels that are gone has no effect.
    HouseInput in = hotel();
    const inventory::Restrictions closed{inventory::StopSell, 0, 0};
    in.scopedSettings = {{kHotel, kTwin, {{9}, {}}, kStay.checkIn(), closed, 1},
                         {kHotel, kTwin, {{}, {9}}, kStay.checkIn(), closed, 1},
                         {kHotel, RoomTypeId{9}, {{}, kOta}, kStay.checkIn(), closed, 1}};
    TestHouse loaded(in);
    QVERIFY(loaded(request(loaded, kFlexible, kOta)));
}

void TestScopedRestrictions::anUndoRestoresTheScopeOnly()
{
    TestHouse h(hotel());
    QVERIFY(h(edit(h, CellField::MinStay, kFlexible, {}, 2, kStay)));
    h.batch.clear();
    QVERIFY(h(edit(h, CellField::MinStay, kFlexible, {}, 7, kStay)));
    const auto content = contentOf(h);
    QVERIFY(h(edit(h, CellField::MinStay, {}, kOta, 6)));
    const auto undone = h(UndoStep{h.desk(), content->step.id, false, content});
    QVERIFY(undone);
    QCOMPARE(undone->cells, 3);
    const inventory::ScopedNights &scoped = h.house.ledger().scoped();
    QCOMPARE(scoped.at(0, {kFlexible, {}}, kStay.checkIn()).minStay, 2);
    QCOMPARE(scoped.at(0, {{}, kOta}, kStay.checkIn()).minStay, 6);
    // One that was set again since is named with its plan.
    TestHouse again(hotel());
    QVERIFY(again(edit(again, CellField::MinStay, kFlexible, {}, 2)));
    const auto step = contentOf(again);
    QVERIFY(again(edit(again, CellField::MinStay, kFlexible, {}, 3)));
    const auto refused = again(UndoStep{again.desk(), step->step.id, false, step});
    QCOMPARE(refused.error().code, ErrorCode::Stale);
    QVERIFY2(refused.error().reason.contains(QStringLiteral("Flexible")),
             qPrintable(refused.error().reason));
}

QTEST_GUILESS_MAIN(TestScopedRestrictions)
#include "test_scoped_restrictions.moc"
