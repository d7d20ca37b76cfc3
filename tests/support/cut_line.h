// SPDX-License-Identifier: GPL-3.0-or-later
// A line to a server that a test can cut: passes on what comes to a socket file in a folder of its
// own, byte for byte, until it is told to cut.
#pragma once

#include <QTemporaryDir>

#include <atomic>
#include <list>
#include <mutex>
#include <thread>

namespace roomrack::tests {

class CutLine {
public:
    enum class Way { ToServer, ToClient };

    /// Passes on to a server's socket file; its own has the same name.
    explicit CutLine(const QString &serverSocket);
    ~CutLine();
    QString folder() const { return folder_.path(); }

    /// Cuts the connection on which the n-th byte from now on goes that way; that byte still
    /// arrives. 0: before the first.
    void cutAfter(Way way, qint64 bytes);
    bool hasCut() const { return hasCut_; }
    /// Bytes that went that way since cutAfter() or the beginning.
    qint64 passed(Way way) const { return passed_[size_t(way)]; }

private:
    Q_DISABLE_COPY(CutLine)
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
    qint64 left_ = -1;  ///< bytes until the cut; negative: none is wanted
    std::atomic<qint64> passed_[2] = {};
    std::atomic<bool> hasCut_{false};
    std::thread thread_;
};

}  // namespace roomrack::tests
