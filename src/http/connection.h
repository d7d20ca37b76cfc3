// SPDX-License-Identifier: GPL-3.0-or-later
// One connection of a Server: reads requests, writes answers, tracks its timeouts. Destroyed with
// its socket. Private to this folder.
#pragma once

#include "http/server.h"

#include <QtNetwork/QTcpSocket>

namespace roomrack::http {

class Connection final : public QObject {
public:
    Connection(Server &server, QTcpSocket *socket);
    ~Connection() override;

    /// Before any data; with TLS the handshake.
    void begin();
    /// Sends a refusal, gives the client a moment to read it, and closes.
    void refuse(const Response &response);
    void cut();
    /// Called at every tick; enforces timeouts.
    void look();

    /// Whether none of its requests succeeded so far.
    bool isStranger() const { return stranger_; }
    /// Whether it has no unanswered request and is not closing.
    bool isWaiting() const { return !busy_ && !leaving_; }
    /// The tick at which its current state began.
    qint64 since() const { return since_; }
    /// Bytes buffered for it.
    qint64 held() const { return incoming_ + socket_->bytesToWrite(); }

private:
    friend class Server;
    void read();
    bool wantsUpgrade();
    void upgrade(const Request &request);
    void serve();
    void answer(const Response &response, bool headOnly);
    void goodbye(const Response &response);
    void readOn();
    void written();
    void leave();
    void count();
    void wait(int seconds);

    Server &server_;
    QTcpSocket *socket_;  ///< a QSslSocket with TLS
    RequestReader reader_;
    size_t place_ = 0;  ///< index in Server::connections_
    qint64 since_ = 0;
    qint64 due_ = 0;       ///< tick of the timeout; 0: none
    qint64 incoming_ = 0;  ///< its share of Server::incoming_
    bool coming_ = false;  ///< a request has partly arrived
    bool busy_ = false;
    bool leaving_ = false;
    bool stranger_ = true;
    bool isUpgrade_ = false;
};

}  // namespace roomrack::http
