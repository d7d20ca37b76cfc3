// SPDX-License-Identifier: GPL-3.0-or-later
// Plans of which a part is paid when booking: what is charged, kept and given back.
#include "booking/paid_bookings.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using pricing::Prepayment;

namespace {

constexpr int kNextWeek = 7;

/// Two nights cost 100.00 EUR; free until the day before, then one night, for a no-show all.
HouseInput hotelWith(Prepayment prepayment, int percent)
{
    HouseInput in = hotelWithPrepaid();
    pricing::RatePlan &plan = in.plans.back();
    plan.prepayment = prepayment;
    plan.prepaidPercent = percent;
    plan.terms.noShow = pricing::CancellationFee{100, 0};
    return in;
}

void addPlans()
{
    QTest::addColumn<Prepayment>("prepayment");
    QTest::addColumn<int>("percent");
    QTest::addColumn<qint64>("paid");
    QTest::newRow("the first night") << Prepayment::FirstNight << 0 << qint64(50'00);
    QTest::newRow("30 %") << Prepayment::Percent << 30 << qint64(30'00);
    QTest::newRow("all") << Prepayment::All << 0 << qint64(100'00);
}

constexpr RatePlanId kDearer{3};

/// With another plan, by a fifth dearer.
HouseInput withDearer(HouseInput in, Prepayment prepayment)
{
    pricing::RatePlan plan = in.plans.front();
    plan.id = kDearer;
    plan.code = plan.name = QStringLiteral("DEARER");
    plan.parent = kBar;
    plan.percentBasisPoints = 2000;
    plan.prepayment = prepayment;
    in.plans.push_back(plan);
    return in;
}

ChangeBooking nights(Requests &h, BookingId booking, int count)
{
    ChangeBooking c;
    c.caller = h.desk(200);
    c.booking = booking;
    c.version = 1;
    c.stay = Stay(kToday + kNextWeek, count);
    c.sagaKey = "change-1";
    c.method = "pm_card_visa";
    return c;
}

}  // namespace

class TestDeposits : public QObject {
    Q_OBJECT

private slots:
    void aCancellationInTimeGivesThePartBack_data() { addPlans(); }
    void aCancellationInTimeGivesThePartBack();
    void aLateCancellationKeepsTheFeeOfThePart_data() { addPlans(); }
    void aLateCancellationKeepsTheFeeOfThePart();
    void aNoShowKeepsItsOwnFee_data() { addPlans(); }
    void aNoShowKeepsItsOwnFee();
    void aDearerChangeChargesItsPart();
    void aChangeOfTheSameFirstNightChargesNothing();
    void aCheaperChangeKeepsThePart();
    void thePartIsConvertedOnce();
    void anotherPlanChargesItsPart_data();
    void anotherPlanChargesItsPart();
    void anEditedPlanChargesThePartOfTheBooking();
    void conditionsAreAskedBeforeAChangeIsPaid();
    void aPlanClosedMeanwhileIsSoldToWhoPaid();
    void aChangeIsNotSoldAtAPriceOfOtherRooms();
    void aChangeLeavesTheGuestAsEnteredSince();
};

void TestDeposits::aCancellationInTimeGivesThePartBack()
{
    QFETCH(const Prepayment, prepayment);
    QFETCH(const int, percent);
    QFETCH(const qint64, paid);
    Requests h(hotelWith(prepayment, percent));
    const BookingId id = paidIn(h, {}, 0, 0, kNextWeek);
    QCOMPARE(h.house.booking(id)->total, qint64(100'00));
    QCOMPARE(paidNow(h, id), paid);
    const auto over = h(CancelBooking{h.desk(), id});
    QVERIFY(over.has_value());
    QCOMPARE(over->fee, qint64(0));
    QCOMPARE(refundOf(h, over), paid);
}

void TestDeposits::aLateCancellationKeepsTheFeeOfThePart()
{
    QFETCH(const Prepayment, prepayment);
    QFETCH(const int, percent);
    QFETCH(const qint64, paid);
    Requests h(hotelWith(prepayment, percent));
    const BookingId id = paidIn(h, {}, 0, 0, kNextWeek);
    h.now = h.now + kNextWeek * kDay;
    const auto over = h(CancelBooking{h.desk(), id});
    QVERIFY(over.has_value());
    QCOMPARE(over->fee, qint64(50'00));
    QCOMPARE(refundOf(h, over), std::max<qint64>(0, paid - 50'00));
}

void TestDeposits::aNoShowKeepsItsOwnFee()
{
    QFETCH(const Prepayment, prepayment);
    QFETCH(const int, percent);
    QFETCH(const qint64, paid);
    Requests h(hotelWith(prepayment, percent));
    const BookingId id = paidIn(h, {}, 0, 0);
    QCOMPARE(paidNow(h, id), paid);
    const auto over = h(MarkNoShow{h.desk(), id});
    QVERIFY(over.has_value());
    QCOMPARE(over->fee, qint64(100'00));
    QCOMPARE(refundOf(h, over), qint64(0));
}

void TestDeposits::aDearerChangeChargesItsPart()
{
    Requests h(hotelWith(Prepayment::Percent, 30));
    const BookingId id = paidIn(h, {}, 0, 0, kNextWeek);
    const auto asked = h(nights(h, id, 3));
    QVERIFY(asked && asked->pending && asked->saga);
    QCOMPARE(h.house.requests().sagas.value(asked->saga).state.amount.minor, qint64(15'00));
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    QVERIFY(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    QCOMPARE(h.house.booking(id)->total, qint64(150'00));
    QCOMPARE(paidNow(h, id), qint64(45'00));
}

void TestDeposits::aChangeOfTheSameFirstNightChargesNothing()
{
    Requests h(hotelWith(Prepayment::FirstNight, 0));
    const BookingId id = paidIn(h, {}, 0, 0, kNextWeek);
    const auto changed = h(nights(h, id, 3));
    QVERIFY(changed && !changed->pending && !changed->saga);
    QCOMPARE(h.house.booking(id)->total, qint64(150'00));
    QCOMPARE(paidNow(h, id), qint64(50'00));
}

void TestDeposits::aCheaperChangeKeepsThePart()
{
    Requests h(hotelWith(Prepayment::Percent, 30));
    const BookingId id = paidIn(h, {}, 0, 0, kNextWeek);
    const auto changed = h(nights(h, id, 1));
    QVERIFY(changed && !changed->saga);
    QCOMPARE(h.house.booking(id)->total, qint64(50'00));
    QCOMPARE(paidNow(h, id), qint64(30'00));
}

/// 30.00 EUR at 1.0841.
void TestDeposits::thePartIsConvertedOnce()
{
    Requests h(hotelWith(Prepayment::Percent, 30));
    const BookingId id = paidIn(h, QStringLiteral("USD"), 10841, 4, kNextWeek);
    QCOMPARE(paidNow(h, id), qint64(32'52));
    const auto over = h(CancelBooking{h.desk(), id});
    QVERIFY(over.has_value());
    QCOMPARE(refundOf(h, over), qint64(32'52));
}

void TestDeposits::anotherPlanChargesItsPart_data()
{
    QTest::addColumn<Prepayment>("now");
    QTest::addColumn<qint64>("charged");
    QTest::newRow("paid at the property") << Prepayment::None << qint64(0);
    QTest::newRow("the first night") << Prepayment::FirstNight << qint64(60'00 - 50'00);
    QTest::newRow("all") << Prepayment::All << qint64(120'00 - 50'00);
}

/// From a plan of which the first night, 50.00, is prepaid.
void TestDeposits::anotherPlanChargesItsPart()
{
    QFETCH(const Prepayment, now);
    QFETCH(const qint64, charged);
    Requests h(withDearer(hotelWith(Prepayment::FirstNight, 0), now));
    const BookingId id = paidIn(h, {}, 0, 0, kNextWeek);
    ChangeBooking c = nights(h, id, 2);
    c.plan = kDearer;
    const auto asked = h(c);
    QVERIFY(asked);
    QCOMPARE(asked->pending, charged > 0);
    if (charged > 0) {
        QCOMPARE(h.house.requests().sagas.value(asked->saga).state.amount.minor, charged);
        QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
        QVERIFY(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    }
    QCOMPARE(h.house.booking(id)->plan, kDearer);
    QCOMPARE(h.house.booking(id)->total, qint64(120'00));
    QCOMPARE(paidNow(h, id), qint64(50'00) + charged);
}

/// The plan was edited after the part was paid: 30 % of the new price are paid all the same.
void TestDeposits::anEditedPlanChargesThePartOfTheBooking()
{
    Requests h(hotelWith(Prepayment::Percent, 30));
    const BookingId id = paidIn(h, {}, 0, 0, kNextWeek);
    pricing::RatePlan edited = *h.house.rates().plan(kPrepaid);
    edited.prepayment = Prepayment::None;
    edited.prepaidPercent = 0;
    const auto saved = h(EditDescription{h.desk(), {{}, {}, {}, {edited}}, {}, false, {}});
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().text()));
    const auto asked = h(nights(h, id, 3));
    QVERIFY(asked && asked->pending);
    QCOMPARE(h.house.requests().sagas.value(asked->saga).state.amount.minor, qint64(15'00));
}

/// By the desk, with the code; the engine that completes the change has neither.
void TestDeposits::conditionsAreAskedBeforeAChangeIsPaid()
{
    HouseInput in = withDearer(hotelWith(Prepayment::All, 0), Prepayment::All);
    in.plans.back().conditions.channels = {ChannelId{1}};
    in.plans.back().conditions.code = QStringLiteral("ACME");
    Requests h(std::move(in));
    const BookingId id = paidIn(h, {}, 0, 0, kNextWeek);
    ChangeBooking c = nights(h, id, 2);
    c.plan = kDearer;
    QCOMPARE(h(c).error().field, QStringLiteral("code"));
    c.code = QStringLiteral("acme");
    const auto asked = h(c);
    QVERIFY(asked && asked->pending && asked->saga);
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    QVERIFY(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    QCOMPARE(h.house.booking(id)->plan, kDearer);
    QCOMPARE(h.house.booking(id)->total, qint64(120'00));
    QCOMPARE(paidNow(h, id), qint64(120'00));
}

/// A plan that is closed while the guest pays was open when the change was asked for; so was the
/// channel that asked, which the engine does not have.
void TestDeposits::aPlanClosedMeanwhileIsSoldToWhoPaid()
{
    Requests h(withDearer(hotelWith(Prepayment::All, 0), Prepayment::All));
    const BookingId id = paidIn(h, {}, 0, 0, kNextWeek);
    ChangeBooking c = nights(h, id, 2);
    c.plan = kDearer;
    const auto asked = h(c);
    QVERIFY(asked && asked->pending && asked->saga);
    EditCells close;
    close.caller = h.desk();
    close.field = CellField::StopSell;
    close.roomTypes = {kTwin};
    close.ranges = {{kToday + kNextWeek, 2}};
    close.value = 1;
    close.plan = kDearer;
    QVERIFY(h(EditBlock(close)));
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    QVERIFY(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    QCOMPARE(h.house.booking(id)->plan, kDearer);
    // No other guest is sold it.
    TakeHold other = h.hold(kTwin, kNextWeek, 1);
    other.plan = kDearer;
    QVERIFY(refused(h(other), ErrorCode::Restricted));
}

/// 30 % of four nights are paid for; two rooms that the desk adds meanwhile pay the same part.
void TestDeposits::aChangeIsNotSoldAtAPriceOfOtherRooms()
{
    Requests h(hotelWith(Prepayment::Percent, 30));
    const BookingId id = paidIn(h, {}, 0, 0, kNextWeek);
    const auto asked = h(nights(h, id, 4));
    QVERIFY(asked && asked->pending);
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    ChangeBooking rooms;
    rooms.caller = h.desk();
    rooms.booking = id;
    rooms.version = 1;
    rooms.rooms = 2;
    rooms.adults = 2;
    QVERIFY(h(rooms));
    QVERIFY(h.move(asked->saga, SagaStage::Capturing, SagaEnd::Open, HoldWrite::None));
    QVERIFY(refused(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell),
                    ErrorCode::Stale));
    QCOMPARE(h.house.booking(id)->rooms, 2);
    QCOMPARE(h.house.booking(id)->stay.nights(), 2);
    QCOMPARE(h.house.booking(id)->total, qint64(200'00));
}

void TestDeposits::aChangeLeavesTheGuestAsEnteredSince()
{
    Requests h(hotelWith(Prepayment::Percent, 30));
    const BookingId id = paidIn(h, {}, 0, 0, kNextWeek);
    ChangeBooking longer = nights(h, id, 3);
    longer.guest = guest(QStringLiteral("M. Silva"));
    const auto asked = h(longer);
    QVERIFY(asked && asked->pending);
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    ChangeBooking corrected;
    corrected.caller = h.desk();
    corrected.booking = id;
    corrected.version = 1;
    corrected.guest = kMaria;
    corrected.guest->phone = QStringLiteral("+351 21 000 0000");
    QVERIFY(h(corrected));
    const auto entered = h.batch.guests.size();
    QVERIFY(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    QCOMPARE(h.house.booking(id)->stay.nights(), 3);
    QCOMPARE(h.batch.guests.size(), entered);
}

QTEST_GUILESS_MAIN(TestDeposits)
#include "test_deposits.moc"
