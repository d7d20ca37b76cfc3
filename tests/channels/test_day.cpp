// SPDX-License-Identifier: GPL-3.0-or-later
// Days on which everything goes wrong: in the end every channel shows what it should, and every
// reservation is there once.
#include "channels/channel_day.h"
#include "support/environment.h"

#include <QElapsedTimer>
#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestDay : public QObject {
    Q_OBJECT

private slots:
    void everythingGoesWrongAndComesRight_data() { seeds(5, 50); }
    void everythingGoesWrongAndComesRight();
    void sameSeedGivesTheSameHistory();
    void memoryLossChangesNothing_data() { seeds(3, 50); }
    void memoryLossChangesNothing();

private:
    static void seeds(int some, int many)
    {
        QTest::addColumn<quint64>("seed");
        for (int seed = 1; seed <= (soaking() ? many : some); ++seed)
            QTest::addRow("seed %d", seed) << quint64(seed);
    }
};

void TestDay::everythingGoesWrongAndComesRight()
{
    QFETCH(quint64, seed);
    ChannelDay day({seed});
    const QStringList wrong = day.play();
    qInfo("seed %llu: %s", seed, qPrintable(day.summary()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
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

void TestDay::memoryLossChangesNothing()
{
    QFETCH(quint64, seed);
    DayOptions options;
    options.seed = seed + 100;
    options.reservations = soaking() ? 1'500 : 400;
    options.edits = 150;
    options.crashEvery = 150;
    ChannelDay day(options);
    const QStringList wrong = day.play();
    qInfo("seed %llu: %s", seed, qPrintable(day.summary()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

QTEST_GUILESS_MAIN(TestDay)
#include "test_day.moc"
