// SPDX-License-Identifier: GPL-3.0-or-later
// One HotelReservation of AlpineBits. For the codec only.
#pragma once

#include "protocols/alpinebits/guest_requests.h"
#include "protocols/alpinebits/parts.h"

namespace roomrack::protocols::alpinebits {

/// HotelReservation, entered; what is wrong becomes complaints of the reader.
GuestRequest readGuestRequest(xml::Reader &in);
void write(xml::Writer &out, const GuestRequest &request, Version version);

/// RoomStays, entered.
void readRoomStays(xml::Reader &in, GuestRequest &into);
void writeRoomStays(xml::Writer &out, const GuestRequest &request, Version version);

/// ResGuests and ResGlobalInfo, entered.
void readResGuests(xml::Reader &in, GuestRequest &into);
void readGlobalInfo(xml::Reader &in, GuestRequest &into);
void writeResGuests(xml::Writer &out, const GuestRequest &request);
void writeGlobalInfo(xml::Writer &out, const GuestRequest &request, Version version);

/// Schemas want some texts that may not be known: this stands for them.
inline const QString kUnknownText = QStringLiteral("-");
inline QString knownText(const QString &text)
{
    return text == kUnknownText ? QString() : text;
}
inline QString sometext(const QString &text)
{
    return text.trimmed().isEmpty() ? kUnknownText : text;
}

}  // namespace roomrack::protocols::alpinebits
