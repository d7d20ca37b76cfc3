// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of bookings in a file and in a database: they are those of the booking after the plan was
// edited, the place was opened again and another plan was undone.
#include "engine/sister_walk.h"
#include "storage/reader.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestKeptTerms : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void init()
    {
        h_ = std::make_unique<HotelsInOnePlace>();
        QVERIFY(h_->make(2));
    }
    void cleanup()
    {
        QCOMPARE(h_->findings(), QString());
        h_.reset();
    }

    void aReopenedPlaceHasThem()
    {
        const BookingId before = book();
        makeNonRefundable(0);
        const BookingId after = book();
        h_->engine.reset();
        QVERIFY(h_->open());
        QCOMPARE(termsOf(before), 1);
        QCOMPARE(termsOf(after), 2);
        QCOMPARE(run(CancelBooking{h_->desk(0), before}).fee, qint64(0));
        QCOMPARE(run(CancelBooking{h_->desk(0), after}).fee, qint64(20'000));
    }

    void anUndoRestoresThemAfterARestart()
    {
        const pricing::RatePlan bar = plan(0);
        pricing::RatePlan added = bar;
        added.id = RatePlanId{-1};
        added.code = added.name = QStringLiteral("OTHER");
        added.parent = bar.id;
        const Answer made = edit(0, added);
        const BookingId id = book();
        ChangeBooking change;
        change.caller = h_->desk(0);
        change.booking = id;
        change.plan = RatePlanId{made.item};
        const Answer changed = run(change);
        QVERIFY(changed.step != 0);
        makeNonRefundable(0);
        h_->engine.reset();
        QVERIFY(h_->open());
        run(UndoStep{h_->desk(0), changed.step, false, {}});
        QCOMPARE(termsOf(id), 1);
        QCOMPARE(run(CancelBooking{h_->desk(0), id}).fee, qint64(0));
    }

    /// Of a booking that memory has forgotten.
    void aReinstatedBookingHasThem()
    {
        const BookingId id = book();
        run(CancelBooking{h_->desk(0), id});
        makeNonRefundable(0);
        h_->engine.reset();
        QVERIFY(h_->open());
        run(ReinstateBooking{h_->desk(0), id, 0, {}, {}});
        QCOMPARE(termsOf(id), 1);
    }

    void anUndoneEditGivesTheirNumberBack()
    {
        const Answer edited = makeNonRefundable(0);
        run(UndoStep{h_->desk(0), edited.step, false, {}});
        QCOMPARE(termsOf(book()), 1);
        QCOMPARE((*h_->engine->snapshot(h_->hotels[0]))->rateBook.terms().all().size(), size_t(2));
    }

    /// Settings are saved: the state is built anew, with a hold that was quoted before.
    void aHoldKeepsThemWhenSettingsAreSaved()
    {
        TakeHold what = h_->book(0, {}).what;
        const Answer held = run(what);
        makeNonRefundable(0);
        const auto snapshot = *h_->engine->snapshot(h_->hotels[0]);
        engine::HotelSetup setup = engine::settingsOf(*snapshot, kDeskActor);
        setup.catalogue.property.stars = 3;
        QVERIFY(h_->engine->saveHotel(setup));
        ConfirmHold confirm{h_->desk(0), held.hold, {}};
        QCOMPARE(termsOf(run(confirm).booking), 1);
    }

    void aHoldKeepsThemAfterARestart()
    {
        const Answer held = run(h_->book(0, {}).what);
        const Answer released = run(h_->book(0, {}, 9).what);
        makeNonRefundable(0);
        const Answer later = run(h_->book(0, {}, 12).what);
        run(ReleaseHold{h_->desk(0), released.hold});
        h_->engine.reset();
        QVERIFY(h_->open());
        QCOMPARE(termsOf(run(ConfirmHold{h_->desk(0), held.hold, {}}).booking), 1);
        QCOMPARE(termsOf(run(ConfirmHold{h_->desk(0), later.hold, {}}).booking), 2);
    }

    void aWalkedGuestHasThoseOfTheSister()
    {
        makeNonRefundable(1);
        const auto walked = h_->engine->run(engine::Command(h_->book(0, kWalkedGuest)));
        QVERIFY(walked);
        const Answer walk = run(sisterWalk(*h_, walked->booking));
        QCOMPARE(termsOf(walk.sisterBooking, 1), 2);
        QCOMPARE(termsOf(walked->booking), 1);
    }

private:
    Answer run(const engine::Command &command) const
    {
        const auto answer = h_->engine->run(command);
        if (!answer) qFatal("%s", qPrintable(answer.error().text()));
        return *answer;
    }
    BookingId book() const { return run(h_->book(0, QStringLiteral("Ana"), 5)).booking; }
    pricing::RatePlan plan(size_t hotel) const
    {
        return (*h_->engine->snapshot(h_->hotels[hotel]))->plans.front();
    }
    Answer edit(size_t hotel, const pricing::RatePlan &plan) const
    {
        return run(EditDescription{h_->desk(hotel), {{}, {}, {}, {plan}}, {}, false, {}});
    }
    Answer makeNonRefundable(size_t hotel) const
    {
        pricing::RatePlan edited = plan(hotel);
        edited.terms.refundable = false;
        return edit(hotel, edited);
    }
    qint32 termsOf(BookingId booking, size_t hotel = 0) const
    {
        h_->engine->flush();
        const auto reader = storage::Reader::open(h_->place.place());
        const auto row = (*reader)->ask(storage::OneBooking{h_->hotels[hotel], booking});
        return row ? row->booking.termsSeq : -1;
    }

    std::unique_ptr<HotelsInOnePlace> h_;
};

QTEST_GUILESS_MAIN(TestKeptTerms)
#include "test_kept_terms.moc"
