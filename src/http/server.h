// SPDX-License-Identifier: GPL-3.0-or-later
// Listens for HTTP/1.1, plain or with TLS: one request of a line at a time, everything within
// limits of size, number and time. Lives in the thread that made it, which needs an event loop; a
// caller who leaves before the answer does no harm (docs/decisions/0024).
#pragma once

#include "core/error.h"
#include "http/request_reader.h"

#include <QtNetwork/QSslConfiguration>
#include <QtNetwork/QTcpServer>

#include <functional>

namespace roomrack::http {

struct ServerOptions {
    Limits limits;
    int linesAtMost = 64;     ///< more are answered "busy" and closed
    int requestSeconds = 20;  ///< for a whole request to come in, the handshake of TLS too
    int idleSeconds = 60;     ///< between two requests of a line
    std::optional<QSslConfiguration> tls;  ///< with certificate and key; none: plain
};

/// Certificate chain and key of PEM files, for TLS 1.2 and newer. An error says which file is
/// wrong.
Result<QSslConfiguration> tlsFrom(const QString &certificateFile, const QString &keyFile);

class Server final : public QTcpServer {
    Q_OBJECT

public:
    /// May be called at once or later, in the server's thread, once.
    using Answer = std::function<void(const Response &)>;
    using Handler = std::function<void(const Request &, Answer)>;
    explicit Server(Handler handler, ServerOptions options = {}, QObject *parent = nullptr);
    ~Server() override;

    /// Port 0: one that the system chooses. The port, or why not.
    Result<quint16> open(const QHostAddress &address, quint16 port);
    int lines() const { return lines_; }
    bool isEncrypted() const { return options_.tls.has_value(); }

signals:
    /// What never became a request: why, and from where.
    void refused(int status, const QByteArray &words, const QHostAddress &from);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    friend class Line;
    const Handler handler_;
    const ServerOptions options_;
    int lines_ = 0;
};

}  // namespace roomrack::http
