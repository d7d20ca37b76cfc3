// SPDX-License-Identifier: GPL-3.0-or-later
// What the mock gateway says, in the shape of payment intents.
#pragma once

#include "simulator/gateway/mock_gateway.h"

namespace roomrack::simulator {

struct GatewayTrouble {
    const char *type;
    const char *code = nullptr;
    const char *declineCode = nullptr;
    const char *message;
};

WireReply gatewayReply(QByteArray json);
WireReply gatewayError(int status, const GatewayTrouble &trouble);
/// With the charge unfolded, and its refunds.
QByteArray gatewayPayment(const MockPayment &payment, const std::vector<MockRefund> &refunds);
QByteArray gatewayRefund(const MockRefund &refund, const MockPayment &payment);

}  // namespace roomrack::simulator
