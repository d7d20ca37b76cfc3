// SPDX-License-Identifier: GPL-3.0-or-later
// Memory is lost after a request in payment was cancelled, and the request is not repeated: the
// payment is still reversed, the key has its answer, and the file is consistent.
#include "reservations/reception.h"
#include "storage/store.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using Is = reservations::Reply::Is;

class TestCutOff : public QObject {
    Q_OBJECT

private slots:
    void theCancellationIsCarriedOut_data();
    void theCancellationIsCarriedOut();
    void thePaymentRunnerIsNotifiedByTheCommit();
};

void TestCutOff::theCancellationIsCarriedOut_data()
{
    QTest::addColumn<int>("after");
    QTest::addColumn<int>("pause");
    for (const int after : {0, 5, 20, 40, 60, 80, 100, 120}) {
        for (const int pause : {-1, 0, 1, 10, 30, 60, 120})
            QTest::addRow("%d ms, lost after %d ms", after, pause) << after << pause;
    }
}

void TestCutOff::theCancellationIsCarriedOut()
{
    QFETCH(int, after);
    QFETCH(int, pause);
    Reception hotel;
    hotel.book("original", hotel.input(QStringLiteral("Ana Prova"), 3));
    hotel.run(after * 1'000);
    const auto before = hotel.engine().snapshot(hotel.property()).value();
    if (before->holds.empty()) QSKIP("it is booked by then");
    const BookingId id{before->holds.front().id.value};
    hotel.cancel("cancel", id);
    // Negative: right after the commit of the key, before its result is received.
    if (pause >= 0) hotel.run(pause * 1'000);
    hotel.startAgain();
    hotel.settle();
    const auto report = storage::verify(hotel.engine().file());
    QVERIFY(report);
    QVERIFY2(report->findings.empty(),
             report->findings.empty() ? "" : qPrintable(report->findings.front().what));
    // For a booking this plan would charge one night's price.
    QCOMPARE(hotel.kept(id), qint64(0));
    const auto now = hotel.engine().snapshot(hotel.property()).value();
    QVERIFY(now->bookings.empty() && now->holds.empty() && now->sagas.empty());
    for (const bool restarted : {false, true}) {
        if (restarted) hotel.startAgain();
        const auto told = hotel.cancel("cancel", id);
        hotel.settle();
        QCOMPARE(told->is, Is::Answered);
        QVERIFY(told->repeated);
        QCOMPARE(told->answer.status, 200);
        QCOMPARE(told->answer.body, QByteArray::number(id.value) + " 0");
        const auto asker = hotel.book("original", hotel.input(QStringLiteral("Ana Prova"), 3));
        hotel.settle();
        QVERIFY(asker->repeated);
        QCOMPARE(asker->answer.status, 409);
    }
}

/// The request service is optional: another program with the same hotel may have made the request.
void TestCutOff::thePaymentRunnerIsNotifiedByTheCommit()
{
    Reception hotel;
    const auto heard = hotel.book("original", hotel.input(QStringLiteral("Ana Prova"), 2));
    hotel.run(30'000);
    const BookingId id{hotel.engine().snapshot(hotel.property()).value()->holds.front().id.value};
    CancelBooking cancel{hotel.request("cancel").caller, id};
    cancel.claim = {cancel.caller.actor, "cancel", claimHash("POST", "{}")};
    QVERIFY(hotel.engine().run(cancel)->pending);
    hotel.engine().flush();
    hotel.settle();
    QCOMPARE(heard->is, Is::Answered);
    QVERIFY(heard->outcome.refused);
    QCOMPARE(heard->outcome.end, SagaEnd::Cancelled);
    QCOMPARE(hotel.kept(id), qint64(0));
}

QTEST_GUILESS_MAIN(TestCutOff)
#include "test_cut_off.moc"
