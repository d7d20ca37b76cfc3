// SPDX-License-Identifier: GPL-3.0-or-later
// The replay against a reference implementation on random pasts, and properties that hold for any
// past.
#include "advice/compare.h"
#include "advice/naive_replay.h"
#include "core/error_values.h"
#include "core/random.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::advice;
using booking::Record;
using booking::RecordKind;

namespace {

const Night kFirst = Night::of(2026, 3, 1);
const Night kToday = kFirst + 40;

Instant onDay(Night day, int hour)
{
    return {(qint64(day.day()) * 24 + hour) * 3600 * core::kSecond};
}

/// Two pools; the first has two room types whose caps add up to more than its rooms.
inventory::Catalogue smallHotel()
{
    inventory::Catalogue c;
    c.property.name = QStringLiteral("Small");
    c.property.firstNight = kFirst;
    c.property.businessDate = kToday;
    c.pools = {{PoolId{1}, QStringLiteral("P"), QStringLiteral("P"), 0},
               {PoolId{2}, QStringLiteral("Q"), QStringLiteral("Q"), 1}};
    for (int i = 0; i < 6; ++i)
        c.rooms.push_back({RoomId{i + 1}, PoolId{i < 4 ? 1 : 2}, QString::number(i + 1)});
    const auto type = [&](qint64 id, qint64 pool, int cap) {
        inventory::RoomType t;
        t.id = RoomTypeId{id};
        t.pool = PoolId{pool};
        t.cap = cap;
        c.roomTypes.push_back(t);
    };
    type(1, 1, 3);
    type(2, 1, 2);
    type(3, 2, 2);
    return c;
}

PastForm randomForm(core::Random &random, Instant at, Night arrival)
{
    PastForm form;
    form.at = at;
    form.type = RoomTypeId{random.between(1, 3)};
    form.stay = Stay(arrival, random.between(1, 4));
    form.rooms = random.chance(0.15) ? 2 : 1;
    form.total = qint64(form.rooms) * form.stay.nights() * random.between(50, 150) * 100;
    return form;
}

PastBooking randomBooking(core::Random &random, qint64 id)
{
    PastBooking b;
    b.id = BookingId{id};
    b.channel = ChannelId{random.between(1, 2)};
    b.guests = random.between(1, 3);
    const Night arrival = kFirst + random.below(44);
    const int lead = random.below(20);
    b.forms = {randomForm(random, onDay(arrival - lead, random.below(12)), arrival)};
    if (random.chance(0.2))
        b.forms.push_back(randomForm(random, onDay(arrival - random.below(lead + 1), 12),
                                     arrival + random.below(2)));
    const Night comes = b.last().stay.checkIn();
    b.nights = b.last().stay.nights();
    if (random.chance(0.3)) {
        b.outcome = Outcome::Cancelled;
        b.ended = onDay(std::max(arrival - random.below(lead + 1),
                                 Night(int(b.last().at.micros / core::kSecond / 86'400))),
                        14);
        return b;
    }
    if (comes >= kToday) return b;
    b.outcome = random.chance(0.1) ? Outcome::NoShow : Outcome::Came;
    if (b.outcome == Outcome::Came) {
        b.slept = random.chance(0.2) ? RoomTypeId{random.between(1, 3)} : b.last().type;
        if (random.chance(0.2)) b.nights = random.between(1, b.nights);
    }
    return b;
}

Past randomPast(core::Random &random, int bookings)
{
    Past past;
    for (int i = 1; i <= bookings; ++i) past.bookings.push_back(randomBooking(random, i));
    return past;
}

std::unique_ptr<Policy> randomPolicy(core::Random &random, const inventory::Catalogue &c,
                                     WalkCost walk)
{
    if (random.chance(0.4)) return std::make_unique<AdvicePolicy>(walk, random.below(4));
    std::vector<inventory::OverbookingRule> rules(size_t(random.below(5)));
    for (auto &rule : rules) {
        rule.scope =
            random.chance(0.5) ? inventory::RuleScope::Pool : inventory::RuleScope::RoomType;
        rule.subject = random.below(3);
        rule.amount = random.between(0, 3);
        rule.ceiling = 3;
        rule.weekdays = quint8(random.between(1, 127));
        if (random.chance(0.3)) rule.from = kFirst + random.below(30);
        if (random.chance(0.3)) rule.maxLeadDays = random.below(15);
    }
    return std::make_unique<RulePolicy>(rules, c);
}

Night firstOf(const Past &past)
{
    Night first = kToday;
    for (const PastBooking &b : past.bookings) {
        for (const PastForm &form : b.forms) first = std::min(first, form.stay.checkIn());
    }
    return first;
}

void compareResults(const ReplayResult &ours, const ReplayResult &naive)
{
    QCOMPARE(ours.asked, naive.asked);
    QCOMPARE(ours.refused, naive.refused);
    QCOMPARE(ours.nights.size(), naive.nights.size());
    for (size_t i = 0; i < ours.nights.size(); ++i) {
        QCOMPARE(ours.nights[i].night, naive.nights[i].night);
        QCOMPARE(ours.nights[i].stayed, naive.nights[i].stayed);
        QCOMPARE(ours.nights[i].walked, naive.nights[i].walked);
        QCOMPARE(ours.nights[i].moved, naive.nights[i].moved);
    }
    QCOMPARE(ours.roomNights, naive.roomNights);
    QCOMPARE(ours.walkedRooms, naive.walkedRooms);
    QCOMPARE(ours.walkedGuests, naive.walkedGuests);
    QCOMPARE(ours.walkNights, naive.walkNights);
    QCOMPARE(ours.revenue, naive.revenue);
    QCOMPARE(ours.walkCost, naive.walkCost);
}

}  // namespace

class TestReplay : public QObject {
    Q_OBJECT

private slots:
    void replayAgreesWithTheNaiveOne();
    void noRequestIsDeniedWhereThereIsRoomForAll();
    void withoutAPolicyNoGuestIsWalked();
    void noNightHasMoreGuestsThanRooms();
    void percentNeedsARuleForPoolsAndOneForTypes();
    void adviserDoesNotKnowTheFuture();
    void replayCanBeStopped();
    void hotelWithoutAPastSaysSo();
    void recordsFoldIntoWhatHappened();
};

void TestReplay::replayAgreesWithTheNaiveOne()
{
    const inventory::Catalogue hotel = smallHotel();
    int walked = 0, refused = 0;
    for (int round = 0; round < tests::rounds(60); ++round) {
        core::Random random(quint64(round) + 100);
        const Past past = randomPast(random, random.between(20, 120));
        ReplayOptions options;
        options.walk = {random.between(0, 200), random.below(3) * 1000};
        options.moves = random.chance(0.5);
        options.roomsPercent = random.chance(0.3) ? 75 : 100;
        const auto policy = randomPolicy(random, hotel, options.walk);
        const auto ours = replay(past, hotel, *policy, options);
        QVERIFY2(ours, ours ? "" : qPrintable(ours.error().text()));
        tests::NaiveReplay naive(past, hotel, *policy, options);
        compareResults(*ours, naive.run(firstOf(past)));
        if (QTest::currentTestFailed()) {
            qWarning("round %d", round);
            return;
        }
        walked += int(ours->walkedRooms);
        refused += int(ours->refused);
    }
    QVERIFY(walked > 0 && refused > 0);
}

void TestReplay::noRequestIsDeniedWhereThereIsRoomForAll()
{
    inventory::Catalogue hotel = smallHotel();
    core::Random random(7);
    const Past past = randomPast(random, 60);
    for (int i = 0; i < 300; ++i)
        hotel.rooms.push_back({RoomId{100 + i}, PoolId{i % 2 + 1}, QString::number(100 + i)});
    for (auto &type : hotel.roomTypes) type.cap = 150;
    const auto comparison = compare(past, hotel, {});
    QVERIFY(comparison);
    for (const PolicyPlayed &played : comparison->played) {
        QCOMPARE(played.result.refused, 0);
        QCOMPARE(comparison->roomNightsWon(played), 0);
        QCOMPARE(comparison->moneyWon(played), 0);
    }
}

void TestReplay::withoutAPolicyNoGuestIsWalked()
{
    const inventory::Catalogue hotel = smallHotel();
    for (int round = 0; round < tests::rounds(20); ++round) {
        core::Random random(quint64(round) + 500);
        const Past past = randomPast(random, 150);
        const auto result = replay(past, hotel, RulePolicy({}, hotel), {});
        QVERIFY(result);
        QCOMPARE(result->walkedRooms, 0);
        QCOMPARE(result->moved, 0);
    }
}

void TestReplay::noNightHasMoreGuestsThanRooms()
{
    const inventory::Catalogue hotel = smallHotel();
    for (int round = 0; round < tests::rounds(20); ++round) {
        core::Random random(quint64(round) + 900);
        Past past = randomPast(random, 150);
        const auto comparison = compare(past, hotel, {});
        QVERIFY(comparison);
        for (const PolicyPlayed &played : comparison->played) {
            for (const NightPlayed &night : played.result.nights)
                QVERIFY(night.stayed <= night.rooms);
        }
    }
}

void TestReplay::percentNeedsARuleForPoolsAndOneForTypes()
{
    const inventory::Catalogue hotel = smallHotel();
    const RulePolicy half(percentRules(5000), hotel);
    Policy::Question q;
    q.pool = 0;
    q.type = 0;
    q.night = q.today = kToday;
    q.rooms = 4;
    q.cap = 3;
    QCOMPARE(half.extra(q).pool, 2);
    QCOMPARE(half.extra(q).type, 1);
    QCOMPARE(RulePolicy({}, hotel).extra(q).pool, 0);
}

/// Events from a night on cannot change results of earlier nights.
void TestReplay::adviserDoesNotKnowTheFuture()
{
    const inventory::Catalogue hotel = smallHotel();
    core::Random random(11);
    const Past past = randomPast(random, 150);
    Past other = past;
    const Night from = kFirst + 25;
    for (PastBooking &b : other.bookings) {
        const bool later = b.forms.front().stay.checkIn() >= from;
        if (!later) continue;
        // These bookings are no-shows, made and changed as before.
        if (b.outcome != Outcome::Cancelled) b.outcome = Outcome::NoShow;
        b.slept = {};
    }
    for (PastBooking &b : other.bookings) b.slept = {};
    Past before = past;
    for (PastBooking &b : before.bookings) b.slept = {};
    const AdvicePolicy advice({}, 5);
    const auto a = replay(before, hotel, advice, {}), b = replay(other, hotel, advice, {});
    QVERIFY(a && b);
    for (size_t i = 0; i < a->nights.size() && a->nights[i].night < from; ++i)
        QCOMPARE(a->nights[i].stayed, b->nights[i].stayed);
}

void TestReplay::replayCanBeStopped()
{
    const inventory::Catalogue hotel = smallHotel();
    core::Random random(8);
    const Past past = randomPast(random, 50);
    int asked = 0, last = -1;
    const auto stopped = compare(past, hotel, {}, [&](int done, int of) {
        if (done < last || done >= of) ++asked;
        last = done;
        return done < of / 2;
    });
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QCOMPARE(asked, 0);
}

void TestReplay::hotelWithoutAPastSaysSo()
{
    const inventory::Catalogue hotel = smallHotel();
    const auto nothing = replay({}, hotel, RulePolicy({}, hotel), {});
    QVERIFY(!nothing);
    QCOMPARE(nothing.error().code, ErrorCode::Invalid);
    QVERIFY(nothing.error().text().contains(errorDate(kToday)));
}

void TestReplay::recordsFoldIntoWhatHappened()
{
    PastFolder folder;
    qint64 seq = 0;
    const auto add = [&](RecordKind kind, qint64 subject, int nights, qint64 type, Instant at) {
        Record r;
        r.seq = ++seq;
        r.kind = kind;
        r.subject = subject == 0 ? r.seq : subject;
        r.roomType = RoomTypeId{type};
        r.night = kFirst;
        r.nights = nights;
        r.rooms = 1;
        r.amount = 1000;
        r.effective = at;
        folder.add(r);
    };
    add(RecordKind::BookingTaken, 0, 3, 1, {10});    // 1
    add(RecordKind::BookingChanged, 1, 3, 1, {20});  // changes only the version
    add(RecordKind::BookingChanged, 1, 4, 1, {30});
    add(RecordKind::BookingCheckedIn, 1, 4, 2, {40});
    add(RecordKind::BookingCheckedOut, 1, 2, 2, {50});
    add(RecordKind::HoldConfirmed, 77, 1, 1, {60});
    add(RecordKind::BookingCancelled, 77, 1, 1, {70});
    add(RecordKind::BookingTaken, 0, 1, 1, {80});  // 8
    add(RecordKind::BookingWalked, 8, 1, 1, {90});
    add(RecordKind::BookingNoShow, 999, 1, 1, {95});  // of no booking
    const Past past = folder.take();
    QCOMPARE(past.bookings.size(), size_t(3));
    const PastBooking &came = past.bookings[0];
    QCOMPARE(came.forms.size(), size_t(2));
    QCOMPARE(came.forms[1].at, Instant{30});
    QCOMPARE(came.outcome, Outcome::Came);
    QCOMPARE(came.slept, RoomTypeId{2});
    QCOMPARE(came.nights, 2);
    QCOMPARE(past.bookings[1].id, BookingId{77});
    QCOMPARE(past.bookings[1].outcome, Outcome::Cancelled);
    QCOMPARE(past.bookings[1].ended, Instant{70});
    QVERIFY(past.bookings[2].showed());
}

QTEST_GUILESS_MAIN(TestReplay)
#include "test_replay.moc"
