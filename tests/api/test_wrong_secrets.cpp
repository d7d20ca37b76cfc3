// SPDX-License-Identifier: GPL-3.0-or-later
// Guessing a channel's password at the door costs time, and shuts out nobody but the guesser.
#include "api/wrong_secrets.h"
#include "door_house.h"
#include "protocols/ota_json/signature.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;
using api::WrongSecrets;

namespace {

const WrongSecrets::Account kAccount{PropertyId{1}, ChannelId{2}};
const QHostAddress kGuesser(QStringLiteral("203.0.113.7")),
    kChannel(QStringLiteral("198.51.100.9"));
constexpr Instant kBegin{1'750'000'000 * kSecond};

/// Guesses whenever it is listened to, until `until`; how often.
int guesses(WrongSecrets &wrong, const QHostAddress &from, Instant until)
{
    int tries = 0;
    for (Instant now = kBegin; now < until;) {
        const qint64 wait = wrong.secondsLeft(kAccount, from, now);
        if (wait > 0) {
            now = now + wait * kSecond;
            continue;
        }
        wrong.wrong(kAccount, from, now);
        ++tries;
    }
    return tries;
}

}  // namespace

class TestWrongSecrets : public QObject {
    Q_OBJECT

private slots:
    void guessesBecomeRare();
    void theRightfulChannelIsNotShutOut();
    void aChannelThatStumblesWaitsOnlyAMoment();
    void manySourcesShareWhatIsFree();
    void memoryIsBounded();
    void aNewSecretIsANewBeginning();
    void theDoorAsksAGuesserToWait_data();
    void theDoorAsksAGuesserToWait();
    void whoShowsNothingGuessesNothing();
};

void TestWrongSecrets::guessesBecomeRare()
{
    WrongSecrets wrong;
    const int inAnHour = guesses(wrong, kGuesser, kBegin + 3'600 * kSecond);
    QVERIFY2(inAnHour > WrongSecrets::kFree && inAnHour < 25,
             qPrintable(QString::number(inAnHour)));
    // Asking while it must wait neither counts nor makes it longer.
    const Instant now = kBegin + 3'600 * kSecond;
    const qint64 left = wrong.secondsLeft(kAccount, kGuesser, now);
    for (int i = 0; i < 1'000; ++i) QCOMPARE(wrong.secondsLeft(kAccount, kGuesser, now), left);
}

void TestWrongSecrets::theRightfulChannelIsNotShutOut()
{
    WrongSecrets wrong;
    guesses(wrong, kGuesser, kBegin + 3'600 * kSecond);
    QCOMPARE(wrong.secondsLeft(kAccount, kChannel, kBegin), qint64(0));
    const WrongSecrets::Account other{PropertyId{1}, ChannelId{3}};
    QCOMPARE(wrong.secondsLeft(other, kGuesser, kBegin), qint64(0));
}

void TestWrongSecrets::aChannelThatStumblesWaitsOnlyAMoment()
{
    WrongSecrets wrong;
    for (const QHostAddress &shared : {kChannel, QHostAddress(QHostAddress::LocalHost)}) {
        if (shared == kChannel) wrong.right(kAccount, shared, kBegin);
        guesses(wrong, shared, kBegin + 600 * kSecond);
        QVERIFY(wrong.secondsLeft(kAccount, shared, kBegin + 600 * kSecond)
                <= WrongSecrets::kSharedWait / kSecond);
        wrong.right(kAccount, shared, kBegin + 700 * kSecond);
        QCOMPARE(wrong.secondsLeft(kAccount, shared, kBegin + 700 * kSecond), qint64(0));
    }
}

void TestWrongSecrets::manySourcesShareWhatIsFree()
{
    WrongSecrets wrong;
    for (quint32 i = 0; i < 200; ++i) wrong.wrong(kAccount, QHostAddress(0x0a000000 + i), kBegin);
    // The next one has a single try; the channel's own address has had its say before.
    wrong.right(kAccount, kChannel, kBegin);
    QCOMPARE(wrong.secondsLeft(kAccount, kGuesser, kBegin), qint64(0));
    wrong.wrong(kAccount, kGuesser, kBegin);
    QVERIFY(wrong.secondsLeft(kAccount, kGuesser, kBegin) > 0);
    wrong.wrong(kAccount, kChannel, kBegin);
    QCOMPARE(wrong.secondsLeft(kAccount, kChannel, kBegin), qint64(0));
    // A caller of IPv6 has all addresses of its network.
    for (int i = 1; i <= WrongSecrets::kFree; ++i)
        wrong.wrong(kAccount, QHostAddress(QStringLiteral("2001:db8::%1").arg(i)), kBegin);
    QVERIFY(wrong.secondsLeft(kAccount, QHostAddress(QStringLiteral("2001:db8::ffff")), kBegin)
            > 0);
}

void TestWrongSecrets::memoryIsBounded()
{
    WrongSecrets wrong;
    wrong.right(kAccount, kChannel, kBegin);
    for (quint32 i = 0; i < WrongSecrets::kMostSources + 500; ++i)
        wrong.wrong(kAccount, QHostAddress(0x0a000000 + i), kBegin + kSecond + i);
    QCOMPARE(wrong.size(), WrongSecrets::kMostSources);
    // What made room were strangers: the channel is still known.
    for (int i = 0; i < WrongSecrets::kFree + 20; ++i)
        wrong.wrong(kAccount, kChannel, kBegin + 2 * kSecond);
    QVERIFY(wrong.secondsLeft(kAccount, kChannel, kBegin + 2 * kSecond)
            <= WrongSecrets::kSharedWait / kSecond);
}

void TestWrongSecrets::aNewSecretIsANewBeginning()
{
    WrongSecrets wrong;
    guesses(wrong, kGuesser, kBegin + 60 * kSecond);
    QVERIFY(wrong.secondsLeft(kAccount, kGuesser, kBegin + 60 * kSecond) > 0);
    wrong.forget(kAccount);
    QCOMPARE(wrong.secondsLeft(kAccount, kGuesser, kBegin + 60 * kSecond), qint64(0));
}

namespace {

Called guess(const DoorHouse &house, ChannelId channel, const QByteArray &secret)
{
    const QByteArray basic = "Basic " + (kDoorUser.toUtf8() + ':' + secret).toBase64();
    if (channel == kJsonChannel) {
        const QByteArray body = "{}";
        const auto signature = protocols::ota_json::sign(secret, body, house.clock().wall());
        return house.hook(channel,
                          {{"Content-Type", "application/json"},
                           {"X-Timestamp", signature.timestamp},
                           {"X-Signature", signature.value}},
                          body);
    }
    if (channel == kAlpineChannel)
        return house.hook(channel,
                          {{"Content-Type", "multipart/form-data"}, {"Authorization", basic}}, "x");
    return house.hook(channel, {{"Content-Type", "text/xml"}, {"Authorization", basic}},
                      "<OTA_PingRQ xmlns=\"http://www.opentravel.org/OTA/2003/05\" Version=\"1\">"
                      "<EchoData>x</EchoData></OTA_PingRQ>");
}

}  // namespace

void TestWrongSecrets::theDoorAsksAGuesserToWait_data()
{
    QTest::addColumn<qint64>("channel");
    QTest::addRow("signatures") << kJsonChannel.value;
    QTest::addRow("OpenTravel") << kTravelChannel.value;
    QTest::addRow("AlpineBits") << kAlpineChannel.value;
}

void TestWrongSecrets::theDoorAsksAGuesserToWait()
{
    QFETCH(qint64, channel);
    DoorHouse house;
    QVERIFY(house.open());
    for (int i = 0; i < WrongSecrets::kFree; ++i)
        QVERIFY(guess(house, ChannelId{channel}, "guess " + QByteArray::number(i)).status != 429);
    const Called told = guess(house, ChannelId{channel}, "one more");
    QCOMPARE(told.status, 429);
    QVERIFY(protocols::header(told.headers, "Retry-After").toInt() > 0);
    // Not even the right one is looked at now: or guessing would go on as before.
    QCOMPARE(guess(house, ChannelId{channel}, kDoorSecret).status, 429);
    // The accounts of others are theirs.
    const ChannelId other = ChannelId{channel} == kJsonChannel ? kTravelChannel : kJsonChannel;
    QVERIFY(guess(house, other, kDoorSecret).status != 429);
}

void TestWrongSecrets::whoShowsNothingGuessesNothing()
{
    DoorHouse house;
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
