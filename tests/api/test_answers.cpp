// SPDX-License-Identifier: GPL-3.0-or-later
// However a payment ends, whoever asked for the booking gets an answer that says so: one that is
// kept under the key must never be an error of ours.
#include "api/v1/booking_answers.h"
#include "api/v1/problem.h"
#include "reservations/requests/request_desk.h"

#include <QTest>

using namespace roomrack;
using booking::SagaEnd;

class TestAnswers : public QObject {
    Q_OBJECT

private slots:
    void everyEndOfAPaymentIsAnOutcome_data();
    void everyEndOfAPaymentIsAnOutcome();
};

void TestAnswers::everyEndOfAPaymentIsAnOutcome_data()
{
    QTest::addColumn<int>("end");
    QTest::addColumn<int>("status");
    QTest::addRow("booked") << int(SagaEnd::Booked) << 201;
    QTest::addRow("declined") << int(SagaEnd::Declined) << 409;
    QTest::addRow("not booked") << int(SagaEnd::NotBooked) << 410;
    QTest::addRow("gateway away") << int(SagaEnd::GatewayAway) << 409;
    QTest::addRow("gateway refused") << int(SagaEnd::GatewayRefused) << 409;
    QTest::addRow("cancelled") << int(SagaEnd::Cancelled) << 409;
    QTest::addRow("lapsed") << int(SagaEnd::Lapsed) << 409;
    QTest::addRow("by a person") << int(SagaEnd::ByPerson) << 409;
}

void TestAnswers::everyEndOfAPaymentIsAnOutcome()
{
    QFETCH(int, end);
    QFETCH(int, status);
    booking::SagaRow row;
    row.booking = BookingId{7};
    row.state.end = SagaEnd(end);
    const auto outcome = reservations::RequestDesk::outcomeOf(row);
    const auto answer = api::v1::requestRender(Currency())(outcome);
    QCOMPARE(answer.status, status);
    if (outcome.refused) QVERIFY(api::v1::isOutcome(*outcome.refused));
    QVERIFY2(!answer.body.contains("urn:roomrack:internal"), answer.body.constData());
}

QTEST_GUILESS_MAIN(TestAnswers)
#include "test_answers.moc"
