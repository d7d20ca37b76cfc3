// SPDX-License-Identifier: GPL-3.0-or-later
// Agreed and quoted prices: nights keep their share, and no other price is booked instead.
#include "booking/limits.h"
#include "booking/small_hotel.h"

#include <QTest>

#include <numeric>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestPrices : public QObject {
    Q_OBJECT

private slots:
    void agreedPriceKeepsTheSharesOfItsNights();
    void agreedPriceIsSpreadWhenABookingChanges();
    void lockedPriceOfAVolatileHoldKeepsItsNights();
    void sharesAddUpWhateverTheAmounts();
    void changeIsRefusedWhereThePriceIsAnother();

private:
    /// Thursday to Sunday: 50 and twice 60.
    static TakeHold weekend(const TestHouse &house)
    {
        TakeHold c = house.hold(kTwin, 3, 3);
        c.plan = kBar;
        return c;
    }
    static void setRate(TestHouse &house, qint64 amount)
    {
        EditCells rate;
        rate.caller = house.desk();
        rate.field = CellField::Rate;
        rate.roomTypes = {kTwin};
        rate.plan = kBar;
        rate.value = amount;
        rate.ranges = {{kToday + 3, 1}};
        QVERIFY(house(EditBlock(rate)));
    }
};

void TestPrices::agreedPriceKeepsTheSharesOfItsNights()
{
    TestHouse house;
    TakeHold c = weekend(house);
    c.agreedTotal = 8500;  // half of what it would be
    QVERIFY(house(c));
    QCOMPARE(house.batch.nightPrices.back().nights, (std::vector<qint64>{2500, 3000, 3000}));
    QVERIFY(house(HoldAndConfirm{c, {}}));
    QCOMPARE(house.batch.nightPrices.size(), size_t(2));
    c.rooms = c.adults = 2;
    c.roomType = kDouble;
    c.agreedTotal = 8501;  // not divisible by two rooms
    QVERIFY(house(c));
    QCOMPARE(house.batch.nightPrices.size(), size_t(2));
}

void TestPrices::agreedPriceIsSpreadWhenABookingChanges()
{
    TestHouse house;
    const auto booked = house(HoldAndConfirm{weekend(house), {}});
    ChangeBooking change;
    change.caller = house.desk();
    change.booking = booked->booking;
    change.total = 17;
    QVERIFY(house(change));
    const auto &nights = house.batch.nightPrices.back().nights;
    QCOMPARE(nights.size(), size_t(3));
    QCOMPARE(std::accumulate(nights.begin(), nights.end(), qint64(0)), 17);
    // Setting the same price again is no change, whatever the rates are now.
    setRate(house, 9000);
    const size_t written = house.batch.nightPrices.size();
    QVERIFY(house(change));
    QCOMPARE(house.batch.nightPrices.size(), written);
}

void TestPrices::lockedPriceOfAVolatileHoldKeepsItsNights()
{
    TestHouse house;
    TakeHold c = weekend(house);
    c.durability = Durability::Volatile;
    const auto hold = house(c);
    setRate(house, 6000);
    setRate(house, 5000);
    QVERIFY(house(ConfirmHold{house.desk(), hold->hold, {}}));
    QCOMPARE(house.batch.nightPrices.back().nights, (std::vector<qint64>{5000, 6000, 6000}));
}

void TestPrices::sharesAddUpWhateverTheAmounts()
{
    for (const qint64 total : {0, 1, 7, 999, 100'000, 2'000'000'000}) {
        for (const int rooms : {1, 2, 7}) {
            const auto nights = pricing::spread(total, rooms, {1, 0, 333, 999'999'000});
            if (total % rooms != 0) {
                QVERIFY(nights.empty());
                continue;
            }
            QCOMPARE(nights.size(), size_t(4));
            QCOMPARE(std::accumulate(nights.begin(), nights.end(), qint64(0)) * rooms, total);
            for (const qint64 night : nights) QVERIFY(night >= 0);
        }
    }
    // Nights that cost millions: two parts of five thousand million, and three.
    QCOMPARE(pricing::spread(kMostMoney, 1, {2'000'000'000, 3'000'000'000}),
             (std::vector<qint64>{kMostMoney / 5 * 2, kMostMoney / 5 * 3}));
    QVERIFY(pricing::spread(100, 1, {50, 50}).empty());
    QVERIFY(pricing::spread(100, 1, {0, 0, 0}).empty());
    QVERIFY(pricing::spread(100, 1, {}).empty());
}

void TestPrices::changeIsRefusedWhereThePriceIsAnother()
{
    TestHouse house;
    const auto booked = house(HoldAndConfirm{house.hold(kTwin, 8, 2), {}});
    ChangeBooking change;
    change.caller = house.desk();
    change.booking = booked->booking;
    change.version = 1;
    change.stay = Stay(kToday + 3, 3);
    change.plan = kBar;
    change.expectedTotal = 17'000;
    setRate(house, 9000);  // meanwhile
    const size_t records = house.batch.records.size();
    const auto refused = house(change);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Stale);
    QCOMPARE(refused.error().field, QStringLiteral("price"));
    QVERIFY2(refused.error().reason.contains(QLatin1String("210")),
             qPrintable(refused.error().reason));
    QCOMPARE(house.restsOn, house.lastSeq);
    QCOMPARE(house.batch.records.size(), records);
    QCOMPARE(house.house.booking(booked->booking)->version, 1);
    change.expectedTotal = 21'000;
    QCOMPARE(house(change)->total, 21'000);
}

QTEST_GUILESS_MAIN(TestPrices)
#include "test_prices.moc"
