// SPDX-License-Identifier: GPL-3.0-or-later
// One HotelReservation of AlpineBits. Internal to the codec.
#pragma once

#include "protocols/alpinebits/guest_requests.h"
#include "protocols/alpinebits/message_io.h"

namespace roomrack::protocols::alpinebits {

/// Reads an entered HotelReservation; errors are collected by the reader.
GuestRequest readGuestRequest(xml::Reader &in);
void write(xml::ElementWriter &out, const GuestRequest &request, Version version);

/// Reads entered RoomStays.
void readRoomStays(xml::Reader &in, GuestRequest &into);
void writeRoomStays(xml::ElementWriter &out, const GuestRequest &request, Version version);

/// Read entered ResGuests and ResGlobalInfo.
void readResGuests(xml::Reader &in, GuestRequest &into);
void readGlobalInfo(xml::Reader &in, GuestRequest &into);
void writeResGuests(xml::ElementWriter &out, const GuestRequest &request);
void writeGlobalInfo(xml::ElementWriter &out, const GuestRequest &request, Version version);

/// Placeholder for texts that the schema requires but may be unknown.
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
