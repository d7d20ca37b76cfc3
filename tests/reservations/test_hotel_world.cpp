// SPDX-License-Identifier: GPL-3.0-or-later
// Through a real engine on a real file, whatever goes wrong between a guest, the hotel and the
// gateway, and whenever memory is lost: no charge without a booking or a refund, no prepaid booking
// without its charge, no hold left, one answer a key. And this test notices what is left out.
#include "reservations/hotel_world.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestHotelWorld : public QObject {
    Q_OBJECT

private slots:
    void memoryIsLostAtEveryMoment_data();
    void memoryIsLostAtEveryMoment();
    void everythingGoesWrong();
    void whatIsLeftOutIsNoticed_data();
    void whatIsLeftOutIsNoticed();
};

void TestHotelWorld::memoryIsLostAtEveryMoment_data()
{
    QTest::addColumn<QByteArray>("method");
    for (const char *method : {"pm_good", "pm_declined", "pm_needs_guest", "pm_processing",
                               "pm_lapses", "pm_no_capture", "pm_no_refund"})
        QTest::addRow("%s", method) << QByteArray(method);
}

/// One guest at a time; some change and cancel.
void TestHotelWorld::memoryIsLostAtEveryMoment()
{
    QFETCH(QByteArray, method);
    const int seeds = rounds(1);
    for (int seed = 1; seed <= seeds; ++seed) {
        HotelWorldOptions options;
        options.seed = quint64(seed);
        options.guests = 1;
        options.faults = options.crashes = options.lostCommits = 0;
        options.method = method;
        HotelWorld whole(options);
        QCOMPARE(whole.play(), QStringList());
        QVERIFY(whole.moments() > 0);
        for (options.crashAt = 0; options.crashAt < whole.moments(); ++options.crashAt) {
            HotelWorld world(options);
            const QStringList wrong = world.play();
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1, moment %2: %3")
                                                     .arg(seed)
                                                     .arg(options.crashAt)
                                                     .arg(wrong.join(u'\n'))));
            QCOMPARE(world.crashes(), 1);
        }
    }
}

void TestHotelWorld::everythingGoesWrong()
{
    std::map<QByteArray, int> answers;
    int crashes = 0, moments = 0;
    // 50 here, and 1,000 of them in a soak.
    const int seeds = soaking() ? rounds(20) : rounds(50);
    for (int seed = 1; seed <= seeds; ++seed) {
        HotelWorldOptions options;
        options.seed = quint64(seed);
        options.guests = 12;
        options.faults = seed % 3 == 0 ? 0.3 : 0.08;
        HotelWorld world(options);
        const QStringList wrong = world.play();
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(wrong.join(u'\n'))));
        crashes += world.crashes();
        moments += world.moments();
        for (const auto &[answer, count] : world.answers()) answers[answer] += count;
    }
    QStringList words;
    for (const auto &[answer, count] : answers)
        words += QStringLiteral("%1 %2").arg(count).arg(QString::fromLatin1(answer));
    qInfo("%d seeds, %d moments, %d crashes; %s", seeds, moments, crashes,
          qPrintable(words.join(QStringLiteral(", "))));
    // Otherwise it shows little.
    QVERIFY(crashes > seeds / 2);
    for (const char *answer : {"booked", "refused", "changed", "cancelled"})
        QVERIFY2(answers[answer] > 0, answer);
}

void TestHotelWorld::whatIsLeftOutIsNoticed_data()
{
    QTest::addColumn<int>("mutation");
    QTest::addColumn<QString>("words");
    QTest::addRow("taking up") << int(HotelMutation::ForgetsSagas) << QStringLiteral("is not over");
    QTest::addRow("the answer") << int(HotelMutation::NoAnswerStored)
                                << QStringLiteral("was never answered");
}

void TestHotelWorld::whatIsLeftOutIsNoticed()
{
    QFETCH(int, mutation);
    QFETCH(QString, words);
    for (quint64 seed = 1; seed <= 50; ++seed) {
        HotelWorldOptions options;
        options.seed = seed;
        options.guests = 6;
        options.crashes = 0.05;
        options.mutation = HotelMutation(mutation);
        HotelWorld world(options);
        const QStringList wrong = world.play();
        if (wrong.filter(words).isEmpty()) continue;
        qInfo("found with seed %d: %s", int(seed), qPrintable(wrong.filter(words).first()));
        return;
    }
    QFAIL("nobody noticed");
}

QTEST_GUILESS_MAIN(TestHotelWorld)
#include "test_hotel_world.moc"
