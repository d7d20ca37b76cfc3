// SPDX-License-Identifier: GPL-3.0-or-later
// Prices in a guest's own currency, locked with the hold, and what a change of a booking costs or
// gives back.
#include "booking/request_house.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

pricing::FxRate rateTo(const QString &currency, qint64 digits, int decimals)
{
    return {*Currency::make(QStringLiteral("EUR")), *Currency::make(currency), kToday,
            *pricing::FxFactor::make(digits, decimals)};
}

/// A booking of two nights that was paid for.
BookingId paidBooking(Requests &h)
{
    const auto asked = h(h.request(kMaria, 0, kPrepaid));
    if (!asked || !h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin)
        || !h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell))
        qFatal("it cannot be booked");
    return asked->booking;
}

ChangeBooking changeTo(Requests &h, BookingId booking, int in, int nights)
{
    ChangeBooking c;
    c.caller = h.desk(200);
    c.booking = booking;
    c.version = 1;
    c.stay = Stay(kToday + in, nights);
    c.sagaKey = "change-1";
    c.method = "pm_card_visa";
    return c;
}

}  // namespace

class TestCharges : public QObject {
    Q_OBJECT

private slots:
    void theRateIsLockedWithThePrice_data();
    void theRateIsLockedWithThePrice();
    void withoutARateThereIsNoPrice();
    void aBookingIsFoundByWhatItIsNow();
    void aDearerChangeIsPaidFirst();
    void aChangeThatDoesNotFitAnyMoreIsRefused();
    void aCheaperChangeGivesBack();
    void cardsTakeTwoOfThreeDecimals();
};

void TestCharges::theRateIsLockedWithThePrice_data()
{
    QTest::addColumn<QString>("currency");
    QTest::addColumn<int>("digits");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<qint64>("minor");
    // 100.00 EUR
    QTest::newRow("two decimals") << "USD" << 10841 << 4 << qint64(108'41);
    QTest::newRow("none") << "JPY" << 16357 << 2 << qint64(16'357);
    // 33.305, but cards know two decimals of it: never more than was agreed.
    QTest::newRow("three") << "KWD" << 33305 << 5 << qint64(33'300);
    QTest::newRow("an inverse that does not end") << "CHF" << 9 << 1 << qint64(90'00);
}

void TestCharges::theRateIsLockedWithThePrice()
{
    QFETCH(QString, currency);
    QFETCH(int, digits);
    QFETCH(int, decimals);
    QFETCH(qint64, minor);
    for (const Durability durability : {Durability::Durable, Durability::Volatile}) {
        Requests h;
        QVERIFY(h(
            SaveFxRates{h.desk(), QStringLiteral("Typed"), {rateTo(currency, digits, decimals)}}));
        TakeHold soft = h.hold(kTwin, 0, 2);
        soft.caller = h.desk(200);
        soft.plan = kPrepaid;
        soft.currency = *Currency::make(currency);
        soft.durability = durability;
        const auto held = h(soft);
        QVERIFY(held && held->charged);
        QCOMPARE(held->total, qint64(100'00));
        QCOMPARE(held->charged->minor, minor);
        // What the rate does meanwhile does not matter.
        QVERIFY(h(SaveFxRates{h.desk(), QStringLiteral("Typed"), {rateTo(currency, 1, 3)}}));
        RequestBooking c = h.request(kMaria);
        c.what.reset();
        c.hold = held->hold;
        c.expectedCharge = held->charged;
        const auto asked = h(c);
        QVERIFY(asked && asked->pending);
        QVERIFY(h.house.requests().sagas.value(asked->saga).state.amount == *held->charged);
        QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
        const auto sold = h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell);
        QVERIFY(sold && sold->charged == held->charged);
        QCOMPARE(h.booked(sold)->total, qint64(100'00));
        const ChargeRow row = h.batch.requests.charges.back();
        QCOMPARE(row.booking, sold->booking);
        QVERIFY(row.charge && row.charge->amount == *held->charged);
        // A hold that ends takes its price along.
        const auto other = h(soft);
        QVERIFY(other && other->charged->minor != minor);
        QVERIFY(h(ReleaseHold{h.desk(200), other->hold}));
        QCOMPARE(h.house.requests().charges.size(), 1);
    }
}

void TestCharges::withoutARateThereIsNoPrice()
{
    Requests h;
    TakeHold soft = h.hold(kTwin, 0, 2);
    soft.plan = kBar;
    soft.currency = *Currency::make(QStringLiteral("USD"));
    QVERIFY(refused(h(soft), ErrorCode::Invalid));
    RequestBooking c = h.request(kMaria);
    c.what->currency = soft.currency;
    const auto answer = h(c);
    QVERIFY(refused(answer, ErrorCode::Invalid));
    QCOMPARE(answer.error().field, QStringLiteral("currency"));
    QVERIFY(h.batch.isEmpty());
}

void TestCharges::aBookingIsFoundByWhatItIsNow()
{
    Requests h;
    const auto first = h(h.request(kMaria));
    ChangeBooking c = changeTo(h, first->booking, 4, 2);
    auto numbers = std::make_shared<Asking>();
    numbers->numbers = h.asking(kMaria)->numbers;
    c.asking = numbers;
    QVERIFY(h(c));
    QVERIFY(h(h.request(kMaria, 0)));
    QVERIFY(refused(h(h.request(kMaria, 4)), ErrorCode::Duplicate));
    ChangeBooking named = changeTo(h, first->booking, 4, 2);
    named.version = 2;
    named.guest = guest(QStringLiteral("Rui Costa"));
    named.asking = h.asking(*named.guest);
    QVERIFY(h(named));
    QVERIFY(h(h.request(kMaria, 4)));
}

void TestCharges::aDearerChangeIsPaidFirst()
{
    Requests h;
    const BookingId id = paidBooking(h);
    const auto asked = h(changeTo(h, id, 0, 3));
    QVERIFY(asked && asked->pending && asked->saga);
    QCOMPARE(h.house.booking(id)->stay.nights(), 2);
    QCOMPARE(h.house.requests().sagas.value(asked->saga).state.amount.minor, qint64(50'00));
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    QVERIFY(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    QCOMPARE(h.house.booking(id)->stay.nights(), 3);
    QCOMPARE(h.house.booking(id)->total, qint64(150'00));
    QCOMPARE(h.left(kTwin, 2), 2);
    ChangeBooking wrong = changeTo(h, id, 0, 4);
    wrong.version = 2;
    wrong.method = "4111111111111111";
    QVERIFY(refused(h(wrong), ErrorCode::Invalid));
}

void TestCharges::aChangeThatDoesNotFitAnyMoreIsRefused()
{
    Requests h;
    const BookingId id = paidBooking(h);
    const auto asked = h(changeTo(h, id, 0, 3));
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    TakeHold all = h.hold(kTwin, 2, 1, 3);
    QVERIFY(h(all));
    // The saga hears it, and gives back what was paid.
    QVERIFY(refused(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell),
                    ErrorCode::SoldOut));
    QVERIFY(h.move(asked->saga, SagaStage::Refunding, SagaEnd::NotBooked, HoldWrite::Release));
    QCOMPARE(h.house.booking(id)->stay.nights(), 2);
    // The booking's own candidate is still there.
    QVERIFY(refused(h(h.request(kMaria, 0, kPrepaid)), ErrorCode::Duplicate));
}

void TestCharges::aCheaperChangeGivesBack()
{
    Requests h;
    const BookingId id = paidBooking(h);
    const auto changed = h(changeTo(h, id, 0, 1));
    QVERIFY(changed && !changed->pending && changed->saga);
    const SagaRow refund = h.house.requests().sagas.value(changed->saga);
    QVERIFY(refund.state.purpose == SagaPurpose::Refund);
    QCOMPARE(refund.state.amount.minor, qint64(50'00));
    // Of the rest goes back what the terms leave.
    const auto over = h(CancelBooking{h.desk(), id, 2});
    QVERIFY(over.has_value());
    QCOMPARE(over->fee, qint64(50'00));
    QCOMPARE(h.house.requests().sagas.size(), 1);
}

/// A hotel that counts in dinars of a thousand: 99.999 of its own, and what goes back of that.
void TestCharges::cardsTakeTwoOfThreeDecimals()
{
    HouseInput in = hotelWithPrepaid();
    in.catalogue.property.currency = *Currency::make(QStringLiteral("KWD"));
    Requests h(in);
    RequestBooking c = h.request(kMaria, 0, kPrepaid);
    c.what->agreedTotal = 99'999;
    const auto asked = h(c);
    QVERIFY(asked && asked->pending);
    QCOMPARE(h.house.requests().sagas.value(asked->saga).state.amount.minor, qint64(99'990));
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    const auto sold = h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell);
    QCOMPARE(h.booked(sold)->total, qint64(99'999));
    // Cheaper by 9.995: nothing that cards cannot move, and not less than is owed.
    ChangeBooking cheaper = changeTo(h, sold->booking, 0, 2);
    cheaper.total = 90'004;
    const auto changed = h(cheaper);
    QVERIFY(changed && changed->saga);
    QCOMPARE(h.house.requests().sagas.value(changed->saga).state.amount.minor, qint64(9'990));
    const auto over = h(CancelBooking{h.desk(200), sold->booking, 2});
    QVERIFY(over && over->saga);
    const Money back = h.house.requests().sagas.value(over->saga).state.amount;
    QVERIFY(back.minor % 10 == 0 && back.minor >= 90'000 - over->fee);
}

QTEST_GUILESS_MAIN(TestCharges)
#include "test_charges.moc"
