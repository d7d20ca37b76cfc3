// SPDX-License-Identifier: GPL-3.0-or-later
// With any fault between booking and payment, and a crash at any step: no charge without a booking
// or a refund, no prepaid booking without its charge, no hold left, one answer per key. The test
// also detects defects of a saga's owner.
#include "gateways/payment_simulations.h"
#include "gateways/saga_simulation.h"
#include "support/environment.h"

using namespace roomrack;
using namespace roomrack::tests;

namespace {

SagaSimulationOptions optionsOf(int seed, bool forgets)
{
    SagaSimulationOptions options;
    options.seed = quint64(seed);
    options.gatewayForgets = forgets;
    options.faults = seed % 3 == 0 ? 0.3 : 0.08;
    return options;
}

}  // namespace

class TestSagaSimulation : public QObject {
    Q_OBJECT

private slots:
    void memoryIsLostAtEveryMoment_data();
    void memoryIsLostAtEveryMoment();
    void everythingGoesWrong();
    void gatewayForgetsItsKeys();
    void whatEarlierCampaignsFound_data();
    void whatEarlierCampaignsFound();
    void sameSeedIsTheSameHistory();
    void whatIsLeftOutIsNoticed_data();
    void whatIsLeftOutIsNoticed();

private:
    void play(bool forgets);
};

void TestSagaSimulation::memoryIsLostAtEveryMoment_data()
{
    addMethodRows();
}

/// One saga at a time; with some seeds its guest cancels meanwhile.
void TestSagaSimulation::memoryIsLostAtEveryMoment()
{
    QFETCH(QByteArray, method);
    for (quint64 seed = 1; seed <= 12; ++seed) {
        SagaSimulationOptions options;
        options.seed = seed;
        options.sagas = 1;
        options.faults = 0;
        options.crashes = options.lostAnswers = 0;
        options.method = method;
        playEveryMoment<SagaSimulation>(options);
        if (QTest::currentTestFailed()) return;
    }
}

void TestSagaSimulation::play(bool forgets)
{
    std::map<booking::SagaEnd, int> ends;
    int crashes = 0, moments = 0, calls = 0;
    const int seeds = rounds(50);
    for (int seed = 1; seed <= seeds; ++seed) {
        SagaSimulation simulation(optionsOf(seed, forgets));
        const QStringList wrong = simulation.play();
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(wrong.join(u'\n'))));
        crashes += simulation.crashes();
        moments += simulation.moments();
        calls = std::max(calls, simulation.calls());
        for (const auto &[end, count] : simulation.ends()) ends[end] += count;
        for (const char *canary : {"4111 1111", "4111%201111", "sk_test_canary", "_secret_x"})
            QVERIFY2(!simulation.log().contains(canary), canary);
    }
    const auto number = [](booking::SagaEnd end) {
        return QStringLiteral("of end %1").arg(int(end));
    };
    qInfo("%d seeds, %d moments, %d crashes, at most %d calls a saga; %s", seeds, moments, crashes,
          calls, qPrintable(countedWords(ends, number)));
    // Otherwise the test covers too little.
    QVERIFY(crashes > seeds / 2);
    for (const auto end :
         {booking::SagaEnd::Booked, booking::SagaEnd::Refunded, booking::SagaEnd::Declined,
          booking::SagaEnd::NotBooked, booking::SagaEnd::Cancelled, booking::SagaEnd::Lapsed})
        QVERIFY2(ends[end] > 0, qPrintable(QString::number(int(end))));
}

void TestSagaSimulation::everythingGoesWrong()
{
    play(false);
}

void TestSagaSimulation::gatewayForgetsItsKeys()
{
    play(true);
}

void TestSagaSimulation::whatEarlierCampaignsFound_data()
{
    QTest::addColumn<int>("seed");
    QTest::addColumn<bool>("forgets");
    QTest::newRow("a late answer to a call that was asked about") << 1045 << false;
    QTest::newRow("a request overtaken where keys are forgotten") << 140 << true;
}

void TestSagaSimulation::whatEarlierCampaignsFound()
{
    QFETCH(int, seed);
    QFETCH(bool, forgets);
    SagaSimulationOptions options = optionsOf(seed, forgets);
    options.onlyHalves = true;  // as in earlier versions of the test
    SagaSimulation simulation(options);
    QCOMPARE(simulation.play(), QStringList());
}

void TestSagaSimulation::sameSeedIsTheSameHistory()
{
    SagaSimulationOptions options;
    options.seed = 77;
    SagaSimulation one(options), two(options);
    one.play();
    two.play();
    QVERIFY(!one.history().isEmpty());
    QCOMPARE(one.history(), two.history());
}

void TestSagaSimulation::whatIsLeftOutIsNoticed_data()
{
    QTest::addColumn<int>("mutation");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, SagaMutation mutation, const char *words) {
        QTest::addRow("%s", name) << int(mutation) << QString::fromLatin1(words);
    };
    row("the question", SagaMutation::SkipsTheQuestion, "given back twice");
    row("the cancellation", SagaMutation::DropsCancel, "an authorisation is left");
    row("the refund", SagaMutation::DropsRefund, "charged without a booking");
    row("the release", SagaMutation::DropsRelease, "a hold is left");
    row("the write before", SagaMutation::ActsBeforeWriting, "repeated without asking");
    row("the key", SagaMutation::FreshKeys, "given back twice");
    row("the watch", SagaMutation::NoWatch, "not given back");
}

void TestSagaSimulation::whatIsLeftOutIsNoticed()
{
    QFETCH(int, mutation);
    QFETCH(QString, words);
    SagaSimulationOptions options;
    options.faults = 0.2;
    options.mutation = SagaMutation(mutation);
    options.gatewayForgets = options.mutation == SagaMutation::SkipsTheQuestion;
    findWhatIsLeftOut<SagaSimulation>(options, 200, words);
}

QTEST_GUILESS_MAIN(TestSagaSimulation)
#include "test_saga_simulation.moc"
