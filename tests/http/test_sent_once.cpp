// SPDX-License-Identifier: GPL-3.0-or-later
// A request that may change something is delivered once, even if the connection is cut before the
// answer: only the caller can decide whether to repeat it (RFC 9110, 9.2.2).
#include "http/http_transport.h"
#include "support/patience.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <sys/socket.h>

using namespace roomrack;
using namespace roomrack::tests;
using http::Reply;

namespace {

/// Answers a number of complete requests and cuts the connection on the others.
class CuttingServer : public QTcpServer {
public:
    CuttingServer(int answered, bool reset) : answered_(answered), reset_(reset)
    {
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *line = nextPendingConnection();
            connect(line, &QTcpSocket::readyRead, line, [this, line] { read(*line); });
            connect(line, &QTcpSocket::disconnected, line, &QObject::deleteLater);
        });
        if (!listen(QHostAddress::LocalHost)) qFatal("no port");
    }
    std::vector<QByteArray> heard;

private:
    void read(QTcpSocket &line)
    {
        QByteArray sofar = line.property("sofar").toByteArray() + line.readAll();
        const qsizetype head = sofar.indexOf("\r\n\r\n");
        const qsizetype at = sofar.indexOf("Content-Length: ");
        const qsizetype length =
            at < 0 ? 0 : sofar.mid(at + 16, sofar.indexOf("\r\n", at) - at - 16).toLongLong();
        if (head >= 0 && sofar.size() >= head + 4 + length) {
            heard.push_back(std::exchange(sofar, {}));
            if (int(heard.size()) <= answered_)
                line.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}");
            else
                cut(line);
        }
        line.setProperty("sofar", sofar);
    }
    void cut(QTcpSocket &line)
    {
        if (!reset_) return line.close();
        const linger now{1, 0};
        if (setsockopt(int(line.socketDescriptor()), SOL_SOCKET, SO_LINGER, &now, sizeof now) != 0)
            qFatal("no reset");
        line.abort();
    }

    const int answered_;
    const bool reset_;
};

}  // namespace

class TestSentOnce : public QObject {
    Q_OBJECT

private slots:
    void whatMayChangeSomethingIsSentOnce_data();
    void whatMayChangeSomethingIsSentOnce();
    void bodiesArriveWhole();
};

void TestSentOnce::whatMayChangeSomethingIsSentOnce_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("answered");
    QTest::addColumn<bool>("reset");
    const QByteArray large(3 << 20, 'x');
    for (const bool reset : {false, true}) {
        const char *how = reset ? "reset" : "closed";
        for (const int answered : {0, 1}) {
            const char *line = answered > 0 ? "kept" : "new";
            QTest::addRow("POST on a %s line that is %s", line, how)
                << QByteArray("POST") << QByteArray("{}") << answered << reset;
            QTest::addRow("POST without a body on a %s line that is %s", line, how)
                << QByteArray("POST") << QByteArray() << answered << reset;
            QTest::addRow("DELETE on a %s line that is %s", line, how)
                << QByteArray("DELETE") << QByteArray() << answered << reset;
        }
        QTest::addRow("a large POST, %s", how) << QByteArray("POST") << large << 0 << reset;
    }
}

void TestSentOnce::whatMayChangeSomethingIsSentOnce()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, body);
    QFETCH(int, answered);
    QFETCH(bool, reset);
    CuttingServer server(answered, reset);
    http::HttpTransport transport(
        QUrl(QStringLiteral("http://127.0.0.1:%1").arg(server.serverPort())));
    for (int i = 0; i <= answered; ++i) {
        std::optional<Reply> reply;
        http::Outgoing request;
        request.method = method;
        request.path = "/x";
        request.headers = {{"Content-Type", "application/json"}};
        request.body = body;
        transport.send(request, [&reply](const Reply &came) { reply = came; });
        QTRY_VERIFY(reply);
        QCOMPARE(reply->came, i < answered ? Reply::Came::Answer : Reply::Came::Nothing);
    }
    QCOMPARE(server.heard.size(), size_t(answered) + 1);
}

void TestSentOnce::bodiesArriveWhole()
{
    CuttingServer server(3, false);
    http::HttpTransport transport(
        QUrl(QStringLiteral("http://127.0.0.1:%1").arg(server.serverPort())));
    const QByteArray large = QByteArray("0123456789").repeated(400'000);
    for (const QByteArray &body : {QByteArray("{}"), QByteArray(), large}) {
        std::optional<Reply> reply;
        http::Outgoing request;
        request.path = "/x";
        request.headers = {{"Content-Type", "application/json"}};
        request.body = body;
        transport.send(request, [&reply](const Reply &came) { reply = came; });
        QTRY_VERIFY(reply);
        QCOMPARE(reply->came, Reply::Came::Answer);
        QVERIFY(server.heard.back().contains("Content-Length: " + QByteArray::number(body.size())));
        QVERIFY(server.heard.back().endsWith("\r\n\r\n" + body));
    }
    QCOMPARE(server.heard.size(), size_t(3));
}

QTEST_GUILESS_MAIN(TestSentOnce)
#include "test_sent_once.moc"
