// SPDX-License-Identifier: GPL-3.0-or-later
// A property with a server for desks, over a real socket of this machine, and a connection to it
// that a test can cut at any byte.
#pragma once

#include "engine/engine_hotel.h"
#include "http/server.h"
#include "remote/desk_http.h"
#include "remote/remote_property_service.h"

#include <QThread>

namespace roomrack::tests {

inline const QByteArray kClerksToken = "the token of a desk";
inline const QByteArray kManagersToken = "the token of a manager";

/// In a thread of its own, like the API server.
class DeskHost {
public:
    explicit DeskHost(EngineHotel &hotel) : hotel_(hotel) {}
    ~DeskHost() { close(); }
    /// Port 0: one that it can be opened on again.
    void open(quint16 port = 0);
    void close();
    quint16 port() const { return port_; }
    /// Number of requests so far, by name.
    int count(const QByteArray &name) const;

private:
    class Worker;
    EngineHotel &hotel_;
    QThread thread_;
    Worker *worker_ = nullptr;
    quint16 port_ = 0;
};

/// TCP proxy that forwards data to a port until cutAfter().
class TcpCut {
public:
    explicit TcpCut(quint16 to);
    ~TcpCut();
    quint16 port() const { return port_; }
    /// Cuts all connections after this many more bytes in either direction, and accepts none until
    /// mend().
    void cutAfter(qint64 bytes);
    void mend();
    bool hasCut() const { return hasCut_; }

private:
    class Worker;
    QThread thread_;
    Worker *worker_;
    std::atomic<bool> hasCut_ = false;
    quint16 port_ = 0;
};

inline QString addressOf(quint16 port)
{
    return QStringLiteral("http://127.0.0.1:%1").arg(port);
}
inline Result<std::unique_ptr<remote::RemotePropertyService>> connectTo(
    quint16 port, const core::Clock &clock, const QByteArray &token = kManagersToken)
{
    return remote::RemotePropertyService::open(addressOf(port), token, clock);
}

}  // namespace roomrack::tests
