// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/smtp_server.h"

#include <QSslSocket>

namespace roomrack::tests {

/// One connection.
class SmtpConnection final : public QObject {
public:
    SmtpConnection(SmtpServer &server, QSslSocket *socket)
        : QObject(&server), server_(server), behaviour_(server.behaviour_), socket_(socket)
    {
        socket_->setParent(this);
        connect(socket_, &QSslSocket::readyRead, this, [this] { read(); });
        connect(socket_, &QSslSocket::disconnected, this, &QObject::deleteLater);
    }

    void begin()
    {
        if (behaviour_.tls) socket_->setSslConfiguration(*behaviour_.tls);
        if (behaviour_.fromTheFirstByte) {
            connect(socket_, &QSslSocket::encrypted, this, [this] { greet(); });
            socket_->startServerEncryption();
        } else {
            greet();
        }
    }

private:
    void greet() { reply("", "220 mail.example ESMTP"); }

    void read()
    {
        bytes_ += socket_->readAll();
        for (auto end = bytes_.indexOf("\r\n"); end >= 0; end = bytes_.indexOf("\r\n")) {
            const QByteArray line = bytes_.left(end);
            bytes_.remove(0, end + 2);
            if (inMail_)
                mailLine(line);
            else
                command(line);
        }
    }

    void command(const QByteArray &line)
    {
        if (waitsForSignIn_ || line.startsWith("AUTH")) {
            signIn(line);
            return;
        }
        server_.commands += line;
        if (line.startsWith("EHLO")) {
            reply("EHLO", "250-mail.example\r\n" + features() + "250 8BITMIME");
        } else if (line == "STARTTLS") {
            if (!reply("STARTTLS", "220 go on")) return;
            socket_->flush();
            socket_->startServerEncryption();
        } else if (line.startsWith("DATA")) {
            inMail_ = reply("DATA", "354 go on") && !behaviour_.says.contains("DATA");
        } else if (line.startsWith("QUIT")) {
            reply("QUIT", "221 bye");
            socket_->disconnectFromHost();
        } else {
            reply(line.left(4), "250 fine");
        }
    }

    QByteArray features() const
    {
        QByteArray out;
        if (behaviour_.tls && !socket_->isEncrypted()) out += "250-STARTTLS\r\n";
        if (!behaviour_.password.isEmpty()) out += "250-AUTH PLAIN\r\n";
        if (behaviour_.utf8) out += "250-SMTPUTF8\r\n";
        return out;
    }

    void signIn(const QByteArray &line)
    {
        if (!waitsForSignIn_) {
            ++server_.signIns;
            if (!socket_->isEncrypted()) ++server_.signInsInClear;
        }
        QByteArray secret = line;
        if (line.startsWith("AUTH PLAIN")) secret = line.mid(10).trimmed();
        if (secret.isEmpty()) {
            waitsForSignIn_ = true;
            reply("AUTH", "334 ");
            return;
        }
        waitsForSignIn_ = false;
        const QByteArray right = QByteArray("\0hotel\0", 7) + behaviour_.password;
        reply("AUTH", QByteArray::fromBase64(secret) == right ? "235 in" : "535 5.7.8 wrong");
    }

    void mailLine(const QByteArray &line)
    {
        if (line != ".") {
            mail_ += (line.startsWith('.') ? line.mid(1) : line) + "\r\n";
            return;
        }
        inMail_ = false;
        server_.mails += std::exchange(mail_, {});
        reply(".", "250 2.0.0 queued as 1");
    }

    /// False: the connection is closed or silent.
    bool reply(const QByteArray &to, const QByteArray &usual)
    {
        if (!behaviour_.cutsAt.isNull() && to == behaviour_.cutsAt) {
            socket_->abort();
            return false;
        }
        if (!behaviour_.silentAt.isNull() && to == behaviour_.silentAt) {
            server_.isSilent = true;
            return false;
        }
        const auto said = behaviour_.says.find(to);
        socket_->write((said == behaviour_.says.end() ? usual : said->second) + "\r\n");
        return true;
    }

    SmtpServer &server_;
    const SmtpBehaviour &behaviour_;
    QSslSocket *socket_;
    QByteArray bytes_, mail_;
    bool inMail_ = false, waitsForSignIn_ = false;
};

SmtpServer::SmtpServer(SmtpBehaviour behaviour) : behaviour_(std::move(behaviour))
{}

quint16 SmtpServer::open()
{
    if (!listen(QHostAddress::LocalHost)) qFatal("no port for a mail server");
    return serverPort();
}

void SmtpServer::incomingConnection(qintptr descriptor)
{
    auto *socket = new QSslSocket;
    if (!socket->setSocketDescriptor(descriptor)) qFatal("no connection for a mail server");
    (new SmtpConnection(*this, socket))->begin();
}

}  // namespace roomrack::tests

#include "moc_smtp_server.cpp"
