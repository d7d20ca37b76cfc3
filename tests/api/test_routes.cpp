// SPDX-License-Identifier: GPL-3.0-or-later
// Access to /v1: every route with every role, without a token and with a wrong one; too often, too
// large, from a web page, for another host. Refused requests change nothing.
#include "api/v1/router.h"
#include "api_hotel.h"
#include "support/patience.h"

using namespace roomrack;
using namespace roomrack::tests;
using api::v1::Route;

namespace {

QByteArray targetOf(const Route &route)
{
    return QByteArray(route.path).replace("{id}", "999999");
}

/// "403 forbidden Authorization": status, kind and field.
QString refusalOf(const Called &answer)
{
    return QStringList{QString::number(answer.status), problemOf(answer),
                       jsonOf(answer)[QStringLiteral("field")].toString()}
        .join(u' ')
        .trimmed();
}

}  // namespace

class TestRoutes : public QObject {
    Q_OBJECT

    /// For tests that leave nothing behind.
    ApiHotel &openApi()
    {
        api::ApiServerOptions options;
        options.api.strangers = {60'000, 10'000};
        return house_.open(options);
    }
    SharedApiHotel house_;

private slots:
    void everyRouteWithEveryRole_data();
    void everyRouteWithEveryRole();
    void everyRouteWantsAToken_data();
    void everyRouteWantsAToken();
    void whateverChangesSomethingWantsAKey_data();
    void whateverChangesSomethingWantsAKey();
    void wrongFormsAreNamed_data();
    void wrongFormsAreNamed();
    void tokenThatWasTakenBackIsUnknown();
    void tokenIsAskedToComeSlower();
    void strangersAreSlowedDownAndOthersAreNot();
    void whoCannotTalkHttpIsNoConcernOfOthers();
};

void TestRoutes::everyRouteWithEveryRole_data()
{
    QTest::addColumn<int>("route");
    QTest::addColumn<int>("role");
    for (size_t r = 0; r < api::v1::kRoutes.size(); ++r) {
        const Route &route = api::v1::kRoutes[r];
        for (const TokenRole role : kRoles)
            QTest::addRow("%s %s as %s", route.method.constData(), route.path.constData(),
                          qPrintable(booking::tokenRoleCode(role)))
                << int(r) << int(role);
    }
}

void TestRoutes::everyRouteWithEveryRole()
{
    QFETCH(int, route);
    QFETCH(int, role);
    const Route &one = api::v1::kRoutes[size_t(route)];
    const auto who = static_cast<TokenRole>(role);
    ApiHotel &house = openApi();
    const qint64 before = house.seq();
    const Called answer =
        house.call({one.method, targetOf(one), one.changes ? "{}" : "", {}, house.token(who)});
    if (one.mayBe(who)) {
        QVERIFY2(answer.status != 403 && answer.status != 401 && answer.status < 500,
                 answer.body.constData());
        return;
    }
    QCOMPARE(refusalOf(answer), QStringLiteral("403 forbidden Authorization"));
    QCOMPARE(house.seq(), before);
}

void TestRoutes::everyRouteWantsAToken_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("authorization");
    const std::pair<const char *, QByteArray> ways[] = {
        {"none", {}},
        {"empty", "Bearer "},
        {"wrong", "Bearer token-of-nobody"},
        {"cut short", "Bearer token-of-manage"},
        {"another scheme", "Basic " + QByteArray("a:token-of-manager").toBase64()},
        {"endless", "Bearer " + QByteArray(2'000, 'x')}};
    for (const Route &route : api::v1::kRoutes) {
        for (const auto &[name, authorization] : ways)
            QTest::addRow("%s %s, %s", route.method.constData(), route.path.constData(), name)
                << route.method << targetOf(route) << authorization;
    }
    QTest::addRow("no route") << QByteArray("GET") << QByteArray("/v1/nothing") << QByteArray();
}

void TestRoutes::everyRouteWantsAToken()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, authorization);
    ApiHotel &house = openApi();
    protocols::Headers headers{{"Idempotency-Key", "key"}};
    if (!authorization.isEmpty()) headers.emplace_back("Authorization", authorization);
    const qint64 before = house.seq();
    const Called answer = house.call({method, target}, headers);
    QCOMPARE(refusalOf(answer), QStringLiteral("401 unauthorized Authorization"));
    QCOMPARE(answer.header("WWW-Authenticate"), QByteArray("Bearer"));
    QVERIFY(!answer.body.contains("token-of"));
    QCOMPARE(house.seq(), before);
}

void TestRoutes::whateverChangesSomethingWantsAKey_data()
{
    QTest::addColumn<int>("route");
    QTest::addColumn<QByteArray>("key");
    for (size_t r = 0; r < api::v1::kRoutes.size(); ++r) {
        const Route &route = api::v1::kRoutes[r];
        if (!route.changes) continue;
        const std::pair<const char *, QByteArray> keys[] = {{"none", {}},
                                                            {"too long", QByteArray(300, 'k')},
                                                            {"with blanks", "a b"},
                                                            {"not ASCII", "schl\xc3\xbcssel"}};
        for (const auto &[name, key] : keys)
            QTest::addRow("%s %s, %s", route.method.constData(), route.path.constData(), name)
                << int(r) << key;
    }
}

void TestRoutes::whateverChangesSomethingWantsAKey()
{
    QFETCH(int, route);
    QFETCH(QByteArray, key);
    const Route &one = api::v1::kRoutes[size_t(route)];
    ApiHotel &house = openApi();
    protocols::Headers headers{{"Authorization", "Bearer " + house.token(TokenRole::Manager)}};
    if (!key.isEmpty()) headers.emplace_back("Idempotency-Key", key);
    const qint64 before = house.seq();
    const Called answer = house.call({one.method, targetOf(one)}, headers);
    QCOMPARE(refusalOf(answer), QStringLiteral("400 key-wanted Idempotency-Key"));
    QCOMPARE(house.seq(), before);
}

void TestRoutes::wrongFormsAreNamed_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *what, const QByteArray &name, const QByteArray &value,
                        const QByteArray &body, int status, const char *kind, const char *field) {
        QTest::addRow("%s", what) << name << value << body << status << QString::fromLatin1(kind)
                                  << QString::fromLatin1(field);
    };
    const QByteArray good = ApiHotel::stayBody();
    row("another host", "Host", "evil.example", good, 421, "foreign-host", "Host");
    row("a web page", "Origin", "https://evil.example", good, 403, "web-page", "Origin");
    row("a form", "Content-Type", "text/plain", good, 415, "wrong-type", "Content-Type");
    row("no JSON", "X", "1", "hello", 400, "malformed", "");
    row("half of it", "X", "1", good.left(30), 400, "malformed", "");
    row("a key twice", "X", "1", "{\"rooms\":1,\"rooms\":2}", 400, "malformed", "rooms");
    row("a list", "X", "1", "[]", 422, "invalid", "");
    row("too deep", "X", "1", "{\"guest\":" + QByteArray(40, '[') + QByteArray(40, ']') + "}", 400,
        "malformed", "");
    row("too large", "X", "1", '"' + QByteArray(80'000, 'x') + '"', 413, "too-large", "");
    row("a field nobody knows", "X", "1", "{\"room\":1}", 422, "invalid", "room");
}

void TestRoutes::wrongFormsAreNamed()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, body);
    QFETCH(int, status);
    QFETCH(QString, kind);
    QFETCH(QString, field);
    ApiHotel &house = openApi();
    protocols::Headers headers{{name, value},
                               {"Authorization", "Bearer " + house.token(TokenRole::Desk)},
                               {"Idempotency-Key", "key"}};
    if (name != "Content-Type") headers.emplace_back("Content-Type", "application/json");
    const qint64 before = house.seq();
    const Called answer = house.call({"POST", "/v1/soft-block", body}, headers);
    QCOMPARE(answer.status, status);
    QCOMPARE(problemOf(answer), kind);
    const QJsonObject problem = jsonOf(answer);
    QCOMPARE(problem[QStringLiteral("status")].toInt(), status);
    if (!field.isEmpty()) QCOMPARE(problem[QStringLiteral("field")].toString(), field);
    QCOMPARE(house.seq(), before);
}

void TestRoutes::tokenThatWasTakenBackIsUnknown()
{
    ApiHotel house;
    QVERIFY(house.open());
    QCOMPARE(house.get("/v1/availability", TokenRole::Read).status, 200);
    house.revoke(TokenRole::Read);
    QTRY_COMPARE(house.get("/v1/availability", TokenRole::Read).status, 401);
    QCOMPARE(house.get("/v1/availability", TokenRole::Desk).status, 200);
}

void TestRoutes::tokenIsAskedToComeSlower()
{
    ApiHotel house;
    api::ApiServerOptions options;
    options.api.tokens = {30, 20};
    QVERIFY(house.open(options));
    int served = 0;
    Called last;
    while (served < 40 && (last = house.get("/v1/availability", TokenRole::Desk)).status == 200)
        ++served;
    QCOMPARE(served, 20);
    QCOMPARE(last.status, 429);
    QCOMPARE(problemOf(last), QStringLiteral("too-many-requests"));
    QCOMPARE(last.header("Retry-After"), QByteArray("2"));
    // Other tokens are unaffected, and this one recovers.
    QCOMPARE(house.get("/v1/availability", TokenRole::Read).status, 200);
    house.hotel().clock.advance(2 * kSecond);
    QCOMPARE(house.get("/v1/availability", TokenRole::Desk).status, 200);
    QCOMPARE(house.get("/v1/availability", TokenRole::Desk).status, 429);
}

void TestRoutes::strangersAreSlowedDownAndOthersAreNot()
{
    ApiHotel house;
    api::ApiServerOptions options;
    options.api.strangers = {60, 5};
    QVERIFY(house.open(options));
    int refused = 0;
    while (refused < 20 && house.call({"GET", "/v1/availability", {}, {}, "wrong"}).status == 401)
        ++refused;
    QCOMPARE(refused, 5);
    QCOMPARE(house.call({"GET", "/v1/availability", {}, {}, "wrong"}).status, 429);
    QCOMPARE(house.get("/v1/availability", TokenRole::Read).status, 200);
    QTRY_VERIFY(house.logged().size() >= 6);
}

void TestRoutes::whoCannotTalkHttpIsNoConcernOfOthers()
{
    ApiHotel house;
    QVERIFY(house.open());
    QCOMPARE(callRaw(house.port(), "GET /v1/availability HTTP/1.1\r\nHost: a\r\nX: "
                                       + QByteArray(20'000, 'x') + "\r\n\r\n")
                 .status,
             431);
    QCOMPARE(callRaw(house.port(), "POST /v1/soft-block HTTP/1.1\r\nHost: a\r\n"
                                   "Content-Length: 999999999\r\n\r\n")
                 .status,
             413);
    QCOMPARE(house.get("/v1/nothing").status, 404);
    QCOMPARE(house.get("/v1/bookings/0").status, 404);
    QCOMPARE(house.get("/v1/bookings/99999999999999999999").status, 404);
    const Called other = house.call({"PATCH", "/v1/availability"});
    QCOMPARE(other.status, 405);
    QCOMPARE(other.header("Allow"), QByteArray("GET"));
    QCOMPARE(house.get("/v1/availability").status, 200);
}

QTEST_GUILESS_MAIN(TestRoutes)
#include "test_routes.moc"
