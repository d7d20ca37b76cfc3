// SPDX-License-Identifier: GPL-3.0-or-later
// Days with faults everywhere: in the end every channel shows what it should, and every reservation
// is stored once.
#include "channels/channel_day.h"
#include "channels/wire_log.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestDay : public QObject {
    Q_OBJECT

private slots:
    void everythingGoesWrongAndComesRight_data() { seeds(3, 50); }
    void everythingGoesWrongAndComesRight();
    void sameSeedGivesTheSameHistory();
    void everyMessageOfThoseDaysIsValid();
    void memoryLossChangesNothing_data() { seeds(2, 50); }
    void memoryLossChangesNothing();

private:
    static void seeds(int some, int many)
    {
        QTest::addColumn<quint64>("seed");
        for (int seed = 1; seed <= (soaking() ? many : some); ++seed)
            QTest::addRow("seed %d", seed) << quint64(seed);
    }
    Heard listener()
    {
        return [this](const channels::Request &request, const simulator::WireReply &reply) {
            wire_.take(request, reply);
        };
    }
    WireLog wire_;
};

void TestDay::everythingGoesWrongAndComesRight()
{
    QFETCH(quint64, seed);
    DayOptions options;
    options.seed = seed;
    // A full day takes more than a minute of a core.
    if (seed > 1 && !soaking()) options.reservations = 1'200;
    options.heard = listener();
    ChannelDay day(options);
    const QStringList wrong = day.play();
    qInfo("seed %llu: %s", seed, qPrintable(day.summary()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QCOMPARE(day.reservations(), qint64(options.reservations));
}

void TestDay::sameSeedGivesTheSameHistory()
{
    const auto once = [] {
        DayOptions options;
        options.seed = 17;
        options.reservations = 400;
        ChannelDay day(options);
        day.play();
        return day.history();
    };
    QCOMPARE(once(), once());
}

void TestDay::everyMessageOfThoseDaysIsValid()
{
    if (wire_.kinds().empty()) {
        DayOptions options;
        options.reservations = 200;
        options.heard = listener();
        ChannelDay(options).play();
    }
    for (const char *name :
         {"OTA_HotelAvailNotifRQ", "OTA_HotelAvailNotifRS", "OTA_HotelRateAmountNotifRQ",
          "OTA_HotelRateAmountNotifRS", "OTA_HotelInvCountNotifRQ", "OTA_HotelInvCountNotifRS",
          "OTA_HotelRatePlanNotifRQ", "OTA_HotelRatePlanNotifRS", "OTA_ReadRQ", "OTA_ResRetrieveRS",
          "OTA_NotifReportRQ", "OTA_NotifReportRS", "OTA_PingRQ", "OTA_PingRS", "availability",
          "restrictions", "feed"})
        QVERIFY2(wire_.kinds().contains(QLatin1String(name)), name);
    const QStringList wrong = wire_.wrong();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    for (const auto &[kind, count] : wire_.kinds()) qInfo("%d %s", count, qPrintable(kind));
    if (!wire_.unchecked().isEmpty()) QSKIP("a validator or a schema is not on this machine");
}

void TestDay::memoryLossChangesNothing()
{
    QFETCH(quint64, seed);
    DayOptions options;
    options.seed = seed + 100;
    options.reservations = soaking() ? 1'500 : 400;
    options.edits = 150;
    options.crashEvery = 600;
    ChannelDay day(options);
    const QStringList wrong = day.play();
    qInfo("seed %llu: %s", seed, qPrintable(day.summary()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

QTEST_GUILESS_MAIN(TestDay)
#include "test_day.moc"
