// SPDX-License-Identifier: GPL-3.0-or-later
// GET /v1/events: every commit of a hotel as it happens, over WebSocket, taken up again where a
// reader left off. A reader has nothing but a place in what is kept for all: whoever is slow falls
// out of it and is cut, and nothing is piled up for anybody.
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

    /// What came before is not known.
    void begin(PropertyId property, const engine::Snapshot &snapshot);
    /// Everybody needs a new start.
    void lose(PropertyId property);
    void add(PropertyId property, const engine::ChangeSetPtr &change);

    /// Why nobody may read like this.
    std::optional<Problem> whyNot(const Call &call) const;
    /// Takes over the line, from which nothing of the request has been read.
    void take(const Call &call, QTcpSocket *socket);
    /// Ends those whose token is not good any more.
    void cutUnless(const std::function<bool(ActorId)> &good);
    int readers() const { return int(readers_.size()); }

private:
    struct Reader {
        Visitor visitor;
        std::optional<qint64> epoch;  ///< where it wants to go on; none: from now
        qint64 wave = 0;              ///< the last it has
        qint64 heard = 0;             ///< steady time of its last sign of life
        bool begun = false;
    };
    using Place = std::pair<QString, quint16>;  ///< of the other end
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
    std::map<Place, Reader> expected_;  ///< whose handshake is under way
    std::map<QWebSocket *, Reader> readers_;
    QTimer looks_;
    QWebSocketServer server_;  // goes first: it owns the lines
};

}  // namespace roomrack::api::v1
