// SPDX-License-Identifier: GPL-3.0-or-later
// The settings page's changes to a property's description, independent of widgets. They are applied
// to the current description when it is saved, so that other changes to it are not overwritten.
#pragma once

#include "engine/engine.h"

#include <QtCore/QFuture>

namespace roomrack::desktop {

struct ChannelTimes {
    ChannelId channel;
    int ttlSeconds = booking::kHoldTtl;
    int ceilingSeconds = booking::kHoldCeiling;
    friend bool operator==(const ChannelTimes &, const ChannelTimes &) = default;
};

struct HotelEdits {
    QString name;
    QString city;
    QString currency;
    QString timeZone;
    inventory::AuditMode audit{};
    int auditMinute = 180;
    int horizonNights = 730;
    double latitude = 0;
    double longitude = 0;
    std::vector<ChannelTimes> channels;
    int ageOfChildren = 10;  ///< whose age is not known
    friend bool operator==(const HotelEdits &, const HotelEdits &) = default;
};

HotelEdits editsOf(const inventory::Catalogue &catalogue);

/// Parses "38.7139, -9.1334" as copied from maps, also "38,7139 -9,1334"; empty is unknown (0, 0).
/// Degrees, north and east positive. The error's field is "coordinates".
Result<std::pair<double, double>> readPosition(const QString &text);

/// Applies the differences between `before` and `now` to the catalogue; channels deleted meanwhile
/// stay deleted. Errors name the field: currency.
Result<inventory::Catalogue> changed(inventory::Catalogue catalogue, const HotelEdits &before,
                                     const HotelEdits &now);

/// Saves on a separate thread; `service` must outlive the future. `desk` has the property and the
/// user.
QFuture<Result<void>> saveEdits(engine::PropertyService &service, const booking::Caller &desk,
                                const HotelEdits &before, const HotelEdits &now);

}  // namespace roomrack::desktop
