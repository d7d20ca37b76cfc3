// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/live_guests.h"
#include "simulator/test_property.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::simulator;

namespace {

const Night kToday = Night::of(2026, 7, 10);

Instant noon()
{
    return core::localInstant(*core::timeZone(QStringLiteral("Europe/Lisbon")), kToday,
                              QTime(12, 0));
}

/// Guests in an empty House, stepping through time.
struct Scene {
    explicit Scene(GuestOptions options = {})
        : hotel(makeEmptyDemo(1, kToday)), desk(hotel, noon()),
          guests(counted(), desk.house().catalogue(), hotel.setup.plans, options)
    {}
    Ask counted()
    {
        return [this, ask = desk.ask()](std::vector<booking::Command> commands) {
            for (const auto &c : commands) ++asked[c.index()];
            Answers answers = ask(std::move(commands));
            for (const auto &a : answers) {
                if (a && a->hold) deadlines.push_back(a->deadline - now);
            }
            return answers;
        };
    }
    void pass(int seconds, int steps)
    {
        for (int i = 0; i < steps; ++i) {
            now = now + seconds * kSecond;
            desk.moveTo(now);
            guests.step(now);
        }
    }
    DemoHotel hotel;
    tests::TestProperty desk;
    std::array<int, 32> asked{};
    std::vector<qint64> deadlines;
    Instant now = noon();
    LiveGuests guests;
};

bool between(double value, double low, double high)
{
    return value >= low && value <= high;
}

}  // namespace

class TestLiveGuests : public QObject {
    Q_OBJECT

private slots:
    void sameSeedAndStepsSameGuests();
    void firstGuestsComeAtOnce();
    void aboutAsManyComeAsAsked();
    void mostPaySomeWalkAwayTheRestRunOut();
    void everyHoldFindsItsEnd();
    void pausesAreNotMadeUpFor();
    void timeThatStandsStillBringsNoGuest();
};

void TestLiveGuests::sameSeedAndStepsSameGuests()
{
    Scene a, b;
    GuestOptions other;
    other.seed = 99;
    Scene c(other);
    for (Scene *s : {&a, &b, &c}) s->pass(7, 600);
    QCOMPARE(a.guests.counts(), b.guests.counts());
    QCOMPARE(a.desk.records(), b.desk.records());
    const auto row = [](const Scene &s) { return s.desk.house().ledger().typeRow(2); };
    QVERIFY(std::equal(row(a).begin(), row(a).end(), row(b).begin()));
    QVERIFY(a.guests.counts() != c.guests.counts());
}

void TestLiveGuests::firstGuestsComeAtOnce()
{
    Scene s;
    s.pass(1, 1);
    QCOMPARE(s.guests.counts().came, 5);
    QVERIFY(s.guests.waiting() >= s.guests.counts().held);
}

void TestLiveGuests::aboutAsManyComeAsAsked()
{
    GuestOptions options;
    options.guestsPerMinute = 30;
    Scene s(options);
    s.pass(1, 3600);
    QVERIFY(between(double(s.guests.counts().came), 1700, 1900));
}

void TestLiveGuests::mostPaySomeWalkAwayTheRestRunOut()
{
    GuestOptions options;
    options.guestsPerMinute = 20;
    Scene s(options);
    s.pass(2, 3600);
    const GuestCounts &c = s.guests.counts();
    const double held = double(c.held);
    QVERIFY(held > 1000);
    QVERIFY(between(double(c.paid) / held, 0.54, 0.66));
    QVERIFY(between(double(c.walkedAway) / held, 0.20, 0.30));
    QVERIFY(between(double(c.ranOut) / held, 0.10, 0.20));
    QVERIFY(c.extended > 50 && c.cancelled > 50 && c.restricted + c.soldOut > 0);
    QCOMPARE(c.failed, 0);
    for (const qint64 left : s.deadlines) QVERIFY(left <= 3600 * kSecond);
}

void TestLiveGuests::everyHoldFindsItsEnd()
{
    GuestOptions options;
    options.first = 400;
    options.guestsPerMinute = 0;
    options.regrets = 0;
    Scene s(options);
    s.pass(5, 200);
    const GuestCounts &c = s.guests.counts();
    QCOMPARE(c.came, 400);
    QVERIFY(c.held > 200);
    QCOMPARE(s.guests.waiting(), 0);
    QCOMPARE(c.paid + c.walkedAway + c.ranOut + c.late, c.held);
    for (int pool = 0; pool < s.desk.house().ledger().pools(); ++pool) {
        for (const auto &n : s.desk.house().ledger().poolRow(pool)) QCOMPARE(n.held, 0);
    }
}

void TestLiveGuests::pausesAreNotMadeUpFor()
{
    Scene s;
    s.pass(1, 2);
    const qint64 before = s.guests.counts().came;
    s.pass(8 * 3600, 1);
    QVERIFY(s.guests.counts().came - before < 50);
}

void TestLiveGuests::timeThatStandsStillBringsNoGuest()
{
    Scene s;
    s.pass(1, 1);
    const GuestCounts before = s.guests.counts();
    s.pass(0, 1000);
    QCOMPARE(s.guests.counts(), before);
}

QTEST_GUILESS_MAIN(TestLiveGuests)
#include "test_live_guests.moc"
