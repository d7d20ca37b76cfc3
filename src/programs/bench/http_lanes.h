// SPDX-License-Identifier: GPL-3.0-or-later
// Soft blocks and confirmations over HTTP on bare sockets, so that the client takes as little from
// the server as it can; how long each took.
#pragma once

#include "lanes.h"

#include <QtCore/QByteArray>

namespace roomrack::bench {

class HttpLanes final : public Lanes {
public:
    /// To this machine's port. `firstGuest`: guests are numbered from there, so that none comes
    /// twice. `empty`: whatever is answered with 200 is right, and no number is looked for.
    HttpLanes(quint16 port, int lines, const QByteArray &token, qint64 firstGuest, bool empty);
    ~HttpLanes() override;
    HttpLanes(const HttpLanes &) = delete;
    HttpLanes &operator=(const HttpLanes &) = delete;

    int lanes() const override { return int(all_.size()); }
    int descriptor(int lane) const override { return all_[size_t(lane)].socket; }
    void send(int lane, const Wish &wish, qint64 hold, Instant at) override;
    bool flush(int lane) override;
    std::optional<qint64> receive(int lane) override;

    const std::vector<double> &milliseconds() const { return took_; }
    qint64 nextGuest() const { return guest_; }

private:
    struct Line {
        int socket = -1;
        QByteArray out, in;
        double since = 0;
    };
    QByteArray bodyOf(const Wish &wish, qint64 hold);
    const QByteArray token_;
    const bool empty_;
    qint64 guest_;
    std::vector<Line> all_;
    std::vector<double> took_;
};

}  // namespace roomrack::bench
