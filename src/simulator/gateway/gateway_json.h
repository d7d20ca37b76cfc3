// SPDX-License-Identifier: GPL-3.0-or-later
// What the mock gateway says, in the shape of payment intents.
#pragma once

#include "simulator/channels/pushes.h"
#include "simulator/gateway/mock_gateway.h"

namespace roomrack::simulator {

struct GatewayTrouble {
    const char *type;
    const char *code = nullptr;
    const char *declineCode = nullptr;
    const char *message;
};

/// As the gateway writes it: "requires_capture".
QString nameOf(MockPayment::Status status);
WireReply gatewayReply(QByteArray json);
WireReply gatewayError(int status, const GatewayTrouble &trouble);
/// With the charge unfolded, and its refunds.
QByteArray gatewayPayment(const MockPayment &payment, const std::vector<MockRefund> &refunds);
QByteArray gatewayRefund(const MockRefund &refund, const MockPayment &payment);
/// A signed webhook: this payment has become something, by itself. The event has one number,
/// however often it is told.
WireRequest gatewayNews(const MockPayment &payment, const PushLogin &login, Instant now);
bool gatewayNewsHeard(const WireReply &reply);

}  // namespace roomrack::simulator
