// SPDX-License-Identifier: GPL-3.0-or-later
// The filter applies the property's settings, and past decisions can be replayed with other
// settings.
#include "dedup/rules.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::dedup;

namespace {

const Instant kNow{1'780'000'000'000'000};

Candidate roomOf(const char *name, qint64 id, const char *mail = "office@example.org")
{
    const Person guest = person(QString::fromUtf8(name), QString::fromLatin1(mail),
                                QStringLiteral("+351 912 345 678"), QStringLiteral("PT"));
    Candidate c = candidate(Product::RoomBooking,
                            roomContext(guest, Stay(Night(20'000), 2), RoomTypeId{1}), kNow);
    c.id = CandidateId{id};
    return c;
}

PastDecision past(const Candidate &mine, const Candidate &theirs, const Conclusion &was)
{
    return {mine.product, was.why, mine.context, theirs.context, was.evidence.apartMicros, true};
}

}  // namespace

class TestRules : public QObject {
    Q_OBJECT

private slots:
    void byDefaultTheyAreWhatTheyWere();
    void theyAreReadAsTheyWereWritten();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();
    void aShorterWindowAsksInsteadOfRefusing();
    void aWeightTakesAFieldOutOfTheComparison();
    void pastDecisionsComeOutTheSameByTheSameRules();
};

void TestRules::byDefaultTheyAreWhatTheyWere()
{
    for (const auto product : {Product::RoomBooking, Product::GroupBooking, Product::ApiRequest,
                               Product::ChannelMessage}) {
        const Window set = windowOf(product, Rules()), was = windowOf(product);
        QCOMPARE(set.sameKey, was.sameKey);
        QCOMPARE(set.almost, was.almost);
        QCOMPARE(set.alike, was.alike);
        QCOMPARE(set.kept, was.kept);
        QCOMPARE(set.weights, was.weights);
    }
    QCOMPARE(rulesFrom({}).value(), Rules());
}

void TestRules::theyAreReadAsTheyWereWritten()
{
    Rules rules;
    rules.sameHours = 1;
    rules.almostMinutes = 2;
    rules.alikeDays = 3;
    rules.groupSameHours = 4;
    rules.groupAlikeDays = 5;
    rules.weights = {101, 102, 103, 104, 6, 7};
    QCOMPARE(rulesFrom(toText(rules)).value(), rules);
    QCOMPARE(rulesFrom("{\"same_hours\":2}").value().alikeDays, Rules().alikeDays);
}

void TestRules::whatCannotBeIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no object") << QByteArray("7");
    QTest::newRow("a word") << QByteArray("{\"same_hours\":\"two\"}");
    QTest::newRow("a fraction") << QByteArray("{\"same_hours\":1.5}");
    QTest::newRow("negative") << QByteArray("{\"almost_minutes\":-1}");
    QTest::newRow("too much") << QByteArray("{\"name_percent\":301}");
    QTest::newRow("refuses before it asks") << QByteArray("{\"ask_from\":8,\"refuse_from\":7}");
}

void TestRules::whatCannotBeIsRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!rulesFrom(text));
}

void TestRules::aShorterWindowAsksInsteadOfRefusing()
{
    const Candidate first = roomOf("Ana Example", 1);
    Candidate again = roomOf("Ana Example", 2);
    again.created = first.created + 3 * kHour;
    Rules rules;
    const auto why = [&] {
        return judge(asked(again), matchOf(first), windowOf(Product::RoomBooking, rules)).why;
    };
    QCOMPARE(why(), Why::SameKey);
    rules.sameHours = 2;
    QCOMPARE(why(), Why::SameLongAgo);
}

void TestRules::aWeightTakesAFieldOutOfTheComparison()
{
    const Candidate first = roomOf("Ana Example", 1);
    const Candidate typo = roomOf("Ana Exampel", 2, "other@example.org");
    Rules rules;
    const auto judged = [&] {
        return judge(asked(typo), matchOf(first), windowOf(Product::RoomBooking, rules));
    };
    const Conclusion before = judged();
    QCOMPARE(before.why, Why::Alike);
    rules.weights.mail = 0;
    QVERIFY(judged().evidence.points > before.evidence.points);
    rules.weights.phone = 0;
    rules.weights.askFrom = 12;
    rules.weights.refuseFrom = 12;
    QCOMPARE(judged().what, What::New);
}

void TestRules::pastDecisionsComeOutTheSameByTheSameRules()
{
    const Candidate first = roomOf("Ana Example", 1);
    Candidate same = roomOf("Ana Example", 2), typo = roomOf("Ana Exampel", 3);
    same.created = first.created + 3 * kHour;
    typo.created = first.created + 3 * kHour;
    for (const Candidate &again : {same, typo}) {
        const Conclusion was = judge(asked(again), matchOf(first), windowOf(Product::RoomBooking));
        QVERIFY(was.what != What::New);
        const PastDecision logged = past(again, first, was);
        QCOMPARE(replay(logged, Rules()).why, was.why);
        QCOMPARE(replay(logged, Rules()).evidence.points, was.evidence.points);
    }
    const Conclusion refused = judge(asked(same), matchOf(first), windowOf(Product::RoomBooking));
    Rules rules;
    rules.sameHours = 1;
    QCOMPARE(replay(past(same, first, refused), rules).what, What::Ask);
}

QTEST_GUILESS_MAIN(TestRules)
#include "test_rules.moc"
