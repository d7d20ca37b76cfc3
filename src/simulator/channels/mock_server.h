// SPDX-License-Identifier: GPL-3.0-or-later
// Serves a mock channel over HTTP on this machine, with whatever is to go wrong. Lives in the
// thread that made it, which needs an event loop.
#pragma once

#include "http/server.h"
#include "simulator/channels/faults.h"
#include "simulator/channels/mock_channel.h"

#include <functional>
#include <memory>
#include <vector>

namespace roomrack::simulator {

class MockServer final : public QObject {
    Q_OBJECT

public:
    /// Mock and clock must outlive it.
    MockServer(MockPeer &mock, const core::Clock &clock, quint64 seed, QObject *parent = nullptr);
    ~MockServer() override;

    /// On the loopback address; 0: a port that the system chooses. The port, or why not.
    Result<quint16> listen(quint16 port = 0);
    /// Without latency until told; times out after so long where nothing is answered.
    void setFaults(const FaultRates &faults, qint64 holdMicros = 60 * kSecond);
    const FaultRates &faults() const { return faults_; }
    qint64 holdMicros() const { return hold_; }
    qint64 requests() const { return requests_; }

private:
    void serve(const WireRequest &request, const http::Server::Answer &answer);
    void answer(const http::Server::Answer &answer, const WireRequest &request, const Trip &trip);
    WireReply handle(const WireRequest &request);
    void holdBack(const http::Server::Answer &answer, const WireRequest &request);
    void letOvertakenIn();

    MockPeer &mock_;
    const core::Clock &clock_;
    core::Random random_;
    FaultRates faults_;
    qint64 hold_ = 0;
    qint64 requests_ = 0;
    std::vector<std::function<void()>> overtaken_;  ///< that the next request goes before
    std::unique_ptr<http::Server> server_;
};

}  // namespace roomrack::simulator
