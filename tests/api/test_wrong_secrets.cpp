// SPDX-License-Identifier: GPL-3.0-or-later
// Guessing a channel's password costs time, and locks out only the guesser.
#include "api/wrong_secrets.h"
#include "api_server_hotel.h"
#include "protocols/ota_json/signature.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;
using api::WrongSecrets;

namespace {

const WrongSecrets::Account kAccount{PropertyId{1}, ChannelId{2}};
const api::Origin kGuesser{QHostAddress(QStringLiteral("203.0.113.7"))},
    kChannel{QHostAddress(QStringLiteral("198.51.100.9"))},
    kProxy{QHostAddress(QHostAddress::LocalHost), true};

api::Origin from(quint32 address)
{
    return {QHostAddress(address)};
}

/// Manual clock.
struct Wrong {
    core::ManualClock clock{Instant{1'750'000'000 * kSecond}};
    WrongSecrets secrets{clock};

    qint64 left(const api::Origin &from) const { return secrets.secondsLeft(kAccount, from); }
    /// Guesses as often as allowed for this long; returns the number of guesses.
    int guesses(const api::Origin &from, qint64 seconds)
    {
        int tries = 0;
        for (qint64 passed = 0; passed < seconds;) {
            const qint64 wait = left(from);
            clock.advance(wait * kSecond);
            passed += wait;
            if (wait > 0) continue;
            secrets.wrong(kAccount, from);
            ++tries;
        }
        return tries;
    }
};

}  // namespace

class TestWrongSecrets : public QObject {
    Q_OBJECT

private slots:
    void guessesBecomeRare();
    void theRightfulChannelIsNotShutOut();
    void aChannelThatStumblesWaitsOnlyAMoment();
    void aClockThatIsSetBackLocksNoUserOut();
    void manySourcesShareWhatIsFree();
    void memoryIsBounded();
    void aNewSecretIsANewBeginning();
    void onlyAProxyIsBelieved_data();
    void onlyAProxyIsBelieved();
    void theServerAsksAGuesserToWait_data();
    void theServerAsksAGuesserToWait();
    void behindAProxyTheRightOneAlwaysGetsIn_data();
    void behindAProxyTheRightOneAlwaysGetsIn();
    void whoShowsNothingGuessesNothing();
};

void TestWrongSecrets::guessesBecomeRare()
{
    Wrong wrong;
    const int inAnHour = wrong.guesses(kGuesser, 3'600);
    QVERIFY2(inAnHour > WrongSecrets::kFree && inAnHour < 25,
             qPrintable(QString::number(inAnHour)));
    wrong.secrets.wrong(kAccount, kGuesser);
    // Requests during the wait neither count nor extend it.
    const qint64 left = wrong.left(kGuesser);
    QVERIFY(left > 0);
    for (int i = 0; i < 1'000; ++i) QCOMPARE(wrong.left(kGuesser), left);
}

void TestWrongSecrets::theRightfulChannelIsNotShutOut()
{
    Wrong wrong;
    wrong.guesses(kGuesser, 3'600);
    wrong.secrets.wrong(kAccount, kGuesser);
    QCOMPARE(wrong.left(kChannel), qint64(0));
    const WrongSecrets::Account other{PropertyId{1}, ChannelId{3}};
    QCOMPARE(wrong.secrets.secondsLeft(other, kGuesser), qint64(0));
    // Only a guesser uses this source: even the right secret is not evaluated.
    QVERIFY(wrong.left(kGuesser) > 0);
    QVERIFY(!wrong.secrets.mayBeTheirs(kAccount, kGuesser));
}

void TestWrongSecrets::aChannelThatStumblesWaitsOnlyAMoment()
{
    for (const api::Origin &shared : {kChannel, kProxy}) {
        Wrong wrong;
        if (!shared.isShared) wrong.secrets.right(kAccount, shared);
        wrong.guesses(shared, 600);
        wrong.secrets.wrong(kAccount, shared);
        QVERIFY(wrong.left(shared) > 0);
        QVERIFY(wrong.left(shared) <= WrongSecrets::kSharedWait / kSecond);
        QVERIFY(wrong.secrets.mayBeTheirs(kAccount, shared));
        wrong.secrets.right(kAccount, shared);
        QCOMPARE(wrong.left(shared), qint64(0));
    }
}

void TestWrongSecrets::aClockThatIsSetBackLocksNoUserOut()
{
    constexpr qint64 kYear = 365 * 24 * 3'600 * kSecond;
    for (const qint64 jump : {-3 * kYear, 3 * kYear}) {
        Wrong wrong;
        wrong.guesses(kGuesser, 60);
        wrong.secrets.wrong(kAccount, kGuesser);
        const qint64 left = wrong.left(kGuesser);
        QVERIFY(left > 0);
        wrong.clock.jump(jump);
        QCOMPARE(wrong.left(kGuesser), left);
        wrong.clock.advance(left * kSecond);
        QCOMPARE(wrong.left(kGuesser), qint64(0));
    }
}

void TestWrongSecrets::manySourcesShareWhatIsFree()
{
    Wrong wrong;
    for (quint32 i = 0; i < 200; ++i) wrong.secrets.wrong(kAccount, from(0x0a000000 + i));
    // The next source has a single attempt; the channel's own address has succeeded before.
    wrong.secrets.right(kAccount, kChannel);
    QCOMPARE(wrong.left(kGuesser), qint64(0));
    wrong.secrets.wrong(kAccount, kGuesser);
    QVERIFY(wrong.left(kGuesser) > 0);
    wrong.secrets.wrong(kAccount, kChannel);
    QCOMPARE(wrong.left(kChannel), qint64(0));
    // An IPv6 client has all addresses of its network.
    for (int i = 1; i <= WrongSecrets::kFree; ++i)
        wrong.secrets.wrong(kAccount, {QHostAddress(QStringLiteral("2001:db8::%1").arg(i))});
    QVERIFY(wrong.left({QHostAddress(QStringLiteral("2001:db8::ffff"))}) > 0);
}

void TestWrongSecrets::memoryIsBounded()
{
    Wrong wrong;
    wrong.secrets.right(kAccount, kChannel);
    for (quint32 i = 0; i < WrongSecrets::kMostSources + 500; ++i) {
        wrong.clock.advance(1);
        wrong.secrets.wrong(kAccount, from(0x0a000000 + i));
    }
    QCOMPARE(wrong.secrets.size(), WrongSecrets::kMostSources);
    // Unknown sources were evicted: the channel is still known.
    QVERIFY(wrong.secrets.mayBeTheirs(kAccount, kChannel));
}

void TestWrongSecrets::aNewSecretIsANewBeginning()
{
    Wrong wrong;
    wrong.guesses(kGuesser, 60);
    wrong.secrets.wrong(kAccount, kGuesser);
    QVERIFY(wrong.left(kGuesser) > 0);
    wrong.secrets.forget(kAccount);
    QCOMPARE(wrong.left(kGuesser), qint64(0));
}

void TestWrongSecrets::onlyAProxyIsBelieved_data()
{
    QTest::addColumn<QString>("peer");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("shared");
    const auto row = [](const char *name, const char *peer, const char *header, const char *address,
                        bool shared) {
        QTest::addRow("%s", name) << QString::fromLatin1(peer) << QByteArray(header)
                                  << QString::fromLatin1(address) << shared;
    };
    row("nobody between", "203.0.113.7", "", "203.0.113.7", false);
    row("a stranger says so", "203.0.113.7", "198.51.100.9", "203.0.113.7", false);
    row("a proxy here", "127.0.0.1", "203.0.113.7", "203.0.113.7", false);
    row("a proxy here, IPv6", "::1", "2001:db8::7", "2001:db8::7", false);
    row("a proxy that is named", "192.0.2.1", "203.0.113.7", "203.0.113.7", false);
    row("the last counts", "127.0.0.1", "198.51.100.9, 203.0.113.7", "203.0.113.7", false);
    row("two proxies", "127.0.0.1", "203.0.113.7, 192.0.2.1", "203.0.113.7", false);
    row("with ports", "127.0.0.1", "203.0.113.7:4711", "203.0.113.7", false);
    row("in brackets", "127.0.0.1", "[2001:db8::7]:4711", "2001:db8::7", false);
    row("a proxy that says nothing", "127.0.0.1", "", "127.0.0.1", true);
    row("what is no address", "127.0.0.1", "203.0.113.7, unknown", "127.0.0.1", true);
    row("nobody but proxies", "127.0.0.1", "192.0.2.1", "127.0.0.1", true);
}

void TestWrongSecrets::onlyAProxyIsBelieved()
{
    QFETCH(QString, peer);
    QFETCH(QByteArray, header);
    QFETCH(QString, address);
    QFETCH(bool, shared);
    http::Request request;
    request.from = QHostAddress(peer);
    if (!header.isEmpty()) request.headers = {{"x-forwarded-for", header}};
    const api::Origin origin = api::originOf(request, {QHostAddress(QStringLiteral("192.0.2.1"))});
    QCOMPARE(origin.address, QHostAddress(address));
    QCOMPARE(origin.isShared, shared);
    QCOMPARE(api::isFromHere(request), request.from.isLoopback() && header.isEmpty());
}

namespace {

/// `through`: the client in X-Forwarded-For of a proxy on this machine.
Called guess(const ApiServerHotel &house, ChannelId channel, const QByteArray &secret,
             const QByteArray &through)
{
    const QByteArray basic = "Basic " + (kWebhookUser.toUtf8() + ':' + secret).toBase64();
    protocols::Headers headers{{"Authorization", basic}};
    QByteArray type = "text/xml";
    QByteArray body = "<OTA_PingRQ xmlns=\"http://www.opentravel.org/OTA/2003/05\" Version=\"1\">"
                      "<EchoData>x</EchoData></OTA_PingRQ>";
    if (channel == kJsonChannel) {
        type = "application/json";
        body = "{}";
        const auto signature = protocols::ota_json::sign(secret, body, house.clock().wall());
        headers = {{"X-Timestamp", signature.timestamp}, {"X-Signature", signature.value}};
    } else if (channel == kAlpineChannel) {
        type = "multipart/form-data";
        body = "x";
    }
    headers.emplace_back("Content-Type", type);
    if (!through.isEmpty()) headers.emplace_back("X-Forwarded-For", through);
    return house.hook(channel, headers, body);
}

/// Guesses until it must wait.
bool isToldToWait(const ApiServerHotel &house, ChannelId channel, const QByteArray &through)
{
    for (int i = 0; i <= WrongSecrets::kFree; ++i) {
        const Called told = guess(house, channel, "guess " + QByteArray::number(i), through);
        if (told.status != 429) continue;
        return i == WrongSecrets::kFree
               && protocols::header(told.headers, "Retry-After").toInt() > 0;
    }
    return false;
}

}  // namespace

void TestWrongSecrets::theServerAsksAGuesserToWait_data()
{
    QTest::addColumn<qint64>("channel");
    QTest::addRow("signatures") << kJsonChannel.value;
    QTest::addRow("OpenTravel") << kTravelChannel.value;
    QTest::addRow("AlpineBits") << kAlpineChannel.value;
}

void TestWrongSecrets::theServerAsksAGuesserToWait()
{
    QFETCH(qint64, channel);
    ApiServerHotel house;
    QVERIFY(house.open());
    const QByteArray stranger = "203.0.113.7";
    QVERIFY(isToldToWait(house, ChannelId{channel}, stranger));
    // Not even the right secret is evaluated now; otherwise guessing could continue.
    QCOMPARE(guess(house, ChannelId{channel}, kWebhookSecret, stranger).status, 429);
    // The channel uses another address, and other accounts are unaffected.
    QVERIFY(guess(house, ChannelId{channel}, kWebhookSecret, "198.51.100.9").status != 429);
    const ChannelId other = ChannelId{channel} == kJsonChannel ? kTravelChannel : kJsonChannel;
    QVERIFY(guess(house, other, kWebhookSecret, stranger).status != 429);
}

void TestWrongSecrets::behindAProxyTheRightOneAlwaysGetsIn_data()
{
    theServerAsksAGuesserToWait_data();
}

/// The proxy sends no X-Forwarded-For, so strangers and the channel share one address.
void TestWrongSecrets::behindAProxyTheRightOneAlwaysGetsIn()
{
    QFETCH(qint64, channel);
    ApiServerHotel house;
    QVERIFY(house.open());
    const int usual = guess(house, ChannelId{channel}, kWebhookSecret, {}).status;
    QVERIFY(usual != 401 && usual != 429);
    QVERIFY(isToldToWait(house, ChannelId{channel}, {}));
    for (int again = 0; again < 3; ++again)
        QCOMPARE(guess(house, ChannelId{channel}, kWebhookSecret, {}).status, usual);
}

void TestWrongSecrets::whoShowsNothingGuessesNothing()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    for (int i = 0; i < 3 * WrongSecrets::kFree; ++i) {
        QCOMPARE(house.hook(kJsonChannel, {{"Content-Type", "application/json"}}, "{}").status,
                 401);
        QCOMPARE(house.hook(kAlpineChannel, {{"Content-Type", "multipart/form-data"}}, "x").status,
                 401);
    }
}

QTEST_GUILESS_MAIN(TestWrongSecrets)
#include "test_wrong_secrets.moc"
