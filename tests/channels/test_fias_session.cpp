// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogue with a PMS on a byte stream, by the clock: which side begins, link alive records,
// and what does not end the link.
#include "channels/pms/fias_session.h"
#include "simulator/channels/fias_pms.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::channels;
namespace fias = roomrack::protocols::fias;

namespace {

const Instant kStart{1'468'491'301'000'000};  // 2016-07-14 10:15:01 UTC

Instant at(int seconds)
{
    return kStart + seconds * kSecond;
}

/// "LD LR LR": the record ids in these bytes.
QString ids(const QByteArray &bytes)
{
    fias::Framer framer;
    QStringList all;
    for (const fias::Frame &frame : framer.feed(bytes))
        all += QString::fromLatin1(frame.kind == fias::Frame::Record ? frame.bytes.left(2) : "??");
    return all.join(u' ');
}

template <typename E>
int count(const FiasSession::Step &step)
{
    return int(std::count_if(step.heard.begin(), step.heard.end(),
                             [](const auto &h) { return std::holds_alternative<E>(h.event); }));
}

FiasSession linked(int second = 0)
{
    FiasSession session(QTimeZone("Europe/Lisbon"));
    session.opened(at(second));
    session.bytes(fias::framed("LS|"), at(second));
    session.bytes(fias::framed("LA|"), at(second));
    session.bytes(fias::framed("DS|") + fias::framed("DE|"), at(second));
    return session;
}

}  // namespace

class TestFiasSession : public QObject {
    Q_OBJECT

private slots:
    void linkStartsAndAsksWhoIsInHouse();
    void pmsThatSaysNothingIsNudgedThenGivenUp();
    void signOfLifeIsSaidEveryMinute();
    void signOfLifeIsAnsweredOnce();
    void pmsThatAlwaysAnsweredIsGivenUpWhenItFallsSilent();
    void pmsThatNeverAnsweredIsLeftAlone();
    void whatIsNoRecordIsAFaultAndTheLinkLives();
    void resyncThatDoesNotEndIsAskedForAgain();
    void cutInAResyncForgetsIt();
    void cardNumbersAreNotHeard();
};

void TestFiasSession::linkStartsAndAsksWhoIsInHouse()
{
    FiasSession session(QTimeZone("Europe/Lisbon"));
    QVERIFY(session.opened(at(0)).send.isEmpty());
    // The result is the same wherever the bytes are cut.
    const QByteArray start = fias::framed("LS|DA160714|TI101500|");
    QVERIFY(session.bytes(start.left(7), at(1)).send.isEmpty());
    const auto described = session.bytes(start.mid(7), at(1));
    QCOMPARE(ids(described.send), QStringLiteral("LD LR LR LR LR LA"));
    QVERIFY(described.send.contains("|DA160714|TI111502|"));  // an hour later in Lisbon's summer
    QVERIFY(!session.isUp());
    const auto up = session.bytes(fias::framed("LA|"), at(2));
    QVERIFY(session.isUp());
    QCOMPARE(ids(up.send), QStringLiteral("DR"));
    QVERIFY(!session.knowsInHouseGuests());
    const auto told = session.bytes(
        fias::framed("DS|") + fias::framed("GI|RN204|G#7|GNAda|") + fias::framed("DE|"), at(3));
    QVERIFY(session.knowsInHouseGuests());
    QCOMPARE(count<fias::ResyncComplete>(told), 1);
    QCOMPARE(told.heard.front().raw, QByteArray("GI|RN204|G#7|GNAda|"));
    QVERIFY(std::get<fias::GuestCame>(told.heard.front().event).inResync);
}

/// Room and reservation numbers may look like card numbers.
void TestFiasSession::cardNumbersAreNotHeard()
{
    FiasSession session = linked();
    const auto told = session.bytes(
        fias::framed("GI|RN204|G#4111111111111111|GNAda 4111-1111-1111-1111|"), at(3));
    QCOMPARE(told.heard.front().raw,
             QByteArray("GI|RN204|G#4111111111111111|GNAda ****-****-****-1111|"));
    const auto &guest = std::get<fias::GuestCame>(told.heard.front().event).guest;
    QCOMPARE(guest.name, QStringLiteral("Ada ****-****-****-1111"));
    QCOMPARE(guest.reservation, QStringLiteral("4111111111111111"));
    const auto junk = session.bytes("4111 1111 1111 1111" + fias::framed("LA|"), at(4));
    QCOMPARE(junk.heard.front().raw, QByteArray("**** **** **** 1111"));
}

void TestFiasSession::pmsThatSaysNothingIsNudgedThenGivenUp()
{
    FiasSession session(QTimeZone::utc());
    session.opened(at(0));
    QCOMPARE(session.next(), at(10));
    QVERIFY(session.due(at(9)).send.isEmpty());
    QCOMPARE(ids(session.due(at(10)).send), QStringLiteral("LS"));
    QCOMPARE(session.next(), at(40));
    QVERIFY(session.due(at(39)).giveUp.isEmpty());
    QVERIFY(!session.due(at(40)).giveUp.isEmpty());
}

void TestFiasSession::signOfLifeIsSaidEveryMinute()
{
    FiasSession session = linked();
    QCOMPARE(session.next(), at(60));
    QVERIFY(session.due(at(59)).send.isEmpty());
    QCOMPARE(ids(session.due(at(60)).send), QStringLiteral("LA"));
    QCOMPARE(session.next(), at(120));
}

void TestFiasSession::signOfLifeIsAnsweredOnce()
{
    FiasSession session = linked();
    QCOMPARE(ids(session.bytes(fias::framed("LA|"), at(30)).send), QStringLiteral("LA"));
    // That was an answer to ours: else the two sides would never stop.
    QVERIFY(session.bytes(fias::framed("LA|"), at(31)).send.isEmpty());
}

void TestFiasSession::pmsThatAlwaysAnsweredIsGivenUpWhenItFallsSilent()
{
    FiasSession session = linked();
    for (int i = 1; i <= 3; ++i) {
        session.due(at(60 * i));
        session.bytes(fias::framed("LA|"), at(60 * i + 1));
    }
    session.due(at(240));
    QCOMPARE(session.next(), at(270));
    QVERIFY(session.due(at(269)).giveUp.isEmpty());
    QVERIFY(!session.due(at(270)).giveUp.isEmpty());
}

void TestFiasSession::pmsThatNeverAnsweredIsLeftAlone()
{
    FiasSession session = linked();
    for (int i = 1; i <= 60; ++i) {
        const auto step = session.due(at(60 * i));
        QCOMPARE(ids(step.send), QStringLiteral("LA"));
        QVERIFY(step.giveUp.isEmpty());
    }
}

void TestFiasSession::whatIsNoRecordIsAFaultAndTheLinkLives()
{
    FiasSession session = linked();
    const char stx = fias::kStx;
    for (const QByteArray &wrong :
         {QByteArray("no record at all"), stx + QByteArray("GI|RN204|G#7|"),
          stx + QByteArray("GI|") + QByteArray(1'000'000, 'x'), fias::framed("GI|RN204|"),
          fias::framed("GI|RN204|G#7|GD160231|"), fias::framed("\xff\xfe|"), fias::framed("")}) {
        // An unterminated record is known to be wrong only when the next one begins.
        auto step = session.bytes(wrong, at(5));
        const auto next = session.bytes(fias::framed("RE|RN1|RS1|"), at(5));
        const int faults = count<fias::Fault>(step) + count<fias::Fault>(next);
        QVERIFY2(faults == 1, wrong.left(30).constData());
        QCOMPARE(count<fias::RoomChanged>(next), 1);
        QVERIFY(session.isUp() && step.giveUp.isEmpty());
    }
}

void TestFiasSession::resyncThatDoesNotEndIsAskedForAgain()
{
    FiasSession session = linked();
    QCOMPARE(ids(session.askResync(at(10)).send), QStringLiteral("DR"));
    session.bytes(fias::framed("DS|"), at(11));
    QVERIFY(!session.knowsInHouseGuests());
    for (int t = 60; t < 300; t += 60) session.due(at(t));
    QVERIFY(ids(session.due(at(310)).send).endsWith(QStringLiteral("DR")));
}

void TestFiasSession::cutInAResyncForgetsIt()
{
    FiasSession session = linked();
    session.askResync(at(1));
    session.bytes(fias::framed("DS|") + fias::framed("GI|RN1|G#1|").chopped(3), at(1));
    QCOMPARE(count<fias::LinkDown>(session.lost()), 1);
    session.opened(at(9));
    session.bytes(fias::framed("LS|") + fias::framed("LA|"), at(9));
    const auto told = session.bytes(fias::framed("DS|") + fias::framed("DE|"), at(10));
    QVERIFY(std::get<fias::ResyncComplete>(told.heard.back().event).inHouse.empty());
}

QTEST_APPLESS_MAIN(TestFiasSession)
#include "test_fias_session.moc"
