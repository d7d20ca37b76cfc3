// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/line.h"

#include <QtCore/QPointer>
#include <QtNetwork/QSslSocket>

namespace roomrack::http {

namespace {

constexpr qint64 kReadAhead = 64 * 1024;
/// While so much of an answer is not taken, no other request of the line is read.
constexpr qint64 kUntakenAtMost = 64 * 1024;
/// Lines with so little of a request are left alone when memory is short.
constexpr qint64 kSmall = 16 * 1024;
constexpr int kGoodbyeTicks = 2;  ///< for an answer to leave before the line is cut

}  // namespace

Line::Line(Server &server, QTcpSocket *socket)
    : QObject(&server), server_(server), socket_(socket), reader_(server.options_.limits),
      place_(server.lines_.size()), since_(server.tick_)
{
    server_.lines_.push_back(this);
    socket_->setParent(this);
    // What is not read yet stays with the sender.
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

Line::~Line()
{
    server_.incoming_ -= incoming_;
    if (leaving_) --server_.leaving_;
    server_.lines_[place_] = server_.lines_.back();
    server_.lines_[place_]->place_ = place_;
    server_.lines_.pop_back();
}

void Line::begin()
{
    if (!server_.options_.tls) return;
    auto *socket = static_cast<QSslSocket *>(socket_);
    socket->setSslConfiguration(*server_.options_.tls);
    socket->startServerEncryption();
}

void Line::wait(int seconds)
{
    since_ = server_.tick_;
    due_ = server_.tick_ + qint64(seconds) * 1'000 / Server::kTickMs;
}

void Line::leave()
{
    if (!leaving_) ++server_.leaving_;
    leaving_ = true;
}

void Line::cut()
{
    leave();
    socket_->abort();
    deleteLater();
}

void Line::refuse(const Response &response)
{
    emit server_.refused(response.status, response.body.trimmed(), socket_->peerAddress());
    goodbye(response);
}

/// An answer is lost where the line is reset: what is still coming is read and dropped until the
/// caller closes it, or has had time to.
void Line::goodbye(const Response &response)
{
    leave();  // first: writing may bring us to read
    reader_ = RequestReader(server_.options_.limits);
    count();
    socket_->readAll();
    socket_->write(toBytes(response, true));
    socket_->flush();
    due_ = server_.tick_ + kGoodbyeTicks;
}

/// What is kept of a request that is not whole, in the server's sum.
void Line::count()
{
    server_.incoming_ += reader_.held() - incoming_;
    incoming_ = reader_.held();
}

void Line::read()
{
    // Planned before it was cut, or given away.
    if (!socket_->isOpen()) return;
    if (leaving_) socket_->readAll();
    if (busy_ || leaving_ || isUpgrade_ || socket_->bytesToWrite() > kUntakenAtMost) return;
    const bool idle = reader_.isIdle();
    // Once for each request: whoever sends a byte now and then has no more time than others. What
    // may be an upgrade is looked at and stays on the line, so that the reader does not know of it.
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
            refuse({503, {{"Retry-After", "5"}}, "too much at once\n"});
        return;
    case RequestReader::State::Whole: serve(); return;
    }
}

/// Looks at a request without taking it off the line, because whoever takes the line over wants to
/// read it. True: it is one, or there is not enough of it to know.
bool Line::wantsUpgrade()
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

void Line::upgrade(const Request &asked)
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
    // Reading from here on is somebody else's; this line keeps an unconnected socket till it goes.
    socket_ = new QTcpSocket(this);
    leave();
    deleteLater();
    server_.upgrade_.take(request, socket);
}

void Line::serve()
{
    busy_ = true;
    coming_ = false;
    due_ = 0;
    Request request = reader_.take();
    count();
    request.from = socket_->peerAddress();
    request.at = socket_->localAddress();
    const bool headOnly = request.method == "HEAD";
    server_.handler_(request, [line = QPointer<Line>(this), headOnly](const Response &answer) {
        if (line) line->answer(answer, headOnly);
    });
}

void Line::answer(const Response &response, bool headOnly)
{
    if (!busy_) return;
    busy_ = false;
    if (response.status == 0) {
        cut();
        return;
    }
    if (response.status < 400) stranger_ = false;
    const bool last = !reader_.keepsLine();
    socket_->write(toBytes(response, last, headOnly));
    if (last) {
        leave();
        due_ = server_.tick_ + kGoodbyeTicks;
        socket_->disconnectFromHost();
        return;
    }
    wait(server_.options_.idleSeconds);
    // At once: otherwise it waits for the next round of the event loop.
    if (!server_.options_.tls) socket_->flush();
    if (socket_->bytesToWrite() > 0) wait(server_.options_.takingSeconds);
    readOn();
}

/// Not from inside the handler's call, nor while something is written: a line of many small
/// requests would nest.
void Line::readOn()
{
    if (reader_.isIdle() && socket_->bytesAvailable() == 0) return;
    QMetaObject::invokeMethod(
        this, [this] { read(); }, Qt::QueuedConnection);
}

/// Somebody takes what we say: that is worth waiting for.
void Line::written()
{
    if (leaving_) {
        if (socket_->bytesToWrite() > 0) due_ = server_.tick_ + kGoodbyeTicks;
        return;
    }
    if (busy_ || due_ == 0) return;
    // A request that is coming in has its own time, whatever is taken of the answer before it.
    if (coming_) return readOn();
    if (socket_->bytesToWrite() > 0)
        wait(server_.options_.takingSeconds);
    else if (reader_.isIdle())
        wait(server_.options_.idleSeconds);
    readOn();
}

void Line::look()
{
    if (due_ == 0 || server_.tick_ < due_) return;
    const bool silent = reader_.isIdle() && socket_->bytesAvailable() == 0;
    const bool greeting =
        server_.options_.tls && !static_cast<QSslSocket *>(socket_)->isEncrypted();
    if (leaving_ || silent || greeting || socket_->bytesToWrite() > 0)
        cut();
    else
        refuse(textResponse(408, "the request did not come in time"));
}

}  // namespace roomrack::http
