// SPDX-License-Identifier: GPL-3.0-or-later
// A reinstated booking in the file: also after a restart, with its reasons, and consistent with the
// log.
#include "engine/engine_hotel.h"

#include "core/error_values.h"
#include "engine/read_past.h"
#include "storage/reader.h"
#include "storage/store.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestReinstating : public QObject {
    Q_OBJECT

private slots:
    void cancelledLongAgoIsReinstated();
    void refusedWhereItIsFull();
    void endsAgainAndIsAnsweredAgain();
    void isADuplicateOfWhatIsBookedLater_data();
    void isADuplicateOfWhatIsBookedLater();
    void isComparedWithWhatWasBookedMeanwhile();
    void isAskedAboutOnceOnly();
    void isNotComparedWithWhatWasBookedBefore();
    void aQuestionEndsWithOneOfItsBookings_data();
    void aQuestionEndsWithOneOfItsBookings();
    void isAskedAgainUntilDecided();
    void isAskedOnceIfBothAreReinstated_data();
    void isAskedOnceIfBothAreReinstated();
    void isAskedAgainThoughItsGuestIsUnknown();

private:
    static BookingId book(EngineHotel &hotel, int in = 1, int rooms = 1)
    {
        TakeHold what = hotel.hold(1, in, 2, rooms);
        what.plan = RatePlanId{1};
        Guest guest;
        guest.name = QStringLiteral("Ana Lima");
        const auto answer = hotel.engine->run(HoldAndConfirm{what, guest});
        return answer ? answer->booking : BookingId{};
    }
    template <typename C>
    static Result<Answer> run(EngineHotel &hotel, C command)
    {
        command.caller = hotel.desk();
        return hotel.engine->run(command);
    }
    /// A reinstated booking, and one of the same guest that was booked in between.
    static std::pair<BookingId, BookingId> asked(EngineHotel &hotel, int in)
    {
        const BookingId id = book(hotel, in);
        const auto over = run(hotel, CancelBooking{{}, id, 1});
        hotel.clock.advance(kSecond);
        const BookingId later = book(hotel, in);
        const auto back = run(hotel, ReinstateBooking{{}, id, 2, {}});
        hotel.clock.advance(kSecond);
        return over && back ? std::pair(id, later) : std::pair(BookingId(), BookingId());
    }
    static CancelBooking cancel(EngineHotel &hotel, BookingId id, qint32 version, qint64 fee)
    {
        CancelBooking c{hotel.desk(), id, version};
        c.fee = fee;
        c.reason = QStringLiteral("The guest fell ill");
        return c;
    }
    static void verify(EngineHotel &hotel)
    {
        const auto report = storage::verify(hotel.engine->file());
        QVERIFY(report);
        for (const auto &finding : report->findings) qWarning("%s", qPrintable(finding.what));
        QVERIFY(report->findings.empty());
    }
};

void TestReinstating::cancelledLongAgoIsReinstated()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const BookingId id = book(hotel);
    const auto over = hotel.engine->run(cancel(hotel, id, 1, 12'34));
    QVERIFY2(over, over ? "" : qPrintable(over.error().text()));
    QVERIFY(hotel.reopen());
    {
        const auto reader = storage::Reader::open(hotel.engine->file());
        QCOMPARE((*reader)->ask(storage::OneBooking{hotel.property, id})->reason,
                 QStringLiteral("The guest fell ill"));
        const auto row = (*reader)->ask(storage::AuditRecord{hotel.property, over->seq});
        QVERIFY(row.has_value());
        QCOMPARE(row->step.text.reason, QStringLiteral("The guest fell ill"));
        storage::AuditQuery query;
        query.property = hotel.property;
        query.search = QStringLiteral("fell");
        const auto found = (*reader)->ask(storage::AuditTrail{query, 0, 10});
        QVERIFY(found && found->rows.size() == 1);
        QCOMPARE(found->rows.front().record.seq, over->seq);
    }
    const int left = hotel.left(1, 1);
    const auto back =
        hotel.engine->run(ReinstateBooking{hotel.desk(), id, 2, QStringLiteral("A mistake")});
    QVERIFY2(back, back ? "" : qPrintable(back.error().text()));
    QCOMPARE(back->due->minor, over->total);
    QCOMPARE(hotel.left(1, 1), left - 1);
    QVERIFY(hotel.reopen());
    QCOMPARE(hotel.left(1, 1), left - 1);
    const auto reader = storage::Reader::open(hotel.engine->file());
    const auto row = (*reader)->ask(storage::OneBooking{hotel.property, id});
    QVERIFY(row->booking.status == BookingStatus::Confirmed);
    QCOMPARE(row->booking.version, 3);
    QCOMPARE(row->booking.total, over->total);
    QCOMPARE(row->fee, qint64(0));
    QCOMPARE(row->reason, QStringLiteral("A mistake"));
    QVERIFY((*reader)->ask(storage::BookingHistory{hotel.property, id})->back().kind
            == RecordKind::BookingReinstated);
    const auto past = engine::readPast(**reader, hotel.property);
    QVERIFY(past && past->bookings.back().outcome == advice::Outcome::Open);
    verify(hotel);
}

void TestReinstating::refusedWhereItIsFull()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const BookingId id = book(hotel);
    QVERIFY(hotel.engine->run(CancelBooking{hotel.desk(), id, 1}));
    QVERIFY(book(hotel, 2, hotel.left(1, 2)));
    const auto full = hotel.engine->run(ReinstateBooking{hotel.desk(), id, 2, {}});
    QVERIFY(!full && full.error().code == ErrorCode::SoldOut);
    QVERIFY(full.error().reason.contains(core::errorDate(kToday + 2)));
    QVERIFY(!full.error().reason.contains(core::errorDate(kToday + 1)));
    verify(hotel);
}

void TestReinstating::endsAgainAndIsAnsweredAgain()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const BookingId id = book(hotel);
    for (qint32 version = 1; version < 9; version += 2) {
        const CancelBooking command = cancel(hotel, id, version, version * 100);
        const auto over = hotel.engine->run(command);
        QVERIFY2(over, over ? "" : qPrintable(over.error().text()));
        QCOMPARE(over->fee, qint64(version * 100));
        if (version % 4 == 1) QVERIFY(hotel.reopen());
        const auto again = hotel.engine->run(command);
        QVERIFY(again && again->repeated && again->fee == over->fee);
        QVERIFY(hotel.engine->run(ReinstateBooking{hotel.desk(), id, version + 1, {}}));
    }
    QVERIFY(hotel.engine->run(CheckIn{hotel.desk(), book(hotel, 0), 1, {}, {}, false}));
    verify(hotel);
}

void TestReinstating::isADuplicateOfWhatIsBookedLater_data()
{
    QTest::addColumn<bool>("restarted");
    QTest::newRow("same start") << false;
    QTest::newRow("restarted in between") << true;
}

void TestReinstating::isADuplicateOfWhatIsBookedLater()
{
    QFETCH(bool, restarted);
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const BookingId id = book(hotel);
    QVERIFY(hotel.engine->run(CancelBooking{hotel.desk(), id, 1}));
    if (restarted) QVERIFY(hotel.reopen());
    QVERIFY(hotel.engine->run(ReinstateBooking{hotel.desk(), id, 2, {}}));
    QVERIFY(hotel.engine->snapshot(hotel.property).value()->undecided.empty());
    if (restarted) QVERIFY(hotel.reopen());
    TakeHold what = hotel.hold(1, 1, 2, 1);
    what.plan = RatePlanId{1};
    Guest guest;
    guest.name = QStringLiteral("Ana Lima");
    const auto again = hotel.engine->run(HoldAndConfirm{what, guest, true});
    QVERIFY(!again && again.error().code == ErrorCode::Duplicate);
    QVERIFY(again.error().reason.contains(QString::number(id.value)));
    verify(hotel);
}

void TestReinstating::isComparedWithWhatWasBookedMeanwhile()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const BookingId id = book(hotel);
    QVERIFY(hotel.engine->run(CancelBooking{hotel.desk(), id, 1}));
    hotel.clock.advance(kSecond);
    const BookingId later = book(hotel);
    QVERIFY(later && later != id);
    QVERIFY(hotel.engine->run(ReinstateBooking{hotel.desk(), id, 2, {}}));
    const auto undecided = hotel.engine->snapshot(hotel.property).value()->undecided;
    QCOMPARE(undecided.size(), size_t(1));
    QCOMPARE(undecided.front().booking, id);
    QCOMPARE(undecided.front().other, later);
    QCOMPARE(undecided.front().request.guest.name, QStringLiteral("Ana Lima"));
    verify(hotel);
}

void TestReinstating::isAskedAboutOnceOnly()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const BookingId id = book(hotel);
    QVERIFY(hotel.engine->run(CancelBooking{hotel.desk(), id, 1}));
    hotel.clock.advance(kSecond);
    QVERIFY(book(hotel));
    hotel.clock.advance(kSecond);
    QVERIFY(hotel.engine->run(ReinstateBooking{hotel.desk(), id, 2, {}}));
    hotel.clock.advance(kSecond);
    QVERIFY(hotel.engine->run(CancelBooking{hotel.desk(), id, 3}));
    hotel.clock.advance(kSecond);
    QVERIFY(hotel.engine->run(ReinstateBooking{hotel.desk(), id, 4, {}}));
    QCOMPARE(hotel.engine->snapshot(hotel.property).value()->undecided.size(), size_t(1));
}

/// Two rooms of one guest, both confirmed at the desk, or of one reservation.
void TestReinstating::isNotComparedWithWhatWasBookedBefore()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    QVERIFY(book(hotel));
    const BookingId id = book(hotel);
    hotel.clock.advance(kSecond);
    QVERIFY(hotel.engine->run(CancelBooking{hotel.desk(), id, 1}));
    QVERIFY(hotel.reopen());
    QVERIFY(hotel.engine->run(ReinstateBooking{hotel.desk(), id, 2, {}}));
    QVERIFY(hotel.engine->snapshot(hotel.property).value()->undecided.empty());
}

void TestReinstating::aQuestionEndsWithOneOfItsBookings_data()
{
    QTest::addColumn<bool>("reinstatedEnds");
    QTest::addColumn<RecordKind>("how");
    QTest::newRow("reinstated, cancelled") << true << RecordKind::BookingCancelled;
    QTest::newRow("other, cancelled") << false << RecordKind::BookingCancelled;
    QTest::newRow("reinstated, no-show") << true << RecordKind::BookingNoShow;
    QTest::newRow("other, walked") << false << RecordKind::BookingWalked;
    QTest::newRow("other, checked out") << false << RecordKind::BookingCheckedOut;
}

void TestReinstating::aQuestionEndsWithOneOfItsBookings()
{
    QFETCH(bool, reinstatedEnds);
    QFETCH(RecordKind, how);
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto [id, later] = asked(hotel, 0);
    const auto before = hotel.engine->snapshot(hotel.property).value()->undecided;
    QCOMPARE(before.size(), size_t(1));
    const BookingId ends = reinstatedEnds ? id : later;
    if (how == RecordKind::BookingCheckedOut)
        QVERIFY(hotel.engine->run(CheckIn{hotel.desk(), ends, 0, {}, {}, false}));
    switch (how) {
    case RecordKind::BookingCancelled: QVERIFY(run(hotel, CancelBooking{{}, ends, 0})); break;
    case RecordKind::BookingNoShow: QVERIFY(run(hotel, MarkNoShow{{}, ends, 0})); break;
    case RecordKind::BookingWalked:
        QVERIFY(run(hotel, WalkBooking{{}, ends, 0, QStringLiteral("Sol"), {}, 0}));
        break;
    default: QVERIFY(run(hotel, CheckOut{{}, ends, 0, {}}));
    }
    QVERIFY(hotel.engine->snapshot(hotel.property).value()->undecided.empty());
    DecideDuplicate decide;
    decide.duplicate = before.front().id;
    decide.decision = DuplicateDecision::KeepBoth;
    const auto late = run(hotel, decide);
    QVERIFY(!late && late.error().code == ErrorCode::WrongState);
    QVERIFY(hotel.reopen());
    QVERIFY(hotel.engine->snapshot(hotel.property).value()->undecided.empty());
    const auto reader = storage::Reader::open(hotel.engine->file());
    const auto row = (*reader)->ask(storage::OneDuplicate{hotel.property, before.front().id});
    QVERIFY(row && *row && (*row)->outcome == DuplicateOutcome::Ended);
    const auto records = (*reader)->ask(storage::RecentRecords{hotel.property, 3});
    QVERIFY(std::any_of(records->begin(), records->end(), [](const Record &r) {
        return r.kind == RecordKind::DuplicateDecided && r.actor == kEngineActor
               && r.rooms == qint32(DuplicateOutcome::Ended);
    }));
    const BookingId left = reinstatedEnds ? later : id;
    QVERIFY((*reader)->ask(storage::OneBooking{hotel.property, left})->booking.status
            == BookingStatus::Confirmed);
    verify(hotel);
}

/// Whichever of the two ended; once decided, not again.
void TestReinstating::isAskedAgainUntilDecided()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto [id, later] = asked(hotel, 1);
    const auto undecided = [&] {
        return hotel.engine->snapshot(hotel.property).value()->undecided;
    };
    for (const BookingId ends : {later, id}) {
        const qint32 version = ends == id ? 3 : 1;
        QVERIFY(run(hotel, CancelBooking{{}, ends, version}));
        QVERIFY(undecided().empty());
        if (ends == id) QVERIFY(hotel.reopen());
        hotel.clock.advance(kSecond);
        QVERIFY(run(hotel, ReinstateBooking{{}, ends, version + 1, {}}));
        QCOMPARE(undecided().size(), size_t(1));
        QCOMPARE(undecided().front().other, later);
    }
    DecideDuplicate decide;
    decide.duplicate = undecided().front().id;
    decide.decision = DuplicateDecision::KeepBoth;
    QVERIFY(run(hotel, decide));
    QVERIFY(run(hotel, CancelBooking{{}, later, 3}));
    hotel.clock.advance(kSecond);
    QVERIFY(run(hotel, ReinstateBooking{{}, later, 4, {}}));
    QVERIFY(undecided().empty());
    verify(hotel);
}

void TestReinstating::isAskedOnceIfBothAreReinstated_data()
{
    QTest::addColumn<bool>("firstFirst");
    QTest::newRow("the first one first") << true;
    QTest::newRow("the second one first") << false;
}

void TestReinstating::isAskedOnceIfBothAreReinstated()
{
    QFETCH(bool, firstFirst);
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto [id, later] = asked(hotel, 1);
    const auto undecided = [&] {
        return hotel.engine->snapshot(hotel.property).value()->undecided;
    };
    for (const BookingId ends : {id, later}) {
        hotel.clock.advance(kSecond);
        QVERIFY(run(hotel, CancelBooking{{}, ends, 0}));
    }
    QVERIFY(undecided().empty());
    for (const BookingId ends : {firstFirst ? id : later, firstFirst ? later : id}) {
        hotel.clock.advance(kSecond);
        QVERIFY(run(hotel, ReinstateBooking{{}, ends, 0, {}}));
    }
    QCOMPARE(undecided().size(), size_t(1));
    QCOMPARE(undecided().front().booking, id);
    QCOMPARE(undecided().front().other, later);
    verify(hotel);
}

/// The question was about the guest of then.
void TestReinstating::isAskedAgainThoughItsGuestIsUnknown()
{
    EngineHotel hotel;
    QVERIFY(hotel.make());
    const auto [id, later] = asked(hotel, 1);
    ChangeBooking change;
    change.booking = later;
    change.guest = Guest();
    QVERIFY(run(hotel, change));
    QVERIFY(run(hotel, CancelBooking{{}, later, 0}));
    QVERIFY(hotel.engine->snapshot(hotel.property).value()->undecided.empty());
    hotel.clock.advance(kSecond);
    QVERIFY(run(hotel, ReinstateBooking{{}, later, 0, {}}));
    const auto undecided = hotel.engine->snapshot(hotel.property).value()->undecided;
    QCOMPARE(undecided.size(), size_t(1));
    QCOMPARE(undecided.front().booking, id);
    QCOMPARE(undecided.front().other, later);
    verify(hotel);
}

QTEST_GUILESS_MAIN(TestReinstating)
#include "test_reinstating.moc"
