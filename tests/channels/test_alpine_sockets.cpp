// SPDX-License-Identifier: GPL-3.0-or-later
// A property and an AlpineBits server over real sockets: with a server that refuses unknown
// versions by the header alone, its newest version is used, after a restart, too.
#include "channels/socket_hotel.h"
#include "simulator/channels/alpine_server.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::channels;
using namespace roomrack::tests;
using protocols::alpinebits::Version;
using simulator::AlpineServer;

class TestAlpineSockets : public QObject, private SocketHotel {
    Q_OBJECT

private slots:
    void init()
    {
        open(QLatin1String(QTest::currentTestFunction()) + u'-'
             + QLatin1String(QTest::currentDataTag()));
    }
    void cleanup();
    void versionRefusedByItsHeaderIsNotTheEnd_data();
    void versionRefusedByItsHeaderIsNotTheEnd();
    void connectionTestTriesOlderVersions();

private:
    static inline const QString kPlan = QStringLiteral("BAR");
    void serve(Version newest);
    sync::ChannelSettings agreed() const;
    /// Handshakes in the log, by outcome.
    std::map<MessageOutcome, int> handshakes() const;

    std::unique_ptr<AlpineServer> alpine_;
    std::unique_ptr<simulator::MockServer> server_;
    quint16 at_ = 0;
};

void TestAlpineSockets::cleanup()
{
    host_.reset();
    server_.reset();
    alpine_.reset();
    close();
}

void TestAlpineSockets::serve(Version newest)
{
    AlpineServer::Options options;
    options.hotelCode = QStringLiteral("H1");
    options.account = "hotel";
    options.password = kKey;
    options.newest = newest;
    options.looksAtHeader = true;
    options.standardGuests = 2;
    simulator::Shop shop(QStringLiteral("ALP"), QStringLiteral("H1"),
                         {{kRoom, AlpineServer::rateOf(kPlan, kRoom)}}, Currency(), today_,
                         kHorizon);
    alpine_ = std::make_unique<AlpineServer>(std::move(shop), options);
    server_ = std::make_unique<simulator::MockServer>(*alpine_, clock_, 1);
    at_ = *server_->listen();
}

sync::ChannelSettings TestAlpineSockets::agreed() const
{
    sync::ChannelSettings s = settings();
    s.protocol = sync::Protocol::AlpineBits;
    s.address = QStringLiteral("http://127.0.0.1:%1").arg(at_);
    s.account = QStringLiteral("hotel");
    s.neverOversell = true;
    s.rates = {{RoomTypeId{1}, RatePlanId{1}, kPlan, {2}}};
    return s;
}

std::map<MessageOutcome, int> TestAlpineSockets::handshakes() const
{
    std::map<MessageOutcome, int> counts;
    const auto messages = reader()->ask(storage::ChannelMessages{{property_, kOta, false}, 0, 100});
    for (const auto &message : *messages)
        if (message.what == u"handshake") ++counts[message.outcome];
    return counts;
}

void TestAlpineSockets::versionRefusedByItsHeaderIsNotTheEnd_data()
{
    QTest::addColumn<int>("newest");
    for (const int v : {0, 1, 2}) QTest::addRow("version %d", v) << v;
}

void TestAlpineSockets::versionRefusedByItsHeaderIsNotTheEnd()
{
    QFETCH(int, newest);
    serve(static_cast<Version>(newest));
    save(agreed());
    for (int round = 1; round <= 2; ++round) {
        // After a restart each newer version is refused once more, and nothing else.
        start();
        const Night n = today_ + 3 + round;
        setForSale(n, round);
        QTRY_COMPARE(alpine_->shop().rooms(kRoom, n), round);
        QTRY_COMPARE(alpine_->shop().price(AlpineServer::rateOf(kPlan, kRoom), n, 2),
                     qint64(10'000));
        QTRY_COMPARE(link().state, ConnectionState::InSync);
        QVERIFY(link().said.isEmpty());
        host_.reset();
        engine_->flush();
        const auto counts = handshakes();
        int all = 0;
        for (const auto &[outcome, count] : counts) all += count;
        QCOMPARE(all, round * (3 - newest));
        QCOMPARE(counts.at(MessageOutcome::Done), round);
    }
}

void TestAlpineSockets::connectionTestTriesOlderVersions()
{
    serve(Version::V2020_10);
    start();
    const auto test = [this](const QByteArray &key) {
        auto future = host_->test(agreed(), key);
        if (!QTest::qWaitFor([&] { return future.isFinished(); }, kTryForMs)) qFatal("no answer");
        return future.result();
    };
    const TestResult right = test(kKey);
    QVERIFY2(right.fine, qPrintable(right.said));
    QVERIFY(!test("another key").fine);
}

QTEST_GUILESS_MAIN(TestAlpineSockets)
#include "test_alpine_sockets.moc"
