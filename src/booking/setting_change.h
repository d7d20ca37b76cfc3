// SPDX-License-Identifier: GPL-3.0-or-later
// Settings before and after a record that changed them, for the audit trail: those of the hotel
// (CatalogueChanged), of its requests (HotelSetupSaved) and of a channel (ChannelSetupSaved). Also
// the commission of a booking (BookingChanged), which is not in the log.
#pragma once

#include "inventory/catalogue.h"

#include <QtCore/QByteArray>

#include <optional>

namespace roomrack::booking {

/// JSON objects without secrets; empty: there were none, or none are left.
struct SettingChange {
    QByteArray before, after;
    friend bool operator==(const SettingChange &, const SettingChange &) = default;
};

/// What Settings shows of a hotel: "name", "city", "currency", "timeZone", "audit" ("03:00" or
/// "manual"), "horizon" in nights, "childAge" in years, "position", and "channels" with "id",
/// "name", "hold" and "longest" in seconds.
QByteArray settingsText(const inventory::Catalogue &catalogue);

/// {"commission": minor units}; none: empty.
QByteArray commissionText(std::optional<qint64> commission);
std::optional<qint64> commissionFrom(const QByteArray &text);

}  // namespace roomrack::booking
