// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a channel: how to reach it, how its codes map to room types and rate plans, and
// how much of the property it may show. Secrets are stored in the system's keychain, not here.
#pragma once

#include "core/money.h"
#include "sync/commission.h"
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

/// The channel's code for a room type. One that is not open is shown as sold out, until its mapping
/// is removed.
struct RoomMapping {
    RoomTypeId roomType;
    QString code;
    bool open = true;
    friend bool operator==(const RoomMapping &, const RoomMapping &) = default;
};
/// The channel's code for a rate plan of a room type, and the numbers of guests that it needs
/// prices for (0: the room type's standard number).
struct RateMapping {
    RoomTypeId roomType;
    RatePlanId plan;
    QString code;
    std::vector<qint32> guests{0};
    friend bool operator==(const RateMapping &, const RateMapping &) = default;
};

struct ChannelSettings {
    Protocol protocol = Protocol::OtaJson;
    QString address;         ///< "https://host/path", for FIAS "host:port"
    QString account;         ///< user name, key name, or station id; the secret is in the keychain
    QString hotelCode;       ///< the channel's code of the property
    QString reservationsTo;  ///< PMS and GDS: URL to send bookings to; empty: none
    bool speaksTokens = false;  ///< supports message tokens (docs/decisions/0025)
    bool paused = false;

    std::vector<RoomMapping> rooms;
    std::vector<RateMapping> rates;

    int allotment = -1;             ///< rooms of a room type it may sell per night; -1: all
    int offset = 0;                 ///< added to the availability if positive; mostly negative
    int mostShown = -1;             ///< maximum shown; -1: no limit
    bool neverOversell = false;     ///< only physically free rooms: no overbooking
    bool stopSell = false;          ///< everything closed
    int horizonNights = 365;        ///< from the business date
    int markupBasisPoints = 0;      ///< on all prices: 1500 = +15 %
    int commissionBasisPoints = 0;  ///< of the price, kept by the channel
    std::vector<PlanCommission> planCommissions{};  ///< exceptions; each rate plan once
    Currency currency;                              ///< of the prices sent to it
    SupportedRestrictions supportedRestrictions;
    /// A night with a restriction that is not supported is closed; else that one is not sent.
    bool closesUnsupported = false;

    int availabilityPerMinute = 10;  ///< requests; 0: no limit
    int ratesPerMinute = 10;
    int batchSeconds = 2;      ///< batching window of changes
    int entriesAtMost = 3000;  ///< per request
    int timeoutSeconds = 60;
    bool weekdays = true;    ///< entries may name weekdays, if the protocol supports it
    bool ratesApart = true;  ///< sends prices and restrictions in separate requests
    int pollSeconds = 180;   ///< polling interval for reservations; 0: it pushes them

    friend bool operator==(const ChannelSettings &, const ChannelSettings &) = default;
};

/// What bookings of the channel keep (docs/decisions/0076).
CommissionRule commissionRuleOf(const ChannelSettings &settings);

/// Checks the settings: numbers in range, codes not empty and unique, an address valid for the
/// protocol. Plain HTTP only to this machine. The error names the field.
Result<void> validate(const ChannelSettings &settings);

/// The rows of a channel's board, in the order in which they are sent: rooms, restrictions, rates.
std::vector<RowKey> rowsOf(const ChannelSettings &settings);

/// Conversion to and from the stored form; an error has the position in the text.
QByteArray toText(const ChannelSettings &settings);
Result<ChannelSettings> fromText(const QByteArray &text);

}  // namespace roomrack::sync
