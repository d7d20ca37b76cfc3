// SPDX-License-Identifier: GPL-3.0-or-later
// A PMS that answers a resync without guests.
#include "channels/pms_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

QString q(const char *text)
{
    return QString::fromLatin1(text);
}
QString number(BookingId id)
{
    return QString::number(id.value);
}

}  // namespace

class TestPmsResync : public QObject {
    Q_OBJECT

private slots:
    void resyncWithoutGuestsChecksNoGuestOut();
    void emptyPropertyNeedsNoReview();
    void guestWhoMovedMeanwhileHasNotLeft();
};

/// A PMS that starts with an empty store names no guests. Once it names guests again the question
/// is settled, and the guests not among them have left.
void TestPmsResync::resyncWithoutGuestsChecksNoGuestOut()
{
    PmsHotel h;
    const BookingId a = h.book(1, 0, 3), b = h.book(1, 0, 3);
    h.line->say(h.pms.checkIn(h.guest(number(a), q("101")), h.scheduler->now()));
    h.line->say(h.pms.checkIn(h.guest(number(b), q("102")), h.scheduler->now()));
    h.run(2);
    h.close();
    h.pms.checkOut(number(a), q("101"), h.scheduler->now());
    h.pms.checkOut(number(b), q("102"), h.scheduler->now());
    h.open();
    h.run(5);
    QCOMPARE(h.booking(a).status, BookingStatus::CheckedIn);
    QCOMPARE(h.booking(b).status, BookingStatus::CheckedIn);
    QCOMPARE(h.waiting().size(), 1);
    QVERIFY2(h.waiting().front().contains(u'2'), qPrintable(h.waiting().front()));
    h.controller->pollNow(kPms);
    h.run(5);
    QCOMPARE(h.waiting().size(), 1);
    h.pms.checkIn(h.guest(number(a), q("101")), h.scheduler->now());
    h.controller->pollNow(kPms);
    h.run(5);
    QCOMPARE(h.waiting(), QStringList());
    QCOMPARE(h.booking(a).status, BookingStatus::CheckedIn);
    QCOMPARE(h.booking(b).status, BookingStatus::CheckedOut);
}

/// The user checks out the guests who left, and the question is settled.
void TestPmsResync::emptyPropertyNeedsNoReview()
{
    PmsHotel h;
    h.controller->pollNow(kPms);
    h.run(5);
    QCOMPARE(h.waiting(), QStringList());
    const BookingId id = h.book(1, 0, 3);
    h.line->say(h.pms.checkIn(h.guest(number(id), q("101")), h.scheduler->now()));
    h.run(2);
    h.line->cut();
    h.pms.checkOut(number(id), q("101"), h.scheduler->now());
    h.run(600);
    QCOMPARE(h.waiting().size(), 1);
    const Booking now = h.booking(id);
    h.apply(CheckOut{h.hotel.desk(), id, now.version, kToday});
    h.run(5);
    QCOMPARE(h.waiting(), QStringList());
}

/// The record of a move may wait: for a room that Roomrack does not know, or of another pool.
void TestPmsResync::guestWhoMovedMeanwhileHasNotLeft()
{
    PmsHotel h;
    const BookingId id = h.book(1, 0, 3), other = h.book(1, 0, 3);
    h.line->say(h.pms.checkIn(h.guest(number(id), q("101")), h.scheduler->now()));
    h.line->say(h.pms.checkIn(h.guest(number(other), q("102")), h.scheduler->now()));
    h.run(2);
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedIn);
    h.close();
    h.pms.checkOut(number(id), q("101"), h.scheduler->now());
    h.pms.checkIn(h.guest(number(id), q("999")), h.scheduler->now());
    h.pms.checkOut(number(other), q("102"), h.scheduler->now());
    h.open();
    h.run(5);
    QCOMPARE(h.booking(id).status, BookingStatus::CheckedIn);
    QCOMPARE(h.waiting().size(), 1);
    QCOMPARE(h.booking(other).status, BookingStatus::CheckedOut);
}

QTEST_GUILESS_MAIN(TestPmsResync)
#include "test_pms_resync.moc"
