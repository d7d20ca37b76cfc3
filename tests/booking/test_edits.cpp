// SPDX-License-Identifier: GPL-3.0-or-later
// Guarantees of a block edit: all or nothing, one step, few records.
#include "booking/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

CellRun run(CellField field, RoomTypeId type, int in, std::vector<qint64> values, int nights = 0)
{
    CellRun r;
    r.row.field = field;
    if (field == CellField::OutOfOrder)
        r.row.pool = PoolId{1};
    else
        r.row.roomType = type;
    if (field == CellField::Rate) r.row.plan = kBar;
    r.range = {kToday + in, nights > 0 ? nights : int(values.size())};
    r.values = std::move(values);
    return r;
}

EditBlock block(const TestHouse &house, std::vector<CellRun> cells)
{
    return {house.desk(), std::move(cells), {}, {}};
}

}  // namespace

class TestEdits : public QObject {
    Q_OBJECT

private slots:
    void nightsOfOneValueAreOneRecord();
    void valuesFromBeforeAreKeptInRuns();
    void theLaterOfTwoValuesCounts();
    void aNightWithSeveralFieldsIsOneRow();
    void oneWrongCellChangesNothing_data();
    void oneWrongCellChangesNothing();
    void errorsShowAmountsAndNoIds();
    void whatIsThereAlreadyWritesNothing();
    void aBlockLooksAtWhatWasSeenOnce();
    void theEngineAndHistoryLeaveNoSteps();
};

void TestEdits::nightsOfOneValueAreOneRecord()
{
    TestHouse house;
    const auto answer = house(block(house, {run(CellField::ForSale, kTwin, 0, {2}, 10),
                                            run(CellField::StopSell, kSuite, 0, {1, 1, 0, 1})}));
    QVERIFY(answer);
    QCOMPARE(answer->cells, 13);
    const auto &records = house.batch.records;
    QCOMPARE(records.size(), size_t(3));
    QCOMPARE(records[0].nights, 10);
    QCOMPARE(records[0].cause, 0);
    QCOMPARE(records[1].cause, records[0].seq);
    QCOMPARE(records[2].cause, records[0].seq);
    QCOMPARE(records[2].night, kToday + 3);
    QCOMPARE(answer->step, records[0].seq);
    const Step &step = house.batch.steps.front().step;
    QCOMPARE(step.id, records[0].seq);
    QCOMPARE(step.last, records[2].seq);
}

void TestEdits::valuesFromBeforeAreKeptInRuns()
{
    TestHouse house;
    QVERIFY(house(block(house, {run(CellField::MinStay, kTwin, 2, {3}, 2)})));
    house.batch.clear();
    QVERIFY(house(block(house, {run(CellField::MinStay, kTwin, 0, {2}, 6)})));
    const auto &before = house.batch.cellsBefore;
    QCOMPARE(before.size(), size_t(3));
    const std::vector<std::tuple<Night, int, qint64>> expected = {
        {kToday, 2, 0}, {kToday + 2, 2, 3}, {kToday + 4, 2, 0}};
    for (size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(before[i].seq, house.batch.records.front().seq);
        QCOMPARE(std::tuple(before[i].night, before[i].nights, before[i].before), expected[i]);
    }
}

void TestEdits::theLaterOfTwoValuesCounts()
{
    TestHouse house;
    const auto answer = house(block(house, {run(CellField::ForSale, kTwin, 0, {1}, 5),
                                            run(CellField::ForSale, kTwin, 2, {2})}));
    QCOMPARE(answer->cells, 5);
    QCOMPARE(house.left(kTwin, 1), 1);
    QCOMPARE(house.left(kTwin, 2), 2);
    QCOMPARE(house.left(kTwin, 3), 1);
}

void TestEdits::aNightWithSeveralFieldsIsOneRow()
{
    TestHouse house;
    QVERIFY(house(block(house, {run(CellField::StopSell, kTwin, 0, {1}),
                                run(CellField::ForSale, kTwin, 0, {2}),
                                run(CellField::MaxStay, kTwin, 0, {4})})));
    QCOMPARE(house.batch.typeSettings.size(), size_t(1));
    const TypeSettingRow &row = house.batch.typeSettings.front();
    QCOMPARE(row.typed, 2);
    QCOMPARE(row.restrictions.flags, inventory::StopSell);
    QCOMPARE(row.restrictions.maxStay, 4);
    QCOMPARE(row.seq, house.batch.records.back().seq);
}

void TestEdits::oneWrongCellChangesNothing_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("which");
    QTest::newRow("negative rooms") << "rooms to sell" << 0;
    QTest::newRow("min stay above max stay") << "min LOS" << 1;
    QTest::newRow("no such room type") << "room type" << 2;
    QTest::newRow("a night that is not kept") << "night" << 3;
    QTest::newRow("more out of order than there are") << "out of order" << 4;
    QTest::newRow("values that do not fit the nights") << "selection" << 5;
    QTest::newRow("no such rate plan") << "rate plan" << 6;
}

void TestEdits::oneWrongCellChangesNothing()
{
    QFETCH(QString, field);
    QFETCH(int, which);
    TestHouse house;
    QVERIFY(house(block(house, {run(CellField::MaxStay, kTwin, 3, {2})})));
    house.batch.clear();
    CellRun rate = run(CellField::Rate, kTwin, 0, {100});
    rate.row.plan = RatePlanId{9};
    const CellRun wrong[] = {run(CellField::ForSale, kTwin, 0, {3, -2}),
                             run(CellField::MinStay, kTwin, 2, {3}, 3),
                             run(CellField::ForSale, RoomTypeId{9}, 0, {1}),
                             run(CellField::ForSale, kTwin, 5'000, {1}),
                             run(CellField::OutOfOrder, kTwin, 0, {5}),
                             run(CellField::ForSale, kTwin, 0, {1, 2}, 3),
                             rate};
    const auto answer =
        house(block(house, {run(CellField::ForSale, kDouble, 0, {1}), wrong[which]}));
    QVERIFY(!answer);
    QCOMPARE(answer.error().field, field);
    QVERIFY(house.batch.isEmpty());
    QCOMPARE(house.left(kDouble, 0), 4);
}

void TestEdits::errorsShowAmountsAndNoIds()
{
    TestHouse house;
    CellRun rate = run(CellField::Rate, kTwin, 0, {5'000'000'000'000});
    rate.row.plan = kBar;
    const auto dear = house(block(house, {rate}));
    QVERIFY(!dear);
    QCOMPARE(dear.error().reason,
             QStringLiteral("must be between EUR\u00a00.00 and EUR\u00a010,000,000,000.00"));
    TakeHold hold = house.hold(kTwin, 0, 2);
    hold.agreedTotal = qint64(1) << 62;
    QCOMPARE(house(hold).error().reason,
             QStringLiteral("must be at most EUR\u00a010,000,000,000,000.00"));
    const auto gone = house(block(house, {run(CellField::ForSale, RoomTypeId{987}, 0, {1})}));
    QCOMPARE(gone.error().text(), QStringLiteral("Room type: does not exist or was deleted"));
}

void TestEdits::whatIsThereAlreadyWritesNothing()
{
    TestHouse house;
    const auto same = house(block(house, {run(CellField::ForSale, kTwin, 0, {-1}, 5)}));
    QVERIFY(same);
    QVERIFY(same->repeated);
    QCOMPARE(same->step, 0);
    QVERIFY(house.batch.isEmpty());
    // Of a run only the part from its first to its last change is written.
    QVERIFY(house(block(house, {run(CellField::StopSell, kTwin, 0, {1}, 3)})));
    QCOMPARE(house(block(house, {run(CellField::StopSell, kTwin, 0, {1}, 5)}))->cells, 2);
    QCOMPARE(house.batch.records.back().night, kToday + 3);
    QCOMPARE(house.batch.records.back().nights, 2);
}

void TestEdits::aBlockLooksAtWhatWasSeenOnce()
{
    TestHouse house;
    EditBlock edit = block(
        house, {run(CellField::ForSale, kTwin, 0, {1}), run(CellField::ForSale, kSuite, 0, {1})});
    edit.seen = SeenVersion{0, 0};
    QVERIFY(house(edit));  // its first cell does not make the second stale
    QCOMPARE(house(edit).error().code, ErrorCode::Stale);
    edit.seen = SeenVersion{0, house.lastSeq};
    QVERIFY(house(edit));
}

void TestEdits::theEngineAndHistoryLeaveNoSteps()
{
    TestHouse house;
    EditBlock edit = block(house, {run(CellField::ForSale, kTwin, 0, {1})});
    edit.caller.effective = kStart;
    QCOMPARE(house(edit)->step, 0);
    edit.caller.effective = {};
    edit.caller.actor = kEngineActor;
    edit.cells.front().values = {2};
    QCOMPARE(house(edit)->step, 0);
    QVERIFY(house.batch.steps.empty());
    QVERIFY(house.batch.cellsBefore.empty());
}

QTEST_GUILESS_MAIN(TestEdits)
#include "test_edits.moc"
