// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/ota_json/answer.h"
#include "protocols/ota_json/signature.h"
#include "support/outside.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols::ota_json;

namespace {

QByteArray golden(const char *name)
{
    return tests::sourceBytes(
        QStringLiteral("tests/protocols/ota_json/goldens/%1.json").arg(QLatin1String(name)));
}

Instant at(qint64 seconds)
{
    return {seconds * kSecond};
}

Answer partial()
{
    Answer a;
    a.outcome = Outcome::Partial;
    a.tasks = {QStringLiteral("task-17")};
    a.problems.push_back(
        {1, {}, {}, {}, {}, QStringLiteral("rate"), QStringLiteral("must be a decimal")});
    a.problems.push_back({-1, QStringLiteral("quinta-do-mar"), QStringLiteral("OLD"),
                          Night::of(2016, 7, 14), Night::of(2016, 7, 15),
                          QStringLiteral("rate_plan_id"), QStringLiteral("is not known")});
    return a;
}

}  // namespace

class TestAnswer : public QObject {
    Q_OBJECT

private slots:
    void goldensAreRead();
    void whatIsWrittenIsReadBackAndKeepsToTheSchema();
    void aStatusIsEnough_data();
    void aStatusIsEnough();
    void aDoneThatCannotBeReadIsNotDone();
    void aProblemIsFoundAgain();
    void aProblemWithoutAFieldStaysOne();
    void aSignatureMadeByOthersIsAccepted();
    void aWrongSignatureIsRefused_data();
    void aWrongSignatureIsRefused();
};

void TestAnswer::goldensAreRead()
{
    const auto done = decodeAnswer(200, golden("partial"));
    QVERIFY(done);
    QVERIFY(*done == partial());
    const auto slower = decodeAnswer(429, golden("slower"), "30");
    QVERIFY(slower);
    QCOMPARE(slower->outcome, Outcome::Slower);
    QCOMPARE(slower->code, QStringLiteral("http_too_many_requests"));
    QCOMPARE(slower->retryAfterSeconds, std::optional<int>(30));
    const auto refused = decodeAnswer(422, golden("refused"));
    QCOMPARE(refused->outcome, Outcome::Refused);
    QCOMPARE(refused->details,
             QStringList(QStringLiteral(
                 "values[0].date_to: is before 2016-07-14; a range ends on its last night")));
    // Some servers send 200 with a refusal in the body.
    QCOMPARE(decodeAnswer(200, golden("refused"))->outcome, Outcome::Refused);
    const auto deep = decodeAnswer(
        422, R"({"errors":{"code":"c","title":"t","details":{"values":[{"rate":["is bad"]}]}}})");
    QCOMPARE(deep->details, QStringList(QStringLiteral("rate: is bad")));
}

void TestAnswer::whatIsWrittenIsReadBackAndKeepsToTheSchema()
{
    Answer accepted;
    accepted.tasks = {QStringLiteral("a"), QStringLiteral("b")};
    Answer slower;
    slower.outcome = Outcome::Slower;
    slower.code = QStringLiteral("http_too_many_requests");
    slower.title = QStringLiteral("Too Many Requests");
    const Answer wrong = refusal({ErrorCode::Invalid, QStringLiteral("values[0].date_to"),
                                  QStringLiteral("is \"before\" 2016-07-14")});
    std::vector<QByteArray> bodies;
    for (const Answer &a : {accepted, partial(), slower, wrong}) {
        bodies.push_back(encode(a, Kind::Restrictions));
        const auto read = decodeAnswer(httpStatus(a), bodies.back());
        QVERIFY(read);
        QVERIFY(*read == a);
    }
    bodies.push_back(encode(partial(), Kind::Availability));
    for (const char *name : {"partial", "slower", "refused"}) bodies.push_back(golden(name));
    ROOMRACK_OUTSIDE_AGREES(tests::jsonSchemaSays(QStringLiteral("answer"), bodies));
}

void TestAnswer::aStatusIsEnough_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<Outcome>("outcome");
    QTest::newRow("400") << 400 << Outcome::Refused;
    QTest::newRow("401") << 401 << Outcome::Unauthorised;
    QTest::newRow("403") << 403 << Outcome::Unauthorised;
    QTest::newRow("404") << 404 << Outcome::NotFound;
    QTest::newRow("408") << 408 << Outcome::Unavailable;
    QTest::newRow("413") << 413 << Outcome::Refused;
    QTest::newRow("429") << 429 << Outcome::Slower;
    QTest::newRow("500") << 500 << Outcome::Unavailable;
    QTest::newRow("502") << 502 << Outcome::Unavailable;
}

void TestAnswer::aStatusIsEnough()
{
    QFETCH(int, status);
    QFETCH(Outcome, outcome);
    for (const QByteArray &body : {QByteArray(), QByteArray("<html>Bad Gateway</html>"),
                                   QByteArray("{\"errors\":[1,2]}"), QByteArray("\xff")}) {
        const auto read = decodeAnswer(status, body, "soon");
        QVERIFY(read);
        QCOMPARE(read->outcome, outcome);
        QVERIFY(!read->retryAfterSeconds);
    }
}

void TestAnswer::aDoneThatCannotBeReadIsNotDone()
{
    for (const char *body :
         {"", "<html>", "[]", "{}", "{\"data\":[]", "{\"data\":[],\"data\":[]}",
          "{\"meta\":{\"warnings\":{}}}", "{\"meta\":{\"warnings\":[{\"index\":0}]}}",
          "{\"meta\":{\"warnings\":[{\"index\":-1,\"warning\":\"x\"}]}}"})
        QVERIFY2(!decodeAnswer(200, body), body);
    QVERIFY(decodeAnswer(200, R"({"meta":{"message":"Success"}})"));
}

void TestAnswer::aProblemIsFoundAgain()
{
    const QString hotel = QStringLiteral("quinta-do-mar"), old = QStringLiteral("OLD");
    RestrictionUpdate u;
    u.property = hotel;
    u.ratePlan = old;
    u.from = Night::of(2016, 7, 14);
    u.to = Night::of(2016, 7, 15);
    RestrictionUpdate other = u;
    other.ratePlan = QStringLiteral("BAR");
    const std::vector<RestrictionUpdate> updates{other, u, other, u};
    const std::span<const RestrictionUpdate> all(updates);
    const Answer a = partial();
    QCOMPARE(itemsMeant(a.problems[0], all), std::vector<int>{1});
    QCOMPARE(itemsMeant(a.problems[1], all), (std::vector<int>{1, 3}));
    ItemProblem none = a.problems[1];
    none.to = Night::of(2016, 7, 16);
    QVERIFY(itemsMeant(none, all).empty());
    QVERIFY(itemsMeant(ItemProblem{9, {}, {}, {}, {}, {}, {}}, all).empty());
    QVERIFY(itemsMeant(ItemProblem{}, all).empty());
}

void TestAnswer::aProblemWithoutAFieldStaysOne()
{
    for (const char *warning : {R"({"":["no"]})", R"("no")", R"({"item":["no"]})"}) {
        const QByteArray body = R"({"data":[],"meta":{"warnings":[{"index":1,"warning":)"
                                + QByteArray(warning) + "}]}}";
        const auto read = decodeAnswer(200, body);
        QVERIFY(read);
        QCOMPARE(read->problems.size(), size_t(1));
        QCOMPARE(read->problems.front().field, QString());
        QCOMPARE(read->problems.front().reason.right(2), QStringLiteral("no"));
        const auto again = decodeAnswer(200, encode(*read, Kind::Restrictions));
        QVERIFY(again && *again == *read);
    }
}

void TestAnswer::aSignatureMadeByOthersIsAccepted()
{
    // python3: hmac.new(b"correct horse", b'1468483200.{"event":"test"}', sha256).hexdigest()
    const Signature theirs{"1468483200",
                           "ed9d1009b81cdce5c690c20eefe48ec998d7c8bc6ac2d604c73852c0a03a19b3"};
    const QByteArray body = R"({"event":"test"})";
    QVERIFY(verify("correct horse", body, theirs, at(1468483200)));
    const Signature ours = sign("correct horse", body, at(1468483200));
    QCOMPARE(ours.timestamp, theirs.timestamp);
    QCOMPARE(ours.value, theirs.value);
    QVERIFY(verify("correct horse", body, theirs, at(1468483200 + 300)));
    QVERIFY(verify("correct horse", body, theirs, at(1468483200 - 300)));
}

void TestAnswer::aWrongSignatureIsRefused_data()
{
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("timestamp");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<qint64>("now");
    QTest::addColumn<QString>("field");
    const qint64 t = 1468483200;
    const QByteArray secret = "s", body = "{}", stamp = QByteArray::number(t);
    const QByteArray value = sign(secret, body, at(t)).value;
    const QString stampField = QStringLiteral("X-Timestamp"), field = QStringLiteral("X-Signature");
    QTest::newRow("other secret") << QByteArray("S") << body << stamp << value << t << field;
    QTest::newRow("other body") << secret << QByteArray("{} ") << stamp << value << t << field;
    QTest::newRow("other time") << secret << body << QByteArray::number(t + 1) << value << t
                                << field;
    QTest::newRow("no secret") << QByteArray() << body << stamp << sign({}, body, at(t)).value << t
                               << field;
    QTest::newRow("no value") << secret << body << stamp << QByteArray() << t << field;
    QTest::newRow("half a value") << secret << body << stamp << value.left(32) << t << field;
    QTest::newRow("old") << secret << body << stamp << value << t + 301 << stampField;
    QTest::newRow("early") << secret << body << stamp << value << t - 301 << stampField;
    QTest::newRow("no time") << secret << body << QByteArray() << value << t << stampField;
    QTest::newRow("words") << secret << body << QByteArray("+1468483200") << value << t
                           << stampField;
    QTest::newRow("endless") << secret << body << QByteArray(40, '9') << value << t << stampField;
}

void TestAnswer::aWrongSignatureIsRefused()
{
    QFETCH(QByteArray, secret);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, timestamp);
    QFETCH(QByteArray, value);
    QFETCH(qint64, now);
    QFETCH(QString, field);
    const auto ok = verify(secret, body, {timestamp, value}, at(now));
    QVERIFY(!ok);
    QCOMPARE(ok.error().code, ErrorCode::Forbidden);
    QCOMPARE(ok.error().field, field);
}

QTEST_APPLESS_MAIN(TestAnswer)
#include "test_answer.moc"
