// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/feed.h"

#include "api/v1/change_json.h"
#include "api/v1/form.h"

#include <QtNetwork/QTcpSocket>
#include <QtWebSockets/QWebSocket>

namespace roomrack::api::v1 {

namespace {

constexpr int kLookMs = 5'000;
constexpr int kHandshakeMs = 10'000;
/// Clients only send control frames, which are short.
constexpr quint64 kFrameAtMost = 1'024;

}  // namespace

Feed::Feed(const ApiLimits &limits, const core::Clock &clock)
    : limits_(limits), clock_(clock),
      server_(QStringLiteral("roomrack"), QWebSocketServer::NonSecureMode)
{
    server_.setHandshakeTimeout(kHandshakeMs);
    server_.setMaxPendingConnections(limits.feedsAtMost);
    connect(&server_, &QWebSocketServer::newConnection, this, [this] { opened(); });
    connect(&looks_, &QTimer::timeout, this, [this] { look(); });
    looks_.start(kLookMs);
}

Feed::~Feed()
{
    for (const auto &[socket, reader] : std::exchange(readers_, {})) {
        socket->disconnect(this);
        delete socket;
    }
}

void Feed::begin(PropertyId property, const engine::Snapshot &snapshot)
{
    histories_.erase(property);
    histories_.emplace(std::piecewise_construct, std::forward_as_tuple(property),
                       std::forward_as_tuple(snapshot.epoch, snapshot.commitNumber, snapshot.seq,
                                             snapshot.catalogue.property.currency,
                                             limits_.changesKept, limits_.bytesKept));
    for (QWebSocket *socket : readersOf(property)) greet(socket);
}

/// Readers are notified when the property is available again: only then is there a new start to
/// send.
void Feed::lose(PropertyId property)
{
    histories_.erase(property);
}

void Feed::add(PropertyId property, const engine::ChangeSetPtr &change)
{
    const auto history = histories_.find(property);
    if (history == histories_.end()) return;
    history->second.add(change);
    for (QWebSocket *socket : readersOf(property)) pump(socket);
}

/// A copy, because readers may disconnect during the iteration.
std::vector<QWebSocket *> Feed::readersOf(PropertyId property) const
{
    std::vector<QWebSocket *> sockets;
    for (const auto &[socket, reader] : readers_) {
        if (reader.visitor.property == property) sockets.push_back(socket);
    }
    return sockets;
}

std::optional<Problem> Feed::whyNot(const Call &call) const
{
    Query query(call);
    query.number("epoch", 0, std::numeric_limits<qint64>::max(), 0);
    query.number("after", 0, std::numeric_limits<qint64>::max(), 0);
    if (query.has("epoch") != query.has("after"))
        query.refuse(query.has("epoch") ? "after" : "epoch",
                     ErrorText::tr("send both epoch and after as last received, or neither"));
    if (!query.ok()) return problemOf(query.error());
    if (call.request.header("Sec-WebSocket-Version") != "13"
        || call.request.header("Sec-WebSocket-Key").size() != 24)
        return Problem{426, "upgrade-wanted", ErrorText::tr("WebSocket version 13 is required"),
                       QStringLiteral("Sec-WebSocket-Version")};
    if (int(readers_.size() + expected_.size()) >= limits_.feedsAtMost) {
        Problem busy{503, "busy",
                     ErrorText::tr("too many open event connections; try again later")};
        busy.retryAfter = 10;
        return busy;
    }
    return std::nullopt;
}

void Feed::take(const Call &call, QTcpSocket *socket)
{
    Query query(call);
    Reader reader;
    reader.visitor = call.visitor;
    if (query.has("epoch")) {
        constexpr qint64 kAny = std::numeric_limits<qint64>::max();
        reader.epoch = query.number("epoch", 0, kAny, 0);
        reader.commitNumber = query.number("after", 0, kAny, 0);
    }
    const Place place{socket->peerAddress().toString(), socket->peerPort()};
    expected_[place] = reader;
    // The handshake failed.
    connect(socket, &QObject::destroyed, this, [this, place] { expected_.erase(place); });
    server_.handleConnection(socket);
}

void Feed::opened()
{
    while (QWebSocket *socket = server_.nextPendingConnection()) {
        const Place place{socket->peerAddress().toString(), socket->peerPort()};
        const auto expected = expected_.find(place);
        if (expected == expected_.end()) {
            cut(socket);
            continue;
        }
        Reader &reader = readers_[socket] = expected->second;
        expected_.erase(expected);
        reader.heard = clock_.steadyMicros();
        socket->setMaxAllowedIncomingFrameSize(kFrameAtMost);
        socket->setMaxAllowedIncomingMessageSize(kFrameAtMost);
        const auto alive = [this, socket] {
            const auto at = readers_.find(socket);
            if (at != readers_.end()) at->second.heard = clock_.steadyMicros();
        };
        connect(socket, &QWebSocket::pong, this, alive);
        connect(socket, &QWebSocket::bytesWritten, this, [this, socket, alive] {
            alive();
            pump(socket);
        });
        connect(socket, &QWebSocket::textMessageReceived, this, [socket] { cut(socket); });
        connect(socket, &QWebSocket::binaryMessageReceived, this, [socket] { cut(socket); });
        connect(socket, &QWebSocket::disconnected, this, [this, socket] {
            readers_.erase(socket);
            socket->deleteLater();
        });
        greet(socket);
    }
}

/// Sends the position, and whether the reader can resume from its own.
void Feed::greet(QWebSocket *socket)
{
    const auto at = readers_.find(socket);
    if (at == readers_.end()) return;
    Reader &reader = at->second;
    const auto found = histories_.find(reader.visitor.property);
    if (found == histories_.end()) return;  // begin() will
    const History &history = found->second;
    if (std::exchange(reader.begun, true)) {
        startAnew(socket, "reload");
    } else if (!reader.epoch) {
        reader.commitNumber = history.commitNumber();
        socket->sendTextMessage(QString::fromUtf8(
            placeJson("start", {}, history.epoch(), history.commitNumber(), history.seq())));
    } else if (*reader.epoch != history.epoch()) {
        startAnew(socket, "epoch");
    } else if (!history.reaches(reader.commitNumber)) {
        startAnew(socket, "not_kept");
    } else {
        socket->sendTextMessage(QString::fromUtf8(
            placeJson("resumed", {}, history.epoch(), reader.commitNumber, history.seq())));
    }
    pump(socket);
}

void Feed::startAnew(QWebSocket *socket, const char *why)
{
    Reader &reader = readers_.at(socket);
    const History &history = histories_.at(reader.visitor.property);
    reader.commitNumber = history.commitNumber();
    socket->sendTextMessage(QString::fromUtf8(
        placeJson("new_start", why, history.epoch(), history.commitNumber(), history.seq())));
}

void Feed::pump(QWebSocket *socket)
{
    for (;;) {
        // Sending may reenter this function or close the connection.
        const auto at = readers_.find(socket);
        if (at == readers_.end() || !at->second.begun) return;
        Reader &reader = at->second;
        const auto found = histories_.find(reader.visitor.property);
        if (found == histories_.end()) return;
        // Unread changes stay in the history; a reader that falls behind it is disconnected.
        if (!found->second.reaches(reader.commitNumber)) return cut(socket);
        if (socket->bytesToWrite() >= limits_.feedAhead) return;
        const auto next = found->second.after(reader.commitNumber);
        if (!next) return;
        reader.commitNumber = next->first;
        socket->sendTextMessage(QString::fromUtf8(next->second));
    }
}

void Feed::cutUnless(const std::function<bool(ActorId)> &good)
{
    std::vector<QWebSocket *> gone;
    for (const auto &[socket, reader] : readers_) {
        if (!good(reader.visitor.actor)) gone.push_back(socket);
    }
    for (QWebSocket *socket : gone) cut(socket);
}

/// Closes without a close frame that would have to be awaited.
void Feed::cut(QWebSocket *socket)
{
    socket->abort();
}

void Feed::look()
{
    const qint64 now = clock_.steadyMicros();
    std::vector<QWebSocket *> silent;
    for (const auto &[socket, reader] : readers_) {
        if (now - reader.heard > limits_.feedSilentSeconds * kSecond)
            silent.push_back(socket);
        else
            socket->ping();
    }
    for (QWebSocket *socket : silent) cut(socket);
}

}  // namespace roomrack::api::v1
