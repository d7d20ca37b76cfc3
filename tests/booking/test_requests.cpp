// SPDX-License-Identifier: GPL-3.0-or-later
// Requests to book: what comes twice, what is paid first, what a person must say, and what becomes
// of the rooms of each.
#include "booking/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

constexpr RatePlanId kPrepaid{2};

HouseInput hotelWithPrepaid()
{
    HouseInput in = smallHotel();
    pricing::RatePlan prepaid = in.plans.front();
    prepaid.id = kPrepaid;
    prepaid.code = prepaid.name = QStringLiteral("PRE");
    prepaid.parent = kBar;
    prepaid.prepaid = true;
    in.plans.push_back(prepaid);
    return in;
}

Guest guest(const QString &name, const QString &mail = {})
{
    Guest g;
    g.name = name;
    g.email = mail;
    return g;
}

/// Numbers and normal forms as the engine makes them.
class Requests : public TestHouse {
public:
    Requests() : TestHouse(hotelWithPrepaid()) {}

    AskingPtr asking(const Guest &g)
    {
        auto a = std::make_shared<Asking>();
        a->person = dedup::person(g.name, g.email, g.phone, QStringLiteral("PT"), g.country);
        for (int i = 0; i < 4; ++i) a->numbers.push_back(numbers_.next(now, 1));
        return a;
    }
    RequestBooking request(const Guest &g, int in = 0, RatePlanId plan = kBar)
    {
        RequestBooking c;
        c.caller = desk(200);
        c.what = hold(kTwin, in, 2);
        c.what->caller = c.caller;
        c.what->plan = plan;
        c.guest = g;
        c.sagaKey = QByteArray("key-") + QByteArray::number(++keys_);
        c.method = "pm_card_visa";
        c.asking = asking(g);
        return c;
    }
    Result<Answer> decide(dedup::CandidateId id, DuplicateDecision decision)
    {
        DecideDuplicate c{desk(), id, decision, {}, {}};
        for (int i = 0; i < 4; ++i) c.numbers.push_back(numbers_.next(now, 1));
        return (*this)(c);
    }
    const Booking *booked(const Result<Answer> &a) const { return house.booking(a->booking); }
    int rowsOf(DuplicateOutcome outcome) const
    {
        return int(std::count_if(batch.requests.duplicates.begin(), batch.requests.duplicates.end(),
                                 [&](const DuplicateRow &r) { return r.outcome == outcome; }));
    }
    Result<Answer> move(SagaId saga, SagaStage stage, SagaEnd end, HoldWrite write)
    {
        SagaState s = house.requests().sagas.value(saga).state;
        s.stage = stage;
        s.end = end;
        s.payment = "pi_1";
        return (*this)(AdvanceSaga{{kHotel, kEngineActor, {}, {}}, saga, s, write, {}});
    }

private:
    dedup::CandidateNumbers numbers_;
    int keys_ = 0;
};

const Guest kMaria = guest(QStringLiteral("Maria Silva"), QStringLiteral("maria@example.org"));

bool refused(const Result<Answer> &a, ErrorCode code)
{
    return !a && a.error().code == code;
}

}  // namespace

class TestRequests : public QObject {
    Q_OBJECT

private slots:
    void paidAtTheHotelItIsBookedAtOnce();
    void theSameAgainIsRefused();
    void aRefusalLetsTheHoldGo();
    void anotherGuestIsAnotherBooking();
    void whatIsOverIsNoDuplicate();
    void inDoubtSomebodyIsAsked_data();
    void inDoubtSomebodyIsAsked();
    void replacingCancelsTheFirst();
    void nobodySaysSoInTime();
    void prepaidWaitsForItsMoney();
    void aPinnedHoldDoesNotRunOut();
    void whatCannotBePaidIsLetGo();
    void cancellingGivesBackWhatWasPaid();
    void aPriceThatChangedMustBeAgreedTo();
    void whatIsWrongChangesNothing();
    void aChannelsOwnIsTakenAndAskedAbout();
    void atTheDeskOneIsAskedBefore();
    void keysAreKnownAgain();
    void theRateIsLockedWithThePrice_data();
    void theRateIsLockedWithThePrice();
    void withoutARateThereIsNoPrice();
    void aBookingIsFoundByWhatItIsNow();
    void aDearerChangeIsPaidFirst();
    void aChangeThatDoesNotFitAnyMoreIsRefused();
    void aCheaperChangeGivesBack();
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
    // A row that ends stands before the one that takes its key.
    const auto &rows = h.batch.candidates.candidates;
    QCOMPARE(rows.size(), size_t(3));
    QVERIFY(!rows[0].ends && rows[1].ends && !rows[2].ends);
}

void TestRequests::inDoubtSomebodyIsAsked_data()
{
    QTest::addColumn<int>("decision");
    QTest::addColumn<bool>("prepaid");
    QTest::newRow("keep both, paid at the hotel") << 1 << false;
    QTest::newRow("keep both, prepaid") << 1 << true;
    QTest::newRow("it is one, paid at the hotel") << 3 << false;
    QTest::newRow("it is one, prepaid") << 3 << true;
}

void TestRequests::inDoubtSomebodyIsAsked()
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
    // Nobody else ends the hold that it waits with.
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
    // Two were wanted: a third finds both.
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

void TestRequests::nobodySaysSoInTime()
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
    // The guest is in the booking now, and nowhere else.
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
    // It ran out before the money was asked for: the saga hears that, and ends.
    QVERIFY(refused(h.move(late->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin),
                    ErrorCode::Expired));
    QCOMPARE(h.left(kTwin, 0), 3);
    QVERIFY(h.move(late->saga, SagaStage::Failed, SagaEnd::NotBooked, HoldWrite::Release));
    QVERIFY(h.house.requests().sagas.isEmpty());

    const auto declined = h(h.request(kMaria, 0, kPrepaid));
    QVERIFY(declined.has_value());  // the first one's candidate is gone with it
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
    // Whoever cancels again hears the first answer, and nothing more goes back.
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
    told.asking = h.asking(kMaria);
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
    BookAtDesk book{what, kMaria, true, h.asking(kMaria)};
    QVERIFY(refused(h(book), ErrorCode::Duplicate));
    QCOMPARE(h.left(kTwin, 0), 2);
    book.checkDuplicates = false;
    QVERIFY(h(book));
    const auto held = h(what);
    ConfirmHold confirm{h.desk(), held->hold, kMaria, true, h.asking(kMaria)};
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
    h.house.keepClaim(claim, SagaId{5}, {}, d);
    QVERIFY(look(claim) == Is::Open);
    QCOMPARE(h.house.requests().claims.find(claim).saga, SagaId{5});
    h.house.requests().claims.answer(claim.caller, claim.key, {201, "{}"}, 1);
    QVERIFY(look(claim) == Is::Answered);
    QVERIFY(look({claim.caller, claim.key, claimHash("POST /v1/bookings", "{} ")})
            == Is::OtherBody);
    QVERIFY(look({ActorId{8}, claim.key, claim.body}) == Is::New);
    QVERIFY(checkClaimKey("a-key"));
    QVERIFY(!checkClaimKey({}) && !checkClaimKey("a key") && !checkClaimKey(QByteArray(256, 'a')));
    // After a day it is nobody's; one that waits for a payment is kept.
    const Claim open{ActorId{7}, "k2", claim.body};
    h.house.keepClaim(open, SagaId{6}, {}, d);
    d.now = d.now + kClaimLives + 1;
    h.house.forgetRequests(d);
    QVERIFY(look(claim) == Is::New);
    QVERIFY(look(open) == Is::Open);
}

pricing::FxRate rateTo(const QString &currency, qint64 digits, int decimals)
{
    return {*Currency::make(QStringLiteral("EUR")), *Currency::make(currency), kToday,
            *pricing::FxFactor::make(digits, decimals)};
}

void TestRequests::theRateIsLockedWithThePrice_data()
{
    QTest::addColumn<QString>("currency");
    QTest::addColumn<int>("digits");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<qint64>("minor");
    // 100.00 EUR
    QTest::newRow("two decimals") << "USD" << 10841 << 4 << qint64(108'41);
    QTest::newRow("none") << "JPY" << 16357 << 2 << qint64(16'357);
    QTest::newRow("three") << "KWD" << 33305 << 5 << qint64(33'305);
    QTest::newRow("an inverse that does not end") << "CHF" << 9 << 1 << qint64(90'00);
}

void TestRequests::theRateIsLockedWithThePrice()
{
    QFETCH(QString, currency);
    QFETCH(int, digits);
    QFETCH(int, decimals);
    QFETCH(qint64, minor);
    for (const Durability durability : {Durability::Durable, Durability::Volatile}) {
        Requests h;
        QVERIFY(h(
            SaveFxRates{h.desk(), QStringLiteral("Typed"), {rateTo(currency, digits, decimals)}}));
        TakeHold soft = h.hold(kTwin, 0, 2);
        soft.caller = h.desk(200);
        soft.plan = kPrepaid;
        soft.currency = *Currency::make(currency);
        soft.durability = durability;
        const auto held = h(soft);
        QVERIFY(held && held->charged);
        QCOMPARE(held->total, qint64(100'00));
        QCOMPARE(held->charged->minor, minor);
        // What the rate does meanwhile does not matter.
        QVERIFY(h(SaveFxRates{h.desk(), QStringLiteral("Typed"), {rateTo(currency, 1, 3)}}));
        RequestBooking c = h.request(kMaria);
        c.what.reset();
        c.hold = held->hold;
        c.expectedCharge = held->charged;
        const auto asked = h(c);
        QVERIFY(asked && asked->pending);
        QVERIFY(h.house.requests().sagas.value(asked->saga).state.amount == *held->charged);
        QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
        const auto sold = h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell);
        QVERIFY(sold && sold->charged == held->charged);
        QCOMPARE(h.booked(sold)->total, qint64(100'00));
        const ChargeRow row = h.batch.requests.charges.back();
        QCOMPARE(row.booking, sold->booking);
        QVERIFY(row.charge && row.charge->amount == *held->charged);
        // A hold that ends takes its price along.
        const auto other = h(soft);
        QVERIFY(other && other->charged->minor != minor);
        QVERIFY(h(ReleaseHold{h.desk(200), other->hold}));
        QCOMPARE(h.house.requests().charges.size(), 1);
    }
}

void TestRequests::withoutARateThereIsNoPrice()
{
    Requests h;
    TakeHold soft = h.hold(kTwin, 0, 2);
    soft.plan = kBar;
    soft.currency = *Currency::make(QStringLiteral("USD"));
    QVERIFY(refused(h(soft), ErrorCode::Invalid));
    RequestBooking c = h.request(kMaria);
    c.what->currency = soft.currency;
    const auto answer = h(c);
    QVERIFY(refused(answer, ErrorCode::Invalid));
    QCOMPARE(answer.error().field, QStringLiteral("currency"));
    QVERIFY(h.batch.isEmpty());
}

/// A booking of two nights that was paid for.
BookingId paidBooking(Requests &h)
{
    const auto asked = h(h.request(kMaria, 0, kPrepaid));
    if (!asked || !h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin)
        || !h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell))
        qFatal("it cannot be booked");
    return asked->booking;
}

ChangeBooking changeTo(Requests &h, BookingId booking, int in, int nights)
{
    ChangeBooking c;
    c.caller = h.desk(200);
    c.booking = booking;
    c.version = 1;
    c.stay = Stay(kToday + in, nights);
    c.sagaKey = "change-1";
    c.method = "pm_card_visa";
    return c;
}

void TestRequests::aBookingIsFoundByWhatItIsNow()
{
    Requests h;
    const auto first = h(h.request(kMaria));
    ChangeBooking c = changeTo(h, first->booking, 4, 2);
    auto numbers = std::make_shared<Asking>();
    numbers->numbers = h.asking(kMaria)->numbers;
    c.asking = numbers;
    QVERIFY(h(c));
    QVERIFY(h(h.request(kMaria, 0)));
    QVERIFY(refused(h(h.request(kMaria, 4)), ErrorCode::Duplicate));
    ChangeBooking named = changeTo(h, first->booking, 4, 2);
    named.version = 2;
    named.guest = guest(QStringLiteral("Rui Costa"));
    named.asking = h.asking(*named.guest);
    QVERIFY(h(named));
    QVERIFY(h(h.request(kMaria, 4)));
}

void TestRequests::aDearerChangeIsPaidFirst()
{
    Requests h;
    const BookingId id = paidBooking(h);
    const auto asked = h(changeTo(h, id, 0, 3));
    QVERIFY(asked && asked->pending && asked->saga);
    QCOMPARE(h.house.booking(id)->stay.nights(), 2);
    QCOMPARE(h.house.requests().sagas.value(asked->saga).state.amount.minor, qint64(50'00));
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    QVERIFY(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell));
    QCOMPARE(h.house.booking(id)->stay.nights(), 3);
    QCOMPARE(h.house.booking(id)->total, qint64(150'00));
    QCOMPARE(h.left(kTwin, 2), 2);
    ChangeBooking wrong = changeTo(h, id, 0, 4);
    wrong.version = 2;
    wrong.method = "4111111111111111";
    QVERIFY(refused(h(wrong), ErrorCode::Invalid));
}

void TestRequests::aChangeThatDoesNotFitAnyMoreIsRefused()
{
    Requests h;
    const BookingId id = paidBooking(h);
    const auto asked = h(changeTo(h, id, 0, 3));
    QVERIFY(h.move(asked->saga, SagaStage::Paying, SagaEnd::Open, HoldWrite::Pin));
    TakeHold all = h.hold(kTwin, 2, 1, 3);
    QVERIFY(h(all));
    // The saga hears it, and gives back what was paid.
    QVERIFY(refused(h.move(asked->saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell),
                    ErrorCode::SoldOut));
    QVERIFY(h.move(asked->saga, SagaStage::Refunding, SagaEnd::NotBooked, HoldWrite::Release));
    QCOMPARE(h.house.booking(id)->stay.nights(), 2);
    // The booking's own candidate is still there.
    QVERIFY(refused(h(h.request(kMaria, 0, kPrepaid)), ErrorCode::Duplicate));
}

void TestRequests::aCheaperChangeGivesBack()
{
    Requests h;
    const BookingId id = paidBooking(h);
    const auto changed = h(changeTo(h, id, 0, 1));
    QVERIFY(changed && !changed->pending && changed->saga);
    const SagaRow refund = h.house.requests().sagas.value(changed->saga);
    QVERIFY(refund.state.purpose == SagaPurpose::Refund);
    QCOMPARE(refund.state.amount.minor, qint64(50'00));
    // Of the rest goes back what the terms leave.
    const auto over = h(CancelBooking{h.desk(), id, 2});
    QVERIFY(over.has_value());
    QCOMPARE(over->fee, qint64(50'00));
    QCOMPARE(h.house.requests().sagas.size(), 1);
}

QTEST_GUILESS_MAIN(TestRequests)
#include "test_requests.moc"
