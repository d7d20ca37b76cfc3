// SPDX-License-Identifier: GPL-3.0-or-later
// The line of one caller of a Server: reads its requests, writes the answers, knows since when it
// waits and for what. Goes when the socket does. Private to this folder.
#pragma once

#include "http/server.h"

#include <QtNetwork/QTcpSocket>

namespace roomrack::http {

class Line final : public QObject {
public:
    Line(Server &server, QTcpSocket *socket);
    ~Line() override;

    /// Before anything is read; with TLS the handshake.
    void begin();
    /// Says no, waits a moment for the other side to hear it, and ends.
    void refuse(const Response &response);
    void cut();
    /// Called at every tick: ends what took too long.
    void look();

    /// Nothing that it asked for was ever granted.
    bool isStranger() const { return stranger_; }
    /// It asked for nothing that is still to be answered, and is not on its way out.
    bool isWaiting() const { return !busy_ && !leaving_; }
    /// The tick since when it is as it is.
    qint64 since() const { return since_; }
    /// Bytes that are kept for it.
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
    QTcpSocket *socket_;  ///< a QSslSocket where there is TLS
    RequestReader reader_;
    size_t place_ = 0;  ///< in Server::lines_
    qint64 since_ = 0;
    qint64 due_ = 0;       ///< the tick at which patience ends; 0: never
    qint64 incoming_ = 0;  ///< as counted in Server::incoming_
    bool coming_ = false;  ///< a request, of which something is here
    bool busy_ = false;
    bool leaving_ = false;
    bool stranger_ = true;
    bool isUpgrade_ = false;
};

}  // namespace roomrack::http
