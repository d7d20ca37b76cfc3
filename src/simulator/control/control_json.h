// SPDX-License-Identifier: GPL-3.0-or-later
// What the control door says and hears, as JSON.
#pragma once

#include "simulator/channels/shop.h"
#include "simulator/control/sim_part.h"
#include "simulator/gateway/mock_gateway.h"

namespace roomrack::simulator {

void writePart(protocols::json::Writer &w, SimPart &part);
/// Faults as the door names them: a share of requests for each, in thousandths, and how long
/// nothing is answered.
void writeFaults(protocols::json::Writer &w, const NamedFaults &faults, qint64 holdMicros);
/// What is not named stays as it is.
Result<void> readFaults(const protocols::json::Value &value, NamedFaults &faults,
                        qint64 &holdMicros);
void writeReservation(protocols::json::Writer &w, const protocols::Reservation &reservation);
/// Rooms, prices for so many guests and restrictions, by night.
void writeShop(protocols::json::Writer &w, const Shop &shop, Night from, int nights, int guests);
/// What was asked for, charged and given back, by payment, as the gateway itself knows it.
void writePayments(protocols::json::Writer &w, const MockGateway &gateway);
/// Who is in house, and what is out of order.
void writeHouse(protocols::json::Writer &w, const House &house);

}  // namespace roomrack::simulator
