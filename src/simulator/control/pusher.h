// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel has to push to its hotel: one message at a time, in order unless that is to go
// wrong, again until the hotel says that it has it. Both ends are ours, so each message has a token
// in the hotel's store (docs/decisions/0025): after silence the token says whether it was
// processed.
#pragma once

#include "core/random.h"
#include "simulator/channels/mock_channel.h"

#include <QtCore/QTimer>
#include <QtNetwork/QNetworkAccessManager>

#include <deque>
#include <functional>

namespace roomrack::simulator {

class Pusher final : public QObject {
    Q_OBJECT

public:
    struct Item {
        QString revision;
        std::function<WireRequest(Instant now)> request;
        QByteArray token{};    ///< the message may have been sent with it; empty: never
        bool isThere = false;  ///< the token is, as far as is known
    };
    struct Rules {
        std::function<bool(const WireReply &)> isStored;
        /// The hotel has it. False: that could not be kept, and it is pushed again.
        std::function<bool(const QString &revision)> stored;
        /// It may be sent with that token from now on; calls sends(). False: that could not be
        /// kept.
        std::function<bool(const QString &revision, const QByteArray &token)> sends;
        /// Asks for a token, about it, or gives it up: PUT, GET, DELETE. None: there are no tokens.
        std::function<WireRequest(const QByteArray &method, const QByteArray &token, Instant now)>
            token{};
    };
    /// The clock must outlive it.
    Pusher(Rules rules, const core::Clock &clock, quint64 seed);

    /// Empty: nothing is pushed. Another one knows nothing of the tokens of this.
    void setAddress(const QString &address);
    /// How often the message behind the next one goes first, 0 to 1.
    void setReordered(double rate) { reordered_ = rate; }
    void add(Item item);
    void drop(const QString &revision);
    void sends(const QString &revision, const QByteArray &token);
    void clear() { items_.clear(); }
    /// Pushes what is to be pushed, from now on.
    void start();
    int waiting() const { return int(items_.size()); }
    qint64 pushes() const { return pushes_; }
    qint64 failures() const { return failures_; }

private:
    void work();
    void push(const Item &item);
    void pushed(const QString &revision, const WireReply &answer);
    void makeToken(const Item &item);
    void askToken(const Item &item);
    void dropToken();
    void settle(const QString &revision);
    void failed();
    Item *find(const QString &revision);
    void send(const WireRequest &wire, const QByteArray &path,
              std::function<void(const WireReply &)> then);

    const Rules rules_;
    const core::Clock &clock_;
    core::Random random_;
    QString address_;
    double reordered_ = 0;
    QNetworkAccessManager network_;
    QTimer again_;
    std::deque<Item> items_;
    std::deque<QByteArray> givenUp_;  ///< tokens that may be there, and are not used
    bool plain_ = false;              ///< the hotel knows no tokens
    bool started_ = false, busy_ = false;
    qint64 pushes_ = 0, failures_ = 0;
};

}  // namespace roomrack::simulator
