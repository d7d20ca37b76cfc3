// SPDX-License-Identifier: GPL-3.0-or-later
// Responses of the mock gateway, in the format of payment intents.
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

/// The gateway's name of a status: "requires_capture".
QString nameOf(MockPayment::Status status);
WireReply gatewayReply(QByteArray json);
WireReply gatewayError(int status, const GatewayTrouble &trouble);
/// Includes the expanded charge and its refunds.
QByteArray gatewayPayment(const MockPayment &payment, const std::vector<MockRefund> &refunds);
QByteArray gatewayRefund(const MockRefund &refund, const MockPayment &payment);
/// A signed webhook for a payment whose state changed without a request. The event keeps its id
/// when resent.
WireRequest gatewayNews(const MockPayment &payment, const PushLogin &login, Instant now);
bool gatewayNewsHeard(const WireReply &reply);

}  // namespace roomrack::simulator
