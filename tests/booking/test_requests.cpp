// SPDX-License-Identifier: GPL-3.0-or-later
// Booking requests: duplicates, payment before booking, reviews by a user, and what happens to the
// rooms of each.
#include "booking/request_house.h"
#include "booking/rules/claim_rules.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestRequests : public QObject {
    Q_OBJECT

private slots:
    void paidAtTheHotelItIsBookedAtOnce();
    void theSameAgainIsRefused();
    void aRefusalLetsTheHoldGo();
    void anotherGuestIsAnotherBooking();
    void whatIsOverIsNoDuplicate();
    void inDoubtAUserIsAsked_data();
    void inDoubtAUserIsAsked();
    void replacingCancelsTheFirst();
    void whatIsLeftOfTwoIsStillFound();
    void aThirdIsADuplicateOfTheSecond();
    void theAnswerIsTooLate();
    void prepaidWaitsForItsMoney();
    void aPinnedHoldDoesNotRunOut();
    void whatCannotBePaidIsLetGo();
    void cancellingGivesBackWhatWasPaid();
    void aPriceThatChangedMustBeAgreedTo();
    void whatIsWrongChangesNothing();
    void aChannelsOwnIsTakenAndAskedAbout();
    void atTheDeskOneIsAskedBefore();
    void keysAreKnownAgain();
};

void TestRequests::paidAtTheHotelItIsBookedAtOnce()
{
    Requests h;
    const auto answer = h(h.request(kMaria));
    QVERIFY(answer.has_value());
    QVERIFY(h.booked(answer) && h.booked(answer)->status == BookingStatus::Confirmed);
    QVERIFY(!answer->pending && h.batch.requests.sagas.empty());
    QCOMPARE(h.house.holds().size(), 0);
    QCOMPARE(h.left(kTwin, 0), 2);
    QCOMPARE(h.batch.candidates.candidates.size(), size_t(1));
    QCOMPARE(h.batch.candidates.candidates.front().candidate.booking, answer->booking);
    QCOMPARE(h.batch.guests.size(), size_t(1));
}

void TestRequests::theSameAgainIsRefused()
{
    Requests h;
    QVERIFY(h(h.request(kMaria)));
    const auto again = h(h.request(guest(QStringLiteral("SILVA, MARÍA"), kMaria.email)));
    QVERIFY(refused(again, ErrorCode::Duplicate));
    QCOMPARE(h.left(kTwin, 0), 2);
    QCOMPARE(h.house.holds().size(), 0);
    QCOMPARE(h.rowsOf(DuplicateOutcome::Stopped), 1);
    QCOMPARE(h.restsOn, h.lastSeq);
    QCOMPARE(h.batch.candidates.candidates.size(), size_t(1));
}

void TestRequests::aRefusalLetsTheHoldGo()
{
    Requests h;
    QVERIFY(h(h.request(kMaria, 0, kPrepaid)));
    TakeHold soft = h.hold(kTwin, 0, 2);
    soft.caller = h.desk(200);
    soft.plan = kPrepaid;
    const auto held = h(soft);
    QCOMPARE(h.left(kTwin, 0), 1);
    RequestBooking again = h.request(kMaria);
    again.what.reset();
    again.hold = held->hold;
    QVERIFY(refused(h(again), ErrorCode::Duplicate));
    QCOMPARE(h.left(kTwin, 0), 2);
    QCOMPARE(h.batch.requests.duplicates.back().saved, held->total);
    QVERIFY(refused(h(again), ErrorCode::NotFound));
}

void TestRequests::anotherGuestIsAnotherBooking()
{
    Requests h;
    QVERIFY(h(h.request(kMaria)));
    QVERIFY(h(h.request(guest(QStringLiteral("Rui Costa"), QStringLiteral("rui@example.org")))));
    QCOMPARE(h.left(kTwin, 0), 1);
    QVERIFY(h(h.request(kMaria, 10)));  // another stay
    QVERIFY(h.batch.requests.duplicates.empty());
}

void TestRequests::whatIsOverIsNoDuplicate()
{
    Requests h;
    const auto first = h(h.request(kMaria));
    QVERIFY(h(CancelBooking{h.desk(), first->booking, 1}));
    QVERIFY(h(h.request(kMaria)));
    // The row that ends comes before the one that takes its key.
    const auto &rows = h.batch.candidates.candidates;
    QCOMPARE(rows.size(), size_t(3));
    QVERIFY(!rows[0].ends && rows[1].ends && !rows[2].ends);
}

void TestRequests::inDoubtAUserIsAsked_data()
{
    QTest::addColumn<int>("decision");
    QTest::addColumn<bool>("prepaid");
    QTest::newRow("keep both, paid at the hotel") << 1 << false;
    QTest::newRow("keep both, prepaid") << 1 << true;
    QTest::newRow("it is one, paid at the hotel") << 3 << false;
    QTest::newRow("it is one, prepaid") << 3 << true;
}

void TestRequests::inDoubtAUserIsAsked()
{
    QFETCH(int, decision);
    QFETCH(bool, prepaid);
    Requests h;
    QVERIFY(h(h.request(guest(QStringLiteral("Maria Silva")))));
    const auto asked =
        h(h.request(guest(QStringLiteral("Maria Silva")), 0, prepaid ? kPrepaid : kBar));
    QVERIFY(asked && asked->pending && asked->duplicate && asked->saga);
    QVERIFY(!h.house.booking(asked->booking));
    QCOMPARE(h.left(kTwin, 0), 1);
    QCOMPARE(h.rowsOf(DuplicateOutcome::Open), 1);
    // Only the saga can end the hold that it waits with.
    QVERIFY(refused(h(ReleaseHold{h.desk(), asked->hold}), ErrorCode::WrongState));
    QVERIFY(refused(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin),
                    ErrorCode::WrongState));
    const auto said = h.decide(asked->duplicate, DuplicateDecision(decision));
    QVERIFY(said.has_value());
    const bool both = decision == 1;
    QCOMPARE(h.left(kTwin, 0), both ? 1 : 2);
    QCOMPARE(h.house.booking(asked->booking) != nullptr, both && !prepaid);
    if (both && prepaid) {
        QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
        QVERIFY(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
        QVERIFY(h.house.booking(asked->booking));
    }
    QVERIFY(h.house.requests().sagas.isEmpty() && h.house.requests().undecided.isEmpty());
    QVERIFY(
        refused(h.decide(asked->duplicate, DuplicateDecision::KeepBoth), ErrorCode::WrongState));
    // Two were accepted: a third matches both.
    const auto third = h(h.request(guest(QStringLiteral("Maria Silva"))));
    QVERIFY(third && third->duplicate);
}

void TestRequests::replacingCancelsTheFirst()
{
    Requests h;
    const auto first = h(h.request(guest(QStringLiteral("Maria Silva"))));
    const auto asked = h(h.request(guest(QStringLiteral("Maria Silva"))));
    const auto said = h.decide(asked->duplicate, DuplicateDecision::Replace);
    QVERIFY(said.has_value());
    QVERIFY(h.booked(first)->status == BookingStatus::Cancelled);
    QVERIFY(h.house.booking(asked->booking)->status == BookingStatus::Confirmed);
    QCOMPARE(h.left(kTwin, 0), 2);
    QVERIFY(h.batch.fees.empty());
}

/// Whichever of two equal bookings was cancelled.
void TestRequests::whatIsLeftOfTwoIsStillFound()
{
    for (const bool firstEnds : {true, false}) {
        Requests h;
        const Guest maria = guest(QStringLiteral("Maria Silva"));
        const auto first = h(h.request(maria)), second = h(h.request(maria));
        QVERIFY(h.decide(second->duplicate, DuplicateDecision::KeepBoth));
        QVERIFY(h(CancelBooking{h.desk(), firstEnds ? first->booking : second->booking, 0}));
        const auto third = h(h.request(maria));
        QVERIFY(third && third->duplicate);
        QCOMPARE(h.batch.requests.duplicates.back().other,
                 firstEnds ? second->booking : first->booking);
    }
}

/// The booking of its question has ended, but the guest has another one by now.
void TestRequests::aThirdIsADuplicateOfTheSecond()
{
    Requests h;
    const Guest maria = guest(QStringLiteral("Maria Silva"));
    const auto first = h(h.request(maria)), second = h(h.request(maria)),
               third = h(h.request(maria));
    QVERIFY(h(CancelBooking{h.desk(), first->booking, 0}));
    QVERIFY(refused(h.decide(third->duplicate, DuplicateDecision::IsOne), ErrorCode::WrongState));
    QVERIFY(h.decide(second->duplicate, DuplicateDecision::KeepBoth));
    QVERIFY(h.decide(third->duplicate, DuplicateDecision::IsOne));
    QVERIFY(h.house.booking(second->booking) && !h.house.booking(third->booking));
    QCOMPARE(h.left(kTwin, 0), 2);
}

void TestRequests::theAnswerIsTooLate()
{
    Requests h;
    QVERIFY(h(h.request(guest(QStringLiteral("Maria Silva")))));
    const auto asked = h(h.request(guest(QStringLiteral("Maria Silva"))));
    h.now = h.now + 1801 * kSecond;
    booking::Decision d{h.now, h.lastSeq, &h.batch, &h.changes};
    h.house.expireHolds(d);
    h.lastSeq = d.lastSeq;
    QCOMPARE(h.left(kTwin, 0), 2);
    QCOMPARE(h.rowsOf(DuplicateOutcome::Lapsed), 1);
    QVERIFY(h.house.requests().sagas.isEmpty());
    QVERIFY(
        refused(h.decide(asked->duplicate, DuplicateDecision::KeepBoth), ErrorCode::WrongState));
}

void TestRequests::prepaidWaitsForItsMoney()
{
    Requests h;
    const auto asked = h(h.request(kMaria, 0, kPrepaid));
    QVERIFY(asked && asked->pending && asked->saga && !asked->duplicate);
    QCOMPARE(h.house.requests().sagas.value(asked->saga).state.amount.minor, asked->total);
    QVERIFY(refused(h(h.request(kMaria, 0, kPrepaid)), ErrorCode::Duplicate));
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    const auto sold = h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell);
    QVERIFY(sold && !sold->pending);
    QCOMPARE(sold->booking, asked->booking);
    QVERIFY(h.booked(sold)->status == BookingStatus::Confirmed);
    // The guest's details are in the booking now, and nowhere else.
    QVERIFY(h.batch.requests.sagas.back().request.guest.isEmpty());
    QCOMPARE(h.batch.guests.back().guest.name, kMaria.name);
}

void TestRequests::aPinnedHoldDoesNotRunOut()
{
    Requests h;
    const auto asked = h(h.request(kMaria, 0, kPrepaid));
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    h.now = h.now + 100'000 * kSecond;
    booking::Decision d{h.now, h.lastSeq, &h.batch, &h.changes};
    h.house.expireHolds(d);
    QCOMPARE(h.house.holds().size(), 1);
    QVERIFY(h.house.holds().find(asked->hold)->isPinned());
    QVERIFY(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
}

void TestRequests::whatCannotBePaidIsLetGo()
{
    Requests h;
    const auto late = h(h.request(kMaria, 0, kPrepaid));
    h.now = h.now + 301 * kSecond;
    // It expired before the payment: the saga is refused, and ends.
    QVERIFY(refused(h.move(late->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin),
                    ErrorCode::Expired));
    QCOMPARE(h.left(kTwin, 0), 3);
    QVERIFY(h.move(late->saga, SagaStage::Failed, SagaEnd::NotBooked, HoldWrite::Release));
    QVERIFY(h.house.requests().sagas.isEmpty());

    const auto declined = h(h.request(kMaria, 0, kPrepaid));
    QVERIFY(declined.has_value());  // the first one's candidate was removed with it
    QVERIFY(h.move(declined->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    QVERIFY(h.move(declined->saga, SagaStage::Failed, SagaEnd::Declined, HoldWrite::Release));
    QCOMPARE(h.left(kTwin, 0), 3);
    QVERIFY(h(h.request(kMaria, 0, kPrepaid)));
}

void TestRequests::cancellingGivesBackWhatWasPaid()
{
    Requests h;
    const auto asked = h(h.request(kMaria, 0, kPrepaid));
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    QVERIFY(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    const auto cancelled = h(CancelBooking{h.desk(), asked->booking, 1});
    QVERIFY(cancelled && cancelled->saga);
    const SagaRow refund = h.house.requests().sagas.value(cancelled->saga);
    QVERIFY(refund.state.purpose == SagaPurpose::Refund);
    QCOMPARE(refund.state.payment, QByteArray("pi_1"));
    QCOMPARE(refund.state.amount.minor, asked->total - cancelled->fee);
    QVERIFY(cancelled->fee > 0);
    // A repeated cancellation gets the first answer, and nothing more is refunded.
    const auto again = h(CancelBooking{h.desk(), asked->booking, 1});
    QVERIFY(again && again->repeated && !again->saga);
    QCOMPARE(h.house.requests().sagas.size(), 1);
}

void TestRequests::aPriceThatChangedMustBeAgreedTo()
{
    Requests h;
    RequestBooking c = h.request(kMaria);
    c.expectedTotal = 1;
    QVERIFY(refused(h(c), ErrorCode::Stale));
    QCOMPARE(h.house.holds().size(), 0);
    c.expectedTotal = 10'000;
    QVERIFY(h(c));
}

void TestRequests::whatIsWrongChangesNothing()
{
    Requests h;
    QVERIFY(refused(h(h.request(guest(QStringLiteral("  ")))), ErrorCode::Invalid));
    RequestBooking card = h.request(kMaria, 0, kPrepaid);
    card.method = "4111111111111111";
    QVERIFY(refused(h(card), ErrorCode::Invalid));
    RequestBooking nothing = h.request(kMaria);
    nothing.what.reset();
    QVERIFY(refused(h(nothing), ErrorCode::Invalid));
    RequestBooking full = h.request(kMaria);
    full.what->rooms = full.what->adults = 4;
    QVERIFY(refused(h(full), ErrorCode::SoldOut));
    QVERIFY(refused(h.move(SagaId{77}, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell),
                    ErrorCode::NotFound));
    QVERIFY(h.batch.isEmpty());
    QCOMPARE(h.house.holds().size(), 0);
}

void TestRequests::aChannelsOwnIsTakenAndAskedAbout()
{
    Requests h;
    const auto first = h(h.request(kMaria));
    RecordReservation told;
    told.caller = h.desk(101);
    told.roomType = kTwin;
    told.stay = Stay(kToday, 2);
    told.guest = kMaria;
    told.key = {"R-1", 1};
    told.guestProbe = h.guestProbe(kMaria);
    const auto taken = h(told);
    QVERIFY(taken.has_value());
    QVERIFY(h.booked(taken)->status == BookingStatus::Confirmed);
    const DuplicateRow question = h.batch.requests.duplicates.back();
    QVERIFY(question.outcome == DuplicateOutcome::Open);
    QCOMPARE(question.booking, taken->booking);
    QCOMPARE(question.other, first->booking);
    QVERIFY(h.decide(question.id, DuplicateDecision::IsOne));
    QVERIFY(h.booked(taken)->status == BookingStatus::Cancelled);
    QVERIFY(h.booked(first)->status == BookingStatus::Confirmed);
}

void TestRequests::atTheDeskOneIsAskedBefore()
{
    Requests h;
    QVERIFY(h(h.request(kMaria)));
    TakeHold what = h.hold(kTwin, 0, 2);
    HoldAndConfirm book{what, kMaria, true, h.guestProbe(kMaria)};
    QVERIFY(refused(h(book), ErrorCode::Duplicate));
    QCOMPARE(h.left(kTwin, 0), 2);
    book.checkDuplicates = false;
    QVERIFY(h(book));
    const auto held = h(what);
    ConfirmHold confirm{h.desk(), held->hold, kMaria, true, h.guestProbe(kMaria)};
    QVERIFY(refused(h(confirm), ErrorCode::Duplicate));
    confirm.checkDuplicates = false;
    QVERIFY(h(confirm));
    QCOMPARE(h.left(kTwin, 0), 0);
}

void TestRequests::keysAreKnownAgain()
{
    Requests h;
    booking::Decision d{h.now, h.lastSeq, &h.batch, &h.changes};
    const Claim claim{ActorId{7}, "k1", claimHash("POST /v1/bookings", "{}")};
    using Is = ClaimTable::Is;
    const auto look = [&](const Claim &c) { return h.house.requests().claims.find(c).is; };
    QVERIFY(look(claim) == Is::New);
    ClaimRules(h.house.state()).keep(claim, SagaId{5}, {}, d);
    QVERIFY(look(claim) == Is::Open);
    QCOMPARE(h.house.requests().claims.find(claim).saga, SagaId{5});
    h.house.state().requests.claims.answer(claim.caller, claim.key, {201, "{}"}, 1);
    QVERIFY(look(claim) == Is::Answered);
    QVERIFY(look({claim.caller, claim.key, claimHash("POST /v1/bookings", "{} ")})
            == Is::OtherBody);
    QVERIFY(look({ActorId{8}, claim.key, claim.body}) == Is::New);
    QVERIFY(checkClaimKey("a-key"));
    QVERIFY(!checkClaimKey({}) && !checkClaimKey("a key") && !checkClaimKey(QByteArray(256, 'a')));
    // After a day the key expires; one that waits for a payment is kept.
    const Claim open{ActorId{7}, "k2", claim.body};
    ClaimRules(h.house.state()).keep(open, SagaId{6}, {}, d);
    d.now = d.now + kClaimLives + 1;
    ClaimRules(h.house.state()).forget(d);
    QVERIFY(look(claim) == Is::New);
    QVERIFY(look(open) == Is::Open);
}

QTEST_GUILESS_MAIN(TestRequests)
#include "test_requests.moc"
