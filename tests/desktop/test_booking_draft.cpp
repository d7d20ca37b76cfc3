// SPDX-License-Identifier: GPL-3.0-or-later
// The booking draft: however it is left, no hold is leaked and nothing is booked twice.
#include "desktop/new_booking/booking_draft.h"
#include "fake_engine.h"
#include "support/patience.h"

#include <QtCore/QPointer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::FakeEngine;
using Stage = BookingDraft::Stage;

namespace {

const ChannelId kPhone{12};

DraftServices deskOf(FakeEngine &fake)
{
    DraftServices desk;
    desk.submit = [&fake](booking::Command c) { return fake.submit(std::move(c)); };
    desk.now = [&fake] { return fake.clock.wall(); };
    desk.times = [](ChannelId source) {
        return source == kPhone ? HoldTimes{60, 240} : HoldTimes{300, 1800};
    };
    return desk;
}

StayChoice threeNights()
{
    StayChoice c;
    c.stay = Stay(Night::of(2026, 7, 18), 3);
    c.roomType = RoomTypeId{7};
    c.plan = RatePlanId{1};
    return c;
}

booking::Guest guest()
{
    booking::Guest g;
    g.name = QStringLiteral("A. Example");
    return g;
}

/// A draft that holds number 12 for five minutes.
void hold(BookingDraft &draft, FakeEngine &fake)
{
    draft.takeHold(threeNights());
    fake.answerHold(12, 300);
    QTRY_COMPARE(draft.stage(), Stage::Held);
}

}  // namespace

class TestBookingDraft : public QObject {
    Q_OBJECT

private slots:
    void theLastStepTakesAHoldAndCountsDown()
    {
        FakeEngine fake;
        BookingDraft draft(deskOf(fake));
        draft.takeHold(threeNights());
        QCOMPARE(draft.stage(), Stage::Taking);
        QVERIFY(fake.first<booking::TakeHold>());
        QCOMPARE(fake.first<booking::TakeHold>()->stay, threeNights().stay);
        fake.answerHold(12, 300);
        QTRY_COMPARE(draft.stage(), Stage::Held);
        QCOMPARE(draft.answer().total, 44700);
        QCOMPARE(draft.remaining(), 300 * kSecond);
        fake.clock.advance(48 * kSecond);
        QCOMPARE(draft.remaining(), 252 * kSecond);
    }

    void noRoomTypeMeansTheCheapestThatFits()
    {
        FakeEngine fake;
        BookingDraft draft(deskOf(fake));
        StayChoice any = threeNights();
        any.roomType = {};
        any.agreedTotal = 40000;
        draft.takeHold(any);
        QVERIFY(fake.first<booking::TakeCheapest>());
        QCOMPARE(fake.first<booking::TakeCheapest>()->hold.agreedTotal, 40000);
    }

    void confirmingTwiceBooksOnce()
    {
        FakeEngine fake;
        BookingDraft draft(deskOf(fake));
        QSignalSpy booked(&draft, &BookingDraft::booked);
        hold(draft, fake);
        draft.confirm(guest());
        draft.confirm(guest());
        QCOMPARE(fake.open.size(), size_t(1));
        QCOMPARE(fake.first<booking::ConfirmHold>()->guest.name, guest().name);
        booking::Answer done;
        done.booking = BookingId{12};
        fake.answer(done);
        QTRY_COMPARE(draft.stage(), Stage::Booked);
        draft.confirm(guest());
        QVERIFY(fake.open.empty());
        QCOMPARE(booked.size(), 1);
    }

    void goingBackReleasesTheHold()
    {
        FakeEngine fake;
        BookingDraft draft(deskOf(fake));
        hold(draft, fake);
        draft.goBack();
        QCOMPARE(draft.stage(), Stage::Choosing);
        QVERIFY(fake.first<booking::ReleaseHold>());
        QCOMPARE(fake.first<booking::ReleaseHold>()->hold, HoldId{12});
    }

    void leavingWhileTheHoldIsOnItsWayReleasesItWhenItArrives()
    {
        FakeEngine fake;
        auto *draft = new BookingDraft(deskOf(fake));
        const QPointer<BookingDraft> alive(draft);
        draft->takeHold(threeNights());
        draft->retire();
        tests::handlePosted();
        QVERIFY2(alive, "it waits for the answer");
        fake.answerHold(12, 300);
        QTRY_COMPARE(fake.open.size(), size_t(1));
        QCOMPARE(fake.first<booking::ReleaseHold>()->hold, HoldId{12});
        QTRY_VERIFY(!alive);
    }

    void closingWhileHeldReleases()
    {
        FakeEngine fake;
        auto *draft = new BookingDraft(deskOf(fake));
        hold(*draft, fake);
        const QPointer<BookingDraft> alive(draft);
        draft->retire();
        QVERIFY(fake.first<booking::ReleaseHold>());
        QTRY_VERIFY(!alive);
        QCOMPARE(fake.open.size(), size_t(1));
    }

    void beingDestroyedWhileHeldReleases()
    {
        FakeEngine fake;
        {
            BookingDraft draft(deskOf(fake));
            hold(draft, fake);
        }
        QVERIFY(fake.first<booking::ReleaseHold>());
    }

    void closingWhileConfirmingLetsTheBookingHappen()
    {
        FakeEngine fake;
        auto *draft = new BookingDraft(deskOf(fake));
        const QPointer<BookingDraft> alive(draft);
        QSignalSpy booked(draft, &BookingDraft::booked);
        hold(*draft, fake);
        draft->confirm(guest());
        draft->retire();
        QCOMPARE(fake.open.size(), size_t(1));
        booking::Answer done;
        done.booking = BookingId{12};
        fake.answer(done);
        QTRY_VERIFY(!alive);
        QCOMPARE(booked.size(), 1);
        QVERIFY(fake.open.empty());
    }

    void expiryIsSeenAndTheHoldCanBeTakenAgain()
    {
        FakeEngine fake;
        BookingDraft draft(deskOf(fake));
        draft.setActive(false);
        hold(draft, fake);
        fake.clock.advance(301 * kSecond);
        draft.tick();
        QCOMPARE(draft.stage(), Stage::Expired);
        QVERIFY(draft.problem());
        draft.confirm(guest());
        QVERIFY2(fake.open.empty(), "an expired hold is not confirmed");
        draft.takeHold(draft.choice());
        QVERIFY(fake.first<booking::TakeHold>());
        fake.answerHold(13, 300);
        QTRY_COMPARE(draft.stage(), Stage::Held);
        QCOMPARE(draft.answer().hold, HoldId{13});
    }

    void expiryFoundByTheEngineIsShownToo()
    {
        FakeEngine fake;
        BookingDraft draft(deskOf(fake));
        hold(draft, fake);
        draft.confirm(guest());
        fake.refuse(ErrorCode::Expired);
        QTRY_COMPARE(draft.stage(), Stage::Expired);
    }

    void soldOutSaysHowManyAreLeft()
    {
        FakeEngine fake;
        BookingDraft draft(deskOf(fake));
        draft.takeHold(threeNights());
        fake.refuse(ErrorCode::SoldOut, 2);
        QTRY_COMPARE(draft.stage(), Stage::Refused);
        QCOMPARE(draft.problem()->left, 2);
        draft.takeHold(draft.choice());
        QCOMPARE(draft.stage(), Stage::Taking);
    }

    void heartbeatsGoOutWhileTheDraftIsActive()
    {
        FakeEngine fake;
        BookingDraft draft(deskOf(fake));
        hold(draft, fake);
        fake.clock.advance(99 * kSecond);
        draft.tick();
        QVERIFY(fake.open.empty());
        fake.clock.advance(2 * kSecond);
        draft.tick();
        draft.tick();
        QCOMPARE(fake.open.size(), size_t(1));
        QVERIFY(fake.first<booking::ExtendHold>());
        fake.answerHold(12, 300);
        QTRY_COMPARE(draft.remaining(), 300 * kSecond);
        draft.setActive(false);
        fake.clock.advance(200 * kSecond);
        draft.tick();
        QVERIFY2(fake.open.empty(), "nobody is there");
    }

    void heartbeatsKeepTheTimesOfTheSource()
    {
        FakeEngine fake;
        BookingDraft draft(deskOf(fake));
        StayChoice byPhone = threeNights();
        byPhone.source = kPhone;
        draft.takeHold(byPhone);
        QCOMPARE(fake.first<booking::TakeHold>()->caller.channel, kPhone);
        fake.answerHold(12, 60);
        QTRY_COMPARE(draft.stage(), Stage::Held);
        fake.clock.advance(21 * kSecond);
        draft.tick();
        const auto *beat = fake.first<booking::ExtendHold>();
        QVERIFY(beat);
        QCOMPARE(beat->caller.channel, kPhone);
    }

    void heartbeatsEndAtTheCeiling()
    {
        FakeEngine fake;
        BookingDraft draft(deskOf(fake));
        hold(draft, fake);
        fake.clock.advance(150 * kSecond);
        draft.tick();
        fake.answerHold(12, 150);
        QTRY_VERIFY(draft.ceilingReached());
        QCOMPARE(draft.stage(), Stage::Held);
        fake.clock.advance(120 * kSecond);
        draft.tick();
        QVERIFY(fake.open.empty());
    }

    void aHoldReleasedElsewhereIsNoticed()
    {
        FakeEngine fake;
        BookingDraft draft(deskOf(fake));
        hold(draft, fake);
        draft.follow(nullptr);
        QCOMPARE(draft.stage(), Stage::Held);
        booking::Hold known;
        known.id = HoldId{12};
        known.deadline = draft.answer().deadline + 60 * kSecond;
        draft.follow(&known);
        QCOMPARE(draft.remaining(), 360 * kSecond);
        draft.follow(nullptr);
        QCOMPARE(draft.stage(), Stage::Expired);
    }

    void aBusyHouseLeavesTheHoldToTryAgain()
    {
        FakeEngine fake;
        BookingDraft draft(deskOf(fake));
        hold(draft, fake);
        draft.confirm(guest());
        fake.refuse(ErrorCode::Busy);
        QTRY_COMPARE(draft.stage(), Stage::Held);
        QCOMPARE(draft.problem()->code, ErrorCode::Busy);
        draft.confirm(guest());
        QVERIFY(fake.first<booking::ConfirmHold>());
    }
};

QTEST_GUILESS_MAIN(TestBookingDraft)
#include "test_booking_draft.moc"
