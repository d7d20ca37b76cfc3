// SPDX-License-Identifier: GPL-3.0-or-later
// Listens for HTTP/1.1, plain or with TLS: one request of a line at a time, everything within
// limits of size, number and time, for each line and for all of them together. Lives in the thread
// that made it, which needs an event loop; a caller who leaves before the answer does no harm
// (docs/decisions/0024, 0031).
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
    int linesAtMost = 64;  ///< beyond, strangers make room; nobody does: answered "busy"
    /// For a whole request to come in, from its first byte to its last, however steadily it does;
    /// and for the handshake of TLS.
    int requestSeconds = 20;
    int idleSeconds = 60;    ///< between two requests of a line
    int takingSeconds = 20;  ///< without a byte of an answer being taken
    /// Bytes of requests that are coming in and of answers that are going out, of all lines.
    qint64 heldAtMost = 64 << 20;
    std::optional<QSslConfiguration> tls;  ///< with certificate and key; none: plain
    /// Time goes on by itself; else only where tick() is called.
    bool ticksItself = true;
};

/// Certificate chain and key of PEM files, for TLS 1.2 and newer. An error says which file is
/// wrong.
Result<QSslConfiguration> tlsFrom(const QString &certificateFile, const QString &keyFile);

class Line;

class Server final : public QTcpServer {
    Q_OBJECT

public:
    /// May be called at once or later, in the server's thread, once.
    using Answer = std::function<void(const Response &)>;
    using Handler = std::function<void(const Request &, Answer)>;
    /// For lines that want to go on in another protocol (RFC 9110, section 7.8).
    struct Upgrade {
        QByteArray protocol;  ///< "websocket"
        /// Why not; none: it may.
        std::function<std::optional<Response>(const Request &)> refusal;
        /// The line is yours, and the request is still to be read from it.
        std::function<void(const Request &, QTcpSocket *)> take;
    };
    explicit Server(Handler handler, ServerOptions options = {}, QObject *parent = nullptr);
    ~Server() override;

    /// Before open(): GET requests that ask for it are handed over; others are served as ever.
    void setUpgrade(Upgrade upgrade) { upgrade_ = std::move(upgrade); }
    /// Port 0: one that the system chooses. The port, or why not.
    Result<quint16> open(const QHostAddress &address, quint16 port);
    /// Ends what took too long; called every kTickMs.
    void tick();
    static constexpr int kTickMs = 250;
    int lines() const { return int(lines_.size()); }
    bool isEncrypted() const { return options_.tls.has_value(); }

signals:
    /// What never became a request: why, and from where.
    void refused(int status, const QByteArray &words, const QHostAddress &from);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    friend class Line;
    bool makeRoom();
    void cutTheLargest();

    const Handler handler_;
    const ServerOptions options_;
    Upgrade upgrade_;
    std::vector<Line *> lines_;
    int leaving_ = 0;      ///< of them: told to go, or cut, and still there
    qint64 incoming_ = 0;  ///< bytes of requests that are not whole yet
    QTimer ticks_;
    qint64 tick_ = 0;    ///< time, in kTickMs
    bool deaf_ = false;  ///< the system had no place for another line
};

}  // namespace roomrack::http
