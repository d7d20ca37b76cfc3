// SPDX-License-Identifier: GPL-3.0-or-later
// What a hotel has agreed with a channel: how to reach it, which of its codes mean which room
// types and rate plans, and how much of the hotel it may show. Secrets are not here: they are in
// the system's keychain.
#pragma once

#include "core/money.h"
#include "sync/row.h"

#include <QtCore/QString>

#include <vector>

namespace roomrack::sync {

/// Stored by name, see settings_text.cpp.
enum class Protocol : quint8 { OtaJson, AlpineBits, OpenTravel, Fias };
constexpr Protocol lastOf(Protocol)
{
    return Protocol::Fias;
}

/// What the channel calls a room type. One that is not open is shown as sold out, until its
/// mapping is taken away.
struct RoomMapping {
    RoomTypeId roomType;
    QString code;
    bool open = true;
    friend bool operator==(const RoomMapping &, const RoomMapping &) = default;
};
/// What it calls a rate plan of a room type, and the numbers of guests that it wants prices for
/// (0: the room type's standard number).
struct RateMapping {
    RoomTypeId roomType;
    RatePlanId plan;
    QString code;
    std::vector<qint32> guests{0};
    friend bool operator==(const RateMapping &, const RateMapping &) = default;
};

/// Which restrictions the channel can show. What it cannot is said on its page; a night that is
/// closed altogether is shown to it as sold out.
struct Understands {
    bool stopSell = true;
    bool closedToArrival = true;
    bool closedToDeparture = true;
    bool minStay = true;
    bool maxStay = true;
    /// A minimum that counts for every night of a stay, and not only for its first. What the hotel
    /// asks of arrivals is sent as this, too: stricter than the hotel, never laxer.
    bool minStayThrough = false;
    friend bool operator==(const Understands &, const Understands &) = default;
};

struct ChannelSettings {
    Protocol protocol = Protocol::OtaJson;
    QString address;    ///< "https://host/path", for FIAS "host:port"
    QString account;    ///< user name, key's name, or station id; the secret is in the keychain
    QString hotelCode;  ///< what the channel calls the property
    QString reservationsTo;     ///< of a PMS: where it is told of bookings; empty: nowhere
    bool speaksTokens = false;  ///< it knows message tokens (docs/decisions/0025)
    bool paused = false;

    std::vector<RoomMapping> rooms;
    std::vector<RateMapping> rates;

    int allotment = -1;          ///< rooms of a room type that it may have sold a night; -1: all
    int offset = 0;              ///< added to what is available, while anything is; mostly negative
    int mostShown = -1;          ///< shows at most this many; -1: no limit
    bool neverOversell = false;  ///< only what is physically free, whatever the overbooking policy
    bool stopSell = false;       ///< everything closed
    int horizonNights = 365;     ///< ahead of the business date
    int markupBasisPoints = 0;   ///< on all prices: 1500 = +15 %
    int commissionBasisPoints = 0;  ///< of the price, kept by the channel; for figures
    Currency currency;              ///< of the prices that it is sent
    Understands understands;

    int availabilityPerMinute = 10;  ///< requests; 0: no limit
    int ratesPerMinute = 10;
    int batchSeconds = 2;      ///< changes are gathered this long before they are sent
    int entriesAtMost = 3000;  ///< in a request
    int timeoutSeconds = 60;
    bool weekdays = true;    ///< entries may name weekdays, where the protocol can
    bool ratesApart = true;  ///< prices and restrictions in requests of their own
    int pollSeconds = 180;   ///< between asking for reservations; 0: it pushes them

    friend bool operator==(const ChannelSettings &, const ChannelSettings &) = default;
};

/// Whether it can be a channel: numbers in range, codes not empty and each used once, an address
/// that the protocol knows. Plain HTTP only to this machine. The error names the field.
Result<void> validate(const ChannelSettings &settings);

/// The rows of a channel's board, in the order in which they are sent: rooms, restrictions, rates.
std::vector<RowKey> rowsOf(const ChannelSettings &settings);

/// As it is stored, and back; an error says where the text is wrong.
QByteArray toText(const ChannelSettings &settings);
Result<ChannelSettings> fromText(const QByteArray &text);

}  // namespace roomrack::sync
