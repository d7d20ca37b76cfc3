// SPDX-License-Identifier: GPL-3.0-or-later
// However a payment ends, the request to book gets an answer with the outcome; the answer stored
// with the key must never be an internal error.
#include "api/v1/booking_answers.h"
#include "api/v1/problem.h"
#include "booking/version_place.h"
#include "reservations/requests/request_service.h"

#include <QTest>

using namespace roomrack;
using booking::SagaEnd;

class TestAnswers : public QObject {
    Q_OBJECT

private slots:
    void everyEndOfAPaymentIsAnOutcome_data();
    void everyEndOfAPaymentIsAnOutcome();
    void aPaidChangeHasThePlaceOfItsVersion();
    void aTextLikeAVersionIsLeftAsItIs();
    void aChangeThatCameToNothingIsNoSoftBlock();
    void aMalformedKeyIsNotOneOfAnotherRequest();
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
    const auto outcome = reservations::RequestService::outcomeOf(row);
    const auto answer = api::v1::requestRender(Currency())(outcome);
    QCOMPARE(answer.status, status);
    if (outcome.refused) QVERIFY(api::v1::isOutcome(*outcome.refused));
    QVERIFY2(!answer.body.contains("urn:roomrack:internal"), answer.body.constData());
}

/// Only the commit fills in the version.
void TestAnswers::aPaidChangeHasThePlaceOfItsVersion()
{
    booking::SagaRow row;
    row.booking = BookingId{7};
    row.request.stay = Stay(Night(20'000), 2);
    row.request.total = 30'000;
    row.state.end = SagaEnd::Booked;
    const auto render = api::v1::requestRender(Currency());
    const auto made = render(reservations::RequestService::outcomeOf(row));
    QCOMPARE(made.status, 200);
    auto outcome = reservations::RequestService::outcomeOf(row);
    outcome.answer.version = 12;
    QCOMPARE(booking::withVersion(made, 12), render(outcome));
    QVERIFY2(render(outcome).body.contains("\"version\":12,"), render(outcome).body.constData());
    // A new booking has its first version, which is known, and so has a cancelled one.
    row.request.stay.reset();
    const auto first = render(reservations::RequestService::outcomeOf(row));
    QVERIFY2(first.body.contains("\"version\":1,"), first.body.constData());
    const auto ends = reservations::RequestService::answersOf(render, row);
    QVERIFY2(ends.canceller.body.contains("\"version\":1,"), ends.canceller.body.constData());
}

/// However unlikely it is there.
void TestAnswers::aTextLikeAVersionIsLeftAsItIs()
{
    reservations::Outcome outcome;
    outcome.kind = reservations::Outcome::Kind::Change;
    outcome.answer.booking = BookingId{7};
    outcome.answer.version = booking::kVersionOfCommit;
    outcome.answer.question = QByteArray::number(booking::kVersionOfCommit);
    const auto render = api::v1::requestRender(Currency());
    const auto made = booking::withVersion(render(outcome), 12);
    outcome.answer.version = 12;
    QCOMPARE(made, render(outcome));
    QVERIFY2(made.body.contains(outcome.answer.question), made.body.constData());
}

void TestAnswers::aChangeThatCameToNothingIsNoSoftBlock()
{
    booking::SagaRow row;
    row.booking = BookingId{7};
    row.request.stay = Stay(Night(20'000), 2);
    row.state.end = SagaEnd::NotBooked;
    const auto answer =
        api::v1::requestRender(Currency())(reservations::RequestService::outcomeOf(row));
    QCOMPARE(answer.status, 409);
    QVERIFY2(!answer.body.contains("soft_block"), answer.body.constData());
    QVERIFY2(!answer.body.contains("expired"), answer.body.constData());
}

void TestAnswers::aMalformedKeyIsNotOneOfAnotherRequest()
{
    const auto malformed = booking::checkClaimKey("two words");
    QVERIFY(!malformed);
    const api::v1::Problem wanted = api::v1::problemOf(malformed.error());
    QCOMPARE(wanted.status, 400);
    QCOMPARE(QByteArray(wanted.kind), QByteArray("key-wanted"));
    const api::v1::Problem reused = api::v1::problemOf(
        {ErrorCode::Duplicate, QStringLiteral("Idempotency-Key"), QStringLiteral("used"), -1});
    QCOMPARE(reused.status, 422);
    QCOMPARE(QByteArray(reused.kind), QByteArray("key-reused"));
    const api::v1::Problem twice = api::v1::problemOf(
        {ErrorCode::Duplicate, QStringLiteral("booking"), QStringLiteral("twice"), -1});
    QCOMPARE(twice.status, 409);
    QCOMPARE(QByteArray(twice.kind), QByteArray("duplicate"));
}

QTEST_GUILESS_MAIN(TestAnswers)
#include "test_answers.moc"
