// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/crowd.h"

#include <QFile>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

namespace roomrack::tests {

bool mayOpenFiles(int many)
{
    rlimit limit{};
    const auto wanted = static_cast<rlim_t>(many);
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return false;
    if (limit.rlim_cur >= wanted) return true;
    limit.rlim_cur = wanted;
    return limit.rlim_max >= wanted && setrlimit(RLIMIT_NOFILE, &limit) == 0;
}

int openSilently(quint16 port)
{
    // Non-blocking: the server runs in the same thread.
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    static_cast<void>(::connect(socket, reinterpret_cast<const sockaddr *>(&to), sizeof to));
    return socket;
}

void closeSilently(int socket)
{
    ::close(socket);
}

int residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:")) return line.simplified().split(' ')[1].toInt() / 1024;
    }
    return 0;
}

}  // namespace roomrack::tests
