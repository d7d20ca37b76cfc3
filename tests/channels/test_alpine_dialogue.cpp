// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms and rate plans in AlpineBits, with a server that follows the standard.
#include "channels/alpine_pair.h"
#include "protocols/alpinebits/free_rooms.h"
#include "protocols/alpinebits/rate_plans.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::channels;
using namespace roomrack::protocols::alpinebits;
using namespace roomrack::tests;
using protocols::alpinebits::Rate;

namespace {

const QString kDoubleBar = AlpineServer::rateOf(QStringLiteral("BAR"), QStringLiteral("DBL"));

}  // namespace

class TestAlpineDialogue : public QObject {
    Q_OBJECT

private slots:
    void theNewestCommonVersionIsSpoken_data();
    void theNewestCommonVersionIsSpoken();
    void whatTheServerDoesNotTakeIsSaid();
    void setsAreCompleteWhereChangesAreNotTaken();
    void changesFollowTheFirstSet();
    void aCompleteSetSaysNothingThatTheBoardDoesNotKnow();
    void plansComeAnewThenAsOverlays();
    void restrictionsArriveAsTheyAre();
    void aPriceOfNothingIsRefused();
    void aServerThatForgotIsToldAll();
    void serversRefuseWhatIsForbidden();
};

void TestAlpineDialogue::theNewestCommonVersionIsSpoken_data()
{
    QTest::addColumn<int>("newest");
    for (const int v : {0, 1, 2}) QTest::addRow("version %d", v) << v;
}

void TestAlpineDialogue::theNewestCommonVersionIsSpoken()
{
    QFETCH(int, newest);
    auto options = AlpinePair::options();
    options.newest = static_cast<Version>(newest);
    AlpinePair line(options);
    QVERIFY(line.dialect.needsHello());
    QVERIFY(!line.dialect.poll(line.stamp()));
    QCOMPARE(line.hello().kind, Verdict::Kind::Done);
    QVERIFY(!line.dialect.needsHello());
    QCOMPARE(*line.dialect.version(), options.newest);
    line.wantAll();
    QCOMPARE(line.sendRooms().kind, Verdict::Kind::Done);
    QCOMPARE(line.sendRates().kind, Verdict::Kind::Done);
    QVERIFY(line.board.counts().inParity());
}

void TestAlpineDialogue::whatTheServerDoesNotTakeIsSaid()
{
    AlpinePair line(AlpinePair::options());
    Capabilities few;
    // In every version.
    const auto hello = [&] {
        Verdict verdict;
        do {
            line.dialect.hello(line.stamp());
            verdict =
                line.dialect.readHello(answered(200, encode(PingAnswer{{}, few, Capabilities()})));
        } while (verdict.nextAtOnce);
        return verdict;
    };
    few.versions = {{QStringLiteral("2020-10"), {{QStringLiteral("action_OTA_Read"), {}}}}};
    const auto verdict = hello();
    QCOMPARE(verdict.kind, Verdict::Kind::Refused);
    QVERIFY(verdict.said.contains(QStringLiteral("category")));
    QVERIFY(line.dialect.needsHello());
    few.versions = {
        {QStringLiteral("2018-10"), AlpineAgreement::capabilities().versions[0].actions}};
    const auto old = hello();
    QCOMPARE(old.kind, Verdict::Kind::Refused);
    QVERIFY(old.said.contains(QStringLiteral("version")));
}

void TestAlpineDialogue::setsAreCompleteWhereChangesAreNotTaken()
{
    auto options = AlpinePair::options();
    options.deltas = false;
    AlpinePair line(options);
    line.hello();
    line.wantAll();
    QCOMPARE(line.sendRooms().kind, Verdict::Kind::Done);
    line.want({RowKind::Rooms, kDouble, {}, 0}, kFirst + 3, 2, 0);
    QCOMPARE(line.sendRooms().kind, Verdict::Kind::Done);
    const auto message = decodeFreeRooms(line.sent);
    QVERIFY(message && message->complete);
    QCOMPARE(int(message->inventories.size()), 4);
    QCOMPARE(line.server.shop().rooms(QStringLiteral("DBL"), kFirst + 2), 5);
    QCOMPARE(line.server.shop().rooms(QStringLiteral("DBL"), kFirst + 3), 0);
    QCOMPARE(line.server.shop().rooms(QStringLiteral("SUI"), kFirst + 3), 2);
}

void TestAlpineDialogue::changesFollowTheFirstSet()
{
    AlpinePair line(AlpinePair::options());
    line.hello();
    line.wantAll();
    QCOMPARE(line.sendRooms().kind, Verdict::Kind::Done);
    QVERIFY(decodeFreeRooms(line.sent)->complete);
    line.want({RowKind::Rooms, kDouble, {}, 0}, kFirst + 3, 2, 4);
    QCOMPARE(line.sendRooms().kind, Verdict::Kind::Done);
    const auto message = decodeFreeRooms(line.sent);
    QVERIFY(!message->complete);
    QCOMPARE(int(message->inventories.size()), 1);
    QCOMPARE(message->inventories[0].from, kFirst + 3);
    QCOMPARE(message->inventories[0].to, kFirst + 4);
    QCOMPARE(*message->inventories[0].counts.bookable, 4);
}

/// A change after the pass was taken belongs to the next message, whatever this one replaces.
void TestAlpineDialogue::aCompleteSetSaysNothingThatTheBoardDoesNotKnow()
{
    auto options = AlpinePair::options();
    options.deltas = false;
    AlpinePair line(options);
    line.hello();
    line.wantAll();
    line.sendRooms();
    const sync::RowKey rooms{RowKind::Rooms, kDouble, {}, 0};
    line.want(rooms, kFirst, 1, 4);
    const sync::Pass pass = line.board.take({sync::bit(RowKind::Rooms), 1'000'000, false});
    line.want(rooms, kFirst, 1, 3);
    line.want(rooms, kFirst + 1, 1, 3);
    line.tell(line.dialect.write(line.board, pass, line.stamp()));
    QCOMPARE(line.server.shop().rooms(QStringLiteral("DBL"), kFirst), 4);
    QCOMPARE(line.server.shop().rooms(QStringLiteral("DBL"), kFirst + 1), 5);
}

void TestAlpineDialogue::plansComeAnewThenAsOverlays()
{
    AlpinePair line(AlpinePair::options());
    line.hello();
    line.wantAll();
    QCOMPARE(line.sendRates().kind, Verdict::Kind::Done);
    auto message = decodeRatePlans(line.sent);
    QVERIFY(message && message->complete);
    QCOMPARE(int(message->plans.size()), 1);
    QCOMPARE(message->plans[0].change, PlanChange::New);
    QCOMPARE(line.server.shop().price(kDoubleBar, kFirst, 2), 10'000);
    line.want({RowKind::Rate, kDouble, kBar, 2}, kFirst + 5, 3, 12'500);
    QCOMPARE(line.sendRates().kind, Verdict::Kind::Done);
    message = decodeRatePlans(line.sent);
    QCOMPARE(message->plans[0].change, PlanChange::Overlay);
    QCOMPARE(int(message->plans[0].rates.size()), 1);
    QVERIFY(message->plans[0].rules.empty());
    // The other number of guests is included: an overlay replaces the nights.
    const Rate &rate = message->plans[0].rates[0];
    QCOMPARE(int(rate.base.size()), 2);
    QCOMPARE(*rate.base[0].afterTax, 8'000);
    QCOMPARE(*rate.base[1].afterTax, 12'500);
    QCOMPARE(line.server.shop().price(kDoubleBar, kFirst + 7, 2), 12'500);
    QCOMPARE(line.server.shop().price(kDoubleBar, kFirst + 8, 2), 10'000);
}

void TestAlpineDialogue::restrictionsArriveAsTheyAre()
{
    for (const bool overlay : {true, false}) {
        auto options = AlpinePair::options();
        options.overlay = overlay;
        AlpinePair line(options);
        line.hello();
        line.wantAll();
        line.sendRates();
        for (int bits = 0; bits < 16; ++bits) {
            sync::Limits limits;
            limits.stopSell = (bits & 1) != 0;
            limits.closedToArrival = (bits & 2) != 0;
            limits.closedToDeparture = (bits & 4) != 0;
            if ((bits & 8) != 0) limits.minStay = 3;
            if ((bits & 12) != 0) limits.maxStay = 9;
            line.want({RowKind::Limits, kDouble, kBar, 0}, kFirst + bits, 1, limits.packed());
        }
        QCOMPARE(line.sendRates().kind, Verdict::Kind::Done);
        const int row = line.board.rowOf({RowKind::Limits, kDouble, kBar, 0});
        for (int i = 0; i < kNights; ++i) {
            QCOMPARE(line.server.shop().limits(kDoubleBar, kFirst + i).packed(),
                     line.board.row(row).at(kFirst + i).wanted);
        }
    }
}

void TestAlpineDialogue::aPriceOfNothingIsRefused()
{
    AlpinePair line(AlpinePair::options());
    line.hello();
    line.wantAll();
    line.want({RowKind::Rate, kSuite, kBar, 2}, kFirst + 1, 1, 0);
    const Verdict verdict = line.sendRates();
    QCOMPARE(verdict.kind, Verdict::Kind::Done);
    QCOMPARE(int(verdict.refused.size()), 1);
    QCOMPARE(line.board.counts().refused, 1);
}

void TestAlpineDialogue::aServerThatForgotIsToldAll()
{
    AlpinePair line(AlpinePair::options());
    line.hello();
    line.wantAll();
    line.sendRooms();
    line.sendRates();
    line.server.forget();
    line.want({RowKind::Rooms, kDouble, {}, 0}, kFirst, 1, 1);
    const Verdict rooms = line.sendRooms();
    QCOMPARE(rooms.kind, Verdict::Kind::TryLater);
    QCOMPARE(rooms.sendAllAgain, sync::bit(RowKind::Rooms));
    QCOMPARE(line.dialect.whole(), sync::bit(RowKind::Rooms));
    line.want({RowKind::Rate, kSuite, kBar, 2}, kFirst, 1, 100);
    const Verdict rates = line.sendRates();
    QCOMPARE(rates.kind, Verdict::Kind::TryLater);
    QCOMPARE(rates.sendAllAgain, quint8(sync::bit(RowKind::Limits) | sync::bit(RowKind::Rate)));
    for (int row = 0; row < line.board.rows(); ++row)
        line.board.row(row).doubt(kFirst, line.board.end() - 1);
    QCOMPARE(line.sendRooms().kind, Verdict::Kind::Done);
    QCOMPARE(line.sendRates().kind, Verdict::Kind::Done);
    QCOMPARE(line.server.shop().rooms(QStringLiteral("DBL"), kFirst + 9), 5);
    QCOMPARE(line.server.shop().price(kDoubleBar, kFirst + 9, 2), 10'000);
}

void TestAlpineDialogue::serversRefuseWhatIsForbidden()
{
    auto options = AlpinePair::options();
    options.physical = 4;
    AlpinePair line(options);
    line.hello();
    line.wantAll();
    const Verdict tooMany = line.sendRooms();
    QCOMPARE(tooMany.kind, Verdict::Kind::Refused);
    QVERIFY(tooMany.said.contains(QStringLiteral("available")));
    auto other = agreed();
    other.hotelCode = QStringLiteral("H2");
    AlpinePair stranger(AlpinePair::options(), other);
    stranger.hello();
    stranger.wantAll();
    QCOMPARE(stranger.sendRooms().kind, Verdict::Kind::Refused);
    QCOMPARE(stranger.sendRates().kind, Verdict::Kind::Refused);
    AlpinePair thief(AlpinePair::options(), agreed(), "guessed");
    QCOMPARE(thief.hello().kind, Verdict::Kind::NotAllowed);
}

QTEST_GUILESS_MAIN(TestAlpineDialogue)
#include "test_alpine_dialogue.moc"
