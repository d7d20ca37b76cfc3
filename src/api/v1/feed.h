// SPDX-License-Identifier: GPL-3.0-or-later
// GET /v1/events: every commit of a property over WebSocket, resumable. A reader is only a position
// in a shared history: a slow reader falls out of it and is disconnected, so nothing is queued per
// reader.
#pragma once

#include "api/v1/history.h"
#include "api/v1/host.h"
#include "api/v1/problem.h"
#include "api/v1/router.h"

#include <QtCore/QTimer>
#include <QtWebSockets/QWebSocketServer>

#include <map>

namespace roomrack::api::v1 {

class Feed final : public QObject {
public:
    /// The clock must outlive it.
    Feed(const ApiLimits &limits, const core::Clock &clock);
    ~Feed() override;

    /// Starts the history of a property; earlier changes are unknown.
    void begin(PropertyId property, const engine::Snapshot &snapshot);
    /// All readers need a new start.
    void lose(PropertyId property);
    void add(PropertyId property, const engine::ChangeSetPtr &change);

    /// Why the feed cannot be read with these parameters.
    std::optional<Problem> whyNot(const Call &call) const;
    /// Takes over the connection; nothing of the request has been read from it.
    void take(const Call &call, QTcpSocket *socket);
    /// Disconnects readers whose token is no longer valid.
    void cutUnless(const std::function<bool(ActorId)> &good);
    int readers() const { return int(readers_.size()); }

private:
    struct Reader {
        Visitor visitor;
        std::optional<qint64> epoch;  ///< to resume from; none: start now
        qint64 commitNumber = 0;      ///< last one received
        qint64 heard = 0;             ///< steady time of the last pong or data
        bool begun = false;
    };
    using Place = std::pair<QString, quint16>;  ///< peer address and port
    std::vector<QWebSocket *> readersOf(PropertyId property) const;
    void opened();
    void greet(QWebSocket *socket);
    void pump(QWebSocket *socket);
    void startAnew(QWebSocket *socket, const char *why);
    void look();
    static void cut(QWebSocket *socket);

    const ApiLimits limits_;
    const core::Clock &clock_;
    std::map<PropertyId, History> histories_;
    std::map<Place, Reader> expected_;  ///< handshake in progress
    std::map<QWebSocket *, Reader> readers_;
    QTimer looks_;
    QWebSocketServer server_;  // destroyed first: it owns the sockets
};

}  // namespace roomrack::api::v1
