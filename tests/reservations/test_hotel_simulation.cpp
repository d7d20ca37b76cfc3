// SPDX-License-Identifier: GPL-3.0-or-later
// With a real engine on a real file, any fault between guest, hotel and gateway, and memory lost at
// any time: no charge without a booking or a refund, no prepaid booking without its charge, no hold
// left, one answer per key. Mutations verify that the test detects violations.
#include "gateways/payment_simulations.h"
#include "reservations/hotel_simulation.h"
#include "support/environment.h"

using namespace roomrack;
using namespace roomrack::tests;

class TestHotelSimulation : public QObject {
    Q_OBJECT

private slots:
    void memoryIsLostAtEveryMoment_data();
    void memoryIsLostAtEveryMoment();
    void aCancellationDuringPaymentNeedsNoRetry_data();
    void aCancellationDuringPaymentNeedsNoRetry();
    void everythingGoesWrong();
    void whatIsLeftOutIsNoticed_data();
    void whatIsLeftOutIsNoticed();
};

void TestHotelSimulation::memoryIsLostAtEveryMoment_data()
{
    addMethodRows();
}

/// One guest at a time; some change or cancel.
void TestHotelSimulation::memoryIsLostAtEveryMoment()
{
    QFETCH(QByteArray, method);
    const int seeds = rounds(1);
    for (int seed = 1; seed <= seeds; ++seed) {
        HotelSimulationOptions options;
        options.seed = quint64(seed);
        options.guests = 1;
        options.faults = options.crashes = options.lostCommits = 0;
        options.method = method;
        playEveryMoment<HotelSimulation>(options);
        if (QTest::currentTestFailed()) return;
    }
}

void TestHotelSimulation::aCancellationDuringPaymentNeedsNoRetry_data()
{
    QTest::addColumn<QByteArray>("method");
    for (const char *method : {"pm_good", "pm_processing", "pm_declined"})
        QTest::addRow("%s", method) << QByteArray(method);
}

void TestHotelSimulation::aCancellationDuringPaymentNeedsNoRetry()
{
    QFETCH(QByteArray, method);
    const int seeds = rounds(3);
    for (int seed = 1; seed <= seeds; ++seed) {
        HotelSimulationOptions options;
        options.seed = quint64(seed);
        options.guests = 1;
        options.faults = options.crashes = options.lostCommits = 0;
        options.method = method;
        options.hasty = true;
        playEveryMoment<HotelSimulation>(options);
        if (QTest::currentTestFailed()) return;
    }
}

void TestHotelSimulation::everythingGoesWrong()
{
    std::map<QByteArray, int> answers;
    int crashes = 0, moments = 0;
    // 50 here, 1,000 in a soak run.
    const int seeds = soaking() ? rounds(20) : rounds(50);
    for (int seed = 1; seed <= seeds; ++seed) {
        HotelSimulationOptions options;
        options.seed = quint64(seed);
        options.guests = 12;
        options.faults = seed % 3 == 0 ? 0.3 : 0.08;
        HotelSimulation simulation(options);
        const QStringList wrong = simulation.play();
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(wrong.join(u'\n'))));
        crashes += simulation.crashes();
        moments += simulation.moments();
        for (const auto &[answer, count] : simulation.answers()) answers[answer] += count;
    }
    qInfo("%d seeds, %d moments, %d crashes; %s", seeds, moments, crashes,
          qPrintable(
              countedWords(answers, [](const QByteArray &a) { return QString::fromLatin1(a); })));
    // With fewer crashes the test has little significance.
    QVERIFY(crashes > seeds / 2);
    for (const char *answer : {"booked", "refused", "changed", "cancelled"})
        QVERIFY2(answers[answer] > 0, answer);
}

void TestHotelSimulation::whatIsLeftOutIsNoticed_data()
{
    QTest::addColumn<int>("mutation");
    QTest::addColumn<QString>("words");
    QTest::addRow("taking up") << int(HotelMutation::ForgetsSagas) << QStringLiteral("is not over");
    QTest::addRow("the answer") << int(HotelMutation::NoAnswerStored)
                                << QStringLiteral("was never answered");
}

void TestHotelSimulation::whatIsLeftOutIsNoticed()
{
    QFETCH(int, mutation);
    QFETCH(QString, words);
    HotelSimulationOptions options;
    options.guests = 6;
    options.crashes = 0.05;
    options.mutation = HotelMutation(mutation);
    findWhatIsLeftOut<HotelSimulation>(options, 50, words);
}

QTEST_GUILESS_MAIN(TestHotelSimulation)
#include "test_hotel_simulation.moc"
