// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync/protocols.h"

#include <QtCore/QSet>

#include <algorithm>

namespace roomrack::sync {

namespace {

/// What AlpineBits cannot express, or forbids.
Result<void> checkAlpineBits(const ChannelSettings &s)
{
    constexpr qsizetype kLongestCategory = 8;
    if (!s.neverOversell) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("exclude overbooking"),
            ErrorText::tr("AlpineBits does not allow overbooking; select “Exclude overbooking”"));
    }
    for (const RoomMapping &room : s.rooms) {
        if (room.code.size() > kLongestCategory) {
            return fail(
                ErrorCode::Invalid, QStringLiteral("room ID"),
                ErrorText::tr("AlpineBits room category codes must have 1 to 8 characters"));
        }
    }
    QSet<std::pair<qint64, QString>> codes;
    for (const RateMapping &rate : s.rates) {
        if (std::find(rate.guests.begin(), rate.guests.end(), 0) != rate.guests.end()) {
            return fail(ErrorCode::Invalid, QStringLiteral("guests"),
                        ErrorText::tr("AlpineBits requires prices per number of guests"));
        }
        const std::pair<qint64, QString> at{rate.roomType.value, rate.code};
        if (codes.contains(at)) {
            return fail(ErrorCode::Invalid, QStringLiteral("rate ID"),
                        ErrorText::tr("the ID “%1” is used more than once; use each ID once")
                            .arg(rate.code));
        }
        codes.insert(at);
    }
    return {};
}

}  // namespace

constinit const std::array<ProtocolFacts, 4> kProtocols{{
    {.protocol = Protocol::OtaJson,
     .name = "ota-json",
     .title = QT_TRANSLATE_NOOP("Channels", "JSON over HTTP"),
     .minStayThrough = true,
     .namesRevisions = true,
     .guestPrices = GuestPrices::OneOrEach},
    {.protocol = Protocol::AlpineBits,
     .name = "alpinebits",
     .title = "AlpineBits",
     .replacesNights = true,
     .guestPrices = GuestPrices::Each,
     .check = checkAlpineBits},
    {.protocol = Protocol::OpenTravel,
     .name = "opentravel",
     .title = QT_TRANSLATE_NOOP("Channels", "OpenTravel over SOAP"),
     .bookingsSent = BookingsSent::SoldThere,
     .soap = true},
    {.protocol = Protocol::Fias,
     .name = "fias",
     .title = "FIAS",
     .pms = true,
     .bookingsSent = BookingsSent::All,
     .messageTokens = true},
}};

const ProtocolFacts &factsOf(Protocol protocol)
{
    return *std::find_if(kProtocols.begin(), kProtocols.end(),
                         [protocol](const auto &row) { return row.protocol == protocol; });
}

const ProtocolFacts *protocolNamed(const QString &name)
{
    const auto at = std::find_if(kProtocols.begin(), kProtocols.end(), [&name](const auto &row) {
        return name == QLatin1String(row.name);
    });
    return at == kProtocols.end() ? nullptr : at;
}

}  // namespace roomrack::sync
