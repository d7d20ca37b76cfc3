// SPDX-License-Identifier: GPL-3.0-or-later
// Ports for servers whose port is known before they are opened, or that are opened again on the
// same one. Tests run in parallel: a port that the system chose may belong to another test a moment
// after it was released.
#pragma once

#include <QCoreApplication>
#include <QHostAddress>
#include <QTcpServer>

namespace roomrack::tests {

/// A port of the loopback address on which no server is, and that no other process of the tests is
/// given: below those that systems choose from (Linux: from 32768), by the number of the process.
inline quint16 ownPort()
{
    constexpr qint64 kFirst = 20'000, kPorts = 12'000, kEach = 40;
    static qint64 next = QCoreApplication::applicationPid() * kEach;
    for (qint64 i = 0; i < kPorts; ++i) {
        const auto port = quint16(kFirst + next++ % kPorts);
        QTcpServer server;
        if (server.listen(QHostAddress(QHostAddress::LocalHost), port)) return port;
    }
    qFatal("no port is free");
}

}  // namespace roomrack::tests
