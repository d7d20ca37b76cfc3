// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/cut_connection.h"

#include <QFile>
#include <QFileInfo>

#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include <vector>

namespace roomrack::tests {

namespace {

sockaddr_un addressOf(const QString &path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray name = QFile::encodeName(path);
    if (size_t(name.size()) >= sizeof(address.sun_path)) qFatal("the path is too long");
    std::memcpy(address.sun_path, name.constData(), size_t(name.size()));
    return address;
}

/// Sets close-on-exec, so that a server started meanwhile gets no copy.
int ours(int descriptor)
{
    if (descriptor >= 0) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    return descriptor;
}

int newSocket()
{
    return ours(socket(AF_UNIX, SOCK_STREAM, 0));
}

bool writeAll(int to, const char *bytes, qint64 count)
{
    while (count > 0) {
        const ssize_t done = send(to, bytes, size_t(count), MSG_NOSIGNAL);
        if (done <= 0) return false;
        bytes += done;
        count -= done;
    }
    return true;
}

}  // namespace

CutConnection::CutConnection(const QString &serverSocket) : serverSocket_(serverSocket)
{
    const sockaddr_un here = addressOf(folder_.filePath(QFileInfo(serverSocket).fileName()));
    listener_ = newSocket();
    if (bind(listener_, reinterpret_cast<const sockaddr *>(&here), sizeof(here)) != 0
        || listen(listener_, 16) != 0 || pipe(wake_) != 0)
        qFatal("no socket");
    for (const int end : wake_) ours(end);
    thread_ = std::thread([this] { run(); });
}

CutConnection::~CutConnection()
{
    close(wake_[1]);
    thread_.join();
    close(wake_[0]);
    close(listener_);
}

void CutConnection::cutAfter(Way way, qint64 bytes)
{
    const std::lock_guard held(lock_);
    way_ = way;
    left_ = bytes;
    passed_[0] = passed_[1] = 0;
    hasCut_ = false;
}

void CutConnection::run()
{
    for (;;) {
        std::vector<pollfd> all{{wake_[0], POLLIN, 0}, {listener_, POLLIN, 0}};
        for (const Pair &p : pairs_) {
            all.push_back({p.client, POLLIN, 0});
            all.push_back({p.server, POLLIN, 0});
        }
        poll(all.data(), nfds_t(all.size()), -1);
        size_t at = 2;
        for (auto pair = pairs_.begin(); pair != pairs_.end(); at += 2) {
            const bool good = (all[at].revents == 0 || passOn(*pair, Way::ToServer))
                              && (all[at + 1].revents == 0 || passOn(*pair, Way::ToClient));
            if (good && all[0].revents == 0) {
                ++pair;
                continue;
            }
            close(pair->client);
            close(pair->server);
            pair = pairs_.erase(pair);
        }
        if (all[0].revents != 0) return;
        if (all[1].revents != 0) accept();
    }
}

void CutConnection::accept()
{
    const int client = ours(::accept(listener_, nullptr, nullptr));
    const int server = newSocket();
    const sockaddr_un there = addressOf(serverSocket_);
    if (client >= 0
        && connect(server, reinterpret_cast<const sockaddr *>(&there), sizeof(there)) == 0) {
        pairs_.push_back({client, server});
        return;
    }
    close(client);
    close(server);
}

/// Forwards received bytes up to the cut. Returns false when the connection has ended.
bool CutConnection::passOn(const Pair &pair, Way way)
{
    char bytes[4096];
    const bool toServer = way == Way::ToServer;
    const ssize_t come = recv(toServer ? pair.client : pair.server, bytes, sizeof(bytes), 0);
    if (come <= 0) return false;
    qint64 count = come;
    bool cut = false;
    {
        const std::lock_guard held(lock_);
        if (left_ >= 0 && way_ == way) {
            cut = left_ <= count;
            if (cut) count = left_;
            left_ = cut ? -1 : left_ - count;
        }
        passed_[size_t(way)] += count;
    }
    const bool written = writeAll(toServer ? pair.server : pair.client, bytes, count);
    if (cut) hasCut_ = true;
    return written && !cut;
}

}  // namespace roomrack::tests
