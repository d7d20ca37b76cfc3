// SPDX-License-Identifier: GPL-3.0-or-later
// Messages of channels and a PMS in the canary tests: valid and malformed ones, in every protocol,
// with a card in every possible field.
#pragma once

#include "programs/canary_hotel.h"

namespace roomrack::tests {

/// The card number, in groups of four when a separator is given.
QByteArray card(const char *between = "");
/// The digits of the card as escapes of JSON or XML: each between `before` and `after`.
QByteArray escaped(const char *before, int base, const char *after);

/// Webhooks of a JSON OTA, and the reservations of the OTA that is polled.
void pushJson(CanaryHotel &hotel);
/// OpenTravel over SOAP, and out-of-order rooms of a PMS.
void pushXml(CanaryHotel &hotel);
void pushAlpine(CanaryHotel &hotel);
/// FIAS; the last record reports room 101 as clean.
void sayAtThePms(CanaryHotel &hotel);

}  // namespace roomrack::tests
