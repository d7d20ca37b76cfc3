// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/desk_host.h"

#include "support/own_port.h"

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

#include <mutex>

namespace roomrack::tests {

class DeskHost::Worker : public QObject {
public:
    explicit Worker(EngineHotel &hotel) : hotel_(hotel) {}

    quint16 open(quint16 port)
    {
        desks_ = std::make_unique<remote::DeskServer>(
            *hotel_.engine, std::move(*engine::AsyncReader::open(hotel_.file())));
        http::ServerOptions options;
        options.limits.body = 4 << 20;
        server_ = std::make_unique<http::Server>(
            [this](const http::Request &request, const http::Server::Answer &answer) {
                serve(request, answer);
            },
            options);
        return server_->open(QHostAddress::LocalHost, port).value_or(0);
    }
    void close()
    {
        server_.reset();
        desks_.reset();
    }
    std::map<QByteArray, int> counts;
    std::mutex lock;

private:
    void serve(const http::Request &request, const http::Server::Answer &answer)
    {
        const QByteArray token = request.header("Authorization").mid(7);
        const bool manager = token == kManagersToken;
        if (!manager && token != kClerksToken) return answer(http::textResponse(401, "who?"));
        if (!remote::isForDesks(request)) return answer(http::textResponse(404, "what?"));
        const remote::DeskPermit permit{ActorId{kFirstToken.value + manager}, hotel_.property,
                                        manager};
        const remote::DeskRequest asked = remote::deskRequest(request, permit);
        {
            const std::lock_guard held(lock);
            ++counts[asked.name];
        }
        desks_->answer(asked, [home = QPointer<Worker>(this), answer](remote::DeskReply reply) {
            if (!home) return;
            QMetaObject::invokeMethod(home.data(), [answer, reply = std::move(reply)] {
                answer(remote::deskResponse(reply));
            });
        });
    }
    EngineHotel &hotel_;
    std::unique_ptr<remote::DeskServer> desks_;
    std::unique_ptr<http::Server> server_;
};

void DeskHost::open(quint16 port)
{
    if (port == 0) port = ownPort();
    worker_ = new Worker(hotel_);
    worker_->moveToThread(&thread_);
    thread_.start();
    QMetaObject::invokeMethod(
        worker_, [&] { port_ = worker_->open(port); }, Qt::BlockingQueuedConnection);
}

void DeskHost::close()
{
    if (!worker_) return;
    QMetaObject::invokeMethod(
        worker_,
        [this] {
            worker_->close();
            delete worker_;
        },
        Qt::BlockingQueuedConnection);
    worker_ = nullptr;
    thread_.quit();
    thread_.wait();
}

int DeskHost::count(const QByteArray &name) const
{
    const std::lock_guard held(worker_->lock);
    return worker_->counts[name];
}

class TcpCut::Worker : public QObject {
public:
    Worker(quint16 to, std::atomic<bool> &hasCut) : to_(to), hasCut_(hasCut) {}
    quint16 open()
    {
        server_ = new QTcpServer(this);
        connect(server_, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *caller = server_->nextPendingConnection()) pair(caller);
        });
        server_->listen(QHostAddress::LocalHost);
        return server_->serverPort();
    }
    void cutAfter(qint64 bytes)
    {
        left_ = bytes;
        hasCut_ = false;
        if (bytes == 0) cut();
    }
    void mend() { left_ = -1; }

private:
    void pair(QTcpSocket *caller)
    {
        if (left_ == 0) {
            caller->abort();
            caller->deleteLater();
            return;
        }
        auto *server = new QTcpSocket(caller);
        caller->setParent(this);
        server->connectToHost(QHostAddress(QHostAddress::LocalHost), to_);
        pass(caller, server);
        pass(server, caller);
        connect(caller, &QTcpSocket::disconnected, caller, &QObject::deleteLater);
        connect(server, &QTcpSocket::disconnected, caller, [caller] { caller->abort(); });
    }
    void pass(QTcpSocket *from, QTcpSocket *to)
    {
        connect(from, &QTcpSocket::readyRead, this, [this, from, to] {
            QByteArray bytes = from->readAll();
            if (left_ >= 0) bytes.truncate(qsizetype(std::min<qint64>(bytes.size(), left_)));
            if (to->state() <= QAbstractSocket::ConnectedState && to->isOpen()) to->write(bytes);
            if (left_ < 0) return;
            left_ -= bytes.size();
            if (left_ > 0) return;
            to->flush();
            cut();
        });
    }
    void cut()
    {
        hasCut_ = true;
        for (QTcpSocket *one : findChildren<QTcpSocket *>(QString(), Qt::FindDirectChildrenOnly)) {
            one->disconnect(this);
            one->abort();
            one->deleteLater();
        }
    }
    const quint16 to_;
    std::atomic<bool> &hasCut_;
    QTcpServer *server_ = nullptr;
    qint64 left_ = -1;
};

TcpCut::TcpCut(quint16 to) : worker_(new Worker(to, hasCut_))
{
    worker_->moveToThread(&thread_);
    QObject::connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
    thread_.start();
    QMetaObject::invokeMethod(
        worker_, [&] { port_ = worker_->open(); }, Qt::BlockingQueuedConnection);
}

TcpCut::~TcpCut()
{
    thread_.quit();
    thread_.wait();
}

void TcpCut::cutAfter(qint64 bytes)
{
    QMetaObject::invokeMethod(
        worker_, [this, bytes] { worker_->cutAfter(bytes); }, Qt::BlockingQueuedConnection);
}

void TcpCut::mend()
{
    QMetaObject::invokeMethod(
        worker_, [this] { worker_->mend(); }, Qt::BlockingQueuedConnection);
}

}  // namespace roomrack::tests
