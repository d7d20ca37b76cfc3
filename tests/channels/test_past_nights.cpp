// SPDX-License-Identifier: GPL-3.0-or-later
// Channels refuse nights before their own date, and whole messages with them: between midnight and
// the night audit the night of the business date is one.
#include "channels/json_pair.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::channels;
using namespace roomrack::tests;

namespace {

/// 2026-03-02 22:30 in New York, when UTC and half of the world have the next day already.
constexpr Instant kEvening{1'772'508'600'000'000};

}  // namespace

class TestPastNights : public QObject {
    Q_OBJECT

private slots:
    void theNightOfAWalkInAfterMidnightIsNotSentAndTheOthersAre();
    void nightsAreSentFromTheBusinessDateWhereThatIsAhead();
    void refusedNightsAreSentAgainWhenTheDateMoves_data();
    void refusedNightsAreSentAgainWhenTheDateMoves();
    void aClockThatIsSetIsNoticed();
    void aClockYearsAheadTakesNoNightsAway();
};

void TestPastNights::theNightOfAWalkInAfterMidnightIsNotSentAndTheOthersAre()
{
    JsonPair line(kEvening);
    const Night today = line.today;
    QCOMPARE(today, Night::of(2026, 3, 2));
    line.link(line.settings());
    QCOMPARE(line.status().state, ConnectionState::InSync);
    QCOMPARE(line.ota.shop().rooms(line.kRoom, today), 4);
    line.runTo(today + 1, QTime(1, 0));
    const size_t before = line.sent.size();
    // The night ends only with the night audit: this guest still sleeps in it.
    HoldAndConfirm walkIn;
    walkIn.what.caller = line.caller();
    walkIn.what.roomType = RoomTypeId{1};
    walkIn.what.stay = Stay(today, 3);
    walkIn.what.plan = RatePlanId{1};
    line.command(walkIn);
    line.run(60);
    QCOMPARE(line.ota.shop().rooms(line.kRoom, today), 4);
    QCOMPARE(line.ota.shop().rooms(line.kRoom, today + 1), 3);
    QCOMPARE(line.ota.shop().rooms(line.kRoom, today + 2), 3);
    QCOMPARE(line.ota.shop().rooms(line.kRoom, today + 3), 4);
    const auto sent = line.sentTo("/api/v1/", before);
    QVERIFY(!line.sentTo("/api/v1/availability", before).empty());
    for (const JsonPair::Sent &message : sent)
        QVERIFY2(!message.request.body.contains(today.iso().toUtf8()),
                 message.request.body.constData());
    QCOMPARE(line.status().state, ConnectionState::InSync);
    QCOMPARE(line.status().counts.refused, qint64(0));
    QCOMPARE(line.status().firstNight, today + 1);
    // The night audit does not change that: one night more is sent at the other end.
    line.command(CloseDay{line.caller(), true, today});
    line.run(60);
    QCOMPARE(line.status().firstNight, today + 1);
    QCOMPARE(line.status().state, ConnectionState::InSync);
    QVERIFY(line.controller->isQuiet());
}

void TestPastNights::nightsAreSentFromTheBusinessDateWhereThatIsAhead()
{
    JsonPair line(kEvening);
    line.link(line.settings());
    line.command(CloseDay{line.caller(), true, line.today});
    line.run(60);
    QCOMPARE(line.status().firstNight, line.today + 1);
    const size_t before = line.sent.size();
    line.setForSale(line.today + 1, 2, 1);
    line.run(60);
    QCOMPARE(line.ota.shop().rooms(line.kRoom, line.today + 1), 1);
    QVERIFY(line.sent.size() > before);
}

void TestPastNights::refusedNightsAreSentAgainWhenTheDateMoves_data()
{
    QTest::addColumn<bool>("audit");
    QTest::newRow("the calendar's") << false;
    QTest::newRow("the business date") << true;
}

/// The channel's date is tomorrow: it refuses whole ranges that begin tonight.
void TestPastNights::refusedNightsAreSentAgainWhenTheDateMoves()
{
    QFETCH(bool, audit);
    JsonPair line(kEvening, QTimeZone("Asia/Tokyo"));
    const Night tomorrow = line.today + 1;
    line.link(line.settings());
    QVERIFY(line.status().counts.refused > 1);
    QCOMPARE(line.status().counts.dirty, qint64(0));
    QCOMPARE(line.status().state, ConnectionState::Rejected);
    QVERIFY(!line.status().counts.inParity());
    QCOMPARE(line.ota.shop().rooms(line.kRoom, tomorrow), -1);
    if (audit)
        line.command(CloseDay{line.caller(), true, line.today});
    else
        line.runTo(tomorrow, QTime(0, 0));
    line.run(60);
    QCOMPARE(line.status().counts.refused, qint64(0));
    QCOMPARE(line.status().state, ConnectionState::InSync);
    QCOMPARE(line.ota.shop().rooms(line.kRoom, tomorrow), 4);
    QCOMPARE(line.ota.shop().price(line.kRate, tomorrow), qint64(10'000));
}

/// As after a night in which the machine slept.
void TestPastNights::aClockThatIsSetIsNoticed()
{
    JsonPair line(kEvening);
    line.link(line.settings());
    line.clock.jump(8 * 3'600 * kSecond);
    line.run(600);
    QCOMPARE(line.status().firstNight, line.today + 1);
}

/// What is sold meanwhile must be closed there all the same.
void TestPastNights::aClockYearsAheadTakesNoNightsAway()
{
    JsonPair line(kEvening);
    line.link(line.settings());
    line.clock.jump(400 * 86'400 * kSecond);
    line.run(600);
    QCOMPARE(line.status().firstNight, line.today);
    const size_t before = line.sent.size();
    line.setForSale(line.today + 1, 2, 1);
    line.run(60);
    QVERIFY(line.sent.size() > before);
}

QTEST_GUILESS_MAIN(TestPastNights)
#include "test_past_nights.moc"
