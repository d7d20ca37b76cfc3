// SPDX-License-Identifier: GPL-3.0-or-later
// Soft blocks and confirmations over HTTP on bare sockets, so that the client takes little CPU time
// from the server; measures the time of each.
#pragma once

#include "lanes.h"

#include <QtCore/QByteArray>

namespace roomrack::bench {

class HttpLanes final : public Lanes {
public:
    /// Connects to this port of this machine. `firstGuest`: number of the first guest, so that none
    /// repeats. `empty`: any 200 is accepted, and no number is expected in it. `inMemory`: the soft
    /// blocks are.
    HttpLanes(quint16 port, int lines, const QByteArray &token, qint64 firstGuest, bool empty,
              bool inMemory = false);
    ~HttpLanes() override;
    HttpLanes(const HttpLanes &) = delete;
    HttpLanes &operator=(const HttpLanes &) = delete;

    int lanes() const override { return int(all_.size()); }
    int descriptor(int lane) const override { return all_[size_t(lane)].socket; }
    void send(int lane, const StayRequest &stayRequest, qint64 hold, Instant at) override;
    bool flush(int lane) override;
    std::optional<qint64> receive(int lane) override;

    const std::vector<double> &milliseconds() const { return took_; }

private:
    struct Line {
        int socket = -1;
        QByteArray out, in;
        double since = 0;
    };
    QByteArray bodyOf(const StayRequest &stayRequest, qint64 hold);
    const QByteArray token_;
    const bool empty_;
    const bool inMemory_;
    qint64 guest_;
    std::vector<Line> all_;
    std::vector<double> took_;
};

}  // namespace roomrack::bench
