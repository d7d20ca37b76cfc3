// SPDX-License-Identifier: GPL-3.0-or-later
// A byte stream over TCP, to the address of a PMS ("host:port").
#pragma once

#include "channels/pms/wire.h"

#include <memory>

class QTcpSocket;

namespace roomrack::channels {

class TcpWire final : public Wire {
public:
    explicit TcpWire(QString address);
    ~TcpWire() override;

    void open(Callbacks ear) override;
    void send(const QByteArray &bytes) override;
    void close() override;

private:
    void cut();

    const QString address_;
    Callbacks ear_;
    std::unique_ptr<QTcpSocket> socket_;
};

}  // namespace roomrack::channels
