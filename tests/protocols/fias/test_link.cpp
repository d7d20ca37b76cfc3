// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/fias/dialogue.h"
#include "protocols/fias/framing.h"
#include "protocols/fias/link.h"

#include <QTest>
#include <rapidcheck.h>

#include <map>

using namespace roomrack;
using namespace roomrack::protocols::fias;

namespace {

const Stamp kNow{Night::of(2016, 7, 14), 10 * 3600 + 15 * 60 + 1};

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

QString told(const Event &event)
{
    struct Words {
        QString operator()(const LinkUp &) const { return q("up"); }
        QString operator()(const LinkDown &) const { return q("down"); }
        QString operator()(const GuestCame &e) const
        {
            const QString name = e.guest.name.isEmpty() ? q("-") : e.guest.name;
            return q("in %1 %2 %3%4")
                .arg(e.guest.room, e.guest.reservation, name, e.inResync ? q(" resync") : q(""));
        }
        QString operator()(const GuestLeft &e) const
        {
            return q("out %1 %2").arg(e.guest.room, e.guest.reservation);
        }
        QString operator()(const GuestMoved &e) const
        {
            return q("moved %1 %2 %3").arg(e.from, e.guest.room, e.guest.reservation);
        }
        QString operator()(const GuestChanged &e) const
        {
            return q("changed %1 %2").arg(e.guest.room, e.guest.reservation);
        }
        QString operator()(const RoomChanged &e) const
        {
            return q("room %1 %2").arg(e.room).arg(int(e.state));
        }
        QString operator()(const ResyncComplete &e) const
        {
            QString out = q("complete");
            for (const Guest &g : e.inHouse) out += u' ' + g.room;
            return out;
        }
        QString operator()(const Fault &) const { return q("fault"); }
    };
    return q("event ") + std::visit(Words{}, event);
}

Step heard(Interface &link, const QByteArray &record)
{
    const auto read = decode(record, Charset::Utf8);
    return read ? link.hear(*read, kNow) : link.hear(read.error());
}

/// Rooms by reservation: the state of one side.
using House = std::map<QString, QString>;

/// Both state machines on a connection that is lost now and then, with the data in transit.
class Pair {
public:
    House pmsHouse, ourHouse;
    Pms pms;
    Interface us;

    void start() { fromPms(pms.start(kNow).send); }
    void cut()
    {
        pms.lost();
        ours(us.lost());
    }

    void fromPms(const std::vector<Record> &records)
    {
        for (const Record &r : records) {
            const QByteArray bytes = encode(r, Charset::Utf8);
            ours(us.hear(*decode(bytes.mid(1, bytes.size() - 2), Charset::Utf8), kNow));
        }
    }

    std::vector<Guest> guests() const
    {
        std::vector<Guest> out;
        for (const auto &[number, room] : pmsHouse) {
            Guest g;
            g.reservation = number;
            g.room = room;
            out.push_back(g);
        }
        return out;
    }

private:
    void ours(const Step &step)
    {
        for (const Event &e : step.events) learn(e);
        for (const Record &r : step.send) {
            const Pms::Step answer = pms.hear(r, kNow);
            fromPms(answer.send);
            if (answer.resyncWanted) fromPms(pms.resync(guests(), kNow));
        }
    }

    void learn(const Event &event)
    {
        if (const auto *e = std::get_if<GuestCame>(&event))
            ourHouse[e->guest.reservation] = e->guest.room;
        if (const auto *e = std::get_if<GuestLeft>(&event)) ourHouse.erase(e->guest.reservation);
        if (const auto *e = std::get_if<GuestMoved>(&event))
            ourHouse[e->guest.reservation] = e->guest.room;
        if (const auto *e = std::get_if<ResyncComplete>(&event)) {
            ourHouse.clear();
            for (const Guest &g : e->inHouse) ourHouse[g.reservation] = g.room;
        }
    }
};

}  // namespace

class TestLink : public QObject {
    Q_OBJECT

private slots:
    void theGoldenDialogueIsHeld();
    void nothingIsSaidOnALinkThatIsDown();
    void outOfTurnIsAFaultAndTheLinkGoesOn();
    void aLongResyncIsBounded();
    void bothSidesAgreeWhateverHappens();
    void whoDoesNotKnowMovesHearsOutAndIn();
    void onlyWhatWasAskedForIsSent();
};

void TestLink::theGoldenDialogueIsHeld()
{
    Interface link;
    QStringList expected, got;
    for (const QString &line : tests::fiasGolden(q("start_and_resync"))) {
        if (!line.startsWith(u"pms ")) {
            expected += line;
            continue;
        }
        // Events and responses to one record are in any order in the file; here events are last.
        expected += line;
        got += line;
        const Step step = heard(link, line.mid(4).toUtf8());
        for (const Record &r : step.send) {
            const QByteArray bytes = encode(r, Charset::Utf8);
            got += q("us ") + QString::fromUtf8(bytes.mid(1, bytes.size() - 2));
        }
        for (const Event &e : step.events) got += told(e);
    }
    const auto sorted = [](QStringList lines) {
        // Between two lines of the PMS the order of "us" and "event" is irrelevant.
        QStringList out, some;
        for (const QString &line : lines + QStringList(q("pms end"))) {
            if (line.startsWith(u"pms ")) {
                QStringList events = some.filter(QRegularExpression(q("^event")));
                out += some.filter(QRegularExpression(q("^us"))) + events;
                out += line;
                some.clear();
            } else {
                some += line;
            }
        }
        return out;
    };
    QCOMPARE(sorted(got), sorted(expected));
}

void TestLink::nothingIsSaidOnALinkThatIsDown()
{
    Interface link;
    QVERIFY(link.askResync(kNow).send.empty());
    QVERIFY(link.sayAlive(kNow).send.empty());
    QVERIFY(link.end(kNow).send.empty());
    QVERIFY(link.lost().events.empty());
    const Pms pms;
    QVERIFY(pms.checkIn({}).empty());
    QVERIFY(pms.resync({}, kNow).empty());
}

void TestLink::outOfTurnIsAFaultAndTheLinkGoesOn()
{
    Interface link;
    QCOMPARE(told(heard(link, "LA|").events.at(0)), q("event fault"));
    heard(link, "LS|");
    QCOMPARE(told(heard(link, "DS|").events.at(0)), q("event fault"));
    heard(link, "LA|");
    QVERIFY(link.isUp());
    for (const char *wrong : {"LD|IFWW|", "LR|RIGI|FLRN|", "DR|", "DE|"}) {
        QCOMPARE(told(heard(link, wrong).events.at(0)), q("event fault"));
        QVERIFY(link.isUp());
    }
    QVERIFY(heard(link, "LA|").events.empty());
    // A start during a resync restarts it.
    heard(link, "DS|");
    QVERIFY(link.inResync());
    QCOMPARE(told(heard(link, "LS|").events.at(0)), q("event down"));
    QVERIFY(!link.inResync());
    Pms pms;
    QVERIFY(!pms.hear(LinkAlive{}, kNow).fault.isEmpty());
    QVERIFY(!pms.hear(LinkRecord{q("GI"), {}}, kNow).fault.isEmpty());
    QVERIFY(!pms.hear(ResyncRequest{}, kNow).fault.isEmpty());
    QVERIFY(!pms.hear(GuestIn{}, kNow).fault.isEmpty());
}

void TestLink::aLongResyncIsBounded()
{
    Interface::Settings settings;
    settings.mostInHouse = 2;
    Interface link(settings);
    heard(link, "LS|");
    heard(link, "LA|");
    heard(link, "DS|");
    heard(link, "GI|RN1|G#1|");
    heard(link, "GI|RN2|G#2|");
    QCOMPARE(told(heard(link, "GI|RN3|G#3|").events.at(0)), q("event fault"));
    QCOMPARE(told(heard(link, "DE|").events.at(0)), q("event complete 1 2"));
}

void TestLink::bothSidesAgreeWhateverHappens()
{
    QVERIFY(rc::check([] {
        Pair pair;
        pair.start();
        const int steps = *rc::gen::inRange(0, 60);
        for (int i = 0; i < steps; ++i) {
            Guest g;
            g.reservation = QString::number(*rc::gen::inRange(1, 9));
            g.room = QString::number(*rc::gen::inRange(100, 110));
            const auto there = pair.pmsHouse.find(g.reservation);
            const bool isIn = there != pair.pmsHouse.end();
            switch (*rc::gen::inRange(0, 7)) {
            case 0: pair.cut(); break;
            case 1:
                if (!pair.pms.isUp()) pair.start();
                break;
            case 2:
            case 3:
            case 4: {
                const QString from = isIn ? there->second : QString();
                pair.pmsHouse[g.reservation] = g.room;
                pair.fromPms(isIn ? pair.pms.move(g, from) : pair.pms.checkIn(g));
                break;
            }
            default:
                if (!isIn) break;
                g.room = there->second;
                pair.pmsHouse.erase(there);
                pair.fromPms(pair.pms.checkOut(g));
            }
        }
        if (!pair.pms.isUp()) pair.start();
        RC_ASSERT(pair.us.isUp());
        RC_ASSERT(pair.ourHouse == pair.pmsHouse);
    }));
}

void TestLink::whoDoesNotKnowMovesHearsOutAndIn()
{
    Pms pms;
    pms.start(kNow);
    pms.hear(LinkDescription{}, kNow);
    for (const char *id : {"GI", "GO", "GC"}) pms.hear(LinkRecord{q(id), {q("RN"), q("G#")}}, kNow);
    pms.hear(LinkAlive{}, kNow);
    Guest g;
    g.room = q("102");
    g.reservation = q("7");
    const auto records = pms.move(g, q("101"));
    QCOMPARE(records.size(), size_t(2));
    QCOMPARE(std::get<GuestOut>(records[0]).guest.room, q("101"));
    QCOMPARE(std::get<GuestIn>(records[1]).guest.room, q("102"));
}

void TestLink::onlyWhatWasAskedForIsSent()
{
    Pms pms;
    pms.start(kNow);
    pms.hear(LinkDescription{}, kNow);
    pms.hear(LinkRecord{q("GI"), {q("RN"), q("G#"), q("GD")}}, kNow);
    const auto alive = pms.hear(LinkAlive{}, kNow);
    QCOMPARE(alive.send.size(), size_t(1));
    Guest g;
    g.room = q("1");
    g.reservation = q("2");
    g.name = q("Secret");
    g.departure = Night::of(2016, 7, 16);
    g.when = kNow;
    const auto in = pms.checkIn(g);
    QCOMPARE(encode(in.at(0), Charset::Utf8), framed("GI|RN1|G#2|GD160716|"));
    QVERIFY(pms.checkOut(g).empty());
    QVERIFY(pms.roomStatus(g.room, RoomState::CleanVacant, kNow).empty());
    QCOMPARE(pms.resync({g}, kNow).size(), size_t(3));
    pms.hear(LinkEnd{}, kNow);
    QVERIFY(!pms.isUp());
}

QTEST_APPLESS_MAIN(TestLink)
#include "test_link.moc"
