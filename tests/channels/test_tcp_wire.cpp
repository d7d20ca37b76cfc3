// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/tcp/tcp_wire.h"
#include "engine/scheduler/thread_of.h"
#include "support/patience.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <memory>

using namespace roomrack;
using namespace roomrack::channels;

namespace {

/// More than the buffers of both sockets hold.
constexpr qsizetype kUnread = 64 * 1024 * 1024;

/// Connects, and writes more than is read.
class Talker : public QObject {
public:
    explicit Talker(const QString &address) : wire_(std::make_unique<TcpWire>(address)) {}
    void start()
    {
        Wire::Callbacks ear;
        ear.opened = [this] { wire_->send(QByteArray(kUnread, 'x')); };
        ear.bytes = [](const QByteArray &) {};
        ear.closed = [](const QString &) {};
        wire_->open(std::move(ear));
    }
    void stop() { wire_.reset(); }

private:
    std::unique_ptr<TcpWire> wire_;
};

}  // namespace

class TestTcpWire : public QObject {
    Q_OBJECT

private slots:
    void aConnectionEndsWithItsThreadThoughThePeerDoesNotRead();
};

void TestTcpWire::aConnectionEndsWithItsThreadThoughThePeerDoesNotRead()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    auto thread = std::make_unique<engine::ThreadOf<Talker>>(
        new Talker(QStringLiteral("127.0.0.1:%1").arg(server.serverPort())),
        QStringLiteral("talker"));
    QTRY_VERIFY(server.hasPendingConnections());
    std::unique_ptr<QTcpSocket> peer(server.nextPendingConnection());
    peer->setReadBufferSize(1);
    QTRY_VERIFY(peer->bytesAvailable() > 0);
    thread.reset();
    peer->setReadBufferSize(0);
    qint64 read = peer->readAll().size();
    QObject::connect(peer.get(), &QTcpSocket::readyRead, peer.get(),
                     [&] { read += peer->readAll().size(); });
    QTRY_COMPARE(peer->state(), QAbstractSocket::UnconnectedState);
    QVERIFY(read < kUnread);
}

QTEST_GUILESS_MAIN(TestTcpWire)
#include "test_tcp_wire.moc"
