// SPDX-License-Identifier: GPL-3.0-or-later
// Each usual failure of a request has a code and sentences that say what to do about it.
#include "core/failure_text.h"
#include "http/failure_code.h"
#include "http/http_transport.h"
#include "support/own_port.h"
#include "support/patience.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace roomrack;
using namespace roomrack::core;
using namespace roomrack::http;

class TestFailureText : public QObject {
    Q_OBJECT

private slots:
    void aFailureSaysWhatToDo_data();
    void aFailureSaysWhatToDo();
    void errorsOfTheNetworkHaveCodes();
    void anythingElseIsLeftAsItIs();
    void aRequestThatFailsHasACode();
};

void TestFailureText::aFailureSaysWhatToDo_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("words");
    const auto row = [](const QString &code, const char *words) {
        QTest::newRow(qPrintable(code)) << code << QString::fromUtf8(words);
    };
    row(failureCode(401), "Authentication failed (401). Check account and password.");
    row(failureCode(403), "Access denied (403). Check account,");
    row(failureCode(404), "Address not found (404). Check the address");
    row(failureCode(410), "Address not found (410). Check the address");
    row(failureCode(405), "Wrong protocol for this address (405). Check address and protocol");
    row(failureCode(407), "The proxy requires a password (407). Check the proxy settings");
    row(failureCode(429), "Too many requests (429). If this persists, lower the requests");
    row(failureCode(500), "Internal error of the other system (500). If this persists, contact");
    row(failureCode(503), "Temporarily unavailable (503). If this persists, contact");
    row(failureCode(504), "No response in time (504). If this persists, check the address");
    row(failureCode(301), "The address has changed (301). Ask the provider");
    row(failureCode(200), "Request rejected (200). Contact the provider.");
    row(failureCode(422), "Request rejected (422). Contact the provider.");
    row(failureCode(QNetworkReply::ConnectionRefusedError, {}),
        "Connection refused. Check address");
    row(failureCode(QNetworkReply::HostNotFoundError, {}), "Host not found. Check the address");
    row(failureCode(QNetworkReply::RemoteHostClosedError, {}), "Connection closed before");
    row(failureCode(QNetworkReply::SslHandshakeFailedError, {}), "No secure connection (TLS).");
    row(failureCode(QNetworkReply::ProxyNotFoundError, {}), "The proxy is not available. Check");
    row(failureCode(QNetworkReply::TemporaryNetworkFailureError, {}), "Network not available.");
    row(failureCode(QNetworkReply::ProtocolFailure, {}), "Not the expected protocol. Check");
    row(core::failure::kNoResponse, "No response in time. Check address and port");
    row(core::failure::kTooLarge, "The response is too large. Check address");
    row(core::failure::kUntrusted + QStringLiteral("it has expired"),
        "Certificate not trusted: it has expired. Check the address");
}

void TestFailureText::aFailureSaysWhatToDo()
{
    QFETCH(QString, code);
    QFETCH(QString, words);
    QVERIFY2(failureWords(code).startsWith(words), qPrintable(failureWords(code)));
    QVERIFY(failureWords(code).endsWith(u'.'));
    QCOMPARE(failureText(code), failureWords(code));
    const QString title = failureTitle(code);
    QVERIFY(!title.contains(QStringLiteral(". ")) && failureText(code).startsWith(title + u'.'));
}

void TestFailureText::errorsOfTheNetworkHaveCodes()
{
    const QString other = QStringLiteral("other");
    QCOMPARE(failureCode(QNetworkReply::TimeoutError, other), core::failure::kNoResponse);
    QCOMPARE(failureCode(QNetworkReply::OperationCanceledError, other), core::failure::kNoResponse);
    QCOMPARE(failureCode(QNetworkReply::ProxyAuthenticationRequiredError, other), failureCode(407));
    QCOMPARE(failureCode(QNetworkReply::UnknownNetworkError, other), other);
    for (const auto &[socket, reply] :
         {std::pair(QAbstractSocket::ConnectionRefusedError, QNetworkReply::ConnectionRefusedError),
          std::pair(QAbstractSocket::HostNotFoundError, QNetworkReply::HostNotFoundError),
          std::pair(QAbstractSocket::SocketTimeoutError, QNetworkReply::TimeoutError),
          std::pair(QAbstractSocket::RemoteHostClosedError, QNetworkReply::RemoteHostClosedError)})
        QCOMPARE(failureCode(socket, other), failureCode(reply, other));
    QCOMPARE(failureCode(QAbstractSocket::SocketAccessError, other), other);
}

void TestFailureText::anythingElseIsLeftAsItIs()
{
    for (const char *text : {"", "448 System error", "HTTP 4011", "the hotel is not known"}) {
        QCOMPARE(failureWords(QString::fromUtf8(text)), QString());
        QCOMPARE(failureText(QString::fromUtf8(text)), QString::fromUtf8(text));
        QCOMPARE(failureTitle(QString::fromUtf8(text)), QString::fromUtf8(text));
    }
}

void TestFailureText::aRequestThatFailsHasACode()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress(QHostAddress::LocalHost), tests::ownPort()));
    connect(&server, &QTcpServer::newConnection, &server, [&server] {
        QTcpSocket *line = server.nextPendingConnection();
        connect(line, &QTcpSocket::readyRead, line, [line] { line->close(); });
    });
    HttpTransport transport(QUrl(QStringLiteral("http://127.0.0.1:%1").arg(server.serverPort())));
    const auto trouble = [&transport]() -> QString {
        std::optional<Reply> reply;
        Outgoing request;
        request.path = "/x";
        request.body = "{}";
        request.headers = {{"Content-Type", "application/json"}};
        transport.send(request, [&reply](const Reply &came) { reply = came; });
        if (!QTest::qWaitFor([&reply] { return reply.has_value(); }, tests::kTryForMs)) return {};
        return reply->trouble;
    };
    QVERIFY(failureWords(trouble()).startsWith(u"Connection closed before the response."));
    server.close();
    QVERIFY(failureWords(trouble()).startsWith(u"Connection refused."));
}

QTEST_GUILESS_MAIN(TestFailureText)
#include "test_failure_text.moc"
