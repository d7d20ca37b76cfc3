// SPDX-License-Identifier: GPL-3.0-or-later
// HTTP/1.1 server, plain or with TLS: one request of a connection at a time, with limits of size,
// number and time, per connection and in total. Lives in the thread that created it, which needs an
// event loop. A client may disconnect before its answer (docs/decisions/0024, 0031).
#pragma once

#include "core/error.h"
#include "http/request_reader.h"

#include <QtCore/QTimer>
#include <QtNetwork/QSslConfiguration>
#include <QtNetwork/QTcpServer>

#include <functional>
#include <vector>

namespace roomrack::http {

struct ServerOptions {
    Limits limits;
    int maxConnections = 64;  ///< beyond it, idle ones are closed, or "busy" is answered
    /// For receiving a whole request, from its first byte to its last, and for the TLS handshake.
    int requestSeconds = 20;
    int idleSeconds = 60;    ///< between two requests of a connection
    int takingSeconds = 20;  ///< without the client reading any of an answer
    /// Bytes of incomplete requests and unsent answers, of all connections.
    qint64 heldAtMost = 64 << 20;
    std::optional<QSslConfiguration> tls;  ///< with certificate and key; none: plain
    /// Uses a timer; otherwise time advances only when tick() is called.
    bool ticksItself = true;
};

/// Loads certificate chain and key from PEM files, for TLS 1.2 and newer. The error names the
/// faulty file.
Result<QSslConfiguration> tlsFrom(const QString &certificateFile, const QString &keyFile);

class Connection;

class Server final : public QTcpServer {
    Q_OBJECT

public:
    /// Must be called once, immediately or later, in the server's thread.
    using Answer = std::function<void(const Response &)>;
    using Handler = std::function<void(const Request &, Answer)>;
    /// For connections that switch to another protocol (RFC 9110, section 7.8).
    struct Upgrade {
        QByteArray protocol;  ///< "websocket"
        /// Why it is refused; none if it is allowed.
        std::function<std::optional<Response>(const Request &)> refusal;
        /// Takes ownership of the socket; the request has not been read from it yet.
        std::function<void(const Request &, QTcpSocket *)> take;
    };
    explicit Server(Handler handler, ServerOptions options = {}, QObject *parent = nullptr);
    ~Server() override;

    /// Call before open(). GET requests for this upgrade are handed over; others are served.
    void setUpgrade(Upgrade upgrade) { upgrade_ = std::move(upgrade); }
    /// Port 0: chosen by the system. Returns the port or the error.
    Result<quint16> open(const QHostAddress &address, quint16 port);
    /// Enforces timeouts; called every kTickMs.
    void tick();
    static constexpr int kTickMs = 250;
    int connections() const { return int(connections_.size()); }
    bool isEncrypted() const { return options_.tls.has_value(); }

signals:
    /// A malformed or refused request: why, and from where.
    void refused(int status, const QByteArray &words, const QHostAddress &from);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    friend class Connection;
    bool makeRoom();
    void cutTheLargest();

    const Handler handler_;
    const ServerOptions options_;
    Upgrade upgrade_;
    std::vector<Connection *> connections_;
    int leaving_ = 0;      ///< refused or closed, but still connected
    qint64 incoming_ = 0;  ///< bytes of incomplete requests
    QTimer ticks_;
    qint64 tick_ = 0;    ///< time in units of kTickMs
    bool deaf_ = false;  ///< accepting stopped: out of descriptors
};

}  // namespace roomrack::http
