// SPDX-License-Identifier: GPL-3.0-or-later
// Undoing a booking's change restores the agreed price, night by night, and what a repeated request
// is compared with.
#include "engine/engine_hotel.h"
#include "storage/reader.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestUndonePrices : public QObject {
    Q_OBJECT

private slots:
    void aPriceComesBackAsItWasSpread();
    void aRepeatIsFoundByTheStayThatCameBack();
};

/// Rate changes made meanwhile have no effect on it.
void TestUndonePrices::aPriceComesBackAsItWasSpread()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    TakeHold stayRequest = hotel.hold(1, 8, 2);
    stayRequest.plan = RatePlanId{1};
    const auto booked = hotel.engine->run(HoldAndConfirm{stayRequest, {}});
    QVERIFY(booked && booked->total > 0);
    const auto revenue = [&hotel] {
        hotel.engine->flush();
        auto reader = storage::Reader::open(hotel.file());
        const auto days =
            (*reader)->ask(storage::NightFigures{hotel.property, Stay(kToday + 8, 2)});
        return std::pair(days->at(0).revenue, days->at(1).revenue);
    };
    const auto before = revenue();
    QCOMPARE(before.first + before.second, booked->total);
    ChangeBooking change;
    change.caller = hotel.desk();
    change.booking = booked->booking;
    change.total = booked->total + 1'000;
    const auto changed = hotel.engine->run(change);
    QVERIFY(changed->step != 0);
    EditCells rate;
    rate.caller = hotel.desk();
    rate.field = CellField::Rate;
    rate.roomTypes = {RoomTypeId{1}};
    rate.plan = RatePlanId{1};
    rate.ranges = {{kToday + 9, 1}};
    rate.value = 15'000;
    QVERIFY(hotel.engine->run(EditBlock(rate)));
    QVERIFY(hotel.engine->run(UndoStep{hotel.desk(), changed->step, false, {}}));
    QCOMPARE(revenue(), before);
}

void TestUndonePrices::aRepeatIsFoundByTheStayThatCameBack()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto ask = [&hotel](int in) {
        RequestBooking request;
        request.caller = hotel.desk(200);
        request.what = hotel.hold(1, in, 2);
        request.what->caller = request.caller;
        request.what->plan = RatePlanId{1};
        request.guest.name = QStringLiteral("Maria Silva");
        request.guest.email = QStringLiteral("maria@example.org");
        return hotel.engine->run(engine::Command(request));
    };
    const auto booked = ask(10);
    QVERIFY2(booked, booked ? "" : qPrintable(booked.error().text()));
    ChangeBooking move;
    move.caller = hotel.desk();
    move.booking = booked->booking;
    move.version = 1;
    move.stay = Stay(kToday + 20, 2);
    const auto moved = hotel.engine->run(engine::Command(move));
    QVERIFY(moved && moved->step);
    QVERIFY(hotel.engine->run(UndoStep{hotel.desk(), moved->step, false, {}}));
    const auto repeat = ask(10);
    QVERIFY(!repeat);
    QCOMPARE(repeat.error().code, ErrorCode::Duplicate);
    QVERIFY(ask(20));
}

QTEST_GUILESS_MAIN(TestUndonePrices)
#include "test_undone_prices.moc"
