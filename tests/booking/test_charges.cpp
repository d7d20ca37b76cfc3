// SPDX-License-Identifier: GPL-3.0-or-later
// Prices in a guest's own currency, locked with the hold, and charges or refunds when a booking
// changes.
#include "booking/paid_bookings.h"

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
    void theFeeIsTakenInTheGuestsCurrency_data();
    void theFeeIsTakenInTheGuestsCurrency();
    void theChargeFollowsThePrice();
    void aClerkGivesNothingBackByAgreeingToALowerPrice();
    void noCancelledGuestIsLeftWithoutRefund_data();
    void noCancelledGuestIsLeftWithoutRefund();
    void whatWasPaidIsKnownAfterARestart();
    void aDuplicateThatWasPaidCostsNoFee();
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
    // 33.305, but cards support two decimals of it: never more than was agreed.
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
        // Later changes of the rate have no effect.
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
        // A hold that ends loses its locked price.
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
    auto numbers = std::make_shared<GuestProbe>();
    numbers->numbers = h.guestProbe(kMaria)->numbers;
    c.guestProbe = numbers;
    QVERIFY(h(c));
    QVERIFY(h(h.request(kMaria, 0)));
    QVERIFY(refused(h(h.request(kMaria, 4)), ErrorCode::Duplicate));
    ChangeBooking named = changeTo(h, first->booking, 4, 2);
    named.version = 2;
    named.guest = guest(QStringLiteral("Rui Costa"));
    named.guestProbe = h.guestProbe(*named.guest);
    QVERIFY(h(named));
    QVERIFY(h(h.request(kMaria, 4)));
}

void TestCharges::aDearerChangeIsPaidFirst()
{
    Requests h;
    const BookingId id = paidIn(h, {}, 0, 0);
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
    const BookingId id = paidIn(h, {}, 0, 0);
    const auto asked = h(changeTo(h, id, 0, 3));
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    TakeHold all = h.hold(kTwin, 2, 1, 3);
    QVERIFY(h(all));
    // The saga is refused, and refunds what was paid.
    QVERIFY(refused(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell),
                    ErrorCode::SoldOut));
    QVERIFY(h.move(asked->saga, SagaStage::Refunding, SagaEnd::NotBooked, HoldWrite::Release));
    QCOMPARE(h.house.booking(id)->stay.nights(), 2);
    // The booking's own candidate still exists.
    QVERIFY(refused(h(h.request(kMaria, 0, kPrepaid)), ErrorCode::Duplicate));
}

void TestCharges::aCheaperChangeGivesBack()
{
    Requests h;
    const BookingId id = paidIn(h, {}, 0, 0);
    const auto changed = h(changeTo(h, id, 0, 1));
    QVERIFY(changed && !changed->pending && changed->saga);
    const SagaRow refund = h.house.requests().sagas.value(changed->saga);
    QVERIFY(refund.state.purpose == SagaPurpose::Refund);
    QCOMPARE(refund.state.amount.minor, qint64(50'00));
    // The refund of the rest is what the terms leave.
    const auto over = h(CancelBooking{h.desk(), id, 2});
    QVERIFY(over.has_value());
    QCOMPARE(over->fee, qint64(50'00));
    QCOMPARE(h.house.requests().sagas.size(), 1);
}

/// A hotel with dinars of three decimals: 99.999 of its own, and the refund of that.
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
    // Cheaper by 9.995: no amount that cards cannot transfer, and not less than is owed.
    ChangeBooking cheaper = changeTo(h, sold->booking, 0, 2);
    cheaper.total = 90'004;
    const auto changed = h(cheaper);
    QVERIFY(changed && changed->saga);
    QCOMPARE(h.house.requests().sagas.value(changed->saga).state.amount.minor, qint64(9'990));
    const auto over = h(CancelBooking{h.desk(200), sold->booking, 2});
    QVERIFY(over && over->saga);
    const Money back = h.house.requests().sagas.value(over->saga).state.amount;
    QVERIFY(back.minor % 10 == 0);
    QCOMPARE(back.minor, 90'000 - over->fee);
}

namespace {

qint64 backOf(const Requests &h, const Result<Answer> &answer)
{
    return answer ? h.house.requests().sagas.value(answer->saga).state.amount.minor : -1;
}

}  // namespace

void TestCharges::theFeeIsTakenInTheGuestsCurrency_data()
{
    QTest::addColumn<QString>("currency");
    QTest::addColumn<int>("digits");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<qint64>("fee");
    QTest::addColumn<qint64>("back");
    // 50 EUR of 100.
    QTest::newRow("HUF") << "HUF" << 39000 << 2 << qint64(19'500'00) << qint64(19'500'00);
    QTest::newRow("JPY") << "JPY" << 16357 << 2 << qint64(8'179) << qint64(8'178);
    QTest::newRow("KWD") << "KWD" << 33305 << 5 << qint64(16'650) << qint64(16'650);
    QTest::newRow("USD") << "USD" << 10841 << 4 << qint64(54'21) << qint64(54'20);
}

void TestCharges::theFeeIsTakenInTheGuestsCurrency()
{
    QFETCH(QString, currency);
    QFETCH(int, digits);
    QFETCH(int, decimals);
    QFETCH(qint64, fee);
    QFETCH(qint64, back);
    Requests h;
    const BookingId id = paidIn(h, currency, digits, decimals);
    const auto over = h(CancelBooking{h.desk(), id, 1});
    QVERIFY(over.has_value());
    QCOMPARE(over->fee, qint64(50'00));
    QCOMPARE(over->feeCharged->minor, fee);
    QCOMPARE(over->charged->minor, fee + back);
    QCOMPARE(backOf(h, over), back);
    // A repeated cancellation gets the same answer, in memory and from the file.
    const auto again = h(CancelBooking{h.desk(), id, 1});
    QVERIFY(again->repeated && again->charged == over->charged);
    QVERIFY(again->feeCharged == over->feeCharged);
}

void TestCharges::theChargeFollowsThePrice()
{
    Requests h;
    const BookingId id = paidIn(h, QStringLiteral("USD"), 10841, 4);
    // By a clerk, to be paid at the hotel.
    ChangeBooking dearer = changeTo(h, id, 0, 2);
    dearer.sagaKey.clear();
    dearer.total = 200'00;
    const auto changed = h(dearer);
    QVERIFY(changed && changed->charged);
    QCOMPARE(changed->charged->minor, qint64(216'82));
    QCOMPARE(h.batch.requests.charges.back().charge->amount.minor, qint64(216'82));
    // And back.
    ChangeBooking cheaper = changeTo(h, id, 0, 2);
    cheaper.version = 2;
    cheaper.total = 33'33;
    const auto less = h(cheaper);
    QCOMPARE(less->charged->minor, qint64(36'13));
    QCOMPARE(backOf(h, less), qint64(108'41 - 36'13));
    // By a payment: the amount quoted to the guest is the amount charged.
    ChangeBooking paid = changeTo(h, id, 0, 2);
    paid.version = 3;
    paid.total = 66'67;
    const auto asked = h(paid);
    QVERIFY(asked && asked->pending);
    QCOMPARE(asked->charged->minor, qint64(72'28));
    QCOMPARE(h.house.requests().sagas.value(asked->saga).state.amount.minor, qint64(72'28 - 36'13));
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    const auto booked = h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell);
    QVERIFY(booked && booked->charged);
    QCOMPARE(booked->charged->minor, qint64(72'28));
    // Charges minus refunds equal the price; nothing remains at the end.
    CancelBooking end{h.desk(), id, 0};
    end.fee = 66'67;
    const size_t before = h.batch.requests.sagas.size();
    QVERIFY(h(end));
    QCOMPARE(h.batch.requests.sagas.size(), before);
}

void TestCharges::aClerkGivesNothingBackByAgreeingToALowerPrice()
{
    Requests h;
    const BookingId id = paidIn(h, {}, 0, 0);
    const auto ana = addUser(h, "Ana", Role::Administrator, kDeskActor.value);
    QVERIFY(ana);
    const auto cleo = addUser(h, "Cleo", Role::Clerk, ana->user.value);
    QVERIFY(cleo);
    ChangeBooking change = changeTo(h, id, 0, 2);
    change.caller = h.desk(cleo->user.value);
    change.sagaKey.clear();
    change.total = 1;
    QVERIFY(refused(h(change), ErrorCode::Forbidden));
    // Raising the price above what was paid refunds nothing, and neither does lowering it again.
    change.total = 150'00;
    QVERIFY(h(change));
    change.version = 2;
    change.total = 100'00;
    QVERIFY(h(change));
    change.version = 3;
    change.total = 99'99;
    QVERIFY(refused(h(change), ErrorCode::Forbidden));
    change.caller = h.desk(ana->user.value);
    const auto less = h(change);
    QVERIFY(less);
    QCOMPARE(backOf(h, less), qint64(1));
}

void TestCharges::noCancelledGuestIsLeftWithoutRefund_data()
{
    QTest::addColumn<int>("how");
    QTest::addColumn<qint64>("back");
    QTest::newRow("marked as no-show") << 0 << qint64(54'20);
    QTest::newRow("by the night audit") << 1 << qint64(54'20);
    QTest::newRow("walked") << 2 << qint64(108'41);
}

void TestCharges::noCancelledGuestIsLeftWithoutRefund()
{
    QFETCH(int, how);
    QFETCH(qint64, back);
    Requests h;
    const BookingId id = paidIn(h, QStringLiteral("USD"), 10841, 4);
    const size_t before = h.batch.requests.sagas.size();
    WalkBooking walk;
    walk.caller = h.desk();
    walk.booking = id;
    walk.hotel = QStringLiteral("Elsewhere");
    walk.cost = 80'00;
    const auto over = how == 0   ? h(MarkNoShow{h.desk(), id, 1})
                      : how == 1 ? h(CloseDay{h.desk(), true, {}})
                                 : h(walk);
    QVERIFY(over.has_value());
    QCOMPARE(h.batch.requests.sagas.size(), before + 1);
    const SagaRow refund = h.batch.requests.sagas.back();
    QCOMPARE(refund.booking, id);
    QVERIFY(refund.state.purpose == SagaPurpose::Refund);
    QCOMPARE(refund.state.amount.minor, back);
    QCOMPARE(over->fee, how == 2 ? qint64(80'00) : qint64(50'00));
    QVERIFY(how == 1 || over->feeCharged.has_value() == (how == 0));
}

void TestCharges::whatWasPaidIsKnownAfterARestart()
{
    HouseInput in = hotelWithPrepaid();
    Booking b;
    b.id = BookingId{7};
    b.property = kHotel;
    b.reserved = b.counted = kTwin;
    b.stay = Stay(kToday, 2);
    b.plan = kPrepaid;
    b.total = 100'00;
    in.bookings = {b};
    const Currency huf = *Currency::make(QStringLiteral("HUF"));
    in.charges = {
        {kHotel, b.id, Charge{{39'000'00, huf}, *pricing::FxFactor::make(390, 0), {}, kToday}}};
    in.paid = {{b.id, "pi_7", "key-7", {39'000'00, huf}}};
    Requests h(in);
    h.lastSeq = 100;
    const auto over = h(CancelBooking{h.desk(), b.id, 1});
    QCOMPARE(backOf(h, over), qint64(19'500'00));
    QCOMPARE(h.house.requests().sagas.value(over->saga).state.payment, QByteArray("pi_7"));
}

void TestCharges::aDuplicateThatWasPaidCostsNoFee()
{
    Requests h;
    const BookingId id = paidIn(h, QStringLiteral("USD"), 10841, 4);
    RequestBooking late = h.request(guest(QStringLiteral("Maria Silva")));
    const auto asked = h(late);
    QVERIFY(asked && asked->duplicate);
    const auto said = h.decide(asked->duplicate, DuplicateDecision::Replace);
    QVERIFY(said.has_value());
    QVERIFY(h.house.booking(id)->status == BookingStatus::Cancelled);
    const auto &sagas = h.batch.requests.sagas;
    const auto refund = std::find_if(sagas.begin(), sagas.end(), [&](const SagaRow &r) {
        return r.booking == id && r.state.purpose == SagaPurpose::Refund;
    });
    QVERIFY(refund != sagas.end());
    QCOMPARE(refund->state.amount.minor, qint64(108'41));
}

QTEST_GUILESS_MAIN(TestCharges)
#include "test_charges.moc"
