// SPDX-License-Identifier: GPL-3.0-or-later
// A mail server for a test: it speaks SMTP as far as a test goes, says what it is told to say, cuts
// the line or falls silent where it is told to, and keeps what it heard.
#pragma once

#include <QList>
#include <QSslConfiguration>
#include <QTcpServer>

#include <map>
#include <optional>

namespace roomrack::tests {

struct SmtpBehaviour {
    std::optional<QSslConfiguration> tls;  ///< offered as STARTTLS
    bool fromTheFirstByte = false;         ///< TLS, that is
    QByteArray password;                   ///< of "hotel"; empty: nobody needs to sign in
    bool utf8 = false;                     ///< takes addresses beyond ASCII
    /// By the beginning of a command ("RCPT", "DATA", "." for the end of a mail, "" for a new
    /// line): what is said instead of the usual.
    std::map<QByteArray, QByteArray> says;
    QByteArray cutsAt, silentAt;  ///< such beginnings
};

class SmtpServer final : public QTcpServer {
    Q_OBJECT

public:
    explicit SmtpServer(SmtpBehaviour behaviour);
    quint16 open();

    QList<QByteArray> commands;  ///< as they came, without those of a sign-in
    QList<QByteArray> mails;     ///< header and text of those that came whole
    int signIns = 0;
    int signInsInClear = 0;

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    friend class SmtpLine;
    const SmtpBehaviour behaviour_;
};

}  // namespace roomrack::tests
