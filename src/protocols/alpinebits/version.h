// SPDX-License-Identifier: GPL-3.0-or-later
// Versions and actions of AlpineBits HotelData, and definitions shared by all messages.
#pragma once

#include "protocols/xml/guard.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <optional>

namespace roomrack::protocols::alpinebits {

enum class Version : quint8 { V2020_10, V2022_10, V2024_10 };
/// "2020-10"
QString textOf(Version version);
std::optional<Version> versionOf(QStringView text);

/// Action of a request: the form field "action".
enum class Action : quint8 {
    Handshake,    ///< OTA_Ping:Handshaking
    FreeRooms,    ///< OTA_HotelInvCountNotif:FreeRooms
    RatePlans,    ///< OTA_HotelRatePlanNotif:RatePlans
    BaseRates,    ///< OTA_HotelRatePlan:BaseRates
    Read,         ///< OTA_Read:GuestRequests
    Acknowledge,  ///< OTA_NotifReport:GuestRequests
    Push,         ///< OTA_HotelResNotif:GuestRequests
};
QString textOf(Action action);
std::optional<Action> actionOf(QStringView text);

/// A full sync covering years takes a few megabytes.
inline constexpr xml::Limits kLimits{10'000'000};

inline constexpr const char *kNamespace = "http://www.opentravel.org/OTA/2003/05";

}  // namespace roomrack::protocols::alpinebits
