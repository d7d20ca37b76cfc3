// SPDX-License-Identifier: GPL-3.0-or-later
// Closed bookings are not in memory: requests about one are answered from the file.
#include "engine/engine_hotel.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestEngineEndings : public QObject {
    Q_OBJECT

private slots:
    void secondAnswerIsTheFirstAfterARestartToo();
    void repeatedReservationIsAnsweredAfterARestart();
    void manyAskAtOnce();

private:
    static BookingId book(EngineHotel &hotel, int type = 1)
    {
        TakeHold what = hotel.hold(type, 0, 2);
        what.plan = RatePlanId{1};
        const auto answer = hotel.engine->run(HoldAndConfirm{what, {}});
        return answer ? answer->booking : BookingId{};
    }
    static Answer bare(Answer a)
    {
        a.repeated = false;
        a.seq = 0;
        return a;
    }
};

void TestEngineEndings::secondAnswerIsTheFirstAfterARestartToo()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const BookingId stayed = book(hotel);
    QVERIFY(hotel.engine->run(CheckIn{hotel.desk(), stayed, 1, {}, {}, true}));
    const std::vector<Command> ends = {CancelBooking{hotel.desk(), book(hotel), 1},
                                       MarkNoShow{hotel.desk(), book(hotel), 1},
                                       CheckOut{hotel.desk(), stayed, 2, {}}};
    std::vector<Answer> first;
    for (const Command &end : ends) {
        const auto answer = hotel.engine->run(end);
        QVERIFY2(answer.has_value(), answer ? "" : qPrintable(answer.error().text()));
        first.push_back(*answer);
    }
    QVERIFY(first[0].fee > 0 && first[1].fee > 0);
    QVERIFY(hotel.reopen());
    for (size_t i = 0; i < ends.size(); ++i) {
        const auto again = hotel.engine->run(ends[i]);
        QVERIFY2(again.has_value(), again ? "" : qPrintable(again.error().text()));
        QVERIFY(again->repeated);
        QVERIFY(bare(*again) == bare(first[i]));
    }
    // Closed is closed, and what never existed is not found.
    const BookingId cancelled = first[0].booking;
    QCOMPARE(hotel.engine->run(MarkNoShow{hotel.desk(), cancelled, 0}).error().code,
             ErrorCode::WrongState);
    QCOMPARE(hotel.engine->run(CancelBooking{hotel.desk(), BookingId{999}, 0}).error().code,
             ErrorCode::NotFound);
}

void TestEngineEndings::repeatedReservationIsAnsweredAfterARestart()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    RecordReservation told;
    told.caller = hotel.desk();
    told.roomType = RoomTypeId{1};
    told.stay = Stay(kToday, 2);
    told.total = 12'000;
    told.key = {"A-1", 1};
    const auto taken = hotel.engine->run(told);
    QVERIFY(hotel.engine->run(CancelBooking{hotel.desk(), taken->booking, 0}));
    QVERIFY(hotel.reopen());
    const auto again = hotel.engine->run(told);
    QVERIFY(again && again->repeated);
    QCOMPARE(again->booking, taken->booking);
    QCOMPARE(again->version, 2);
    QCOMPARE(again->total, 12'000);
}

/// Answers from the file continue during bookings and saved descriptions.
void TestEngineEndings::manyAskAtOnce()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const CancelBooking cancel{hotel.desk(), book(hotel), 1};
    const auto first = hotel.engine->run(cancel);
    QVERIFY(hotel.reopen());
    std::atomic<int> wrong{0};
    std::vector<std::jthread> threads;
    for (int t = 0; t < 3; ++t) {
        threads.emplace_back([&] {
            for (int i = 0; i < 200; ++i) {
                const auto again = hotel.engine->run(cancel);
                if (!again || again->fee != first->fee) ++wrong;
                const BookingId mine = book(hotel, 3);
                if (mine && !hotel.engine->run(CancelBooking{hotel.desk(), mine, 1})) ++wrong;
            }
        });
    }
    const auto s = *hotel.engine->snapshot(hotel.property);
    for (int i = 0; i < 5; ++i) {
        if (!hotel.engine->saveHotel({s->catalogue, s->plans, {}})) ++wrong;
    }
    threads.clear();
    QCOMPARE(wrong.load(), 0);
}

QTEST_GUILESS_MAIN(TestEngineEndings)
#include "test_endings.moc"
