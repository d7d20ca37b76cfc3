// SPDX-License-Identifier: GPL-3.0-or-later
// A walked guest: rooms back on sale at once; the other hotel and the cost stored in the file,
// once.
#include "engine/engine_hotel.h"

#include "engine/read_past.h"
#include "storage/reader.h"
#include "storage/store.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestWalks : public QObject {
    Q_OBJECT

private slots:
    void walkedGuestGivesTheRoomsBackAndIsRemembered();
    void walkIsAnsweredTwiceAlike();
    void whatCannotBeWalkedIsRefused();
    void arrivalsKnowWhoHasStayedBefore();

private:
    static BookingId book(EngineHotel &hotel, int in = 0, const QString &email = {})
    {
        Guest guest;
        guest.name = QStringLiteral("Guest");
        guest.email = email;
        const auto answer = hotel.engine->run(HoldAndConfirm{hotel.hold(1, in, 2), guest});
        return answer ? answer->booking : BookingId{};
    }
    static WalkBooking walk(EngineHotel &hotel, BookingId booking)
    {
        WalkBooking w;
        w.caller = hotel.desk();
        w.booking = booking;
        w.version = 1;
        w.hotel = QStringLiteral("  Hotel \u00a0Mira ");
        w.cost = 12'345;
        return w;
    }
    static int sold(EngineHotel &hotel)
    {
        return (*hotel.engine->snapshot(hotel.property))->ledger.type(0, kToday).sold;
    }
};

void TestWalks::walkedGuestGivesTheRoomsBackAndIsRemembered()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const BookingId id = book(hotel);
    QCOMPARE(sold(hotel), 1);
    const auto answer = hotel.engine->run(walk(hotel, id));
    QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text()));
    QCOMPARE(answer->fee, 12'345);
    QCOMPARE(sold(hotel), 0);
    QVERIFY(hotel.reopen());
    QCOMPARE(sold(hotel), 0);
    const auto reader = storage::Reader::open(hotel.engine->file());
    QVERIFY(reader);
    const auto where = (*reader)->ask(storage::WalkOf{hotel.property, id});
    QVERIFY(where);
    QCOMPARE(where->hotel, QStringLiteral("Hotel Mira"));
    const auto row = (*reader)->ask(storage::OneBooking{hotel.property, id});
    QVERIFY(row->booking.status == BookingStatus::Walked);
    const auto history = (*reader)->ask(storage::BookingHistory{hotel.property, id});
    QVERIFY(history->back().kind == RecordKind::BookingWalked);
    QCOMPARE(history->back().amount, 12'345);
    const auto past = engine::readPast(**reader, hotel.property);
    QVERIFY(past && past->bookings.back().outcome == advice::Outcome::Walked);
    const auto report = storage::verify(hotel.engine->file());
    QVERIFY(report);
    for (const auto &finding : report->findings) qWarning("%s", qPrintable(finding.what));
    QVERIFY(report->findings.empty());
}

void TestWalks::walkIsAnsweredTwiceAlike()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const BookingId id = book(hotel);
    const WalkBooking command = walk(hotel, id);
    const auto first = hotel.engine->run(command);
    QVERIFY(first && !first->repeated);
    for (int i = 0; i < 2; ++i) {
        const auto again = hotel.engine->run(command);
        QVERIFY(again && again->repeated);
        QCOMPARE(again->fee, first->fee);
        QCOMPARE(again->version, first->version);
        QVERIFY(hotel.reopen());
    }
    QCOMPARE(hotel.engine->run(CancelBooking{hotel.desk(), id, 0}).error().code,
             ErrorCode::WrongState);
}

void TestWalks::whatCannotBeWalkedIsRefused()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const BookingId inHouse = book(hotel), due = book(hotel);
    QVERIFY(hotel.engine->run(CheckIn{hotel.desk(), inHouse, 1, {}, {}, true}));
    WalkBooking w = walk(hotel, inHouse);
    w.version = 2;
    QCOMPARE(hotel.engine->run(w).error().code, ErrorCode::WrongState);
    w = walk(hotel, due);
    w.version = 7;
    QCOMPARE(hotel.engine->run(w).error().code, ErrorCode::Stale);
    w = walk(hotel, due);
    w.hotel = QStringLiteral("  ");
    QCOMPARE(hotel.engine->run(w).error().field, QStringLiteral("hotel"));
    w.hotel = QString(201, QLatin1Char('x'));
    QCOMPARE(hotel.engine->run(w).error().field, QStringLiteral("hotel"));
    w = walk(hotel, due);
    w.cost = -1;
    QCOMPARE(hotel.engine->run(w).error().field, QStringLiteral("cost"));
    QCOMPARE(hotel.engine->run(walk(hotel, BookingId{999'999})).error().code, ErrorCode::NotFound);
    QCOMPARE(sold(hotel), 2);
    const auto reader = storage::Reader::open(hotel.engine->file());
    QCOMPARE((*reader)->ask(storage::WalkOf{hotel.property, due}).error().code,
             ErrorCode::NotFound);
}

void TestWalks::arrivalsKnowWhoHasStayedBefore()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const QString loyal = QStringLiteral("Ana@example.org");
    const BookingId before = book(hotel, 0, loyal);
    QVERIFY(hotel.engine->run(CheckIn{hotel.desk(), before, 1, {}, {}, true}));
    QVERIFY(hotel.engine->run(CheckOut{hotel.desk(), before, 2, {}}));
    const BookingId again = book(hotel, 0, loyal.toLower()), other = book(hotel);
    book(hotel, 1, loyal);  // arrives on another night
    hotel.engine->flush();
    const auto reader = storage::Reader::open(hotel.engine->file());
    const auto arrivals = (*reader)->ask(storage::Arrivals{hotel.property, kToday});
    QVERIFY2(arrivals, arrivals ? "" : qPrintable(arrivals.error().text()));
    QCOMPARE(arrivals->size(), size_t(2));
    QCOMPARE((*arrivals)[0].row.booking.id, again);
    QCOMPARE((*arrivals)[0].earlierStays, 1);
    QCOMPARE((*arrivals)[1].row.booking.id, other);
    QCOMPARE((*arrivals)[1].earlierStays, 0);
}

QTEST_GUILESS_MAIN(TestWalks)
#include "test_walks.moc"
