// SPDX-License-Identifier: GPL-3.0-or-later
// The line from a desk to its server: asks, listens to the feed and, when it is cut, tries again by
// itself. Lives in a thread of its own (desk_link.h); what it calls is called there.
#pragma once

#include "http/http_transport.h"
#include "remote/calls.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>

#include <deque>
#include <map>

namespace roomrack::remote {

/// Which server, and what shows that this desk may come in.
struct DeskPeer {
    QUrl address;      ///< "https://host:port"; plain http to this machine only
    QByteArray token;  ///< never logged nor shown
    QString language;  ///< "de": in which whoever sits here reads
};

/// What becomes of a question where the line is cut.
enum class Patience : quint8 {
    Now,   ///< it fails at once
    Wait,  ///< it waits until the line is back, and is asked again: for what changes nothing
    Once   ///< what never left fails at once; what may have arrived is asked about by its key
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
    std::function<void(const engine::LineState &)> changed;
};

class DeskLine final : public QObject {
    Q_OBJECT

public:
    DeskLine(DeskPeer peer, DeskEvents events);
    ~DeskLine() override;

    /// In its own thread.
    void begin();
    void ask(Asked asked);
    /// Not to wait any longer before the next attempt.
    void tryNow();
    /// Whoever waits is told that nothing comes any more; so is everybody who asks from now on.
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
    Error noLine() const;

    const DeskPeer peer_;
    const DeskEvents events_;
    std::unique_ptr<http::HttpTransport> transport_;
    engine::LineState state_;
    Error why_;
    QByteArray visit_;
    FeedWish feed_;    ///< what was heard so far
    qint64 turn_ = 0;  ///< grows when the line is cut: answers from before are not waited for
    int attempts_ = 0;
    bool greeting_ = false;
    bool ended_ = false;
    std::deque<Waiting> waiting_;  ///< for the line
    std::map<qint64, Waiting> underWay_;
    qint64 lastSent_ = 0;
    QTimer again_;
    QTimer second_;
};

}  // namespace roomrack::remote
