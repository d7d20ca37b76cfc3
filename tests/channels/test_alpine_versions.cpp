// SPDX-License-Identifier: GPL-3.0-or-later
// The AlpineBits version used with a server that supports older ones only, or newer ones by now.
#include "channels/alpine_pair.h"
#include "protocols/alpinebits/free_rooms.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::channels;
using namespace roomrack::protocols::alpinebits;
using namespace roomrack::tests;

namespace {

constexpr int kHourSeconds = 3600, kDaySeconds = 24 * kHourSeconds;

/// A handshake answer with these versions, with all our capabilities or without rooms.
Reply lists(std::initializer_list<std::pair<Version, bool>> versions)
{
    Capabilities both;
    for (const auto &[version, withRooms] : versions) {
        for (VersionCapabilities one : AlpineAgreement::capabilities().versions) {
            if (one.version != textOf(version)) continue;
            if (!withRooms) one.actions.erase(one.actions.begin() + 1);
            both.versions.push_back(one);
        }
    }
    return answered(200, encode(PingAnswer{{}, both, {}}));
}

AlpineServer::Options oldest()
{
    auto options = AlpinePair::options();
    options.newest = Version::V2020_10;
    return options;
}

/// A link that agreed on 2020-10 a day ago with a server that had no newer version.
struct OldPair : AlpinePair {
    OldPair() : AlpinePair(oldest())
    {
        hello();
        wantAll();
        said += kDaySeconds;
        dialect.poll(stamp());
    }
};

/// The header of the next handshake.
QByteArray asks(AlpinePair &line)
{
    return header(line.dialect.hello(line.stamp()).headers, "X-AlpineBits-ClientProtocolVersion");
}

}  // namespace

class TestAlpineVersions : public QObject {
    Q_OBJECT

private slots:
    void nothingIsAskedThatAVersionDoesNotKnow();
    void olderVersionsAreOfferedWhereTheHeaderIsRefused_data();
    void olderVersionsAreOfferedWhereTheHeaderIsRefused();
    void aNewerVersionIsAskedForOnceADay();
    void aServerThatRefusesAllVersionsIsSaid();
    void whatAServerLacksIsSaidRatherThanARefusedHeader();
    void newerVersionThatLacksSomethingEndsNothing();
    void agreementHoldsWhileTheServerIsAway_data();
    void agreementHoldsWhileTheServerIsAway();
    void versionThatIsSpokenEndsWhereItIsRefused();
    void serverWithAnOlderReleaseIsAskedAgain();
    void serverThatForgotTheOldVersionIsAskedAgain();
};

void TestAlpineVersions::nothingIsAskedThatAVersionDoesNotKnow()
{
    const QString action = QStringLiteral("action_OTA_HotelInvCountNotif");
    const QString plans = QStringLiteral("action_OTA_HotelRatePlanNotif_RatePlans");
    const QString sets = QStringLiteral("OTA_HotelInvCountNotif_accept_complete_set");
    const QString full = QStringLiteral("OTA_HotelRatePlanNotif_accept_full");
    AlpinePair line(AlpinePair::options());
    line.hello();
    const Capabilities asked = *decodePing(line.sent);
    QVERIFY(!asked.can(Version::V2020_10, action, sets));
    QVERIFY(asked.can(Version::V2022_10, action, sets));
    QVERIFY(asked.can(Version::V2024_10, action, sets));
    QVERIFY(!asked.can(Version::V2022_10, plans, full));
    QVERIFY(asked.can(Version::V2024_10, plans, full));
    // Without deltas a server of 2020-10 gets complete sets, although it never declared them.
    auto options = AlpinePair::options();
    options.newest = Version::V2020_10;
    options.deltas = false;
    AlpinePair old(options);
    QCOMPARE(old.hello().kind, Verdict::Kind::Done);
    old.wantAll();
    QCOMPARE(old.sendRooms().kind, Verdict::Kind::Done);
    QVERIFY(decodeFreeRooms(old.sent)->complete);
}

void TestAlpineVersions::olderVersionsAreOfferedWhereTheHeaderIsRefused_data()
{
    QTest::addColumn<int>("newest");
    for (const int v : {0, 1, 2}) QTest::addRow("version %d", v) << v;
}

void TestAlpineVersions::olderVersionsAreOfferedWhereTheHeaderIsRefused()
{
    QFETCH(int, newest);
    auto options = AlpinePair::options();
    options.newest = static_cast<Version>(newest);
    options.looksAtHeader = true;
    AlpinePair line(options);
    for (int refused = newest; refused < 2; ++refused) {
        const Verdict verdict = line.dialect.readHello(line.tell(line.dialect.hello(line.stamp())));
        QCOMPARE(verdict.kind, Verdict::Kind::TryLater);
        QVERIFY(verdict.nextAtOnce);
        QVERIFY(verdict.said.contains(QStringLiteral("unsupported version")));
        QVERIFY(line.dialect.needsHello());
    }
    const Verdict last = line.dialect.readHello(line.tell(line.dialect.hello(line.stamp())));
    QCOMPARE(last.kind, Verdict::Kind::Done);
    QCOMPARE(*line.dialect.version(), options.newest);
    line.wantAll();
    QCOMPARE(line.sendRooms().kind, Verdict::Kind::Done);
    QCOMPARE(line.sendRates().kind, Verdict::Kind::Done);
    // The version that worked is offered first from now on.
    QCOMPARE(header(line.dialect.hello(line.stamp()).headers, "X-AlpineBits-ClientProtocolVersion"),
             textOf(options.newest).toLatin1());
}

void TestAlpineVersions::aNewerVersionIsAskedForOnceADay()
{
    auto options = AlpinePair::options();
    options.newest = Version::V2020_10;
    options.looksAtHeader = true;
    AlpinePair line(options);
    QCOMPARE(line.hello().kind, Verdict::Kind::Done);
    line.said += kDaySeconds / 2;
    line.tell(*line.dialect.poll(line.stamp()));
    QVERIFY(!line.dialect.needsHello());
    line.said += kDaySeconds / 2;
    line.tell(*line.dialect.poll(line.stamp()));
    QVERIFY(line.dialect.needsHello());
    // An unreachable server does not end the agreement.
    line.dialect.hello(line.stamp());
    QCOMPARE(line.dialect.readHello(Reply()).kind, Verdict::Kind::Unknown);
    QVERIFY(!line.dialect.needsHello());
    QCOMPARE(*line.dialect.version(), Version::V2020_10);
    line.server.install(Version::V2022_10);
    line.said += kDaySeconds;
    line.tell(*line.dialect.poll(line.stamp()));
    QVERIFY(line.dialect.needsHello());
    QCOMPARE(line.hello().kind, Verdict::Kind::Done);
    QCOMPARE(*line.dialect.version(), Version::V2022_10);
    line.server.install(Version::V2024_10);
    line.said += kDaySeconds;
    line.tell(*line.dialect.poll(line.stamp()));
    QCOMPARE(line.hello().kind, Verdict::Kind::Done);
    QCOMPARE(*line.dialect.version(), Version::V2024_10);
    // There is no newer version to offer.
    line.said += 2 * kDaySeconds;
    line.tell(*line.dialect.poll(line.stamp()));
    QVERIFY(!line.dialect.needsHello());
}

void TestAlpineVersions::aServerThatRefusesAllVersionsIsSaid()
{
    AlpinePair line(AlpinePair::options());
    for (int round = 0; round < 2; ++round) {
        int asked = 0;
        Verdict verdict;
        do {
            line.dialect.hello(line.stamp());
            verdict =
                line.dialect.readHello(answered(400, "ERROR:no " + QByteArray::number(asked)));
            ++asked;
        } while (verdict.nextAtOnce);
        QCOMPARE(asked, 3);
        QCOMPARE(verdict.kind, Verdict::Kind::Refused);
        QCOMPARE(verdict.said, QStringLiteral("no 0"));  // of the newest version
    }
    line.dialect.hello(line.stamp());
    QCOMPARE(line.dialect.readHello(answered(401, "ERROR:who?")).kind, Verdict::Kind::NotAllowed);
    QCOMPARE(line.hello().kind, Verdict::Kind::Done);
    QCOMPARE(*line.dialect.version(), Version::V2024_10);
}

void TestAlpineVersions::whatAServerLacksIsSaidRatherThanARefusedHeader()
{
    AlpinePair line(AlpinePair::options());
    line.dialect.hello(line.stamp());
    line.dialect.readHello(answered(400, "ERROR:unsupported version"));
    line.dialect.hello(line.stamp());
    line.dialect.readHello(lists({{Version::V2022_10, false}}));
    line.dialect.hello(line.stamp());
    const Verdict verdict = line.dialect.readHello(answered(400, "ERROR:too old"));
    QCOMPARE(verdict.kind, Verdict::Kind::Refused);
    QVERIFY2(verdict.said.contains(QStringLiteral("category")), qPrintable(verdict.said));
}

/// Neither now nor after a restart, when the version that worked is unknown.
void TestAlpineVersions::newerVersionThatLacksSomethingEndsNothing()
{
    OldPair line;
    AlpinePair restarted(AlpinePair::options());
    for (AlpinePair *l : {static_cast<AlpinePair *>(&line), &restarted}) {
        QVERIFY(l->dialect.needsHello());
        QCOMPARE(asks(*l), QByteArray("2024-10"));
        QVERIFY(l->dialect.readHello(lists({{Version::V2024_10, false}})).nextAtOnce);
        QCOMPARE(l->dialect.version().has_value(), l == &line);
        QCOMPARE(asks(*l), QByteArray("2022-10"));
        QVERIFY(l->dialect.readHello(answered(400, "ERROR:unsupported version")).nextAtOnce);
        QCOMPARE(asks(*l), QByteArray("2020-10"));
        QCOMPARE(l->dialect.readHello(lists({{Version::V2020_10, true}})).kind,
                 Verdict::Kind::Done);
        QVERIFY(!l->dialect.needsHello());
        QCOMPARE(*l->dialect.version(), Version::V2020_10);
    }
    // If everything is in one answer it is agreed at once.
    line.said += kDaySeconds;
    line.dialect.poll(line.stamp());
    line.dialect.hello(line.stamp());
    const Reply all = lists({{Version::V2024_10, false}, {Version::V2022_10, true}});
    QCOMPARE(line.dialect.readHello(all).kind, Verdict::Kind::Done);
    QCOMPARE(*line.dialect.version(), Version::V2022_10);
}

void TestAlpineVersions::agreementHoldsWhileTheServerIsAway_data()
{
    QTest::addColumn<int>("refused");  // versions before that
    QTest::addColumn<int>("status");
    for (const int refused : {0, 1, 2}) {
        for (const int status : {0, 401, 429, 500, 503})
            QTest::addRow("%d after %d", status, refused) << refused << status;
    }
}

void TestAlpineVersions::agreementHoldsWhileTheServerIsAway()
{
    QFETCH(int, refused);
    QFETCH(int, status);
    OldPair line;
    for (int i = 0; i < refused; ++i) {
        line.dialect.hello(line.stamp());
        line.dialect.readHello(answered(400, "ERROR:unsupported version"));
    }
    line.dialect.hello(line.stamp());
    const Reply away = status == 0 ? Reply() : answered(status, "ERROR:maintenance");
    const Verdict verdict = line.dialect.readHello(away);
    QVERIFY(verdict.kind != Verdict::Kind::Done && verdict.kind != Verdict::Kind::Refused);
    QVERIFY(!verdict.nextAtOnce);
    QVERIFY(!line.dialect.needsHello());
    QCOMPARE(*line.dialect.version(), Version::V2020_10);
    QCOMPARE(line.sendRooms().kind, Verdict::Kind::Done);
}

/// By the header, or because its list no longer has what the mapping needs.
void TestAlpineVersions::versionThatIsSpokenEndsWhereItIsRefused()
{
    for (const Reply &last :
         {answered(400, "ERROR:too old"), lists({{Version::V2020_10, false}})}) {
        OldPair line;
        for (int i = 0; i < 2; ++i) {
            line.dialect.hello(line.stamp());
            line.dialect.readHello(answered(400, "ERROR:unsupported version"));
            QCOMPARE(*line.dialect.version(), Version::V2020_10);
        }
        line.dialect.hello(line.stamp());
        QCOMPARE(line.dialect.readHello(last).kind, Verdict::Kind::Refused);
        QVERIFY(line.dialect.needsHello());
        QVERIFY(!line.dialect.version());
        QCOMPARE(asks(line), QByteArray("2024-10"));
    }
}

/// A refused message may be the first sign of it. Soon after a handshake the refusal concerns the
/// message itself.
void TestAlpineVersions::serverWithAnOlderReleaseIsAskedAgain()
{
    auto options = AlpinePair::options();
    options.looksAtHeader = true;
    AlpinePair line(options);
    line.hello();
    line.wantAll();
    QCOMPARE(line.sendRooms().kind, Verdict::Kind::Done);
    line.server.install(Version::V2020_10);
    line.want({RowKind::Rooms, kDouble, {}, 0}, kFirst, 1, 1);
    QCOMPARE(line.sendRooms().kind, Verdict::Kind::Refused);
    QVERIFY(!line.dialect.needsHello());
    line.said += kHourSeconds;
    QCOMPARE(line.sendRooms().kind, Verdict::Kind::TryLater);
    QVERIFY(line.dialect.needsHello());
    QCOMPARE(line.hello().kind, Verdict::Kind::Done);
    QCOMPARE(*line.dialect.version(), Version::V2020_10);
    QCOMPARE(line.sendRooms().kind, Verdict::Kind::Done);
    QCOMPARE(line.server.shop().rooms(QStringLiteral("DBL"), kFirst), 1);
}

void TestAlpineVersions::serverThatForgotTheOldVersionIsAskedAgain()
{
    auto options = AlpinePair::options();
    options.newest = Version::V2020_10;
    AlpinePair line(options);
    line.hello();
    line.wantAll();
    line.said += kHourSeconds;
    const auto question = line.dialect.poll(line.stamp());
    QVERIFY(question.has_value());
    const Polled polled = line.dialect.readPoll(answered(400, "ERROR:unsupported version"));
    QCOMPARE(polled.verdict.kind, Verdict::Kind::TryLater);
    QVERIFY(line.dialect.needsHello());
    QCOMPARE(asks(line), QByteArray("2024-10"));
    QCOMPARE(line.dialect.readHello(lists({{Version::V2024_10, true}})).kind, Verdict::Kind::Done);
    QCOMPARE(*line.dialect.version(), Version::V2024_10);
}

QTEST_GUILESS_MAIN(TestAlpineVersions)
#include "test_alpine_versions.moc"
