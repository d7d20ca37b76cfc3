// SPDX-License-Identifier: GPL-3.0-or-later
// Connection of a desk to its server: sends calls, polls the feed and reconnects automatically.
// Lives in a thread of its own (desk_client.h); callbacks run there.
#pragma once

#include "http/http_transport.h"
#include "remote/calls.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>

#include <deque>
#include <map>

namespace roomrack::remote {

/// Address of the server and the desk's credentials.
struct DeskPeer {
    QUrl address;      ///< "https://host:port"; plain http to this machine only
    QByteArray token;  ///< never logged or displayed
    QString language;  ///< "de": language of the user
};

/// What happens to a call while the connection is down.
enum class Patience : quint8 {
    Now,   ///< fails immediately
    Wait,  ///< waits for the connection and is repeated: for reads
    Once   ///< fails if not sent; if possibly delivered, queried by its key
};

struct Asked {
    QByteArray name;
    QByteArray body;
    QByteArray key{};
    Patience patience = Patience::Now;
    std::function<void(const Result<QByteArray> &)> done;  ///< called once
};

struct DeskEvents {
    std::function<void(const Welcome &)> welcomed;
    std::function<void(FeedNews &&)> news;
    std::function<void(const engine::ServerConnectionState &)> changed;
};

class DeskConnection final : public QObject {
    Q_OBJECT

public:
    DeskConnection(DeskPeer peer, DeskEvents events);
    ~DeskConnection() override;

    /// In its own thread.
    void begin();
    void ask(Asked asked);
    /// Retries without further delay.
    void tryNow();
    /// Fails all pending and future calls.
    void hangUp();

private:
    struct Waiting {
        Asked asked;
        bool mayHaveArrived = false;
        QElapsedTimer since;
    };
    struct Outcome;
    void greet();
    void listen();
    void up(const Welcome &welcome);
    void down(const Error &why);
    void post(const QByteArray &name, const QByteArray &body, const QByteArray &key, int seconds,
              std::function<void(const Outcome &)> done);
    void send(Waiting waiting);
    void settle(Waiting waiting, const Outcome &outcome);
    void lookAtWaiting();
    Error noConnection() const;

    const DeskPeer peer_;
    const DeskEvents events_;
    std::unique_ptr<http::HttpTransport> transport_;
    engine::ServerConnectionState state_;
    Error why_;
    QByteArray visit_;
    FeedPosition feed_;  ///< last position received
    qint64 turn_ = 0;    ///< incremented on disconnect: older answers are ignored
    int attempts_ = 0;
    bool greeting_ = false;
    bool ended_ = false;
    std::deque<Waiting> waiting_;  ///< for a connection
    std::map<qint64, Waiting> underWay_;
    qint64 lastSent_ = 0;
    QTimer again_;
    QTimer second_;
};

}  // namespace roomrack::remote
