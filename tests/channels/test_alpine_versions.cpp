// SPDX-License-Identifier: GPL-3.0-or-later
// Which version of AlpineBits is spoken with a server that knows older ones only, or newer ones by
// now.
#include "channels/alpine_line.h"
#include "protocols/alpinebits/free_rooms.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::channels;
using namespace roomrack::protocols::alpinebits;
using namespace roomrack::tests;

class TestAlpineVersions : public QObject {
    Q_OBJECT

private slots:
    void nothingIsAskedThatAVersionDoesNotKnow();
    void olderVersionsAreOfferedWhereTheHeaderIsRefused_data();
    void olderVersionsAreOfferedWhereTheHeaderIsRefused();
    void aNewerVersionIsAskedForOnceADay();
    void aServerThatRefusesAllVersionsIsSaid();
};

void TestAlpineVersions::nothingIsAskedThatAVersionDoesNotKnow()
{
    const QString action = QStringLiteral("action_OTA_HotelInvCountNotif");
    const QString plans = QStringLiteral("action_OTA_HotelRatePlanNotif_RatePlans");
    const QString sets = QStringLiteral("OTA_HotelInvCountNotif_accept_complete_set");
    const QString full = QStringLiteral("OTA_HotelRatePlanNotif_accept_full");
    Line line(Line::options());
    line.hello();
    const Capabilities asked = *decodePing(line.sent);
    QVERIFY(!asked.can(Version::V2020_10, action, sets));
    QVERIFY(asked.can(Version::V2022_10, action, sets));
    QVERIFY(asked.can(Version::V2024_10, action, sets));
    QVERIFY(!asked.can(Version::V2022_10, plans, full));
    QVERIFY(asked.can(Version::V2024_10, plans, full));
    // Without deltas a server of 2020-10 gets complete sets, though it never said that it takes
    // them.
    auto options = Line::options();
    options.newest = Version::V2020_10;
    options.deltas = false;
    Line old(options);
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
    auto options = Line::options();
    options.newest = static_cast<Version>(newest);
    options.looksAtHeader = true;
    Line line(options);
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
    // What worked is offered first from now on.
    QCOMPARE(header(line.dialect.hello(line.stamp()).headers, "X-AlpineBits-ClientProtocolVersion"),
             textOf(options.newest).toLatin1());
}

void TestAlpineVersions::aNewerVersionIsAskedForOnceADay()
{
    constexpr int kDay = 24 * 3600;
    auto options = Line::options();
    options.newest = Version::V2020_10;
    options.looksAtHeader = true;
    Line line(options);
    QCOMPARE(line.hello().kind, Verdict::Kind::Done);
    line.said += kDay / 2;
    line.tell(*line.dialect.poll(line.stamp()));
    QVERIFY(!line.dialect.needsHello());
    line.said += kDay / 2;
    line.tell(*line.dialect.poll(line.stamp()));
    QVERIFY(line.dialect.needsHello());
    // A server that is not there for once loses nothing of what was agreed.
    line.dialect.hello(line.stamp());
    QCOMPARE(line.dialect.readHello(Reply()).kind, Verdict::Kind::Unknown);
    QVERIFY(!line.dialect.needsHello());
    QCOMPARE(*line.dialect.version(), Version::V2020_10);
    line.server.install(Version::V2022_10);
    line.said += kDay;
    line.tell(*line.dialect.poll(line.stamp()));
    QVERIFY(line.dialect.needsHello());
    QCOMPARE(line.hello().kind, Verdict::Kind::Done);
    QCOMPARE(*line.dialect.version(), Version::V2022_10);
    line.server.install(Version::V2024_10);
    line.said += kDay;
    line.tell(*line.dialect.poll(line.stamp()));
    QCOMPARE(line.hello().kind, Verdict::Kind::Done);
    QCOMPARE(*line.dialect.version(), Version::V2024_10);
    // There is nothing newer to be asked for.
    line.said += 2 * kDay;
    line.tell(*line.dialect.poll(line.stamp()));
    QVERIFY(!line.dialect.needsHello());
}

void TestAlpineVersions::aServerThatRefusesAllVersionsIsSaid()
{
    Line line(Line::options());
    for (int round = 0; round < 2; ++round) {
        int asked = 0;
        Verdict verdict;
        do {
            line.dialect.hello(line.stamp());
            verdict = line.dialect.readHello(answered(400, "ERROR:go away"));
            ++asked;
        } while (verdict.nextAtOnce);
        QCOMPARE(asked, 3);
        QCOMPARE(verdict.kind, Verdict::Kind::Refused);
        QCOMPARE(verdict.said, QStringLiteral("go away"));
    }
    line.dialect.hello(line.stamp());
    QCOMPARE(line.dialect.readHello(answered(401, "ERROR:who?")).kind, Verdict::Kind::NotAllowed);
    QCOMPARE(line.hello().kind, Verdict::Kind::Done);
    QCOMPARE(*line.dialect.version(), Version::V2024_10);
}

QTEST_GUILESS_MAIN(TestAlpineVersions)
#include "test_alpine_versions.moc"
