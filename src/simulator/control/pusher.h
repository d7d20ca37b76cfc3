// SPDX-License-Identifier: GPL-3.0-or-later
// Pushes a channel's messages to its hotel: one at a time, in order unless that fault is injected,
// repeated until the hotel confirms. Each message has a token in the hotel's store
// (docs/decisions/0025): after a timeout the token shows whether the message was processed.
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
        bool isThere = false;  ///< the token exists, as far as known
    };
    struct Rules {
        std::function<bool(const WireReply &)> isStored;
        /// The hotel stored it. False: this could not be journalled, and it is pushed again.
        std::function<bool(const QString &revision)> stored;
        /// It may be sent with that token from now on; calls sends(). False: that could not be
        /// journalled.
        std::function<bool(const QString &revision, const QByteArray &token)> sends;
        /// Creates, queries or deletes a token: PUT, GET, DELETE. Null: tokens are not used.
        std::function<WireRequest(const QByteArray &method, const QByteArray &token, Instant now)>
            token{};
    };
    /// The clock must outlive this object.
    Pusher(Rules rules, const core::Clock &clock, quint64 seed);

    /// Empty: nothing is pushed. Tokens do not carry over to another address.
    void setAddress(const QString &address);
    /// Probability that the second message in the queue goes first, 0 to 1.
    void setReordered(double rate) { reordered_ = rate; }
    void add(Item item);
    void drop(const QString &revision);
    void sends(const QString &revision, const QByteArray &token);
    void clear() { items_.clear(); }
    /// Starts pushing queued and future messages.
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
    std::deque<QByteArray> givenUp_;  ///< tokens that may exist, and are not used
    bool plain_ = false;              ///< the hotel does not support tokens
    bool started_ = false, busy_ = false;
    qint64 pushes_ = 0, failures_ = 0;
};

}  // namespace roomrack::simulator
