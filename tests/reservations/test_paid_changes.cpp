// SPDX-License-Identifier: GPL-3.0-or-later
// A change that is paid first: its reply contains the booking version that it created, whatever
// happens meanwhile, so that the caller can continue from it.
#include "reservations/reception.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using Is = reservations::Reply::Is;

class TestPaidChanges : public QObject {
    Q_OBJECT

private slots:
    void theAnswerNamesTheVersionThatIsThere();
    void soItDoesWhereMemoryWasLost_data();
    void soItDoesWhereMemoryWasLost();
    void soItDoesWhereAnotherChangeCameMeanwhile();
    void aStayThatWasMovedMeanwhileIsNotMovedBack();
    void theGuestIsChangedAndFoundByTheNewStay();
    void whatCannotBeChangedAnyMoreIsNoSoftBlock();

private:
    BookingId booked(Reception &hotel);
    /// Extends two nights to five.
    Reception::Heard longer(Reception &hotel, BookingId id);
    static QByteArray answerOf(BookingId id, qint32 version);
};

BookingId TestPaidChanges::booked(Reception &hotel)
{
    const auto heard = hotel.book("original", hotel.input(QStringLiteral("Ana Prova"), 2));
    hotel.settle();
    return heard->is == Is::Answered ? heard->outcome.answer.booking : BookingId();
}

Reception::Heard TestPaidChanges::longer(Reception &hotel, BookingId id)
{
    return hotel.change("longer", id, Stay(hotel.booking(id).booking.stay.checkIn(), 5));
}

QByteArray TestPaidChanges::answerOf(BookingId id, qint32 version)
{
    return QByteArray::number(id.value) + " 0 version " + QByteArray::number(version);
}

void TestPaidChanges::theAnswerNamesTheVersionThatIsThere()
{
    Reception hotel;
    const BookingId id = booked(hotel);
    const auto heard = longer(hotel, id);
    hotel.settle();
    QCOMPARE(heard->is, Is::Answered);
    QVERIFY(!heard->outcome.refused);
    QCOMPARE(hotel.charges(), 2);
    const qint32 version = hotel.booking(id).booking.version;
    QCOMPARE(version, 2);
    QCOMPARE(heard->outcome.answer.version, version);
    QCOMPARE(heard->answer.body, answerOf(id, version));
    for (const bool restarted : {false, true}) {
        if (restarted) hotel.startAgain();
        const auto again = longer(hotel, id);
        hotel.settle();
        QVERIFY(again->repeated);
        QCOMPARE(again->answer, heard->answer);
    }
    const auto cancelled = hotel.cancel("cancel", id, version);
    hotel.settle();
    QVERIFY2(!cancelled->outcome.refused, cancelled->answer.body.constData());
}

void TestPaidChanges::soItDoesWhereMemoryWasLost_data()
{
    QTest::addColumn<int>("after");
    for (const int after : {0, 1, 20, 40, 60, 80, 100, 120, 140, 500})
        QTest::addRow("%d ms", after) << after;
}

void TestPaidChanges::soItDoesWhereMemoryWasLost()
{
    QFETCH(int, after);
    Reception hotel;
    const BookingId id = booked(hotel);
    longer(hotel, id);
    hotel.run(after * 1'000);
    hotel.startAgain();
    hotel.settle();
    const auto again = longer(hotel, id);
    hotel.settle();
    QCOMPARE(again->is, Is::Answered);
    QCOMPARE(hotel.booking(id).booking.version, 2);
    QCOMPARE(again->answer, (ClaimAnswer{200, answerOf(id, 2)}));
}

void TestPaidChanges::soItDoesWhereAnotherChangeCameMeanwhile()
{
    Reception hotel;
    const BookingId id = booked(hotel);
    const auto heard = longer(hotel, id);
    hotel.run(20'000);
    ChangeBooking more;
    more.caller = hotel.request("more").caller;
    more.booking = id;
    more.version = 1;
    more.adults = 1;
    const auto changed = hotel.engine().run(more);
    QVERIFY(changed);
    QCOMPARE(changed->version, 2);
    hotel.settle();
    QCOMPARE(hotel.booking(id).booking.version, 3);
    QCOMPARE(hotel.booking(id).booking.stay.nights(), 5);
    QCOMPARE(hotel.booking(id).booking.adults, 1);
    QCOMPARE(heard->outcome.answer.version, 3);
    QCOMPARE(heard->answer.body, answerOf(id, 3));
}

/// The desk moves it at the same price, so the payment would fit.
void TestPaidChanges::aStayThatWasMovedMeanwhileIsNotMovedBack()
{
    Reception hotel;
    const BookingId id = booked(hotel);
    const Stay before = hotel.booking(id).booking.stay;
    const auto heard = longer(hotel, id);
    hotel.run(20'000);
    ChangeBooking moved;
    moved.caller = {hotel.property(), kDeskActor, {}, {}};
    moved.booking = id;
    moved.version = 1;
    moved.stay = Stay(before.checkIn() + 1, before.nights());
    moved.total = hotel.booking(id).booking.total;
    QVERIFY(hotel.engine().run(moved));
    hotel.settle();
    QCOMPARE(hotel.booking(id).booking.stay, *moved.stay);
    QCOMPARE(heard->outcome.end, SagaEnd::NotBooked);
    QVERIFY(heard->outcome.refused);
    QVERIFY2(heard->outcome.refused->reason.contains(QStringLiteral("changed in the meantime")),
             qPrintable(heard->outcome.refused->reason));
    QCOMPARE(hotel.kept(id), hotel.booking(id).booking.total);
}

void TestPaidChanges::theGuestIsChangedAndFoundByTheNewStay()
{
    Reception hotel;
    const BookingId id = booked(hotel);
    Guest guest;
    guest.name = QStringLiteral("Rui Costa");
    guest.email = QStringLiteral("ruicosta@example.org");
    const Stay stay(hotel.booking(id).booking.stay.checkIn(), 5);
    const auto heard = hotel.change("longer", id, stay, "pm_good", guest);
    hotel.settle();
    QVERIFY(!heard->outcome.refused);
    QCOMPARE(hotel.booking(id).guest.name, guest.name);
    QCOMPARE(hotel.booking(id).guest.email, guest.email);
    const auto twice = hotel.book("twice", hotel.input(guest.name, 2, 10, 5));
    const auto other = hotel.book("other", hotel.input(QStringLiteral("Ana Prova"), 2));
    hotel.settle();
    QVERIFY(twice->outcome.refused);
    QCOMPARE(twice->outcome.refused->code, ErrorCode::Duplicate);
    QVERIFY(!other->outcome.refused);
}

/// The booking was cancelled while its change was being paid.
void TestPaidChanges::whatCannotBeChangedAnyMoreIsNoSoftBlock()
{
    Reception hotel;
    const BookingId id = booked(hotel);
    const auto heard = longer(hotel, id);
    hotel.run(20'000);
    const auto cancelled = hotel.cancel("cancel", id, 1);
    hotel.settle();
    QVERIFY(!cancelled->outcome.refused);
    QCOMPARE(heard->is, Is::Answered);
    QCOMPARE(heard->outcome.end, SagaEnd::NotBooked);
    QVERIFY(heard->outcome.refused);
    QCOMPARE(heard->outcome.refused->code, ErrorCode::WrongState);
    QCOMPARE(heard->outcome.refused->field, QStringLiteral("booking"));
    QVERIFY2(!heard->answer.body.contains("expired"), heard->answer.body.constData());
    QVERIFY2(heard->outcome.refused->reason.contains(QStringLiteral("is closed")),
             qPrintable(heard->outcome.refused->reason));
    QCOMPARE(hotel.kept(id), qint64(0));
}

QTEST_GUILESS_MAIN(TestPaidChanges)
#include "test_paid_changes.moc"
