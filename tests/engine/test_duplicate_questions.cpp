// SPDX-License-Identifier: GPL-3.0-or-later
// Questions that the central store raises about a booking beside those asked when it was booked.
#include "engine/engine_hotel.h"

#include "storage/reader.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestDuplicateQuestions : public QObject {
    Q_OBJECT

private slots:
    void oneOfTheCentralStoreReplacesNoOther_data();
    void oneOfTheCentralStoreReplacesNoOther();
    void aReplacementOutlivesARestart();
};

void TestDuplicateQuestions::oneOfTheCentralStoreReplacesNoOther_data()
{
    QTest::addColumn<bool>("decided");
    QTest::newRow("still open") << false;
    QTest::newRow("decided before") << true;
}

void TestDuplicateQuestions::oneOfTheCentralStoreReplacesNoOther()
{
    QFETCH(bool, decided);
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto told = [&](const QByteArray &reservation) {
        RecordReservation c;
        c.caller = hotel.desk();
        c.roomType = RoomTypeId{1};
        c.stay = Stay(kToday + 1, 2);
        c.guest.name = QStringLiteral("Ana Lima");
        c.key = {reservation, 1};
        const auto answer = hotel.engine->run(c);
        return answer ? answer->booking : BookingId();
    };
    const auto undecided = [&] {
        return hotel.engine->snapshot(hotel.property).value()->undecided;
    };
    const BookingId first = told("R-1"), second = told("R-2");
    QCOMPARE(undecided().size(), size_t(1));
    const DuplicateRow local = undecided().front();
    if (decided) {
        DecideDuplicate decide;
        decide.caller = hotel.desk();
        decide.duplicate = local.id;
        decide.decision = DuplicateDecision::KeepBoth;
        QVERIFY(hotel.engine->run(decide));
    }
    NoteRequests note;
    note.caller = {hotel.property, kEngineActor, {}, {}};
    DuplicateRow row = local;
    row.other = {};
    note.duplicates = {row};
    QVERIFY(hotel.engine->run(note));
    for (const bool reopened : {false, true}) {
        if (reopened) QVERIFY(hotel.reopen());
        const auto rows = undecided();
        QCOMPARE(rows.size(), size_t(decided ? 1 : 2));
        const auto with = [&](BookingId other) {
            return std::count_if(rows.begin(), rows.end(), [&](const DuplicateRow &r) {
                return r.booking == second && r.other == other;
            });
        };
        QCOMPARE(with({}), 1);
        QCOMPARE(with(first), decided ? 0 : 1);
    }
}

/// The program ends while the new request is being paid.
void TestDuplicateQuestions::aReplacementOutlivesARestart()
{
    EngineHotel hotel;
    QVERIFY(hotel.open());
    engine::HotelSetup setup = hotelSetup();
    setup.plans.front().prepayment = pricing::Prepayment::All;
    hotel.property = hotel.engine->saveHotel(setup).value();
    RecordReservation told;
    told.caller = hotel.desk();
    told.roomType = RoomTypeId{1};
    told.stay = Stay(kToday + 1, 2);
    told.guest.name = QStringLiteral("Ana Lima");
    told.key = {"R-1", 1};
    const BookingId first = hotel.engine->run(told).value().booking;
    RequestBooking request;
    request.caller = hotel.desk(101);
    request.what = hotel.hold(1, 1, 2);
    request.what->caller = request.caller;
    request.what->plan = RatePlanId{1};
    request.guest = told.guest;
    request.sagaKey = "key-1";
    request.method = "pm_card_visa";
    const Answer second = hotel.engine->run(request).value();
    DecideDuplicate decide;
    decide.caller = hotel.desk();
    decide.duplicate = second.duplicate;
    decide.decision = DuplicateDecision::Replace;
    QVERIFY(hotel.engine->run(decide).value().pending);
    QVERIFY(hotel.reopen());
    const auto before = hotel.engine->snapshot(hotel.property).value();
    QVERIFY(before->undecided.empty());
    QCOMPARE(before->sagas.size(), size_t(1));
    AdvanceSaga sold;
    sold.caller = {hotel.property, kEngineActor, {}, {}};
    sold.saga = second.saga;
    sold.state = before->sagas.front().state;
    sold.state.stage = SagaStage::Done;
    sold.state.end = SagaEnd::Booked;
    sold.hold = HoldWrite::Sell;
    QCOMPARE(hotel.left(1, 1), 2);
    QVERIFY(hotel.engine->run(sold));
    QCOMPARE(hotel.left(1, 1), 3);
    const auto again = hotel.engine->run(CancelBooking{hotel.desk(), first});
    QVERIFY2(again && again->repeated, "the first booking is still open");
}

QTEST_GUILESS_MAIN(TestDuplicateQuestions)
#include "test_duplicate_questions.moc"
