// SPDX-License-Identifier: GPL-3.0-or-later
// Serves a mock channel over HTTP on localhost, with injected faults. Lives in the thread that
// created it, which needs an event loop.
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
    /// The mock and the clock must outlive this object.
    MockServer(MockPeer &mock, const core::Clock &clock, quint64 seed, QObject *parent = nullptr);
    ~MockServer() override;

    /// Listens on the loopback address; port 0: chosen by the system. Returns the port or an error.
    Result<quint16> listen(quint16 port = 0);
    /// No latency by default; unanswered requests time out after `holdMicros`.
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
    std::vector<std::function<void()>> overtaken_;  ///< to be applied after the next request
    std::unique_ptr<http::Server> server_;
};

}  // namespace roomrack::simulator
