// SPDX-License-Identifier: GPL-3.0-or-later
// A mail server for tests: supports SMTP as far as needed, sends configured replies, closes the
// connection or stops replying where configured, and records what it received.
#pragma once

#include <QList>
#include <QSslConfiguration>
#include <QTcpServer>

#include <map>
#include <optional>

namespace roomrack::tests {

struct SmtpBehaviour {
    std::optional<QSslConfiguration> tls;  ///< offered as STARTTLS
    bool fromTheFirstByte = false;         ///< implicit TLS
    QByteArray password;                   ///< of "hotel"; empty: no authentication
    bool utf8 = false;                     ///< supports non-ASCII addresses
    /// Replies by prefix of a command ("RCPT", "DATA", "." for the end of a mail, "" for a new
    /// connection), instead of the default.
    std::map<QByteArray, QByteArray> says;
    QByteArray cutsAt, silentAt;  ///< such prefixes
};

class SmtpServer final : public QTcpServer {
    Q_OBJECT

public:
    explicit SmtpServer(SmtpBehaviour behaviour);
    quint16 open();

    QList<QByteArray> commands;  ///< as received, without authentication
    QList<QByteArray> mails;     ///< header and text of complete mails
    int signIns = 0;
    int signInsInClear = 0;
    bool isSilent = false;  ///< a client has reached `silentAt`

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    friend class SmtpConnection;
    const SmtpBehaviour behaviour_;
};

}  // namespace roomrack::tests
