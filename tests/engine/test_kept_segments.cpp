// SPDX-License-Identifier: GPL-3.0-or-later
// Market segments in a file and in a database: of bookings and of the description after a restart,
// an undo, and in the figures.
#include "engine/sister_walk.h"
#include "storage/reader.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestKeptSegments : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void init()
    {
        h_ = std::make_unique<HotelsInOnePlace>();
        QVERIFY(h_->make(1));
        EditDescription edit;
        edit.caller = h_->desk(0);
        for (const char *code : {"LEI", "GRP"}) {
            inventory::MarketSegment &segment = edit.items.segments.emplace_back();
            segment.code = segment.name = QString::fromLatin1(code);
            segment.position = int(edit.items.segments.size());
        }
        edit.items.segments[0].channels = {h_->desk(0).channel};
        added_ = run(edit).step;
        const auto segments = catalogue().segments;
        QCOMPARE(segments.size(), size_t(2));
        leisure_ = segments[0].id;
        group_ = segments[1].id;
    }
    void cleanup()
    {
        QCOMPARE(h_->findings(), QString());
        h_.reset();
    }

    void aReopenedPlaceHasThem()
    {
        const Answer made = book();
        const std::vector<inventory::MarketSegment> before = catalogue().segments;
        reopen();
        QVERIFY(catalogue().segments == before);
        QCOMPARE(stored(made.booking).segment, leisure_);
        QCOMPARE(stored(book().booking).segment, leisure_);
    }

    void undoRestoresItAfterARestart()
    {
        const Answer made = book();
        ChangeBooking change;
        change.caller = h_->desk(0);
        change.booking = made.booking;
        change.segment = group_;
        const Answer changed = run(change);
        QVERIFY(changed.step != 0);
        reopen();
        QCOMPARE(stored(made.booking).segment, group_);
        run(UndoStep{h_->desk(0), changed.step, false, {}});
        QCOMPARE(stored(made.booking).segment, leisure_);
    }

    void theirAdditionIsUndoneAfterARestart()
    {
        reopen();
        run(UndoStep{h_->desk(0), added_, false, {}});
        for (const inventory::MarketSegment &segment : catalogue().segments)
            QVERIFY(segment.retiredFrom.has_value());
        reopen();
        QCOMPARE(catalogue().segments.size(), size_t(2));
        QCOMPARE(stored(book().booking).segment, SegmentId());
    }

    void figuresAreBySegment()
    {
        const Answer first = book(), second = book();
        ChangeBooking change;
        change.caller = h_->desk(0);
        change.booking = second.booking;
        change.segment = group_;
        run(change);
        CancelBooking cancel{h_->desk(0), book().booking};
        cancel.fee = 0;
        run(cancel);
        const Stay nights(kToday, 30);
        const auto bySegment = ask(storage::FiguresBySegment{h_->hotels[0], nights});
        QCOMPARE(bySegment.size(), size_t(2));
        QCOMPARE(bySegment[0].segment, leisure_);
        QCOMPARE(bySegment[0].bookings, 1);
        QCOMPARE(bySegment[0].sums.revenue, first.total);
        QCOMPARE(bySegment[1].segment, group_);
        QCOMPARE(bySegment[1].sums.revenue, second.total);
        storage::DayFigures all;
        for (const storage::DayFigures &day : ask(storage::NightFigures{h_->hotels[0], nights})) {
            all.occupied += day.occupied;
            all.paid += day.paid;
        }
        QCOMPARE(bySegment[0].sums.occupied + bySegment[1].sums.occupied, all.occupied);
        QCOMPARE(bySegment[0].sums.paid + bySegment[1].sums.paid, all.paid);
        storage::BookingQuery query;
        query.property = h_->hotels[0];
        query.segments = {group_};
        const auto page = ask(storage::Bookings{query, 0, 10});
        QCOMPARE(page.total, 1LL);
        QCOMPARE(page.rows.front().booking.id, second.booking);
    }

private:
    Answer run(const engine::Command &command) const
    {
        const auto answer = h_->engine->run(command);
        if (!answer) qFatal("%s", qPrintable(answer.error().text()));
        return *answer;
    }
    void reopen() const
    {
        h_->engine.reset();
        QVERIFY(h_->open());
    }
    Answer book() const { return run(h_->book(0, QStringLiteral("Ana"), 5)); }
    inventory::Catalogue catalogue() const
    {
        return (*h_->engine->snapshot(h_->hotels[0]))->catalogue;
    }
    template <typename Question>
    typename Question::Answer ask(const Question &question) const
    {
        h_->engine->flush();
        const auto reader = storage::Reader::open(h_->place.place());
        auto answer = (*reader)->ask(question);
        if (!answer) qFatal("%s", qPrintable(answer.error().text()));
        return *answer;
    }
    Booking stored(BookingId booking) const
    {
        return ask(storage::OneBooking{h_->hotels[0], booking}).booking;
    }

    std::unique_ptr<HotelsInOnePlace> h_;
    SegmentId leisure_, group_;
    qint64 added_ = 0;
};

QTEST_GUILESS_MAIN(TestKeptSegments)
#include "test_kept_segments.moc"
