// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stay.h"

#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;

class TestNight : public QObject {
    Q_OBJECT

private slots:
    void nightAndDateAreTheSame();
    void weekdaysAreIso();
    void weekendIsFridayAndSaturday();
    void onlyIsoDatesAreTaken_data();
    void onlyIsoDatesAreTaken();
    void stayNeedsANight();
    void stayIsHalfOpen();
    void overlapIsASharedNight();
};

void TestNight::nightAndDateAreTheSame()
{
    QCOMPARE(Night().date(), QDate(1970, 1, 1));
    QCOMPARE(Night::of(2000, 3, 1) - Night::of(2000, 2, 28), 2);
    QVERIFY(rc::check([] {
        const Night n(*rc::gen::inRange(-500'000, 2'000'000));
        RC_ASSERT(Night::fromDate(n.date()) == n);
        RC_ASSERT((n + 1).date() == n.date().addDays(1));
    }));
}

void TestNight::weekdaysAreIso()
{
    QVERIFY(rc::check([] {
        const Night n(*rc::gen::inRange(-500'000, 500'000));
        RC_ASSERT(n.weekday() == n.date().dayOfWeek());
    }));
}

void TestNight::weekendIsFridayAndSaturday()
{
    const Night friday = Night::of(2026, 7, 10);
    QCOMPARE((friday - 1).isWeekend(), false);
    QCOMPARE(friday.isWeekend(), true);
    QCOMPARE((friday + 1).isWeekend(), true);
    QCOMPARE((friday + 2).isWeekend(), false);
}

void TestNight::onlyIsoDatesAreTaken_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    const auto row = [](const char *text, bool good) {
        QTest::newRow(text) << QString::fromUtf8(text) << good;
    };
    row("2026-07-10", true);
    row("2024-02-29", true);
    row("2026-02-29", false);
    row("2026-13-01", false);
    row("2026-07-00", false);
    row("2026-7-10", false);
    row("2026-07-10T00:00", false);
    row(" 2026-07-1", false);
    row("2026/07/10", false);
    row("2026.07.10", false);
    row("-026-07-10", false);
    row("10-07-2026", false);
    row("", false);
    row("٢٠٢٦-٠٧-١٠", false);
}

void TestNight::onlyIsoDatesAreTaken()
{
    QFETCH(QString, text);
    QFETCH(bool, good);
    const auto night = Night::parse(text, QStringLiteral("check-in"));
    QCOMPARE(night.has_value(), good);
    if (good) {
        QCOMPARE(night->iso(), text);
    } else {
        QCOMPARE(night.error().field, QStringLiteral("check-in"));
        QCOMPARE(night.error().code, ErrorCode::Invalid);
    }
}

void TestNight::stayNeedsANight()
{
    const Night in = Night::of(2026, 7, 10);
    QVERIFY(Stay::make(in, in + 1));
    for (const Night out : {in, in - 1}) {
        const auto stay = Stay::make(in, out);
        QVERIFY(!stay);
        QCOMPARE(stay.error().field, QStringLiteral("check-out"));
    }
}

void TestNight::stayIsHalfOpen()
{
    const Stay stay(Night::of(2026, 7, 10), 3);
    QCOMPARE(stay.checkOut(), Night::of(2026, 7, 13));
    QVERIFY(!stay.contains(stay.checkIn() - 1));
    QVERIFY(stay.contains(stay.checkIn()));
    QVERIFY(stay.contains(stay.checkOut() - 1));
    QVERIFY(!stay.contains(stay.checkOut()));
}

void TestNight::overlapIsASharedNight()
{
    QVERIFY(rc::check([] {
        const Stay a(Night(*rc::gen::inRange(0, 12)), *rc::gen::inRange(1, 6));
        const Stay b(Night(*rc::gen::inRange(0, 12)), *rc::gen::inRange(1, 6));
        bool shared = false;
        for (Night n = a.checkIn(); n < a.checkOut(); ++n) shared |= b.contains(n);
        RC_ASSERT(a.overlaps(b) == shared);
        RC_ASSERT(b.overlaps(a) == shared);
    }));
}

QTEST_GUILESS_MAIN(TestNight)
#include "test_night.moc"
