// SPDX-License-Identifier: GPL-3.0-or-later
// What channels and a PMS say to the hotel in the test of canaries: good messages and garbled ones,
// in every protocol, with a card wherever one can be written.
#pragma once

#include "programs/canary_hotel.h"

namespace roomrack::tests {

/// The card, in fours where something is to stand between them.
QByteArray card(const char *between = "");
/// As JSON and XML may write its digits: each between `before` and `after`.
QByteArray escaped(const char *before, int base, const char *after);

/// Webhooks of an OTA that speaks JSON; and what it has for the one that is asked.
void pushJson(CanaryHotel &hotel);
/// OpenTravel in SOAP, and rooms out of order of a PMS.
void pushXml(CanaryHotel &hotel);
void pushAlpine(CanaryHotel &hotel);
/// FIAS; the last record is about room 101, which is told that it is clean.
void sayAtThePms(CanaryHotel &hotel);

}  // namespace roomrack::tests
