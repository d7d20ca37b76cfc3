// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/zone.h"

#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;

namespace {

const char *const kZones[] = {"Europe/Lisbon",
                              "Australia/Lord_Howe",
                              "America/Sao_Paulo",
                              "Asia/Kolkata",
                              "Africa/Casablanca",
                              "Pacific/Apia",
                              "America/St_Johns",
                              "Pacific/Chatham",
                              "Antarctica/Troll",
                              "Asia/Tehran",
                              "UTC"};

QTimeZone zoneOf(const QString &name)
{
    return *core::timeZone(name);
}

Instant utc(const QString &iso)
{
    return Instant::fromDateTime(QDateTime::fromString(iso, Qt::ISODate));
}

qint64 shownMs(const QTimeZone &zone, qint64 utcMs)
{
    return utcMs + zone.offsetFromUtc(QDateTime::fromMSecsSinceEpoch(utcMs, Qt::UTC)) * 1000LL;
}

/// Reference by definition: scans minute by minute for the first instant at which the local time is
/// this or later.
Instant firstShowing(const QTimeZone &zone, Night date, QTime time)
{
    constexpr qint64 minute = 60'000;
    const qint64 wanted = QDateTime(date.date(), time, Qt::UTC).toMSecsSinceEpoch();
    qint64 at = wanted - 30 * 60 * minute;
    while (shownMs(zone, at) < wanted) at += minute;
    return {at * 1000};
}

/// Half of the dates are at a clock change, where errors occur.
Night someDate(const QTimeZone &zone)
{
    const Night any = Night::of(2004, 1, 1) + *rc::gen::inRange(0, 366 * 26);
    if (!zone.hasTransitions() || *rc::gen::arbitrary<bool>()) return any;
    const auto next = zone.nextTransition(QDateTime(any.date(), QTime(0, 0), Qt::UTC));
    return next.atUtc.isValid() ? Night::fromDate(next.atUtc.date()) + *rc::gen::inRange(-1, 2)
                                : any;
}

}  // namespace

class TestZone : public QObject {
    Q_OBJECT

private slots:
    void unknownZonesAreRefused();
    void localTimesBecomeInstants_data();
    void localTimesBecomeInstants();
    void localInstantIsTheFirstShowing();
    void localDateFollowsTheWallClock();
    void businessDateMovesAtTheAudit_data();
    void businessDateMovesAtTheAudit();
    void businessDateStaysWhenClocksGoBackOverMidnight();
    void businessDateNeverGoesBack();
};

void TestZone::unknownZonesAreRefused()
{
    for (const char *name :
         {"", "Europe/Atlantis", "Lisbon", "Europe", "WET0", "WEST!", "localtime", "../Lisbon"}) {
        const auto zone = core::timeZone(QString::fromLatin1(name));
        QVERIFY2(!zone, name);
        QCOMPARE(zone.error().field, QStringLiteral("time zone"));
    }
    for (const char *name :
         {"Europe/Lisbon", "UTC", "Asia/Calcutta", "America/Argentina/Ushuaia"}) {
        QVERIFY2(core::timeZone(QString::fromLatin1(name)), name);
    }
}

void TestZone::localTimesBecomeInstants_data()
{
    QTest::addColumn<QString>("zone");
    QTest::addColumn<Night>("date");
    QTest::addColumn<QTime>("time");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *zone, Night date, QTime time,
                        const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(zone) << date << time
                            << QString::fromLatin1(expected);
    };
    const Night skip = Night::of(2026, 3, 29), repeat = Night::of(2026, 10, 25);
    row("Lisbon in winter", "Europe/Lisbon", Night::of(2026, 1, 5), {18, 0},
        "2026-01-05T18:00:00Z");
    row("Lisbon in summer", "Europe/Lisbon", Night::of(2026, 7, 5), {18, 0},
        "2026-07-05T17:00:00Z");
    row("Lisbon, last minute before", "Europe/Lisbon", skip, {0, 59}, "2026-03-29T00:59:00Z");
    row("Lisbon skips from its start", "Europe/Lisbon", skip, {1, 0}, "2026-03-29T01:00:00Z");
    row("Lisbon skips", "Europe/Lisbon", skip, {1, 59}, "2026-03-29T01:00:00Z");
    row("Lisbon after the skip", "Europe/Lisbon", skip, {2, 0}, "2026-03-29T01:00:00Z");
    row("Lisbon repeats: the first", "Europe/Lisbon", repeat, {1, 30}, "2026-10-25T00:30:00Z");
    row("Lisbon after the repeat", "Europe/Lisbon", repeat, {2, 0}, "2026-10-25T02:00:00Z");
    // Lord Howe moves by half an hour: +11 in summer, +10:30 in winter.
    row("Lord Howe skips", "Australia/Lord_Howe", Night::of(2026, 10, 4), {2, 15},
        "2026-10-03T15:30:00Z");
    row("Lord Howe after the skip", "Australia/Lord_Howe", Night::of(2026, 10, 4), {2, 30},
        "2026-10-03T15:30:00Z");
    row("Lord Howe repeats", "Australia/Lord_Howe", Night::of(2026, 4, 5), {1, 45},
        "2026-04-04T14:45:00Z");
    // Sao Paulo skipped midnight, and repeated the last hour of a Saturday, until 2019.
    row("Sao Paulo skips midnight", "America/Sao_Paulo", Night::of(2018, 11, 4), {0, 0},
        "2018-11-04T03:00:00Z");
    row("Sao Paulo repeats 23:30", "America/Sao_Paulo", Night::of(2018, 2, 17), {23, 30},
        "2018-02-18T01:30:00Z");
    row("Sao Paulo today", "America/Sao_Paulo", Night::of(2026, 11, 1), {0, 0},
        "2026-11-01T03:00:00Z");
    row("Apia's missing day", "Pacific/Apia", Night::of(2011, 12, 30), {12, 0},
        "2011-12-30T10:00:00Z");
}

void TestZone::localTimesBecomeInstants()
{
    QFETCH(QString, zone);
    QFETCH(Night, date);
    QFETCH(QTime, time);
    QFETCH(QString, expected);
    QCOMPARE(core::localInstant(zoneOf(zone), date, time).utc().toString(Qt::ISODate), expected);
}

void TestZone::localInstantIsTheFirstShowing()
{
    QVERIFY(rc::check([] {
        const QTimeZone zone = zoneOf(QString::fromLatin1(
            *rc::gen::elementOf(std::vector<const char *>(std::begin(kZones), std::end(kZones)))));
        const Night date = someDate(zone);
        const QTime time = QTime(0, 0).addSecs(60 * *rc::gen::inRange(0, 1440));
        RC_LOG() << zone.id().constData() << qPrintable(date.iso()) << qPrintable(time.toString());
        RC_ASSERT(core::localInstant(zone, date, time) == firstShowing(zone, date, time));
    }));
}

void TestZone::localDateFollowsTheWallClock()
{
    const QTimeZone lisbon = zoneOf(QStringLiteral("Europe/Lisbon"));
    QCOMPARE(core::localDate(lisbon, utc(QStringLiteral("2026-07-09T22:59:59Z"))),
             Night::of(2026, 7, 9));
    QCOMPARE(core::localDate(lisbon, utc(QStringLiteral("2026-07-09T23:00:00Z"))),
             Night::of(2026, 7, 10));
    const QTimeZone apia = zoneOf(QStringLiteral("Pacific/Apia"));
    QCOMPARE(core::localDate(apia, utc(QStringLiteral("2011-12-30T09:59:59Z"))),
             Night::of(2011, 12, 29));
    QCOMPARE(core::localDate(apia, utc(QStringLiteral("2011-12-30T10:00:00Z"))),
             Night::of(2011, 12, 31));
}

void TestZone::businessDateMovesAtTheAudit_data()
{
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QTime>("audit");
    QTest::addColumn<QString>("moves");  ///< the instant at which it becomes `day`
    QTest::addColumn<Night>("day");
    const auto row = [](const char *name, const char *zone, QTime audit, const char *moves,
                        Night day) {
        QTest::newRow(name) << QString::fromLatin1(zone) << audit << QString::fromLatin1(moves)
                            << day;
    };
    row("usual", "Europe/Lisbon", {3, 0}, "2026-07-10T02:00:00Z", Night::of(2026, 7, 10));
    row("midnight", "Europe/Lisbon", {0, 0}, "2026-07-09T23:00:00Z", Night::of(2026, 7, 10));
    row("audit in a skipped hour", "Europe/Lisbon", {1, 30}, "2026-03-29T01:00:00Z",
        Night::of(2026, 3, 29));
    row("audit in a repeated hour", "Europe/Lisbon", {1, 30}, "2026-10-25T00:30:00Z",
        Night::of(2026, 10, 25));
    row("Lord Howe repeats", "Australia/Lord_Howe", {1, 45}, "2026-04-04T14:45:00Z",
        Night::of(2026, 4, 5));
    row("Sao Paulo skips midnight", "America/Sao_Paulo", {0, 0}, "2018-11-04T03:00:00Z",
        Night::of(2018, 11, 4));
}

void TestZone::businessDateMovesAtTheAudit()
{
    QFETCH(QString, zone);
    QFETCH(QTime, audit);
    QFETCH(QString, moves);
    QFETCH(Night, day);
    const QTimeZone z = zoneOf(zone);
    const Instant at = utc(moves);
    QCOMPARE(core::businessDateAt(z, audit, at - 1), day - 1);
    QCOMPARE(core::businessDateAt(z, audit, at), day);
    // During and after a repeated hour the date does not change.
    for (int minutes = 0; minutes < 20 * 60; minutes += 10) {
        QCOMPARE(core::businessDateAt(z, audit, at + minutes * 60 * core::kSecond), day);
    }
}

void TestZone::businessDateStaysWhenClocksGoBackOverMidnight()
{
    // 2010-11-07 00:01 became 2010-11-06 23:01 (02:31 UTC).
    const QTimeZone zone = zoneOf(QStringLiteral("America/St_Johns"));
    const Night day = Night::of(2010, 11, 7);
    const auto at = [](int hour, int minute) {
        return Instant::fromDateTime(QDateTime(QDate(2010, 11, 7), QTime(hour, minute), Qt::UTC));
    };
    QCOMPARE(core::businessDateAt(zone, QTime(0, 0), at(2, 29)), day - 1);
    QCOMPARE(core::businessDateAt(zone, QTime(0, 0), at(2, 30)), day);
    QCOMPARE(core::localDate(zone, at(2, 45)), day - 1);
    QCOMPARE(core::businessDateAt(zone, QTime(0, 0), at(2, 45)), day);
    QCOMPARE(core::businessDateAt(zone, QTime(3, 0), at(2, 45)), day - 1);
}

void TestZone::businessDateNeverGoesBack()
{
    QVERIFY(rc::check([] {
        const QTimeZone zone = zoneOf(QString::fromLatin1(
            *rc::gen::elementOf(std::vector<const char *>(std::begin(kZones), std::end(kZones)))));
        const QTime audit = QTime(0, 0).addSecs(60 * *rc::gen::inRange(0, 1440));
        const Night date = someDate(zone);
        Instant at = Instant::fromDateTime(QDateTime(date.date(), QTime(0, 0), Qt::UTC))
                     - 86'400 * core::kSecond;
        Night last = core::businessDateAt(zone, audit, at);
        for (int step = 0; step < 300; ++step) {
            at = at + 600 * core::kSecond;
            const Night now = core::businessDateAt(zone, audit, at);
            RC_ASSERT(now >= last);
            last = now;
        }
    }));
}

QTEST_GUILESS_MAIN(TestZone)
#include "test_zone.moc"
