// SPDX-License-Identifier: GPL-3.0-or-later
// A client that sends a request byte by byte has the same time limit as others, from the first byte
// to the last. Time is advanced manually.
#include "http/server.h"
#include "support/patience.h"

#include <QtNetwork/QTcpSocket>
#include <QtTest/QtTest>

using namespace roomrack;
using http::Request;
using http::Server;

class TestSlowCallers : public QObject {
    Q_OBJECT

private slots:
    void aByteNowAndThenBuysNoTime_data();
    void aByteNowAndThenBuysNoTime();
    void theNextRequestHasItsOwnTime();
};

namespace {

http::ServerOptions withoutTicks()
{
    http::ServerOptions options;
    options.ticksItself = false;
    return options;
}

/// Share of the time limit of a request.
int ticksOf(double share)
{
    return int(share * http::ServerOptions().requestSeconds * 1'000 / Server::kTickMs);
}

const QByteArray kHead = "GET /a HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";

/// A server with upgrades to another protocol, like the API server.
struct Place {
    explicit Place(bool upgrades = true)
        : server([](const Request &,
                    const Server::Answer &answer) { answer(http::textResponse(200, "here")); },
                 withoutTicks())
    {
        QObject::connect(
            &server, &Server::refused, &server,
            [this](int status, const QByteArray &) { refused += QString::number(status); });
        if (upgrades) {
            server.setUpgrade({"websocket", [](const Request &) { return std::nullopt; },
                               [](const Request &, QTcpSocket *taken) { taken->deleteLater(); }});
        }
        const quint16 port = *server.open(QHostAddress(QHostAddress::LocalHost), 0);
        socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
    }
    /// Sends one byte before each tick.
    void trickle(int ticks)
    {
        for (int i = 0; i < ticks && socket.state() == QTcpSocket::ConnectedState; ++i) {
            socket.write("x");
            socket.flush();
            QCoreApplication::processEvents();
            if (socket.isOpen()) came += socket.readAll();
            server.tick();
        }
    }

    QStringList refused;
    Server server;
    QTcpSocket socket;
    QByteArray came;
};

}  // namespace

void TestSlowCallers::aByteNowAndThenBuysNoTime_data()
{
    QTest::addColumn<bool>("upgrades");
    QTest::addColumn<QByteArray>("begin");
    QTest::addRow("head") << false << kHead;
    QTest::addRow("head of what may be an upgrade") << true << kHead;
    QTest::addRow("first byte") << true << QByteArray("G");
    QTest::addRow("body") << true
                          << QByteArray("POST /a HTTP/1.1\r\nHost: a\r\n"
                                        "Content-Length: 9999\r\n\r\n");
}

void TestSlowCallers::aByteNowAndThenBuysNoTime()
{
    QFETCH(bool, upgrades);
    QFETCH(QByteArray, begin);
    Place place(upgrades);
    place.socket.write(begin);
    QTRY_COMPARE(place.server.connections(), 1);
    place.trickle(ticksOf(2.5));
    QTRY_COMPARE(place.server.connections(), 0);
    QTRY_COMPARE(place.socket.state(), QTcpSocket::UnconnectedState);
    QVERIFY2(place.came.startsWith("HTTP/1.1 408 "), place.came.constData());
    QCOMPARE(place.refused, QStringList{QStringLiteral("408")});
}

void TestSlowCallers::theNextRequestHasItsOwnTime()
{
    Place place;
    for (int request = 0; request < 3; ++request) {
        place.came.clear();
        place.socket.write(kHead);
        QTRY_COMPARE(place.socket.bytesToWrite(), qint64(0));
        place.trickle(ticksOf(0.6));
        place.socket.write("\r\n\r\n");
        QTRY_VERIFY((place.came += place.socket.readAll()).contains("here"));
        QCOMPARE(place.server.connections(), 1);
    }
    QVERIFY(place.refused.isEmpty());
}

QTEST_GUILESS_MAIN(TestSlowCallers)
#include "test_slow_callers.moc"
