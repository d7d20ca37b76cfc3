// SPDX-License-Identifier: GPL-3.0-or-later
// Duplicates are determined not only by the house's own candidates, but also by the shared store,
// the property's rules, and the guest.
#include "booking/request_house.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestSaidElsewhere : public QObject {
    Q_OBJECT

private slots:
    void aDuplicateElsewhereIsOneHere_data();
    void aDuplicateElsewhereIsOneHere();
    void aBookingOfAnotherFileIsNeverNamedNorCancelled();
    void whatIsKeptBesideOneElsewhereTakesTheNextOrdinal();
    void whatIsOverElsewhereIsNoDuplicate();
    void otherRulesOfTheHotelAreFollowed();
    void aPairOfTwoFilesNamesNoBookingOfThisOne();
    void aPairOfWhatHasEndedIsNoQuestion();
    void theGuestMayAnswerOnce();
    void aQuestionOfAnOlderVersionKeepsOneOfTwo();
};

void TestSaidElsewhere::aDuplicateElsewhereIsOneHere_data()
{
    QTest::addColumn<bool>("explained");
    QTest::newRow("with what it is a duplicate of") << true;
    QTest::newRow("without") << false;
}

/// Shared store duplicate, local database continue: different answers mean duplicate.
void TestSaidElsewhere::aDuplicateElsewhereIsOneHere()
{
    QFETCH(bool, explained);
    Requests h;
    std::vector<dedup::Match> matches;
    if (explained) matches.push_back(h.elsewhere(kMaria));
    RequestBooking request = h.request(kMaria);
    request.guestProbe = Requests::told(request.guestProbe, dedup::Central::Duplicate, matches);
    QVERIFY(refused(h(request), ErrorCode::Duplicate));
    QCOMPARE(h.left(kTwin, 0), 3);
    QCOMPARE(h.rowsOf(DuplicateOutcome::Stopped), 1);
    QVERIFY(h.batch.candidates.candidates.empty());

    HoldAndConfirm book{h.hold(kTwin, 0, 2), kMaria, true, request.guestProbe};
    QVERIFY(refused(h(book), ErrorCode::Duplicate));
    QCOMPARE(h.left(kTwin, 0), 3);

    RecordReservation told;
    told.caller = h.desk(101);
    told.roomType = kTwin;
    told.stay = Stay(kToday, 2);
    told.guest = kMaria;
    told.key = {"R-1", 1};
    told.guestProbe = request.guestProbe;
    QVERIFY(h(told));
    QCOMPARE(h.rowsOf(DuplicateOutcome::Open), 1);
}

/// Booking 1 of another engine is not our own booking 1.
void TestSaidElsewhere::aBookingOfAnotherFileIsNeverNamedNorCancelled()
{
    Requests h;
    QVERIFY(h(h.request(guest(QStringLiteral("Rui Costa"), QStringLiteral("rui@example.org")))));
    const booking::Guest nameless = guest(QStringLiteral("Maria Silva"));
    RequestBooking request = h.request(nameless);
    request.guestProbe =
        Requests::told(request.guestProbe, dedup::Central::Duplicate, {h.elsewhere(nameless)});
    const auto asked = h(request);
    QVERIFY(asked && asked->duplicate);
    QVERIFY(!h.batch.requests.duplicates.back().other);
    QVERIFY(!h.decide(asked->duplicate, DuplicateDecision::Replace));
    QCOMPARE(h.house.state().bookings.size(), 1);
}

void TestSaidElsewhere::whatIsKeptBesideOneElsewhereTakesTheNextOrdinal()
{
    Requests h;
    const dedup::Match other = h.elsewhere(kMaria);
    HoldAndConfirm book{h.hold(kTwin, 0, 2), kMaria, false, h.guestProbe(kMaria)};
    book.guestProbe = Requests::told(book.guestProbe, dedup::Central::Duplicate, {other});
    QVERIFY(h(book));
    QCOMPARE(h.batch.candidates.candidates.back().candidate.ordinal, other.ordinal + 1);
    // A user who keeps both at a review does the same.
    Requests k;
    const booking::Guest nameless = guest(QStringLiteral("Maria Silva"));
    RequestBooking request = k.request(nameless);
    request.guestProbe =
        Requests::told(request.guestProbe, dedup::Central::Duplicate, {k.elsewhere(nameless)});
    const auto asked = k(request);
    QVERIFY(asked && k.decide(asked->duplicate, DuplicateDecision::KeepBoth));
    QCOMPARE(k.batch.candidates.candidates.back().candidate.ordinal, 2);
}

/// It was cancelled here just now, and the store has not been updated.
void TestSaidElsewhere::whatIsOverElsewhereIsNoDuplicate()
{
    Requests h;
    dedup::Match other = h.elsewhere(kMaria);
    other.over = true;
    RequestBooking request = h.request(kMaria);
    request.guestProbe = Requests::told(request.guestProbe, dedup::Central::Duplicate, {other});
    QVERIFY(h(request));
}

void TestSaidElsewhere::otherRulesOfTheHotelAreFollowed()
{
    Requests h;
    dedup::Rules rules;
    rules.sameHours = 1;
    SaveHotelSetup save{h.desk(), SetupKind::Duplicates, dedup::toText(rules)};
    QVERIFY(h(save));
    QVERIFY(h(h.request(kMaria)));
    h.now = h.now + 2 * 3'600 * kSecond;
    const auto asked = h(h.request(kMaria));
    QVERIFY(asked && asked->duplicate);  // by default it would be refused
    save.content = "{\"same_hours\":-1}";
    QVERIFY(refused(h(save), ErrorCode::Invalid));
    save.content.clear();
    QVERIFY(h(save));
    QVERIFY(refused(h(h.request(kMaria)), ErrorCode::Duplicate));
}

void TestSaidElsewhere::aPairOfTwoFilesNamesNoBookingOfThisOne()
{
    Requests h;
    const auto booked = h(h.request(kMaria));
    QVERIFY(booked && !booked->pending);
    const auto contextOf = [&](const booking::Guest &g, int in) {
        const dedup::Person who =
            dedup::person(g.name, g.email, g.phone, QStringLiteral("PT"), g.country);
        return dedup::candidate(dedup::Product::RoomBooking,
                                dedup::roomContext(who, Stay(kToday + in, 2), kTwin), h.now)
            .context;
    };
    NoteRequests note;
    note.caller = {kHotel, kEngineActor, {}, {}};
    DuplicateRow row;
    row.id = h.elsewhere(kMaria).id;
    row.product = dedup::Product::RoomBooking;
    row.what = dedup::What::Ask;
    row.outcome = DuplicateOutcome::Open;
    row.other = booked->booking;  // coincides with the number in the other file
    row.theirs = contextOf(guest(QStringLiteral("Joao Costa")), 7);
    note.duplicates = {row};
    QVERIFY(h(note));
    QCOMPARE(h.house.requests().undecided.value(row.id).other, BookingId());
    // A booking of our own keeps its number.
    row.id = h.elsewhere(kMaria).id;
    row.theirs = contextOf(kMaria, 0);
    note.duplicates = {row};
    QVERIFY(h(note));
    QCOMPARE(h.house.requests().undecided.value(row.id).other, booked->booking);
}

void TestSaidElsewhere::theGuestMayAnswerOnce()
{
    Requests h;
    const booking::Guest nameless = guest(QStringLiteral("Maria Silva"));
    QVERIFY(h(h.request(nameless)));
    const auto asked = h(h.request(nameless));
    QVERIFY(asked && asked->duplicate);
    DecideDuplicate says{
        h.desk(200), asked->duplicate, DuplicateDecision::Replace, asked->question, {}};
    QCOMPARE(asked->question.size(), 43);
    QVERIFY(refused(h(says), ErrorCode::Forbidden));
    says.decision = DuplicateDecision::KeepBoth;
    says.question[0] = says.question[0] == 'A' ? 'B' : 'A';
    QVERIFY(refused(h(says), ErrorCode::Forbidden));
    says.question = asked->question;
    says.caller.channel = {};
    QVERIFY(refused(h(says), ErrorCode::Forbidden));  // another channel's
    says.caller = h.desk(200);
    says.numbers = h.guestProbe(nameless)->numbers;
    QVERIFY(h(says));
    QVERIFY(h.house.booking(asked->booking));
    QCOMPARE(h.rowsOf(DuplicateOutcome::KeptBoth), 1);
    QVERIFY(refused(h(says), ErrorCode::WrongState));
    // Bookings already accepted are not reviewed.
    RecordReservation told;
    told.caller = h.desk(200);
    told.roomType = kTwin;
    told.stay = Stay(kToday, 2);
    told.guest = nameless;
    told.key = {"R-1", 1};
    told.guestProbe = h.guestProbe(nameless);
    QVERIFY(h(told));
    says.duplicate = h.batch.requests.duplicates.back().id;
    QVERIFY(refused(h(says), ErrorCode::Forbidden));
}

/// Older versions left the question open when one of its bookings ended: the other must stay.
void TestSaidElsewhere::aQuestionOfAnOlderVersionKeepsOneOfTwo()
{
    Requests before;
    const auto booked = before(before.request(kMaria));
    QVERIFY(booked && !booked->pending);
    for (const bool otherEnded : {true, false}) {
        booking::HouseInput in = hotelWithPrepaid();
        in.bookings = {*before.house.booking(booked->booking)};
        DuplicateRow row;
        row.id = before.elsewhere(kMaria).id;
        row.outcome = DuplicateOutcome::Open;
        (otherEnded ? row.booking : row.other) = booked->booking;
        (otherEnded ? row.other : row.booking) = BookingId{99'999};
        in.undecided = {row};
        Requests h(in);
        DecideDuplicate says{h.desk(), row.id, DuplicateDecision::IsOne, {}, {}};
        if (!otherEnded) says.decision = DuplicateDecision::Replace;
        QVERIFY(refused(h(says), ErrorCode::WrongState));
        says.decision = DuplicateDecision::KeepBoth;
        QVERIFY(h(says));
        QVERIFY(h.house.booking(booked->booking)->status == BookingStatus::Confirmed);
    }
}

/// The store compared them before it was told of the end.
void TestSaidElsewhere::aPairOfWhatHasEndedIsNoQuestion()
{
    Requests h;
    const auto booked = h(h.request(kMaria));
    QVERIFY(h(CancelBooking{h.desk(), booked->booking, 0}));
    NoteRequests note;
    note.caller = {kHotel, kEngineActor, {}, {}};
    DuplicateRow row;
    row.id = h.elsewhere(kMaria).id;
    row.what = dedup::What::Ask;
    row.outcome = DuplicateOutcome::Open;
    row.booking = booked->booking;
    note.duplicates = {row};
    QVERIFY(h(note));
    QVERIFY(h.house.requests().undecided.isEmpty());
    QCOMPARE(h.rowsOf(DuplicateOutcome::Ended), 1);
}

QTEST_GUILESS_MAIN(TestSaidElsewhere)
#include "test_said_elsewhere.moc"
