// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel has to push to its hotel: one message at a time, in order unless that is to go
// wrong, again until the hotel says that it has it.
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
    };
    struct Rules {
        std::function<bool(const WireReply &)> isStored;
        /// The hotel has it. False: that could not be kept, and it is pushed again.
        std::function<bool(const QString &revision)> stored;
    };
    /// The clock must outlive it.
    Pusher(Rules rules, const core::Clock &clock, quint64 seed);

    /// Empty: nothing is pushed.
    void setAddress(const QString &address) { address_ = address; }
    /// How often the message behind the next one goes first, 0 to 1.
    void setReordered(double rate) { reordered_ = rate; }
    void add(Item item);
    void drop(const QString &revision);
    void clear() { items_.clear(); }
    /// Pushes what is to be pushed, from now on.
    void start();
    int waiting() const { return int(items_.size()); }
    qint64 pushes() const { return pushes_; }
    qint64 failures() const { return failures_; }

private:
    void push();
    void pushed(const QString &revision, QNetworkReply &reply);

    const Rules rules_;
    const core::Clock &clock_;
    core::Random random_;
    QString address_;
    double reordered_ = 0;
    QNetworkAccessManager network_;
    QTimer again_;
    std::deque<Item> items_;
    bool started_ = false, pushing_ = false;
    qint64 pushes_ = 0, failures_ = 0;
};

}  // namespace roomrack::simulator
