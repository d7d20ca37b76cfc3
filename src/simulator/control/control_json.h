// SPDX-License-Identifier: GPL-3.0-or-later
// Requests and responses of the control API, as JSON.
#pragma once

#include "simulator/channels/shop.h"
#include "simulator/control/sim_part.h"
#include "simulator/gateway/mock_gateway.h"

namespace roomrack::simulator {

void writePart(protocols::json::Writer &w, SimPart &part);
/// Faults by API name: each as a share of requests, in thousandths, and the timeout of unanswered
/// requests.
void writeFaults(protocols::json::Writer &w, const NamedFaults &faults, qint64 holdMicros);
/// Faults not named stay unchanged.
Result<void> readFaults(const protocols::json::Value &value, NamedFaults &faults,
                        qint64 &holdMicros);
void writeReservation(protocols::json::Writer &w, const protocols::Reservation &reservation);
/// Rooms, prices for an occupancy and restrictions, by night.
void writeShop(protocols::json::Writer &w, const Shop &shop, Night from, int nights, int guests);
/// Amounts requested, charged and refunded by payment, from the gateway's own record.
void writePayments(protocols::json::Writer &w, const MockGateway &gateway);
/// Guests in house, and rooms out of order.
void writeHouse(protocols::json::Writer &w, const MockProperty &house);

}  // namespace roomrack::simulator
