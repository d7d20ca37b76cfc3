// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/demo_bytes.h"
#include "simulator/play_demo.h"
#include "simulator/test_property.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::simulator;

namespace {
const Night kToday = Night::of(2026, 7, 10);
}

class TestDemoBookings : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { hotel_ = makeDemo(7, kToday); }
    void sameSeedSameHotel();
    void anotherSeedOrDayIsAnotherHotel();
    void hotelIsValidAndHasEveryPrice();
    void eventsAreInOrderOfTimeAndOver();
    void bookingsHaveOneFate();
    void guestsAreInvented();
    void roomsFitTheirGuests();
    void oneChannelCollectsFromSomeGuests();
    void everyEventCanBePlayed();
    void channelsBookAndCancelAndTheDeskReceives();
    void hotelIsBusyButHardlyOversold();
    void progressIsToldAndMayStop();

private:
    DemoHotel hotel_;
};

void TestDemoBookings::sameSeedSameHotel()
{
    QCOMPARE(tests::digest(makeDemo(7, kToday)), tests::digest(hotel_));
}

void TestDemoBookings::anotherSeedOrDayIsAnotherHotel()
{
    QVERIFY(tests::digest(makeDemo(8, kToday)) != tests::digest(hotel_));
    QVERIFY(tests::digest(makeDemo(7, kToday + 1)) != tests::digest(hotel_));
}

void TestDemoBookings::hotelIsValidAndHasEveryPrice()
{
    const inventory::Catalogue &c = hotel_.setup.catalogue;
    QVERIFY(inventory::validate(c));
    QVERIFY(pricing::validate(hotel_.setup.plans));
    QCOMPARE(c.roomTypes.size(), 8);
    QCOMPARE(c.physical(), 160);
    const tests::TestProperty desk(hotel_);
    for (Night n = c.property.firstNight; n < c.property.horizonEnd(); ++n) {
        for (int type = 0; type < 8; ++type) {
            for (const pricing::RatePlan &plan : hotel_.setup.plans) {
                const auto price = desk.house().rates().price(type, plan.id, n, 2);
                QVERIFY(price && *price > 4000 && *price < 150'000);
            }
        }
    }
}

void TestDemoBookings::eventsAreInOrderOfTimeAndOver()
{
    const auto later = [](const DemoEvent &a, const DemoEvent &b) { return a.at < b.at; };
    QVERIFY(std::is_sorted(hotel_.events.begin(), hotel_.events.end(), later));
    const Instant audit =
        core::localInstant(*core::timeZone(QStringLiteral("Europe/Lisbon")), kToday, QTime(3, 0));
    QVERIFY(hotel_.events.back().at < audit);
}

void TestDemoBookings::bookingsHaveOneFate()
{
    std::vector<std::vector<DemoStep>> steps(hotel_.bookings.size());
    for (const DemoEvent &e : hotel_.events) steps[size_t(e.booking)].push_back(e.step);
    for (size_t i = 0; i < steps.size(); ++i) {
        const Stay stay = hotel_.bookings[i].stay;
        std::vector<DemoStep> expected{DemoStep::Book};
        const bool over = stay.checkIn() < kToday;
        if (steps[i].size() > 1) {
            QVERIFY(steps[i][1] == DemoStep::Cancel || over);
            expected.push_back(steps[i][1]);
        }
        if (steps[i].size() > 1 && steps[i][1] == DemoStep::CheckIn && stay.checkOut() < kToday)
            expected.push_back(DemoStep::CheckOut);
        QVERIFY(steps[i] == expected);
        QVERIFY(!over || steps[i].size() > 1);
    }
}

void TestDemoBookings::guestsAreInvented()
{
    for (const DemoBooking &b : hotel_.bookings) {
        const booking::Guest &g = b.guest;
        QVERIFY(g.name.contains(u' ') && g.country.size() == 2 && g.phone.isEmpty());
        QVERIFY(g.email.isEmpty() || g.email.endsWith(QStringLiteral("@example.org"))
                || g.email.endsWith(QStringLiteral("@example.com")));
        for (const QChar c : g.email) QVERIFY(c.unicode() < 128);
    }
}

void TestDemoBookings::roomsFitTheirGuests()
{
    for (const DemoBooking &b : hotel_.bookings) {
        const auto &type = hotel_.setup.catalogue.roomTypes[size_t(b.type)];
        QVERIFY(b.adults + b.children <= b.rooms * type.maxGuests);
        QVERIFY(b.total > 0 && b.rooms > 0 && b.stay.nights() > 0);
    }
}

void TestDemoBookings::oneChannelCollectsFromSomeGuests()
{
    size_t theirs = 0, collected = 0;
    for (const DemoBooking &b : hotel_.bookings) {
        if (b.channel == kWayfarer) ++theirs;
        if (b.channelCollects) ++collected;
        QVERIFY(!b.channelCollects || b.channel == kWayfarer);
    }
    QVERIFY(collected > theirs / 10 && collected < theirs / 2);
}

void TestDemoBookings::everyEventCanBePlayed()
{
    tests::TestProperty desk(hotel_);
    const auto played = playDemo(hotel_, PropertyId{1}, desk.ask());
    QVERIFY2(played, played ? "" : qPrintable(played.error().text()));
    QCOMPARE(played->bookings, qint64(hotel_.bookings.size()));
    QCOMPARE(played->bookings + played->cancelled + played->checkedIn + played->checkedOut
                 + played->noShows,
             qint64(hotel_.events.size()));
    QVERIFY(played->bookings > 15'000 && played->bookings < 25'000);
}

void TestDemoBookings::channelsBookAndCancelAndTheDeskReceives()
{
    tests::TestProperty desk(hotel_);
    int byChannels = 0;
    const auto watched = [&](std::vector<booking::Command> commands) {
        for (const booking::Command &command : commands) {
            const auto *book = std::get_if<booking::RecordReservation>(&command);
            const auto *cancel = std::get_if<booking::CancelBooking>(&command);
            if (const auto *checkIn = std::get_if<booking::CheckIn>(&command))
                [&] { QCOMPARE(checkIn->caller.actor, kDeskActor); }();
            // Otherwise the user could undo what the demo prepared.
            if (const auto *edit = std::get_if<booking::EditBlock>(&command))
                [&] { QVERIFY(edit->caller.isHistory()); }();
            if (!book && !cancel) continue;
            const booking::Caller &caller = book ? book->caller : cancel->caller;
            const bool atDesk = caller.channel == hotel_.setup.catalogue.channels.front().id;
            byChannels += !atDesk;
            const ActorId author = atDesk ? kDeskActor : channelActor(caller.channel);
            [&] { QCOMPARE(caller.actor, author); }();
        }
        return desk.ask()(std::move(commands));
    };
    QVERIFY(playDemo(hotel_, PropertyId{1}, watched));
    QVERIFY(byChannels > 1000);
}

void TestDemoBookings::hotelIsBusyButHardlyOversold()
{
    tests::TestProperty desk(hotel_);
    QVERIFY(playDemo(hotel_, PropertyId{1}, desk.ask()));
    const inventory::Ledger &ledger = desk.house().ledger();
    int sold = 0, oversold = 0, closed = 0;
    for (Night n = kToday; n < kToday + 28; ++n) {
        for (int pool = 0; pool < ledger.pools(); ++pool) {
            sold += ledger.pool(pool, n).sold;
            oversold += ledger.pool(pool, n).oversold();
        }
        for (int type = 0; type < ledger.types(); ++type) {
            const inventory::TypeNight &cell = ledger.type(type, n);
            closed += cell.flags != 0 || cell.minStay > 0;
        }
    }
    const double occupancy = double(sold) / (160 * 28);
    QVERIFY2(occupancy > 0.7 && occupancy < 0.98, qPrintable(QString::number(occupancy)));
    QVERIFY2(oversold >= 1 && oversold < 30, qPrintable(QString::number(oversold)));
    QVERIFY(closed > 5);
}

void TestDemoBookings::progressIsToldAndMayStop()
{
    tests::TestProperty desk(hotel_), other(hotel_);
    int last = 0;
    QVERIFY(playDemo(hotel_, PropertyId{1}, desk.ask(), [&](int percent) {
        const bool grows = percent >= last;
        last = percent;
        return grows;
    }));
    QCOMPARE(last, 100);
    const auto stopped =
        playDemo(hotel_, PropertyId{1}, other.ask(), [](int percent) { return percent < 50; });
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
}

QTEST_GUILESS_MAIN(TestDemoBookings)
#include "test_demo_bookings.moc"
