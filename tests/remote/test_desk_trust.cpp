// SPDX-License-Identifier: GPL-3.0-or-later
// A desk does not send its token to a server whose certificate it cannot trust, and reports why it
// is not connected, even if the connection is cut during the handshake.
#include "remote/desk_host.h"
#include "support/certificates.h"
#include "support/patience.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <future>

using namespace roomrack;
using namespace roomrack::tests;
using remote::RemotePropertyService;

class TestDeskTrust : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whoIsNotTrustedHearsNoToken_data();
    void whoIsNotTrustedHearsNoToken();
    void aHandshakeThatIsCutIsSaid_data();
    void aHandshakeThatIsCutIsSaid();
    void whoSpeaksNoTlsIsSaid();

private:
    /// Waits for the answer in an event loop, because the test servers live in this thread.
    Error whyNot(quint16 port);
    std::unique_ptr<http::Server> server(const Certificates::Pair &files);

    Certificates certificates_;
    std::unique_ptr<TrustedAuthority> trusted_;
    core::SystemClock clock_;
    int heard_ = 0;
};

void TestDeskTrust::initTestCase()
{
    ROOMRACK_NEEDS_OPENSSL(certificates_);
    trusted_ = std::make_unique<TrustedAuthority>(certificates_);
}

Error TestDeskTrust::whyNot(quint16 port)
{
    auto opening = std::async(std::launch::async, [this, port] {
        return RemotePropertyService::open(QStringLiteral("https://127.0.0.1:%1").arg(port),
                                           "the token of a desk", clock_);
    });
    using namespace std::chrono_literals;
    const auto over = [&] { return opening.wait_for(0s) == std::future_status::ready; };
    if (!waitFor(over)) qWarning("it waits for ever");
    const auto opened = opening.get();
    return opened ? Error{} : opened.error();
}

/// A server without desks.
std::unique_ptr<http::Server> TestDeskTrust::server(const Certificates::Pair &files)
{
    heard_ = 0;
    http::ServerOptions options;
    options.tls = *http::tlsFrom(files.first, files.second);
    return std::make_unique<http::Server>(
        [this](const http::Request &, const http::Server::Answer &answer) {
            ++heard_;
            answer(http::textResponse(401, "who?"));
        },
        options);
}

void TestDeskTrust::whoIsNotTrustedHearsNoToken_data()
{
    Certificates::addRows();
}

void TestDeskTrust::whoIsNotTrustedHearsNoToken()
{
    QFETCH(bool, trusted);
    const auto there = server(certificates_.ofRow());
    const Error why = whyNot(*there->open(QHostAddress(QHostAddress::LocalHost), 0));
    QCOMPARE(heard_, trusted ? 1 : 0);
    QCOMPARE(why.text().contains(QStringLiteral("certificate")), !trusted);
    QCOMPARE(why.code, trusted ? ErrorCode::Forbidden : ErrorCode::NotSaved);
}

void TestDeskTrust::aHandshakeThatIsCutIsSaid_data()
{
    QTest::addColumn<int>("bytes");
    for (const int bytes : {0, 1, 100, 600, 1'000}) QTest::addRow("after %d bytes", bytes) << bytes;
}

void TestDeskTrust::aHandshakeThatIsCutIsSaid()
{
    QFETCH(int, bytes);
    const auto there = server(certificates_.good());
    TcpCut line(*there->open(QHostAddress(QHostAddress::LocalHost), 0));
    line.cutAfter(bytes);
    const Error why = whyNot(line.port());
    QVERIFY(line.hasCut());
    QCOMPARE(heard_, 0);
    QCOMPARE(why.code, ErrorCode::NotSaved);
    QVERIFY(!why.text().isEmpty());
    // After mend() the connection gets as far as authentication.
    line.mend();
    QCOMPARE(whyNot(line.port()).code, ErrorCode::Forbidden);
    QCOMPARE(heard_, 1);
}

void TestDeskTrust::whoSpeaksNoTlsIsSaid()
{
    QTcpServer plain;
    QByteArray came;
    connect(&plain, &QTcpServer::newConnection, this, [&] {
        QTcpSocket *caller = plain.nextPendingConnection();
        connect(caller, &QTcpSocket::readyRead, caller, [&came, caller] {
            came += caller->readAll();
            caller->write("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n");
            caller->disconnectFromHost();
        });
    });
    QVERIFY(plain.listen(QHostAddress(QHostAddress::LocalHost)));
    const Error why = whyNot(plain.serverPort());
    QCOMPARE(why.code, ErrorCode::NotSaved);
    QVERIFY(!why.text().isEmpty());
    QVERIFY(!came.contains("the token of a desk"));
}

QTEST_GUILESS_MAIN(TestDeskTrust)
#include "test_desk_trust.moc"
