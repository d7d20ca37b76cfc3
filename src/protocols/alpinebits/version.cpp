// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/alpinebits/version.h"

namespace roomrack::protocols::alpinebits {

namespace {

constexpr const char *kVersions[] = {"2020-10", "2022-10", "2024-10"};
constexpr const char *kActions[] = {"OTA_Ping:Handshaking",
                                    "OTA_HotelInvCountNotif:FreeRooms",
                                    "OTA_HotelRatePlanNotif:RatePlans",
                                    "OTA_HotelRatePlan:BaseRates",
                                    "OTA_Read:GuestRequests",
                                    "OTA_NotifReport:GuestRequests",
                                    "OTA_HotelResNotif:GuestRequests"};

template <typename T, size_t N>
std::optional<T> placeOf(const char *const (&list)[N], QStringView text)
{
    for (size_t i = 0; i < N; ++i)
        if (text == QLatin1String(list[i])) return static_cast<T>(i);
    return std::nullopt;
}

}  // namespace

QString textOf(Version version)
{
    return QString::fromLatin1(kVersions[static_cast<size_t>(version)]);
}

std::optional<Version> versionOf(QStringView text)
{
    return placeOf<Version>(kVersions, text);
}

QString textOf(Action action)
{
    return QString::fromLatin1(kActions[static_cast<size_t>(action)]);
}

std::optional<Action> actionOf(QStringView text)
{
    return placeOf<Action>(kActions, text);
}

}  // namespace roomrack::protocols::alpinebits
