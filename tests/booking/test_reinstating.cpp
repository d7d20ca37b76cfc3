// SPDX-License-Identifier: GPL-3.0-or-later
// Cancelled bookings that are reinstated, reasons, and fees that a manager sets.
#include "booking/paid_bookings.h"
#include "core/error_values.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

BookingId book(TestHouse &house, int in = 0, int nights = 2, int rooms = 1)
{
    TakeHold what = house.hold(kTwin, in, nights, rooms);
    what.plan = kBar;
    const auto answer = house(HoldAndConfirm{what, {}});
    return answer ? answer->booking : BookingId{};
}

}  // namespace

class TestReinstating : public QObject {
    Q_OBJECT

private slots:
    void itsRoomsAreTakenAgainAtTheOldPrice();
    void noShowsAreReinstatedWhileTheStayLasts();
    void aPastNightThatWasResoldDoesNotStandInTheWay();
    void onlyWhereThereIsRoom();
    void expiredHoldsDoNotStandInTheWay();
    void whatCannotBeReinstated();
    void whatItsChannelCancelledStaysCancelled();
    void anEndThatTheFileHasCanBeReinstated();
    void aReinstatedBookingEndsAgain();
    void reasonsAreKept();
    void aManagerSetsTheFee();
    void theFeeInTheGuestsCurrency();
    void whatWasRefundedIsDueAgain_data();
    void whatWasRefundedIsDueAgain();
};

void TestReinstating::itsRoomsAreTakenAgainAtTheOldPrice()
{
    TestHouse house;
    const BookingId id = book(house);
    const int before = house.left(kTwin, 0);
    const auto over = house(CancelBooking{house.desk(), id, 1});
    QVERIFY(over && over->fee > 0);
    const qint64 total = over->total;
    QCOMPARE(house.left(kTwin, 0), before + 1);
    const auto back = house(ReinstateBooking{house.desk(), id, 2, {}});
    QVERIFY(back.has_value());
    QCOMPARE(back->version, 3);
    QCOMPARE(back->total, total);
    QCOMPARE(back->fee, 0);
    QVERIFY(back->due.has_value());
    QCOMPARE(back->due->minor, total);
    QCOMPARE(house.left(kTwin, 0), before);
    QCOMPARE(house.left(kTwin, 1), before);
    QVERIFY(house.house.booking(id)->status == BookingStatus::Confirmed);
    const Record last = house.batch.records.back();
    QVERIFY(last.kind == RecordKind::BookingReinstated);
    QCOMPARE(last.subject, id.value);
    QCOMPARE(last.amount, over->fee);
    QCOMPARE(last.value, qint64(3));
    // The fee's row goes.
    QCOMPARE(house.batch.fees.back().amount, qint64(0));
    // Sent a second time, it changes nothing.
    const auto again = house(ReinstateBooking{house.desk(), id, 2, {}});
    QVERIFY(refused(again, ErrorCode::WrongState));
    QCOMPARE(house.left(kTwin, 0), before);
}

void TestReinstating::noShowsAreReinstatedWhileTheStayLasts()
{
    TestHouse house;
    const BookingId longer = book(house, 0, 3), shorter = book(house, 0, 1);
    QVERIFY(house(CloseDay{house.desk(), true, {}}));
    QVERIFY(house.house.booking(longer)->status == BookingStatus::NoShow);
    QVERIFY(house(ReinstateBooking{house.desk(), longer, 2, {}}));
    QVERIFY(house(CheckIn{house.desk(), longer, 3, {}, {}, false}));
    QVERIFY(refused(house(ReinstateBooking{house.desk(), shorter, 2, {}}), ErrorCode::WrongState));
}

void TestReinstating::aPastNightThatWasResoldDoesNotStandInTheWay()
{
    TestHouse house;
    const BookingId late = book(house, 0, 3);
    QVERIFY(house(MarkNoShow{house.desk(), late, 1}));
    const BookingId other = book(house, 0, 1, house.left(kTwin, 0));
    QVERIFY(other.value > 0);
    const int sold = house.house.ledger().type(0, kToday).sold;
    QVERIFY(refused(house(ReinstateBooking{house.desk(), late, 2, {}}), ErrorCode::SoldOut));
    QVERIFY(house(CheckIn{house.desk(), other, 1, {}, {}, true}));
    QVERIFY(house(CloseDay{house.desk(), true, {}}));
    const int tonight = house.left(kTwin, 1);
    const auto back = house(ReinstateBooking{house.desk(), late, 2, {}});
    QVERIFY(back.has_value());
    QVERIFY2(!back->oversold, "the night is over");
    QCOMPARE(house.left(kTwin, 1), tonight - 1);
    // The guest pays the past night, so it counts, as it will after a restart.
    QCOMPARE(house.house.ledger().type(0, kToday).sold, sold + 1);
    // A room is assigned from tonight on; last night keeps the one who was there.
    QVERIFY(house(CheckOut{house.desk(), other, 0, {}}));
    QVERIFY(house(CheckIn{house.desk(), late, 3, {}, {}, true}));
    const inventory::RoomLedger &rooms = house.house.rooms();
    QCOMPARE(rooms.countOf(0, kToday, late.value), 0);
    QCOMPARE(rooms.countOf(0, kToday + 1, late.value), 1);
    QCOMPARE(rooms.countOf(0, kToday + 2, late.value), 1);
    // A cancelled booking gives back what it took: nothing is left or counted twice.
    QVERIFY(house(CheckOut{house.desk(), late, 0, {}}));
    QCOMPARE(house.house.ledger().type(0, kToday + 2).sold, 0);
}

void TestReinstating::onlyWhereThereIsRoom()
{
    TestHouse house;
    const BookingId id = book(house, 0, 4);
    QVERIFY(house(CancelBooking{house.desk(), id, 1}));
    const int free = house.left(kTwin, 1);
    QVERIFY(house(house.hold(kTwin, 1, 1, free)));
    QVERIFY(house(house.hold(kTwin, 3, 1, free)));
    const auto full = house(ReinstateBooking{house.desk(), id, 2, {}});
    QVERIFY(refused(full, ErrorCode::SoldOut));
    const QString why = full.error().reason;
    QVERIFY2(why.contains(core::errorDate(kToday + 1)) && why.contains(core::errorDate(kToday + 3)),
             qPrintable(why));
    QVERIFY2(!why.contains(core::errorDate(kToday + 2)), qPrintable(why));
    QVERIFY(house.house.booking(id)->status == BookingStatus::Cancelled);
    QCOMPARE(house.left(kTwin, 1), 0);
}

void TestReinstating::expiredHoldsDoNotStandInTheWay()
{
    TestHouse house;
    const BookingId id = book(house);
    QVERIFY(house(CancelBooking{house.desk(), id, 1}));
    QVERIFY(house(house.hold(kTwin, 0, 2, house.left(kTwin, 0))));
    QVERIFY(refused(house(ReinstateBooking{house.desk(), id, 2, {}}), ErrorCode::SoldOut));
    house.now = house.now + 3600 * kSecond;
    QVERIFY(house(ReinstateBooking{house.desk(), id, 2, {}}));
}

void TestReinstating::whatCannotBeReinstated()
{
    TestHouse house;
    const BookingId open = book(house), cancelled = book(house), stayed = book(house);
    QVERIFY(house(CancelBooking{house.desk(), cancelled, 1}));
    QVERIFY(house(CheckIn{house.desk(), stayed, 1, {}, {}, false}));
    QVERIFY(house(CheckOut{house.desk(), stayed, 2, {}}));
    const auto code = [&](BookingId id, qint32 version) {
        return house(ReinstateBooking{house.desk(), id, version, {}}).error().code;
    };
    QCOMPARE(code(open, 1), ErrorCode::WrongState);
    QCOMPARE(code(stayed, 3), ErrorCode::WrongState);
    QCOMPARE(code(cancelled, 1), ErrorCode::Stale);
    QCOMPARE(code(BookingId{999'999}, 1), ErrorCode::NotFound);
    WalkBooking walk;
    walk.caller = house.desk();
    walk.booking = open;
    walk.hotel = QStringLiteral("Elsewhere");
    QVERIFY(house(walk));
    QCOMPARE(code(open, 2), ErrorCode::WrongState);
}

void TestReinstating::whatItsChannelCancelledStaysCancelled()
{
    TestHouse house;
    const BookingId id = book(house), here = book(house);
    const Caller channel = house.desk(kFirstChannelActor.value + 1);
    QVERIFY(house(CancelBooking{channel, id, 1}));
    QVERIFY(refused(house(ReinstateBooking{house.desk(), id, 2, {}}), ErrorCode::WrongState));
    // Cancelled here first, and then by the channel: only the file tells.
    QVERIFY(house(CancelBooking{house.desk(), here, 1}));
    const ReinstateBooking again{house.desk(), here, 2, {}};
    QCOMPARE(house.house.forgotten(again), here);
    EndedBooking filed{*house.house.booking(here), 0, 0};
    filed.givenUp = true;
    house.ended.insert(here, filed);
    QVERIFY(refused(house(again), ErrorCode::WrongState));
    house.ended.clear();
    QVERIFY(house(again));
}

void TestReinstating::anEndThatTheFileHasCanBeReinstated()
{
    Requests h;
    Booking b;
    b.id = BookingId{7};
    b.property = kHotel;
    b.channel = ChannelId{1};
    b.status = BookingStatus::Cancelled;
    b.version = 3;
    b.reserved = b.counted = kTwin;
    b.stay = Stay(kToday + 1, 2);
    b.plan = kPrepaid;
    b.total = 100'00;
    h.lastSeq = 100;
    const Currency eur = *Currency::make(QStringLiteral("EUR"));
    EndedBooking over{b, 50'00, 0};
    over.kept = {{b.id, "pi_7", "key-7", {50'00, eur}}};
    h.ended.insert(b.id, over);
    const auto back = h(ReinstateBooking{h.desk(), b.id, 3, {}});
    QVERIFY(back.has_value());
    QCOMPARE(back->due->minor, qint64(50'00));
    QCOMPARE(paidNow(h, b.id), qint64(50'00));
}

/// Also after so many others that memory is tidied up.
void TestReinstating::aReinstatedBookingEndsAgain()
{
    TestHouse house;
    const BookingId id = book(house);
    QVERIFY(house(CancelBooking{house.desk(), id, 1}));
    const qint64 first = house.lastSeq;
    QVERIFY(house(ReinstateBooking{house.desk(), id, 2, {}}));
    const auto end = [&](int many) {
        for (int i = 0; i < many; ++i) {
            if (!house(CancelBooking{house.desk(), book(house, i % 20), 1})) return false;
        }
        return true;
    };
    QVERIFY(end(2000));
    const auto over = house(CancelBooking{house.desk(), id, 3});
    QVERIFY(over && !over->repeated && over->version == 4);
    house.committed = first;  // the file has the first end only
    QVERIFY(end(1));
    const auto again = house(CancelBooking{house.desk(), id, 3});
    QVERIFY(again && again->repeated);
    QCOMPARE(again->version, 4);
}

void TestReinstating::reasonsAreKept()
{
    TestHouse house;
    const BookingId id = book(house);
    CancelBooking cancel{house.desk(), id, 1};
    cancel.reason = QStringLiteral("  The guest is ill,\n4111 1111 1111 1111 ");
    const auto over = house(cancel);
    QVERIFY(over.has_value());
    QCOMPARE(house.batch.reasons.size(), size_t(1));
    const ReasonRow row = house.batch.reasons.front();
    QCOMPARE(row.seq, over->seq);
    QCOMPARE(row.booking, id);
    QVERIFY(row.reason.startsWith(QStringLiteral("The guest is ill, ")));
    QVERIFY2(!row.reason.contains(QStringLiteral("4111 1111")), qPrintable(row.reason));
    const auto back = house(ReinstateBooking{house.desk(), id, 2, QStringLiteral("A mistake")});
    QVERIFY(back.has_value());
    QCOMPARE(house.batch.reasons.back().seq, back->seq);
    cancel.version = 3;
    cancel.reason = QString(2000, u'x');
    QVERIFY(refused(house(cancel), ErrorCode::Invalid));
    cancel.reason.clear();
    QVERIFY(house(cancel));
    QCOMPARE(house.batch.reasons.size(), size_t(2));
}

void TestReinstating::aManagerSetsTheFee()
{
    TestHouse house;
    const auto add = [&](const char *name, Role role, qint64 by) {
        SaveUser save;
        save.caller = house.desk(by);
        save.name = QString::fromLatin1(name);
        save.role = role;
        save.secretHash = "$argon2id$of something";
        return house(save);
    };
    const BookingId id = book(house);
    const auto ana = add("Ana", Role::Administrator, kDeskActor.value);
    QVERIFY(ana.has_value());
    const auto cleo = add("Cleo", Role::Clerk, ana->user.value);
    QVERIFY(cleo.has_value());
    CancelBooking cancel{house.desk(cleo->user.value), id, 1};
    cancel.guestFee = Money{0, *Currency::make(QStringLiteral("EUR"))};
    QVERIFY(refused(house(cancel), ErrorCode::Forbidden));
    cancel.caller = house.desk(ana->user.value);
    cancel.guestFee->minor = house.house.booking(id)->total + 1;
    QVERIFY(refused(house(cancel), ErrorCode::Invalid));
    cancel.guestFee = Money{1, *Currency::make(QStringLiteral("USD"))};
    QVERIFY(refused(house(cancel), ErrorCode::Invalid));
    cancel.guestFee = Money{12'34, *Currency::make(QStringLiteral("EUR"))};
    const auto over = house(cancel);
    QVERIFY(over.has_value());
    QCOMPARE(over->fee, qint64(12'34));
    // A clerk may reinstate, because the whole price is owed again.
    QVERIFY(house(ReinstateBooking{house.desk(cleo->user.value), id, 2, {}}));
}

void TestReinstating::theFeeInTheGuestsCurrency()
{
    Requests h;
    const BookingId id = paidIn(h, QStringLiteral("JPY"), 16357, 2);
    const Currency jpy = *Currency::make(QStringLiteral("JPY"));
    CancelBooking cancel{h.desk(), id, 1};
    cancel.guestFee = Money{16'358, jpy};
    QVERIFY(refused(h(cancel), ErrorCode::Invalid));
    cancel.guestFee = Money{1'000, jpy};
    const auto over = h(cancel);
    QVERIFY(over && over->feeCharged);
    // One cent is 1.6 yen: never more than was typed.
    QVERIFY(over->feeCharged->minor <= 1'000 && over->feeCharged->minor >= 998);
    QCOMPARE(refundOf(h, over), 16'357 - over->feeCharged->minor);
}

void TestReinstating::whatWasRefundedIsDueAgain_data()
{
    QTest::addColumn<QString>("currency");
    QTest::addColumn<int>("digits");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<qint64>("price");
    QTest::addColumn<qint64>("refund");
    // 50 EUR of 100 are retained.
    QTest::newRow("EUR") << "" << 0 << 0 << qint64(100'00) << qint64(50'00);
    QTest::newRow("HUF") << "HUF" << 39000 << 2 << qint64(39'000'00) << qint64(19'500'00);
    QTest::newRow("JPY") << "JPY" << 16357 << 2 << qint64(16'357) << qint64(8'178);
    QTest::newRow("KWD") << "KWD" << 33305 << 5 << qint64(33'300) << qint64(16'650);
}

void TestReinstating::whatWasRefundedIsDueAgain()
{
    QFETCH(QString, currency);
    QFETCH(int, digits);
    QFETCH(int, decimals);
    QFETCH(qint64, price);
    QFETCH(qint64, refund);
    Requests h;
    const BookingId id = paidIn(h, currency, digits, decimals);
    const auto over = h(CancelBooking{h.desk(), id, 1});
    QCOMPARE(refundOf(h, over), refund);
    const size_t sagas = h.batch.requests.sagas.size();
    const auto back = h(ReinstateBooking{h.desk(), id, 2, {}});
    QVERIFY(back && back->due);
    QCOMPARE(back->due->minor, refund);
    QCOMPARE(paidNow(h, id), price - refund);
    QVERIFY(currency.isEmpty() || back->charged->minor == price);
    // Nothing is charged by itself, and the refund goes on.
    QCOMPARE(h.batch.requests.sagas.size(), sagas);
    QCOMPARE(refundOf(h, over), refund);
    // A second cancellation with the same fee refunds nothing more, a free one all that is left.
    const auto second = h(CancelBooking{h.desk(), id, 3});
    QVERIFY(second && !second->saga);
    QVERIFY(h(ReinstateBooking{h.desk(), id, 4, {}}));
    CancelBooking free{h.desk(), id, 5};
    free.fee = 0;
    QCOMPARE(refundOf(h, h(free)), price - refund);
}

QTEST_GUILESS_MAIN(TestReinstating)
#include "test_reinstating.moc"
