// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/connection.h"

#include <QtCore/QPointer>
#include <QtNetwork/QSslSocket>

namespace roomrack::http {

namespace {

constexpr qint64 kReadAhead = 64 * 1024;
/// While more than this of an answer is unsent, no further request of the connection is read.
constexpr qint64 kUntakenAtMost = 64 * 1024;
/// Connections that buffer less than this are not closed to free memory.
constexpr qint64 kSmall = 16 * 1024;
constexpr int kGoodbyeTicks = 2;  ///< for an answer to be sent before closing

}  // namespace

Connection::Connection(Server &server, QTcpSocket *socket)
    : QObject(&server), server_(server), socket_(socket), reader_(server.options_.limits),
      place_(server.connections_.size()), since_(server.tick_)
{
    server_.connections_.push_back(this);
    socket_->setParent(this);
    // Unread data stays with the sender (flow control).
    socket_->setReadBufferSize(kReadAhead);
    socket_->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(socket_, &QTcpSocket::readyRead, this, [this] { read(); });
    connect(socket_, &QTcpSocket::bytesWritten, this, [this] { written(); });
    connect(socket_, &QTcpSocket::disconnected, this, [this] {
        leave();
        deleteLater();
    });
    connect(socket_, &QTcpSocket::errorOccurred, this, [this] { socket_->abort(); });
    wait(server.options_.requestSeconds);
}

Connection::~Connection()
{
    server_.incoming_ -= incoming_;
    if (leaving_) --server_.leaving_;
    server_.connections_[place_] = server_.connections_.back();
    server_.connections_[place_]->place_ = place_;
    server_.connections_.pop_back();
}

void Connection::begin()
{
    if (!server_.options_.tls) return;
    auto *socket = static_cast<QSslSocket *>(socket_);
    socket->setSslConfiguration(*server_.options_.tls);
    socket->startServerEncryption();
}

void Connection::wait(int seconds)
{
    since_ = server_.tick_;
    due_ = server_.tick_ + qint64(seconds) * 1'000 / Server::kTickMs;
}

void Connection::leave()
{
    if (!leaving_) ++server_.leaving_;
    leaving_ = true;
}

void Connection::cut()
{
    leave();
    socket_->abort();
    deleteLater();
}

void Connection::refuse(const Response &response)
{
    emit server_.refused(response.status, response.body.trimmed(), socket_->peerAddress());
    goodbye(response);
}

/// A reset would discard the answer: incoming data is read and dropped until the client closes the
/// connection or the time is over.
void Connection::goodbye(const Response &response)
{
    leave();  // first: writing may reenter read()
    reader_ = RequestReader(server_.options_.limits);
    count();
    socket_->readAll();
    socket_->write(toBytes(response, true));
    socket_->flush();
    due_ = server_.tick_ + kGoodbyeTicks;
}

/// Updates the server's total of bytes buffered for incomplete requests.
void Connection::count()
{
    server_.incoming_ += reader_.held() - incoming_;
    incoming_ = reader_.held();
}

void Connection::read()
{
    // A queued call may arrive after the socket was closed or handed over.
    if (!socket_->isOpen()) return;
    if (leaving_) socket_->readAll();
    if (busy_ || leaving_ || isUpgrade_ || socket_->bytesToWrite() > kUntakenAtMost) return;
    const bool idle = reader_.isIdle();
    // Once per request: a client that sends single bytes gets no more time than others. A possible
    // upgrade request is only peeked at, so that the reader does not consume it.
    if (!coming_ && (!idle || socket_->bytesAvailable() > 0)) {
        coming_ = true;
        wait(server_.options_.requestSeconds);
    }
    if (idle && wantsUpgrade()) return;
    const RequestReader::State state = reader_.feed(socket_->readAll());
    count();
    switch (state) {
    case RequestReader::State::Wrong: {
        const Response refusal = reader_.refusal();
        refuse(refusal);
        return;
    }
    case RequestReader::State::More:
        if (reader_.wantsContinue()) socket_->write("HTTP/1.1 100 Continue\r\n\r\n");
        if (server_.incoming_ > server_.options_.heldAtMost && incoming_ > kSmall)
            refuse({503, {{"Retry-After", "5"}}, "the server is busy; try again later\n"});
        return;
    case RequestReader::State::Whole: serve(); return;
    }
}

/// Peeks at a request without consuming it, because the upgrade handler reads it from the socket.
/// True if it is an upgrade request, or too little has arrived to decide.
bool Connection::wantsUpgrade()
{
    constexpr qint64 kMethod = 4;
    if (!server_.upgrade_.take || socket_->peek(kMethod) != "GET ") return false;
    const qint64 most = server_.options_.limits.head + kMethod;
    const QByteArray head = socket_->peek(most);
    if (!head.contains("\r\n\r\n")) return head.size() < most;
    if (!head.contains("pgrade")) return false;
    RequestReader looking(server_.options_.limits);
    if (looking.feed(head) != RequestReader::State::Whole) return false;
    const Request request = looking.take();
    if (!request.body.isEmpty()
        || request.header("Upgrade").compare(server_.upgrade_.protocol, Qt::CaseInsensitive) != 0)
        return false;
    upgrade(request);
    return true;
}

void Connection::upgrade(const Request &asked)
{
    Request request = asked;
    request.from = socket_->peerAddress();
    request.at = socket_->localAddress();
    if (const auto refusal = server_.upgrade_.refusal(request)) {
        goodbye(*refusal);
        return;
    }
    isUpgrade_ = true;
    QTcpSocket *socket = socket_;
    disconnect(socket, nullptr, this, nullptr);
    socket->setParent(nullptr);
    // The upgrade handler owns the socket now; this object keeps an unconnected one.
    socket_ = new QTcpSocket(this);
    leave();
    deleteLater();
    server_.upgrade_.take(request, socket);
}

void Connection::serve()
{
    busy_ = true;
    coming_ = false;
    due_ = 0;
    Request request = reader_.take();
    count();
    request.from = socket_->peerAddress();
    request.at = socket_->localAddress();
    const bool headOnly = request.method == "HEAD";
    server_.handler_(request,
                     [line = QPointer<Connection>(this), headOnly](const Response &answer) {
                         if (line) line->answer(answer, headOnly);
                     });
}

void Connection::answer(const Response &response, bool headOnly)
{
    if (!busy_) return;
    busy_ = false;
    if (response.status == 0) {
        cut();
        return;
    }
    if (response.status < 400) stranger_ = false;
    const bool last = !reader_.keepsConnection();
    socket_->write(toBytes(response, last, headOnly));
    if (last) {
        leave();
        due_ = server_.tick_ + kGoodbyeTicks;
        socket_->disconnectFromHost();
        return;
    }
    wait(server_.options_.idleSeconds);
    // Otherwise it is sent in the next iteration of the event loop.
    if (!server_.options_.tls) socket_->flush();
    if (socket_->bytesToWrite() > 0) wait(server_.options_.takingSeconds);
    readOn();
}

/// Queued, never from the handler's call or during a write: many small requests on one connection
/// would nest.
void Connection::readOn()
{
    if (reader_.isIdle() && socket_->bytesAvailable() == 0) return;
    QMetaObject::invokeMethod(
        this, [this] { read(); }, Qt::QueuedConnection);
}

/// The client reads the answer, so its timeout is extended.
void Connection::written()
{
    if (leaving_) {
        if (socket_->bytesToWrite() > 0) due_ = server_.tick_ + kGoodbyeTicks;
        return;
    }
    if (busy_ || due_ == 0) return;
    // An incoming request has its own timeout, however much of the previous answer is read.
    if (coming_) return readOn();
    if (socket_->bytesToWrite() > 0)
        wait(server_.options_.takingSeconds);
    else if (reader_.isIdle())
        wait(server_.options_.idleSeconds);
    readOn();
}

void Connection::look()
{
    if (due_ == 0 || server_.tick_ < due_) return;
    const bool silent = reader_.isIdle() && socket_->bytesAvailable() == 0;
    const bool greeting =
        server_.options_.tls && !static_cast<QSslSocket *>(socket_)->isEncrypted();
    if (leaving_ || silent || greeting || socket_->bytesToWrite() > 0)
        cut();
    else
        refuse(textResponse(408, "the request was not received in time"));
}

}  // namespace roomrack::http
