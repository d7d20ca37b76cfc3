// SPDX-License-Identifier: GPL-3.0-or-later
// The server over real sockets: slow, disconnecting, oversized or numerous clients do no harm; with
// TLS, clients talk to trusted servers only.
#include "http/server.h"
#include "support/certificates.h"
#include "support/crowd.h"
#include "support/patience.h"
#include "support/sanitized.h"

#include <QtCore/QRegularExpression>
#include <QtNetwork/QSslSocket>
#include <QtNetwork/QTcpSocket>

using namespace roomrack;
using namespace roomrack::tests;
using http::Request;
using http::Server;

namespace {

const QByteArray kGet = "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n";

/// Sends a request on a connection that stays open.
bool isServed(QTcpSocket &socket)
{
    socket.write(kGet);
    QByteArray came;
    return waitFor([&] { return (came += socket.readAll()).startsWith("HTTP/1.1 200 OK"); });
}

}  // namespace

class TestServer : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void answersSeveralRequestsOfALine();
    void longRowOfRequestsDoesNotNest();
    void aClientThatLeavesInTheMiddleOfARowIsNoNews();
    void callerWhoLeftBeforeTheAnswerDoesNoHarm();
    void answerMayBeNone();
    void wrongRequestIsAnsweredAndTheLineClosed();
    void tooLargeBodyIsAnsweredBeforeItCame();
    void continueIsSentToClientsThatWaitForIt();
    void slowCallerIsCutOff();
    void crowdIsTurnedAway();
    void strangersMakeRoomForNewConnections();
    void slowReaderIsCutOff();
    void nothingMoreIsReadFromClientsThatReadNoAnswers();
    void manyHalfRequestsDoNotFillTheMemory();
    void tenThousandLinesDoNoHarm();
    void lineIsHandedOverUnread();
    void lineThatMayNotBeHandedOverIsAnswered();
    void encryptedLineIsServed();
    void plainCallerOfAnEncryptedServerIsCutOff();
    void wrongCertificateFilesAreNamed();

private:
    void start(http::ServerOptions options = {});
    std::unique_ptr<QTcpSocket> connected();
    QByteArray answerTo(const QByteArray &bytes);

    std::unique_ptr<Server> server_;
    std::vector<Server::Answer> later_;
    bool answersLater_ = false;
    QStringList refused_;
    quint16 port_ = 0;
};

void TestServer::init()
{
    answersLater_ = false;
    later_.clear();
    refused_.clear();
}

void TestServer::cleanup()
{
    server_.reset();
}

void TestServer::start(http::ServerOptions options)
{
    server_ = std::make_unique<Server>(
        [this](const Request &request, Server::Answer answer) {
            if (answersLater_)
                later_.push_back(std::move(answer));
            else
                answer(http::textResponse(200, request.target + ' ' + request.body));
        },
        std::move(options));
    connect(server_.get(), &Server::refused, this,
            [this](int status, const QByteArray &) { refused_ += QString::number(status); });
    port_ = *server_->open(QHostAddress(QHostAddress::LocalHost), 0);
}

std::unique_ptr<QTcpSocket> TestServer::connected()
{
    auto socket = std::make_unique<QTcpSocket>();
    socket->connectToHost(QHostAddress(QHostAddress::LocalHost), port_);
    return socket;
}

/// All data until the connection is closed.
QByteArray TestServer::answerTo(const QByteArray &bytes)
{
    const auto socket = connected();
    socket->write(bytes);
    if (!waitFor([&] { return socket->state() == QTcpSocket::UnconnectedState; }))
        qWarning("the line stays open");
    return socket->readAll();
}

void TestServer::answersSeveralRequestsOfALine()
{
    start();
    const auto socket = connected();
    socket->write(kGet + "POST /b HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx"
                  + kGet);
    QTRY_COMPARE(socket->bytesAvailable() > 0 ? socket->peek(100'000).count("HTTP/1.1 200 OK") : 0,
                 qsizetype(3));
    const QByteArray all = socket->readAll();
    QVERIFY(all.indexOf("/a ") < all.indexOf("/b x"));
    QCOMPARE(server_->connections(), 1);
    socket->disconnectFromHost();
    QTRY_COMPARE(server_->connections(), 0);
}

/// Each answer makes room for the next request: nested calls would exhaust the stack.
void TestServer::longRowOfRequestsDoesNotNest()
{
    start();
    constexpr int kMany = 20'000;
    const auto socket = connected();
    for (int i = 0; i < kMany; ++i) socket->write(kGet);
    int answers = 0;
    QByteArray rest;
    QVERIFY(waitFor([&] {
        const QByteArray came = rest + socket->readAll();
        answers += int(came.count("HTTP/1.1 200"));
        rest = came.right(11);
        return answers == kMany;
    }));
}

/// The rest of such a connection is not read, and nothing is logged: clients could fill the log.
void TestServer::aClientThatLeavesInTheMiddleOfARowIsNoNews()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
    start();
    constexpr int kCallers = 50, kRow = 200;
    for (int i = 0; i < kCallers; ++i) {
        const auto socket = connected();
        socket->write(QByteArray(kGet).repeated(kRow));
        QVERIFY(QTest::qWaitFor([&] { return socket->bytesAvailable() > 0; }, kTryForMs));
        socket->abort();
    }
    QTRY_COMPARE(server_->connections(), 0);
}

void TestServer::callerWhoLeftBeforeTheAnswerDoesNoHarm()
{
    start();
    answersLater_ = true;
    {
        const auto socket = connected();
        socket->write(kGet);
        QTRY_COMPARE(later_.size(), size_t(1));
    }
    QTRY_COMPARE(server_->connections(), 0);
    later_.front()(http::textResponse(200, "too late"));
    answersLater_ = false;
    QVERIFY(answerTo("GET /c HTTP/1.0\r\n\r\n").contains("/c"));
    // Nor one that is still connected when the server is destroyed.
    answersLater_ = true;
    const auto socket = connected();
    socket->write(kGet);
    QTRY_COMPARE(later_.size(), size_t(2));
    server_.reset();
    later_.back()(http::textResponse(200, "too late"));
}

void TestServer::answerMayBeNone()
{
    start();
    answersLater_ = true;
    const auto socket = connected();
    socket->write(kGet);
    QTRY_COMPARE(later_.size(), size_t(1));
    later_.front()({0, {}, {}});
    QTRY_COMPARE(socket->state(), QTcpSocket::UnconnectedState);
    QVERIFY(socket->readAll().isEmpty());
}

void TestServer::wrongRequestIsAnsweredAndTheLineClosed()
{
    start();
    const QByteArray answer = answerTo("NOTHING LIKE IT\r\n\r\n" + kGet);
    QVERIFY2(answer.startsWith("HTTP/1.1 400 "), answer.constData());
    QCOMPARE(answer.count("HTTP/1.1 4"), qsizetype(1));
    QCOMPARE(answer.count("HTTP/1.1 2"), qsizetype(0));
    QCOMPARE(refused_, QStringList{QStringLiteral("400")});
}

void TestServer::tooLargeBodyIsAnsweredBeforeItCame()
{
    http::ServerOptions options;
    options.limits.body = 1'000;
    start(options);
    // The sender continues to send and still reads the answer.
    const QByteArray answer =
        answerTo("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000000\r\n\r\n"
                 + QByteArray(2'000'000, 'x'));
    QVERIFY2(answer.startsWith("HTTP/1.1 413 "), answer.left(200).constData());
    QVERIFY(answer.contains("the limit is 1000"));
}

void TestServer::continueIsSentToClientsThatWaitForIt()
{
    start();
    const auto socket = connected();
    socket->write(
        "POST /b HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
    QTRY_COMPARE(socket->bytesAvailable(), qint64(25));
    QCOMPARE(socket->readAll(), QByteArray("HTTP/1.1 100 Continue\r\n\r\n"));
    socket->write("hi");
    QTRY_VERIFY(socket->peek(1'000).contains("/b hi"));
}

void TestServer::slowCallerIsCutOff()
{
    http::ServerOptions options;
    options.requestSeconds = 1;
    start(options);
    QVERIFY(answerTo("GET /a HTTP/1.1\r\nHost:").startsWith("HTTP/1.1 408 "));
    QVERIFY(answerTo({}).isEmpty());  // no request to answer
    QTRY_COMPARE(server_->connections(), 0);
}

void TestServer::crowdIsTurnedAway()
{
    http::ServerOptions options;
    options.maxConnections = 3;
    start(options);
    answersLater_ = true;
    std::vector<std::unique_ptr<QTcpSocket>> crowd;
    for (int i = 0; i < 3; ++i) {
        crowd.push_back(connected());
        crowd.back()->write(kGet);
    }
    QTRY_COMPARE(later_.size(), size_t(3));
    const QByteArray answer = answerTo({});
    QVERIFY(answer.startsWith("HTTP/1.1 503 ") && answer.contains("Retry-After"));
    crowd.pop_back();
    QTRY_VERIFY(server_->connections() < 3);
    answersLater_ = false;
    QVERIFY(answerTo("GET /c HTTP/1.0\r\n\r\n").contains("/c"));
}

void TestServer::strangersMakeRoomForNewConnections()
{
    http::ServerOptions options;
    options.maxConnections = 3;
    start(options);
    const auto known = connected();
    QVERIFY(isServed(*known));
    std::vector<std::unique_ptr<QTcpSocket>> silent;
    for (int i = 0; i < 2; ++i) silent.push_back(connected());
    QTRY_COMPARE(server_->connections(), 3);
    QVERIFY(answerTo("GET /c HTTP/1.0\r\n\r\n").contains("/c"));
    QTRY_COMPARE(silent[0]->state(), QTcpSocket::UnconnectedState);
    QCOMPARE(silent[1]->state(), QTcpSocket::ConnectedState);
    QVERIFY(isServed(*known));
}

void TestServer::slowReaderIsCutOff()
{
    http::ServerOptions options;
    options.takingSeconds = 1;
    start(options);
    answersLater_ = true;
    const auto socket = connected();
    socket->setReadBufferSize(1);
    socket->write(kGet);
    QTRY_COMPARE(later_.size(), size_t(1));
    later_.front()(http::textResponse(200, QByteArray(30'000'000, 'x')));
    QTRY_COMPARE(server_->connections(), 0);
}

void TestServer::nothingMoreIsReadFromClientsThatReadNoAnswers()
{
    start();
    answersLater_ = true;
    const auto socket = connected();
    socket->setReadBufferSize(1);
    socket->write(kGet + kGet);
    QTRY_COMPARE(later_.size(), size_t(1));
    const QByteArray large(30'000'000, 'x');
    later_.front()(http::textResponse(200, large));
    // Others are served meanwhile. If the second request were answered now, it would be missing at
    // the end.
    answersLater_ = false;
    QVERIFY(isServed(*connected()));
    answersLater_ = true;
    qsizetype taken = 0;
    socket->setReadBufferSize(0);
    QVERIFY(waitFor([&] { return (taken += socket->readAll().size()) > large.size(); }));
    QTRY_COMPARE(later_.size(), size_t(2));
}

void TestServer::manyHalfRequestsDoNotFillTheMemory()
{
    http::ServerOptions options;
    options.heldAtMost = 3'000'000;
    start(options);
    const auto known = connected();
    QVERIFY(isServed(*known));
    std::vector<std::unique_ptr<QTcpSocket>> halves;
    for (int i = 0; i < 8; ++i) {
        halves.push_back(connected());
        halves.back()->write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n"
                             + QByteArray(900'000, 'x'));
    }
    const auto refusedNow = [&] {
        return std::count_if(halves.begin(), halves.end(),
                             [](const auto &half) { return half->peek(12) == "HTTP/1.1 503"; });
    };
    QTRY_VERIFY(refusedNow() >= 4);
    QVERIFY(isServed(*known));
    QVERIFY(refusedNow() < 8);
}

void TestServer::tenThousandLinesDoNoHarm()
{
    if (!mayOpenFiles(12'000)) QSKIP("this system gives a process fewer descriptors");
    http::ServerOptions options;
    options.maxConnections = 512;
    start(options);
    const auto known = connected();
    QVERIFY(isServed(*known));
    std::vector<int> crowd;
    for (int i = 0; i < 10'000; ++i) {
        crowd.push_back(openSilently(port_));
        QVERIFY(crowd.back() >= 0);
        if (i % 100 == 0) {  // others are served meanwhile
            QVERIFY(isServed(*known));
        }
    }
    QVERIFY(answerTo("GET /c HTTP/1.0\r\n\r\n").contains("/c"));
    QTRY_VERIFY(server_->connections() <= 512);
    if (!sanitized())
        QVERIFY2(residentMegabytes() <= 300, qPrintable(QString::number(residentMegabytes())));
    for (const int one : crowd) closeSilently(one);
    QTRY_VERIFY(server_->connections() <= 1);
    QVERIFY(isServed(*known));
}

void TestServer::lineIsHandedOverUnread()
{
    server_ = std::make_unique<Server>([](const Request &, const Server::Answer &answer) {
        answer(http::textResponse(200, "as ever"));
    });
    std::unique_ptr<QTcpSocket> taken;
    server_->setUpgrade({"echo", [](const Request &) { return std::nullopt; },
                         [&](const Request &request, QTcpSocket *socket) {
                             QCOMPARE(request.target, QByteArray("/u"));
                             taken.reset(socket);
                         }});
    port_ = *server_->open(QHostAddress(QHostAddress::LocalHost), 0);
    const QByteArray asked = "GET /u HTTP/1.1\r\nHost: a\r\nUpgrade: echo\r\n\r\n";
    const auto socket = connected();
    socket->write(asked.left(20));
    QTRY_COMPARE(server_->connections(), 1);
    socket->write(asked.mid(20));
    QTRY_VERIFY(taken);
    QCOMPARE(taken->readAll(), asked);
    taken->write("hello");
    QTRY_COMPARE(socket->bytesAvailable(), qint64(5));
    QCOMPARE(socket->readAll(), QByteArray("hello"));
    QTRY_COMPARE(server_->connections(), 0);
    QVERIFY(answerTo("GET /u HTTP/1.0\r\n\r\n").contains("as ever"));
    QVERIFY(answerTo("GET /u HTTP/1.0\r\nUpgrade: another\r\n\r\n").contains("as ever"));
}

void TestServer::lineThatMayNotBeHandedOverIsAnswered()
{
    server_ = std::make_unique<Server>([](const Request &, const Server::Answer &) {});
    server_->setUpgrade({"echo",
                         [](const Request &) -> std::optional<http::Response> {
                             return http::textResponse(403, "not you");
                         },
                         [](const Request &, QTcpSocket *) { QFAIL("it was handed over"); }});
    port_ = *server_->open(QHostAddress(QHostAddress::LocalHost), 0);
    const QByteArray answer = answerTo("GET /u HTTP/1.1\r\nHost: a\r\nUpgrade: echo\r\n\r\n");
    QVERIFY(answer.startsWith("HTTP/1.1 403 ") && answer.contains("not you"));
    QCOMPARE(answer.count("HTTP/1.1 "), qsizetype(1));
    QTRY_COMPARE(server_->connections(), 0);
}

void TestServer::encryptedLineIsServed()
{
    const Certificates certificates;
    ROOMRACK_NEEDS_OPENSSL(certificates);
    const auto [certificate, key] = certificates.good();
    http::ServerOptions options;
    options.tls = *http::tlsFrom(certificate, key);
    start(options);
    QSslSocket socket;
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setCaCertificates(certificates.authority());
    socket.setSslConfiguration(tls);
    socket.connectToHostEncrypted(QStringLiteral("localhost"), port_);
    socket.write(kGet);
    QTRY_VERIFY(socket.peek(1'000).contains("/a "));
    QVERIFY(socket.sessionProtocol() >= QSsl::TlsV1_2);
}

void TestServer::plainCallerOfAnEncryptedServerIsCutOff()
{
    const Certificates certificates;
    ROOMRACK_NEEDS_OPENSSL(certificates);
    const auto [certificate, key] = certificates.good();
    http::ServerOptions options;
    options.tls = *http::tlsFrom(certificate, key);
    options.requestSeconds = 1;
    start(options);
    QVERIFY(!answerTo(kGet).contains("/a "));
    QVERIFY(!answerTo({}).contains("HTTP"));  // nor one that never begins the handshake
    QTRY_COMPARE(server_->connections(), 0);
}

void TestServer::wrongCertificateFilesAreNamed()
{
    const Certificates certificates;
    ROOMRACK_NEEDS_OPENSSL(certificates);
    const auto [certificate, key] = certificates.good();
    const QString nowhere = QStringLiteral("/nowhere.pem");
    QCOMPARE(http::tlsFrom(nowhere, key).error().field, nowhere);
    QCOMPARE(http::tlsFrom(certificate, nowhere).error().field, nowhere);
    QCOMPARE(http::tlsFrom(key, key).error().field, key);
    QCOMPARE(http::tlsFrom(certificate, certificate).error().field, certificate);
    const QString other = certificates.otherHost().second;
    QCOMPARE(http::tlsFrom(certificate, other).error().field, other);
}

QTEST_GUILESS_MAIN(TestServer)
#include "test_server.moc"
