// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrack/running_window.h"

#include "storage/place.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QLockFile>
#include <QtCore/QStandardPaths>
#include <QtNetwork/QLocalServer>
#include <QtNetwork/QLocalSocket>

#include <utility>

namespace roomrack::programs {

namespace {

constexpr char kShow[] = "show\n";
constexpr char kTaken[] = "taken\n";
constexpr int kLongestLine = 64;
constexpr int kNameLength = 20;

}  // namespace

QString RunningWindow::keyOf(const QString &place)
{
    if (place.isEmpty()) return {};
    if (storage::isServerPlace(place)) return storage::withoutPassword(place);
    if (place.contains(QStringLiteral("://")))
        return place.endsWith(u'/') ? place.chopped(1) : place;
    const QFileInfo file(place);
    const QString path = file.canonicalFilePath();
    return path.isEmpty() ? file.absoluteFilePath() : path;
}

RunningWindow::RunningWindow(const QString &folder) : folder_(folder)
{}

RunningWindow::~RunningWindow() = default;

QString RunningWindow::runtimeFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
}

QString RunningWindow::socketOf(const QString &key) const
{
    const QByteArray digest = QCryptographicHash::hash((QDir::homePath() + u'\n' + key).toUtf8(),
                                                       QCryptographicHash::Sha256)
                                  .toHex()
                                  .left(kNameLength);
    return QStringLiteral("%1/roomrack-%2").arg(folder_, QString::fromLatin1(digest));
}

RunningWindow::Reply RunningWindow::ask(const QString &socket)
{
    QLocalSocket window;
    window.connectToServer(socket);
    if (!window.waitForConnected(kPatienceMs)) return Reply::NoWindow;
    window.write(kShow);
    while (!window.canReadLine()) {
        if (!window.waitForReadyRead(kReplyPatienceMs)) return Reply::NoReply;
    }
    return window.readLine() == kTaken ? Reply::Accepted : Reply::NoReply;
}

bool RunningWindow::passOn(const QString &key)
{
    if (folder_.isEmpty() || key.isEmpty() || servers_.count(key) > 0) return false;
    // Of two simultaneous starts, the second one asks when the first one listens.
    QLockFile turn(socketOf(key) + QStringLiteral(".lock"));
    if (!turn.tryLock(kPatienceMs + kReplyPatienceMs)) return false;
    const Reply reply = ask(socketOf(key));
    if (reply == Reply::NoWindow) listen(key);
    if (key != anyWindow()) place_ = key;
    return reply == Reply::Accepted;
}

void RunningWindow::setPlace(const QString &key)
{
    if (key == place_) return;
    servers_.erase(place_);
    place_ = key;
    serve(key);
}

void RunningWindow::serve(const QString &key)
{
    if (folder_.isEmpty() || key.isEmpty() || servers_.count(key) > 0) return;
    // Does not wait for an answer: a window that serves the key already keeps its socket.
    QLocalSocket other;
    other.connectToServer(socketOf(key));
    if (other.state() != QLocalSocket::ConnectedState) listen(key);
}

/// Call only if no process serves the key: a socket that is still there was left by a crash.
void RunningWindow::listen(const QString &key)
{
    auto server = std::make_unique<QLocalServer>();
    server->setSocketOptions(QLocalServer::UserAccessOption);
    QLocalServer::removeServer(socketOf(key));
    if (!server->listen(socketOf(key))) return;
    connect(server.get(), &QLocalServer::newConnection, this,
            [this, at = server.get()] { receive(*at); });
    servers_[key] = std::move(server);
}

void RunningWindow::receive(QLocalServer &server)
{
    while (QLocalSocket *caller = server.nextPendingConnection()) {
        caller->setReadBufferSize(kLongestLine);
        connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
        const auto read = [this, caller] {
            if (!caller->canReadLine()) return;
            const bool taken = caller->readLine() == kShow && answer_ && answer_();
            caller->write(taken ? kTaken : "no\n");
            caller->disconnectFromServer();
        };
        connect(caller, &QLocalSocket::readyRead, this, read);
        read();
    }
}

}  // namespace roomrack::programs
