// SPDX-License-Identifier: GPL-3.0-or-later
// A proxy to a server that a test can cut: forwards all bytes received on a socket file in its own
// folder, until the cut.
#pragma once

#include <QTemporaryDir>

#include <atomic>
#include <list>
#include <mutex>
#include <thread>

namespace roomrack::tests {

class CutConnection {
public:
    enum class Way { ToServer, ToClient };

    /// Forwards to a server's socket file; its own has the same name.
    explicit CutConnection(const QString &serverSocket);
    ~CutConnection();
    QString folder() const { return folder_.path(); }

    /// Cuts the connection that transfers the n-th byte from now on in that direction; that byte is
    /// still delivered. 0: before the first.
    void cutAfter(Way way, qint64 bytes);
    bool hasCut() const { return hasCut_; }
    /// Bytes transferred in that direction since cutAfter() or the start.
    qint64 passed(Way way) const { return passed_[size_t(way)]; }

private:
    Q_DISABLE_COPY(CutConnection)
    struct Pair {
        int client, server;
    };
    void run();
    void accept();
    bool passOn(const Pair &pair, Way way);

    QTemporaryDir folder_;
    QString serverSocket_;
    int listener_ = -1;
    int wake_[2] = {-1, -1};
    std::list<Pair> pairs_;
    std::mutex lock_;  ///< guards the next two
    Way way_ = Way::ToServer;
    qint64 left_ = -1;  ///< bytes until the cut; negative: no cut
    std::atomic<qint64> passed_[2] = {};
    std::atomic<bool> hasCut_{false};
    std::thread thread_;
};

}  // namespace roomrack::tests
