// SPDX-License-Identifier: GPL-3.0-or-later
// Requests to the API server over real sockets: metrics are shown to authorized clients only; other
// requests are refused with a reason and a log line, and change nothing.
#include "api/access.h"
#include "api/api_server_settings.h"
#include "api/refusal_log.h"
#include "api_server_hotel.h"
#include "protocols/ota_json/signature.h"
#include "simulator/channels/pushes.h"
#include "support/certificates.h"
#include "support/patience.h"

#include <QtCore/QUrl>
#include <QtNetwork/QSslSocket>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

QByteArray webhookOf(const ApiServerHotel &house, const simulator::Told &told)
{
    return simulator::jsonPush(told, {kWebhookUser.toUtf8(), kWebhookSecret}, house.clock().wall())
        .body;
}

}  // namespace

class TestApiServer : public QObject {
    Q_OBJECT

private slots:
    void healthAndMetricsAreSaid();
    void metricsAreForThisMachineAndNotForClientsOfAProxy();
    void metricsWantTheTokenWhereThereIsOne();
    void strangersAreTurnedAway_data();
    void strangersAreTurnedAway();
    void logHasNothingOfAnAddressButWords();
    void webhookIsStoredBeforeItIsAnswered();
    void copyOfAWebhookIsKnown();
    void webhookThatOnlyNamesARevisionIsNotBelieved();
    void webhookThatShowsTheSecretIsNotBelieved();
    void wrongWebhooksChangeNothing_data();
    void wrongWebhooksChangeNothing();
    void beyondThisMachineACertificateIsNeeded();
    void encryptedServerIsOnlyTrustedForWhatItIs();
    void floodOfRefusalsIsALineWithItsNumber();
    void shownUrlIsAccepted_data();
    void shownUrlIsAccepted();

private:
    static protocols::Headers signedAt(const QByteArray &body, Instant when,
                                       const QByteArray &secret = kWebhookSecret);
};

protocols::Headers TestApiServer::signedAt(const QByteArray &body, Instant when,
                                           const QByteArray &secret)
{
    const auto signature = protocols::ota_json::sign(secret, body, when);
    return {{"Content-Type", "application/json"},
            {"X-Timestamp", signature.timestamp},
            {"X-Signature", signature.value}};
}

void TestApiServer::healthAndMetricsAreSaid()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    QCOMPARE(call(house.port(), "GET", "/healthz").status, 200);
    const Called page = call(house.port(), "GET", "/metrics");
    QCOMPARE(page.status, 200);
    QVERIFY(page.header("Content-Type").startsWith("text/plain; version=0.0.4"));
    QVERIFY(page.body.contains("roomrack_up{property=\"1\",hotel=\"Test \\\"1\\\"\"} 1\n"));
    QVERIFY(page.body.contains("channel=\"2\",name=\"Channel 2\",state=\"paused\"} 1\n"));
    QVERIFY(page.body.contains("channel=\"2\",name=\"Channel 2\",state=\"offline\"} 0\n"));
    QVERIFY(page.body.contains("roomrack_channel_pending_nights{"));
    QVERIFY(page.body.contains("roomrack_http_requests_total 2\n"));
    QVERIFY(!page.body.contains(kWebhookSecret));
    // Every sample belongs to an announced metric and is a number.
    QByteArray announced;
    for (const QByteArray &line : page.body.split('\n')) {
        if (line.startsWith("# TYPE ")) announced = line.split(' ')[2];
        if (line.isEmpty() || line.startsWith('#')) continue;
        QVERIFY2(line.startsWith(announced + '{') || line.startsWith(announced + ' '),
                 line.constData());
        bool number = false;
        line.mid(line.lastIndexOf(' ') + 1).toDouble(&number);
        QVERIFY2(number, line.constData());
    }
}

void TestApiServer::metricsAreForThisMachineAndNotForClientsOfAProxy()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    QCOMPARE(call(house.port(), "GET", "/metrics").status, 200);
    for (const auto &[header, value] : protocols::Headers{{"X-Forwarded-For", "203.0.113.7"},
                                                          {"X-Forwarded-For", "unknown"},
                                                          {"Forwarded", "for=203.0.113.7"}})
        QCOMPARE(call(house.port(), "GET", "/metrics", {{header, value}}).status, 401);
}

void TestApiServer::metricsWantTheTokenWhereThereIsOne()
{
    ApiServerHotel house;
    api::ApiServerOptions options;
    options.tokenHash = api::tokenHashOf("open sesame");
    QVERIFY(house.open(options));
    QCOMPARE(call(house.port(), "GET", "/metrics").status, 401);
    QCOMPARE(call(house.port(), "GET", "/metrics", {{"Authorization", "Bearer open"}}).status, 401);
    QCOMPARE(
        call(house.port(), "GET", "/metrics", {{"Authorization", "Bearer open sesame"}}).status,
        200);
    QCOMPARE(call(house.port(), "GET", "/healthz").status, 200);
}

void TestApiServer::strangersAreTurnedAway_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("status");
    const auto row = [](const char *what, const char *method, const char *target, const char *name,
                        const char *value, int status) {
        QTest::addRow("%s", what) << QByteArray(method) << QByteArray(target) << QByteArray(name)
                                  << QByteArray(value) << status;
    };
    row("another host", "GET", "/healthz", "Host", "evil.example", 421);
    row("a host with a user", "GET", "/healthz", "Host", "a@127.0.0.1", 421);
    row("somebody's page", "GET", "/metrics", "Origin", "https://evil.example", 403);
    row("a page without an origin", "POST", "/hooks/2", "Origin", "null", 403);
    row("another address", "GET", "/", "X", "1", 404);
    row("no such channel", "POST", "/hooks/9", "X", "1", 404);
    row("no number", "POST", "/hooks/two", "X", "1", 404);
    row("another hotel's channel", "POST", "/hooks/7/2", "X", "1", 404);
    row("too many numbers", "POST", "/hooks/1/2/3", "X", "1", 404);
    row("the front desk", "POST", "/hooks/1", "X", "1", 404);
    row("asked instead of told", "GET", "/hooks/2", "X", "1", 405);
    row("told instead of asked", "POST", "/metrics", "X", "1", 405);
}

void TestApiServer::strangersAreTurnedAway()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    QFETCH(int, status);
    ApiServerHotel house;
    QVERIFY(house.open());
    const qint64 before = house.seq();
    const Called answer = call(house.port(), method, target, {{name, value}});
    QCOMPARE(answer.status, status);
    QVERIFY(answer.body.size() > 5);
    QTRY_COMPARE(house.logged().size(), qsizetype(1));
    QVERIFY(house.logged().front().startsWith(QString::number(status)));
    QCOMPARE(house.seq(), before);
    QCOMPARE(call(house.port(), "GET", "/healthz").status, 200);
}

void TestApiServer::logHasNothingOfAnAddressButWords()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    for (const char *target :
         {"/v1/bookings/4111111111111111", "/hooks/4111-1111-1111-1111",
          "/a/NDExMTExMTExMTExMTExMQ==", "/%34%31%31%31/x", "/v1/token-3ce82b7f01/cancel"})
        QVERIFY(call(house.port(), "POST", target).status >= 400);
    call(house.port(), "4111111111111111", "/healthz");
    QTRY_COMPARE(house.logged().size(), qsizetype(6));
    QStringList said;
    for (const QString &line : house.logged()) said += line.section(u' ', 2, 3);
    QCOMPARE(
        said,
        QStringList({QStringLiteral("POST /v1/bookings/***:"), QStringLiteral("POST /hooks/***:"),
                     QStringLiteral("POST /a/***:"), QStringLiteral("POST /***/x:"),
                     QStringLiteral("POST /v1/***/cancel:"), QStringLiteral("*** /healthz:")}));
}

void TestApiServer::webhookIsStoredBeforeItIsAnswered()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto told = house.booked();
    const QByteArray body = webhookOf(house, told);
    const Called answer = house.hook(kJsonChannel, signedAt(body, house.clock().wall()), body);
    QCOMPARE(answer.status, 200);
    QVERIFY(answer.body.contains("Success"));
    QCOMPARE(house.bookings(kJsonChannel, told), 1);
    QCOMPARE(house.waiting(), 0);
    QVERIFY(house.logged().isEmpty());
}

void TestApiServer::copyOfAWebhookIsKnown()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto told = house.booked();
    const QByteArray body = webhookOf(house, told);
    const auto headers = signedAt(body, house.clock().wall());
    QCOMPARE(house.hook(kJsonChannel, headers, body).status, 200);
    const qint64 before = house.seq();
    const Called copy = house.hook(kJsonChannel, headers, body);
    QCOMPARE(copy.status, 200);
    QVERIFY(copy.body.contains("Already received"));
    // The same reservation with a new signature is still stored only once.
    const auto again = signedAt(body, house.clock().wall() - 2 * kSecond);
    QCOMPARE(house.hook(kJsonChannel, again, body).status, 200);
    QCOMPARE(house.bookings(kJsonChannel, told), 1);
    QCOMPARE(house.seq(), before);
}

/// The revision is fetched from the channel, which is not running: nothing is booked.
void TestApiServer::webhookThatOnlyNamesARevisionIsNotBelieved()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto told = house.booked();
    const auto hook = simulator::jsonNaming(told, {{}, kWebhookSecret}, house.clock().wall());
    for (const char *says : {"Success", "Already received"}) {
        const Called answer = house.hook(kJsonChannel, hook.headers, hook.body);
        QCOMPARE(answer.status, 200);
        QVERIFY2(answer.body.contains(says), answer.body.constData());
    }
    const auto forged = simulator::jsonNaming(told, {{}, "another"}, house.clock().wall());
    QCOMPARE(house.hook(kJsonChannel, forged.headers, forged.body).status, 401);
    QCOMPARE(house.bookings(kJsonChannel, told), 0);
    QCOMPARE(house.waiting(), 0);
}

/// An intercepted secret could be replayed with another reservation.
void TestApiServer::webhookThatShowsTheSecretIsNotBelieved()
{
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto told = house.booked();
    const QByteArray whole = webhookOf(house, told);
    protocols::Headers headers{{"Content-Type", "application/json"},
                               {"Authorization", "Bearer " + kWebhookSecret}};
    for (const QByteArray &body :
         {whole, simulator::jsonNaming(told, {}, house.clock().wall()).body,
          QByteArray(R"({"event":"test"})")})
        QCOMPARE(house.hook(kJsonChannel, headers, body).status, 200);
    QCOMPARE(house.hook(kJsonChannel, headers, "{").status, 422);
    headers.back().second = "Bearer another";
    QCOMPARE(house.hook(kJsonChannel, headers, whole).status, 401);
    QCOMPARE(house.bookings(kJsonChannel, told), 0);
    QCOMPARE(house.waiting(), 0);
}

void TestApiServer::wrongWebhooksChangeNothing_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<int>("status");
    const char *names[] = {"wrong secret", "old",       "from tomorrow", "another body",
                           "no signature", "not JSON",  "a key twice",   "no JSON at all",
                           "too large",    "not signed"};
    const int statuses[] = {401, 401, 401, 401, 401, 422, 422, 415, 413, 401};
    for (int i = 0; i < 10; ++i) QTest::addRow("%s", names[i]) << i << statuses[i];
}

void TestApiServer::wrongWebhooksChangeNothing()
{
    QFETCH(int, what);
    QFETCH(int, status);
    ApiServerHotel house;
    QVERIFY(house.open());
    const auto told = house.booked();
    const QByteArray good = webhookOf(house, told);
    const Instant now = house.clock().wall();
    QByteArray body = good;
    protocols::Headers headers = signedAt(body, now);
    switch (what) {
    case 0: headers = signedAt(body, now, "another secret"); break;
    case 1: headers = signedAt(body, now - 301 * kSecond); break;
    case 2: headers = signedAt(body, now + 310 * kSecond); break;
    case 3: body.replace("booking", "bookinG"); break;
    case 4: headers.resize(1); break;
    case 5: headers = signedAt(body = good.left(good.size() / 2), now); break;
    case 6: headers = signedAt(body = "{\"event\":\"test\",\"event\":\"test\"}", now); break;
    case 7: headers.front().second = "text/plain"; break;
    case 8: body = QByteArray(5 << 20, ' '); break;
    case 9: headers.back().second = "0000"; break;
    }
    const qint64 before = house.seq();
    const Called answer = house.hook(kJsonChannel, headers, body);
    QCOMPARE(answer.status, status);
    QVERIFY(answer.body.size() > 5);
    QVERIFY(!answer.body.contains(kWebhookSecret));
    QTRY_COMPARE(house.logged().size(), qsizetype(1));
    QCOMPARE(house.seq(), before);
    QCOMPARE(house.bookings(kJsonChannel, told), 0);
    QCOMPARE(house.waiting(), 0);
    // The server still responds.
    const Called after = house.hook(kJsonChannel, signedAt(good, now), good);
    QCOMPARE(after.status, 200);
    QCOMPARE(house.bookings(kJsonChannel, told), 1);
}

void TestApiServer::beyondThisMachineACertificateIsNeeded()
{
    ApiServerHotel house;
    api::ApiServerOptions options;
    options.address = QHostAddress(QHostAddress::Any);
    const auto opened = house.open(options);
    QVERIFY(!opened);
    QVERIFY(opened.error().text().contains(QStringLiteral("certificate")));
}

void TestApiServer::encryptedServerIsOnlyTrustedForWhatItIs()
{
    const Certificates certificates;
    ROOMRACK_NEEDS_OPENSSL(certificates);
    using Pair = Certificates::Pair;
    const std::vector<std::pair<Pair, bool>> all{{certificates.good(), true},
                                                 {certificates.expired(), false},
                                                 {certificates.otherHost(), false},
                                                 {certificates.selfSigned(), false}};
    for (const auto &[files, trusted] : all) {
        ApiServerHotel house;
        api::ApiServerOptions options;
        options.tls = *http::tlsFrom(files.first, files.second);
        QVERIFY(house.open(options));
        QSslSocket socket;
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.setCaCertificates(certificates.authority());
        socket.setSslConfiguration(tls);
        socket.connectToHostEncrypted(QStringLiteral("localhost"), house.port());
        socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        QTRY_COMPARE(socket.state(), QAbstractSocket::UnconnectedState);
        QCOMPARE(socket.readAll().startsWith("HTTP/1.1 200 "), trusted);
    }
}

void TestApiServer::floodOfRefusalsIsALineWithItsNumber()
{
    core::ManualClock clock(Instant{1'772'000'000'000'000});
    api::RefusalLog log(clock);
    int lines = 0;
    for (int i = 0; i < 100; ++i)
        lines += int(log.lines(404, QStringLiteral("127.0.0.1"), QStringLiteral("x")).size());
    QCOMPARE(lines, api::RefusalLog::kAtMost);
    clock.advance(61 * kSecond);
    const QStringList next =
        log.lines(404, QStringLiteral("127.0.0.1"), QStringLiteral("a\x1b[2J\nb"));
    QCOMPARE(next.size(), qsizetype(2));
    QVERIFY(next[0].contains(QString::number(100 - api::RefusalLog::kAtMost)));
    QVERIFY(next[1].endsWith(QStringLiteral("a?[2J?b")));
}

void TestApiServer::shownUrlIsAccepted_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QStringList>("names");
    const QStringList name{QStringLiteral("hotel.example")};
    QTest::newRow("loopback") << QStringLiteral("127.0.0.1") << QStringList();
    QTest::newRow("all IPv4 addresses") << QStringLiteral("0.0.0.0") << QStringList();
    QTest::newRow("all IPv6 addresses") << QStringLiteral("::") << QStringList();
    QTest::newRow("public hostname") << QStringLiteral("0.0.0.0") << name;
}

/// A channel that calls the URL in the settings is not answered with 421.
void TestApiServer::shownUrlIsAccepted()
{
    QFETCH(QString, address);
    QFETCH(QStringList, names);
    api::ApiServerSettings settings;
    settings.address = address;
    settings.names = names;
    const QUrl url(api::urlOf(settings, 8470));
    http::Request request;
    request.at = QHostAddress(url.host());
    request.headers.emplace_back("Host", url.authority().toLatin1());
    QVERIFY2(!api::turnedAway(request, names), qPrintable(url.toString()));
    if (names.isEmpty()) QCOMPARE(request.at.protocol(), QHostAddress(address).protocol());
}

QTEST_GUILESS_MAIN(TestApiServer)
#include "test_api_server.moc"
