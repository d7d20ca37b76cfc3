// SPDX-License-Identifier: GPL-3.0-or-later
// The adviser for future nights: it learns from past bookings, weights the bookings on the books,
// and its recommendations as rules yield exactly the recommended limits.
#include "advice/adviser.h"
#include "inventory/limits.h"
#include "inventory/policy.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::advice;

namespace {

const Night kToday = Night::of(2026, 7, 10);
constexpr qint64 kPrice = 100'00;

Instant onDay(Night day)
{
    return {(qint64(day.day()) * 24 + 12) * 3600 * core::kSecond};
}

/// A pool of ten rooms sold as two room types, and a pool of two.
inventory::Catalogue hotel()
{
    inventory::Catalogue c;
    c.property.firstNight = kToday - 400;
    c.property.businessDate = kToday;
    c.pools = {{PoolId{1}, QStringLiteral("P"), QStringLiteral("P"), 0},
               {PoolId{2}, QStringLiteral("Q"), QStringLiteral("Q"), 1}};
    for (int i = 0; i < 12; ++i)
        c.rooms.push_back({RoomId{i + 1}, PoolId{i < 10 ? 1 : 2}, QString::number(i + 1)});
    for (int i = 0; i < 3; ++i) {
        inventory::RoomType type;
        type.id = RoomTypeId{i + 1};
        type.pool = PoolId{i < 2 ? 1 : 2};
        type.code = QString::number(i + 1);
        type.cap = i == 0 ? 10 : i == 1 ? 4 : 2;
        c.roomTypes.push_back(type);
    }
    return c;
}

PastBooking booked(int id, Night arrival, Outcome outcome, int channel = 1, int type = 1)
{
    PastBooking b;
    b.id = BookingId{id};
    b.channel = ChannelId{channel};
    PastForm form;
    form.at = onDay(arrival - 20);
    form.type = RoomTypeId{type};
    form.stay = Stay(arrival, 1);
    form.total = kPrice;
    b.forms = {form};
    b.outcome = outcome;
    b.nights = 1;
    if (outcome == Outcome::Cancelled) b.ended = onDay(arrival - 1);
    return b;
}

/// Three hundred past bookings; every fifth of channel 1 was cancelled, half of channel 2.
Past shakyPast()
{
    Past past;
    for (int i = 0; i < 300; ++i) {
        const int channel = 1 + i % 2;
        const bool gone = channel == 1 ? i % 10 == 0 : i % 4 == 1;
        past.bookings.push_back(booked(int(past.bookings.size()) + 1, kToday - 1 - i,
                                       gone ? Outcome::Cancelled : Outcome::Came, channel));
    }
    return past;
}

const PoolAdvice &on(const std::vector<PoolAdvice> &all, Night night, int pool)
{
    for (const PoolAdvice &a : all) {
        if (a.night == night && a.pool == pool) return a;
    }
    qFatal("no advice for that night");
}

}  // namespace

class TestAdviser : public QObject {
    Q_OBJECT

private slots:
    void onlyWhatIsOverIsLearned()
    {
        Past past = shakyPast();
        const ShowRates rates = learnRates(past, hotel());
        QCOMPARE(rates.bookings(), qint64(300));
        QVERIFY(rates.of(ChannelId{1}, 10).chance > rates.of(ChannelId{2}, 10).chance + 0.1);
        past.bookings.push_back(booked(301, kToday, Outcome::Came));
        past.bookings.push_back(booked(302, kToday - 3, Outcome::Open));
        past.bookings.push_back(booked(303, kToday + 9, Outcome::Cancelled));
        QCOMPARE(learnRates(past, hotel()).bookings(), qint64(300));
    }

    void aHotelWithoutAPastIsToldNotToOversell()
    {
        const inventory::Catalogue c = hotel();
        Past past;
        for (int i = 0; i < 10; ++i)
            past.bookings.push_back(booked(i + 1, kToday + 5, Outcome::Open));
        const inventory::Ledger ledger(c, kToday - 400, 800);
        const auto all = adviseNights(past, c, ledger, {});
        QCOMPARE(all.size(), size_t(120));
        for (const PoolAdvice &a : all) QCOMPARE(a.best.extra(), 0);
        QCOMPARE(on(all, kToday + 5, 0).best.booked, 10);
    }

    void shakyBookingsMakeRoomForMoreAndPricesWeigh()
    {
        const inventory::Catalogue c = hotel();
        Past past = shakyPast();
        for (int i = 0; i < 10; ++i)
            past.bookings.push_back(booked(1000 + i, kToday + 5, Outcome::Open, 2));
        past.bookings.push_back(booked(1100, kToday + 6, Outcome::Open, 1, 3));
        const inventory::Ledger ledger(c, kToday - 400, 800);
        AdviserOptions options;
        options.nights = 30;
        const auto cheap = adviseNights(past, c, ledger, options);
        QCOMPARE(cheap.size(), size_t(60));
        const NightLimit &best = on(cheap, kToday + 5, 0).best;
        QCOMPARE(best.booked, 10);
        QVERIFY(best.expected < 8);
        QVERIFY(best.extra() > 0);
        QCOMPARE(best.stakes.price, double(kPrice));
        QCOMPARE(on(cheap, kToday + 6, 1).best.booked, 1);
        options.walk.percent = 1000;
        const auto dear = adviseNights(past, c, ledger, options);
        QVERIFY(on(dear, kToday + 5, 0).best.limit < best.limit);
    }

    void adviceAsRulesMakesJustTheLimitsItAdvised()
    {
        inventory::Catalogue c = hotel();
        PoolAdvice advice;
        advice.pool = 0;
        advice.night = kToday + 5;
        advice.best.rooms = 10;
        advice.best.limit = 13;
        inventory::OverbookingRule wide;
        wide.amount = wide.ceiling = 7;
        c.rules = rulesWith({wide}, {advice}, c);
        QCOMPARE(c.rules.size(), size_t(4));
        QCOMPARE(rulesWith(c.rules, {advice}, c).size(), size_t(4));
        inventory::Ledger ledger(c, kToday - 400, 800);
        inventory::refreshLimits(ledger, c, 1);
        QCOMPARE(ledger.pool(0, kToday + 5).limit, 13);
        QCOMPARE(ledger.type(1, kToday + 5).limit, 7);  // its own 4 plus 3
        QCOMPARE(ledger.pool(0, kToday + 4).limit, 17);
        QCOMPARE(ledger.pool(1, kToday + 5).limit, 9);
    }
};

QTEST_GUILESS_MAIN(TestAdviser)
#include "test_adviser.moc"
